import { stringify } from "yaml";
import type { Generator } from "../../scripts/clients/patches.ts";
import { type Document, listOperations } from "../../scripts/generate/document.ts";
import { valueAt } from "../../src/mock/lib/json-pointer.ts";
import type { LanguageCall } from "./calls.ts";
import type { Fault } from "./faults.ts";
import type { Cause } from "./known-failures.ts";

const INTRODUCTION = `# Other languages

These clients are built in \`dist/clients/\` by \`npm run build\`. None is published yet. An operation works if the server receives
the values of the document's examples, and the client returns what the server sends. Its method that iterates over pages, and that
for its stream, must work, too.
`;

const ORIGIN = `\`npm run test:languages\` installs each client, runs the program in its README, calls every operation of the mock, runs all
samples of the reference, and writes this page; do not edit it. With \`-- --check\`, it fails if the page is out of date.

The clients come from \`redocly generate-client\` 2.77.0, which is experimental. \`scripts/clients/\` corrects its faults: a copy of
the document avoids what a generator cannot express, and some lines of the generated code are replaced.
`;

const FAULTS = `## Faults of the generators

Each fault is shown with the smallest document that has it, and the code that is generated without our corrections. If a new version
of the generator writes something else, \`npm run test:languages\` fails, and the correction may no longer be needed.

These faults do not depend on the document, and are corrected, too: a stream without ids that breaks off is requested again from the
beginning, in PHP it ends as if it were complete, and in Java, its characters break at the end of a chunk. PHP calls an API key that
is the name of a function.
`;

interface ClientEntry {
  /** Language, by which `failures` are listed. */
  name: string;
  generator: Generator;
  /** What programs need. */
  needs: string;
}

const CLIENT_ENTRIES: readonly ClientEntry[] = [
  { name: "Python", generator: "python", needs: "Python 3.9 and httpx" },
  { name: "Go", generator: "go", needs: "Go 1.18" },
  { name: "PHP", generator: "php", needs: "PHP 8.1 with the extension curl" },
  { name: "Java", generator: "java", needs: "Java 17" },
];

/** Renders the page LANGUAGES.md. `failures` are by language, and `example` is the document with the faults. */
export function renderMarkdown(
  document: Document,
  calls: readonly LanguageCall[],
  failures: Readonly<Record<string, readonly Cause[]>>,
  faults: readonly Fault[],
  example: unknown,
): string {
  const ids = [...listOperations(document)].map(({ operation }) => operation.operationId);
  const languages = CLIENT_ENTRIES.map((entry) => {
    const causes = failures[entry.name]!;
    const failed = new Set(causes.flatMap((cause) => cause.calls));
    const cells = ids.map((id) => {
      const own = calls.filter((call) => call.operationId === id && failed.has(call.name));
      return own.length === 0 ? "yes" : failed.has(id) ? "**no**" : `except ${own.map(({ suffix }) => suffix)}`;
    });
    return { ...entry, causes, cells };
  });
  const totals = languages.map(({ name, generator, needs, cells }) => {
    const count = cells.filter((cell) => cell === "yes").length;
    return `| [${name}](src/clients/${generator}/README.md) | ${needs} | ${count} of ${ids.length} |\n`;
  });
  const failing = languages.flatMap(({ name, causes }) => causes.map((cause) => renderCause(name, cause)));
  const rows = ids.map((id, index) => `| \`${id}\` | ${languages.map(({ cells }) => cells[index]).join(" | ")} |`);
  const names = languages.map(({ name }) => name).join(" | ");
  return [
    INTRODUCTION,
    `| Client | Needs | Operations that work |\n| --- | --- | --- |\n${totals.join("")}`,
    ORIGIN,
    `## What fails\n\n${failing.join("")}`,
    FAULTS,
    ...faults.map((fault) => renderFault(fault, example)),
    `## Operations\n\n| Operation | ${names} |\n| --- |${" --- |".repeat(languages.length)}\n${rows.join("\n")}\n`,
  ].join("\n");
}

function renderCause(language: string, { cause, calls }: Cause): string {
  return `- ${language}: ${cause} ${calls.map((call) => `\`${call}\``).join("; ")}.\n`;
}

function renderFault({ title, place, generator, code, remedy }: Fault, example: unknown): string {
  const keys = place.split("/").slice(1);
  const part = keys.reduceRight<unknown>(
    (value, key) => ({ [key.replaceAll("~1", "/")]: value }),
    valueAt(example, place),
  );
  return `### ${title}

\`\`\`yaml
${stringify(part)}\`\`\`

\`\`\`${generator}
${code.trimEnd()}
\`\`\`

${remedy}
`;
}
