import { type Document, listOperations } from "../../scripts/generate/document.ts";
import type { LanguageCall } from "./calls.ts";
import type { Cause } from "./known-failures.ts";

/** What was found for one language. */
export interface Result {
  /** The reason why each failed call failed, by its name. */
  failures: Readonly<Record<string, string>>;
  causes: readonly Cause[];
}

const INTRODUCTION = `# Other languages

\`redocly generate-client\` generates clients from \`openapi.json\` in languages that this project has no client for. It is
experimental. This page says which operations work with what it generates. \`npm run test:languages\` generates the clients, calls
every operation of the mock with each, and writes this page; do not edit it.

An operation works if the server receives the values of the document's examples, and the client returns what the server sends. For
a list in pages, the method that iterates over the pages must work, too. **No client for these languages is published**, because
none works for all streams. To use another language, generate a client and avoid the operations below, or call the API with an
HTTP library, like the Python samples in the reference.

In a folder with a copy of \`generated/openapi.json\`, this generates the client for Python; for Go, replace \`python\` with
\`go\`:

\`\`\`sh
npx @redocly/cli@2.77.0 generate-client openapi.json --output client.ts --generator python
\`\`\`

The generator has two limits that the test avoids by changing the document first. Unless each list has \`x-redoclyPagination\`, a
client has no methods for pages. And because \`prompts.list\` and \`skills.list\` have the parameters \`sort.direction\` and
\`sort_direction\`, whose names become the same in Go, the client in Go compiles only if you remove \`sort_direction\`.
`;

/** Renders the results as a page in Markdown, with a table of operations and languages. */
export function renderMarkdown(
  document: Document,
  calls: readonly LanguageCall[],
  results: Readonly<Record<string, Result>>,
): string {
  const ids = [...listOperations(document)].map(({ operation }) => operation.operationId);
  const names = Object.keys(results);
  const listFailures = (id: string, { failures }: Result) =>
    calls.filter(({ operationId, name }) => operationId === id && name in failures).map(({ name }) => name);
  const totals = names.map((name) => {
    const working = ids.filter((id) => listFailures(id, results[name]!).length === 0);
    return `| ${name} | ${working.length} of ${ids.length} |`;
  });
  const sections = names.map((name) => `## What fails in ${name}\n\n${renderCauses(results[name]!)}`);
  const rows = ids.map((id) => {
    const cells = names.map((name) => {
      const failed = listFailures(id, results[name]!);
      return failed.length === 0 ? "yes" : failed.includes(id) ? "**no**" : "except pages";
    });
    return `| \`${id}\` | ${cells.join(" | ")} |`;
  });
  return [
    INTRODUCTION,
    `| Language | Operations that work |\n| --- | --- |\n${totals.join("\n")}\n`,
    ...sections,
    `## Operations\n\n| Operation | ${names.join(" | ")} |\n| --- |${" --- |".repeat(names.length)}\n${rows.join("\n")}\n`,
  ].join("\n");
}

function renderCauses({ causes, failures }: Result): string {
  const items = causes.map(({ cause, calls }) => {
    const failed = calls.filter((call) => call in failures).map((call) => `\`${call}\``);
    return `- ${cause} ${failed.join("; ")}.\n`;
  });
  return items.join("");
}
