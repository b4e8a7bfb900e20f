import { type Document, listOperations } from "../../scripts/generate/document.ts";
import type { LanguageCall } from "./calls.ts";
import type { Cause } from "./known-failures.ts";

const INTRODUCTION = `# Other languages

\`redocly generate-client\` generates clients from \`openapi.json\` in languages that this project has no client for. It is
experimental. This page says which operations work with what it generates. \`npm run test:languages\` generates the clients, calls
every operation of the mock with each, and writes this page; do not edit it.

An operation works if the server receives the values of the document's examples, and the client returns what the server sends. For
a list in pages, the method that iterates over the pages must work, too. **No client for these languages is published**, because
none works for all streams. To use another language, generate a client and avoid the operations below, or call the API with an
HTTP library, like the Python samples in the reference. The generator's clients in PHP and Java are not tested.

In a folder with a copy of \`generated/openapi.json\`, this generates the client for Python; for Go, replace \`python\` with
\`go\`:

\`\`\`sh
npx @redocly/cli@2.77.0 generate-client openapi.json --output client.ts --generator python
\`\`\`

The generator has two limits that the test avoids by changing the document first. Unless each list has \`x-redoclyPagination\`, a
client has no methods for pages. And because \`prompts.list\` and \`skills.list\` have the parameters \`sort.direction\` and
\`sort_direction\`, whose names become the same in Go, the client in Go compiles only if you remove \`sort_direction\`.
`;

/** Renders the failures by language as a page in Markdown, with a table of operations and languages. */
export function renderMarkdown(
  document: Document,
  calls: readonly LanguageCall[],
  failures: Readonly<Record<string, readonly Cause[]>>,
): string {
  const ids = [...listOperations(document)].map(({ operation }) => operation.operationId);
  const languages = Object.entries(failures).map(([name, causes]) => {
    const failed = new Set(causes.flatMap((cause) => cause.calls));
    const cells = ids.map((id) => {
      const own = calls.filter((call) => call.operationId === id && failed.has(call.name));
      return own.length === 0 ? "yes" : failed.has(id) ? "**no**" : "except pages";
    });
    return { name, causes, cells };
  });
  const totals = languages.map(({ name, cells }) => {
    return `| ${name} | ${cells.filter((cell) => cell === "yes").length} of ${ids.length} |`;
  });
  const sections = languages.map(
    ({ name, causes }) => `## What fails in ${name}\n\n${causes.map(renderCause).join("")}`,
  );
  const rows = ids.map((id, index) => `| \`${id}\` | ${languages.map(({ cells }) => cells[index]).join(" | ")} |`);
  const names = languages.map(({ name }) => name).join(" | ");
  return [
    INTRODUCTION,
    `| Language | Operations that work |\n| --- | --- |\n${totals.join("\n")}\n`,
    ...sections,
    `## Operations\n\n| Operation | ${names} |\n| --- |${" --- |".repeat(languages.length)}\n${rows.join("\n")}\n`,
  ].join("\n");
}

function renderCause({ cause, calls }: Cause): string {
  return `- ${cause} ${calls.map((call) => `\`${call}\``).join("; ")}.\n`;
}
