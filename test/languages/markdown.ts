import { type Document, listOperations } from "../../scripts/generate/document.ts";
import type { LanguageCall } from "./calls.ts";
import type { Cause } from "./known-failures.ts";

const INTRODUCTION = `# Other languages

\`npm run test:languages\` generates clients in other languages, calls every operation of the mock with each, and writes this page;
do not edit it. An operation works if the server receives the values of the document's examples, and the client returns what the
server sends. The methods that iterate over pages, and those for streams, must work, too.

The clients come from \`redocly generate-client\` 2.77.0, which is experimental, with two corrections. \`scripts/clients/\` changes
a copy of the document first, where a generator cannot express something: an operation whose response is JSON or a stream becomes
two. And it changes some lines of the generated code: without that, streams and pages would be requested without a body.
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
      return own.length === 0 ? "yes" : failed.has(id) ? "**no**" : `except ${own.map(({ suffix }) => suffix)}`;
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
