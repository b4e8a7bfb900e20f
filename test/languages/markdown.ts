import { stringify } from "yaml";
import { type Document, listOperations } from "../../src/core/document.ts";
import { valueAt } from "../../src/core/json-pointer.ts";
import type { Generator } from "../../src/samples/languages/render.ts";
import type { LanguageCall } from "./calls.ts";
import type { Fault } from "./faults.ts";
import type { Cause } from "./known-failures.ts";

const INTRODUCTION = `# Other languages

\`npm run build\` builds these clients in \`dist/clients/\`. None is published yet. We count an operation as working if the client
sends the request of the example unchanged and returns the whole response. If it has methods for pages or for a stream, those must
work as well.
`;

const LIMITS = `In all four clients:

- Retries and timeouts of streams can differ from those of other calls: see the README of the client.
- A stream that fails in mid-sentence returns the event that says so, such as \`conversation.response.error\`, and then an error with
  the data of the event. Its status is the \`code\` in the data, or 200 without one.
- A retry waits as long as \`Retry-After\` says, without a maximum.
- An error has no response headers, such as \`X-Request-Id\`.
- The responses are not validated.
`;

const MAINTENANCE = `## For maintainers

\`npm run test:languages\` installs each client, runs the program in its README, calls every operation of the mock, runs all samples
of the reference, and writes this page, so do not edit it. With \`-- --check\`, it fails if the page is out of date.

The clients come from \`redocly generate-client\` 2.77.0. The generator is experimental, and its output as it stands loses request
bodies, properties and nulls. So we adapt a copy of the document (\`src/clients/adapt-document.ts\`) and patch the generated code
(\`src/clients/patches/\`). Each fault below has a minimal document that reproduces it, and the code that is generated without our
corrections; \`…\` stands for code that we left out. If a new version of the generator writes something else,
\`npm run test:languages\` fails, and the correction may no longer be needed.

The generated code also has these faults, which do not depend on the document. We correct them, too:

- All: a stream that drops is requested again forever, and from the beginning if its events have no ids. A stream that fails in
  mid-sentence ends like a success. A redirect counts as success.
  Error messages do not say what is wrong. An empty id, \`.\` or \`..\` leads to the address of another operation.
- Python: a stream fails with an exception of httpx instead of \`ApiError\`, ignores the headers of the client, and has no timeout to
  connect. A union of an object and a string fails for the string. An event without a name has none instead of \`message\`.
- Go: methods for pages send a list in the query as one value. An incomplete last event is no error. A stream with the line ends of
  Windows has no events. An event without a name has none instead of \`message\`.
- PHP: a stream that drops ends as if it were complete, and its errors are texts. Methods for pages lack the ids in the path. An object
  without properties is sent as a list. Text that is not UTF-8 sends an empty body. An API key that happens to be the name of a function
  is called as one.
- Java: a character that is divided between two chunks of a stream is lost.
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
  { name: "PHP", generator: "php", needs: "PHP 8.1 with the curl extension" },
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
      return own.length === 0
        ? "yes"
        : failed.has(id)
          ? findCell(causes, id)
          : `except ${own.map(({ suffix }) => suffix)}`;
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
    `## What does not work\n\n${failing.join("")}`,
    LIMITS,
    MAINTENANCE,
    ...faults.map((fault) => renderFault(fault, example)),
    `## Operations\n\n| Operation | ${names} |\n| --- |${" --- |".repeat(languages.length)}\n${rows.join("\n")}\n`,
  ].join("\n");
}

/** What the table says about a failed call. */
function findCell(causes: readonly Cause[], call: string): string {
  return causes.find(({ calls }) => calls.includes(call))?.cell ?? "**no**";
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
