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

- With an idempotency key, the client repeats POST and PATCH, too. The API ignores the key: use one only with a gateway that
  detects repeated requests, or they take effect twice.
- A stream of a conversation or of speech that ends before its last event, and an event whose data is not JSON, are errors. A
  stream of workflow events or deployment logs has no last event, so its end is no error.
- A stream that fails in mid-sentence returns the event that says so, such as \`conversation.response.error\`, and then an error with
  the data of the event. Its status is the \`code\` in the data, or 200 without one.
- A property of a class or struct without a value is not sent. The README of each client shows how to send null.
- An error has the status, \`code\` and \`detail\` of the problem document, and the request id. So has the error of a response of 2xx
  that is not JSON or, for a stream, no stream of events, such as the HTML page of a proxy: its message has the status, type and
  URL, and the first 200 characters.
- The properties of responses are not validated, and a body of \`null\` is no error, except in PHP. A required property that is
  missing is \`None\`, \`null\` or the zero value, and in PHP a \`RuntimeException\`. A value of another type is an error in Go
  and PHP, unchanged in Python, and converted or null in Java.
`;

/** The names in backticks are those of the clients: `listUnknownNames` finds others. */
const FEATURES: readonly Record<"name" | Generator, string>[] = [
  {
    name: "Timeout by default",
    python: "60 seconds without data; a stream has 60 seconds to begin",
    go: "none",
    php: "none; a stream has 5 seconds to connect",
    java: "none",
  },
  {
    name: "Timeout as an option",
    python: "`timeout` of the client or call: time without data",
    go: "`Timeout`: whole call, also of a stream",
    php: "`timeout`: each attempt; not of streams",
    java: "`timeout`: until the response begins, and of its body; of a stream, until it begins",
  },
  {
    name: "Retries by default",
    python: "none",
    go: "none",
    php: "2",
    java: "none",
  },
  {
    name: "Retries as an option",
    python: "`retries` in `retry`",
    go: "`Retries` in `Retry`",
    php: "`attempts` in `retry`, one more than retries; not of streams",
    java: "`retries` in `retry`",
  },
  {
    name: "Wait before a retry, without `Retry-After`",
    python: "at most 1, 2, 4 and then 8 seconds",
    go: "at most 1, 2, 4 and then 8 seconds",
    php: "at most 1, 2, 4 and then 8 seconds, and at least half of that",
    java: "at most 1, 2, 4 and then 8 seconds",
  },
  {
    name: "Idempotency keys",
    python: "`idempotency_key` of the client or call",
    go: "`IdempotencyKey` of the client",
    php: "`idempotencyKey` of the call",
    java: "`idempotencyKey` of the client",
  },
  {
    name: "Streams",
    python: "generator",
    go: "function, iterator from Go 1.23 on",
    php: "`Generator`",
    java: "`EventStream`, an `Iterable`",
  },
  {
    name: "Pages and their items",
    python: "`agents_list_pages`, `agents_list_items`",
    go: "`AgentsListPages`, `AgentsListItems`",
    php: "`agentsListPages`, `agentsListItems`",
    java: "`agentsListPages`, `agentsListItems`",
  },
  { name: "Asynchronous calls", python: "`AsyncClient`", go: "goroutines", php: "no", java: "no" },
  {
    name: "Proxies",
    python: "`http_client`, or the environment",
    go: "`HTTPClient`, or the environment",
    php: "the environment",
    java: "`httpClient`, or system properties",
  },
  {
    name: "Logs",
    python: "`middleware`",
    go: "`Middleware`",
    php: "`middleware`, not of streams, and `onSettled`",
    java: "`middleware`",
  },
  {
    name: "Closing",
    python: "`close`, `aclose`, `with`",
    go: "not needed",
    php: "not needed",
    java: "`close` of streams",
  },
];

/** Returns the names in the table of features that the code of a client does not have. */
export function listUnknownNames(generator: Generator, code: string): string[] {
  const names = FEATURES.flatMap((feature) => [...feature[generator].matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
}

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
  in mid-sentence, or ends before its last event, ends like a success. A redirect counts as success, and so does the HTML
  page of a proxy for a stream. A method without a stream accepts \`stream: true\`. A retry waits as long as \`Retry-After\`
  says, but not until a date, and without a maximum; without it, the wait doubles forever. An error has no headers, code,
  detail or request id. Error messages do not say what is wrong. An empty id, \`.\` or \`..\` leads to the address of another
  operation. A key that is empty or has a line break is no key, begins another header, or is in an error message.
  Wrong options fail late, or not at all. Methods for pages begin with page 1 where the first is page 0.
- Python: a stream fails with an exception of httpx instead of \`ApiError\`, ignores most options of the client and call, and
  has no timeout. Calls fail after 5 seconds. Errors have no common class. A result that is not JSON is \`None\`. A result
  without a required property is an error. A client cannot be closed, nor an error pickled. A value of an enum that was
  added later is an error. A union of an object and a string fails for the string. An event without a name has none instead
  of \`message\`.
- Go: methods for pages send a list in the query as one value. An incomplete last event is no error. A stream with the line
  ends of Windows has no events. A wait before a retry does not end with the context. An event without a name has none
  instead of \`message\`.
- PHP: a stream that drops ends as if it were complete, its errors are texts, it ignores the idempotency key, and bad data
  is null. Methods for pages lack the ids in the path, and end silently if a cursor repeats. An object without properties
  becomes a list, and one in an array has the wrong names. A value of an enum that was added later is an error. Text that is
  not UTF-8 sends an empty body. An API key that happens to be the name of a function is called as one.
- Java: a character that is divided between two chunks of a stream is lost. A value of an enum that was added later is an
  error. The timeout does not limit the body of a response. A stream cannot be closed.
`;

const CLIENTS: readonly [name: string, generator: Generator, needs: string, install: string][] = [
  ["Python", "python", "Python 3.9 and httpx", "pip install ../platform-api/dist/clients/python"],
  [
    "Go",
    "go",
    "Go 1.18",
    "go mod edit -replace=github.com/platform-api/platform-api-go=../platform-api/dist/clients/go",
  ],
  [
    "PHP",
    "php",
    "PHP 8.1 with the curl extension",
    "composer config repositories.platform-api path ../platform-api/dist/clients/php",
  ],
  [
    "Java",
    "java",
    "Java 17",
    "javac -encoding UTF-8 -d classes ../platform-api/dist/clients/java/src/main/java/platformapi/Client.java",
  ],
];

/** Renders the page LANGUAGES.md. `example` is the document with the faults. */
export function renderMarkdown(faults: readonly Fault[], example: unknown): string {
  const rows = CLIENTS.map(
    ([name, generator, needs, install]) =>
      `| [${name}](src/clients/${generator}/README.md) | ${needs} | \`${install}\` |\n`,
  );
  const features = FEATURES.map(
    ({ name, ...cells }) => `| ${[name, ...CLIENTS.map(([, generator]) => cells[generator])].join(" | ")} |\n`,
  );
  return [
    INTRODUCTION,
    `| Client | Needs | Without a registry, in a folder next to the clone |\n| --- | --- | --- |\n${rows.join("")}`,
    "Each README has the whole steps. The clients differ in their options and defaults:\n",
    `| | Python | Go | PHP | Java |\n| --- | --- | --- | --- | --- |\n${features.join("")}`,
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
