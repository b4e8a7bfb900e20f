import { stringify } from "yaml";
import { valueAt } from "../../src/core/json-pointer.ts";
import type { Generator } from "../../src/samples/languages/render.ts";
import type { Fault } from "./faults.ts";

const INTRODUCTION = `# Other languages

\`npm run build\` builds these clients in \`dist/clients/\`. None is published yet. All operations work in all of them: a test sends the
request of each operation's example to the mock, and compares what the mock received, and what the client returns, with the
document. It does the same for the methods for pages and streams.
`;

const LIMITS = `In all four clients:

- Retries and timeouts of streams can differ from those of other calls: see the README of the client.
- A stream that fails in mid-sentence returns the event that says so, such as \`conversation.response.error\`, and then an error with
  the data of the event. Its status is the \`code\` in the data, or 200 without one.
- A property of a class or struct without a value is not sent. The README of each client shows how to send null.
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

- All: a stream that drops is requested again forever, and from the beginning if its events have no ids. A stream that fails
  in mid-sentence ends like a success. A redirect counts as success. A retry waits as long as \`Retry-After\` says, without a
  maximum. An error has no headers. Error messages do not say what is wrong. An empty id, \`.\` or \`..\` leads to the address
  of another operation.
- Python: a stream fails with an exception of httpx instead of \`ApiError\`, ignores the headers of the client, and has no
  timeout to connect. A value of an enum that was added later is an error. A union of an object and a string fails for the
  string. An event without a name has none instead of \`message\`.
- Go: methods for pages send a list in the query as one value. An incomplete last event is no error. A stream with the line
  ends of Windows has no events. A wait before a retry does not end with the context. An event without a name has none instead
  of \`message\`.
- PHP: a stream that drops ends as if it were complete, and its errors are texts. Methods for pages lack the ids in the path.
  An object without properties becomes a list. A value of an enum that was added later is an error. Text that is not UTF-8
  sends an empty body. An API key that happens to be the name of a function is called as one.
- Java: a character that is divided between two chunks of a stream is lost. A value of an enum that was added later is an
  error. The timeout does not limit the body of a response.
`;

const CLIENTS: readonly [name: string, generator: Generator, needs: string][] = [
  ["Python", "python", "Python 3.9 and httpx"],
  ["Go", "go", "Go 1.18"],
  ["PHP", "php", "PHP 8.1 with the curl extension"],
  ["Java", "java", "Java 17"],
];

/** Renders the page LANGUAGES.md. `example` is the document with the faults. */
export function renderMarkdown(faults: readonly Fault[], example: unknown): string {
  const rows = CLIENTS.map(
    ([name, generator, needs]) => `| [${name}](src/clients/${generator}/README.md) | ${needs} |\n`,
  );
  return [
    INTRODUCTION,
    `| Client | Needs |\n| --- | --- |\n${rows.join("")}`,
    LIMITS,
    MAINTENANCE,
    ...faults.map((fault) => renderFault(fault, example)),
  ].join("\n");
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
