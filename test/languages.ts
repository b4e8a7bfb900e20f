/**
 * Generates clients in Python and Go with `redocly generate-client`, and calls every operation of our own mock with them, with
 * the values of the document's examples: `npm run test:languages`. A call succeeds if the mock receives these values, and the
 * client returns what the mock sends. Prints how many calls succeed, and why the others fail. Fails if these are not the ones
 * in test/languages/known-failures.ts. Writes LANGUAGES.md; with `--check`, fails if that is out of date.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateClient } from "../scripts/clients/generate-client.ts";
import { type Document, listOperations } from "../scripts/generate/document.ts";
import { run } from "../scripts/shared/programs.ts";
import type { ServerEvent, ServerEvents } from "../src/mock/areas/responses.ts";
import { listen } from "../src/mock/server/listen.ts";
import { createMock } from "../src/mock/server/mock.ts";
import { type LanguageCall, listCalls } from "./languages/calls.ts";
import { renderGoProgram } from "./languages/go.ts";
import { type Exchange, findFailure, type Outcome } from "./languages/judge.ts";
import { KNOWN_FAILURES, listSurprises } from "./languages/known-failures.ts";
import { renderMarkdown } from "./languages/markdown.ts";
import { renderPythonProgram } from "./languages/python.ts";
import { requireProgram } from "./tools/system-package.ts";

const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";
const GO = process.env.GO ?? "/usr/bin/go";
/** The module that Debian's package python3-httpx installs. */
const HTTPX = "/usr/lib/python3/dist-packages/httpx/__init__.py";

type Language = keyof typeof KNOWN_FAILURES;

/** Each function generates a client in a folder, and runs a program with it. It resolves to the output. */
const languages: Record<Language, (folder: string, calls: readonly LanguageCall[], url: string) => Promise<string>> = {
  Python: async (folder, calls, url) => {
    if (!process.env.PYTHON) requireProgram(HTTPX, { package: "python3-httpx", variable: "PYTHON" });
    await generateClient("python", folder, document);
    await writeFile(join(folder, "program.py"), renderPythonProgram(calls));
    return (await run(PYTHON, ["program.py", url], folder)).stdout;
  },
  Go: async (folder, calls, url) => {
    requireProgram(GO, { package: "golang-go", variable: "GO" });
    const client = join(folder, "client");
    await mkdir(client);
    await generateClient("go", client, document);
    await writeFile(join(folder, "go.mod"), "module probe\n\ngo 1.19\n");
    await writeFile(join(folder, "main.go"), renderGoProgram(calls, await readFile(join(client, "client.go"), "utf8")));
    return (await run(GO, ["run", ".", url], folder)).stdout;
  },
};

const document: Document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
const calls = listCalls(document);
const failures: Partial<Record<Language, Record<string, string>>> = {};
const temporary = await mkdtemp(join(tmpdir(), "platform-languages-"));
try {
  for (const [name, makeCalls] of Object.entries(languages)) {
    const folder = join(temporary, name);
    await mkdir(folder);
    failures[name as Language] = await listFailures((url) => makeCalls(folder, calls, url));
  }
} finally {
  await rm(temporary, { recursive: true });
}
printTable();
printFailures();
await writePage();

/** Returns the reason for each call that failed. */
async function listFailures(makeCalls: (url: string) => Promise<string>): Promise<Record<string, string>> {
  const exchanges = new Map<string, Exchange[]>();
  const mock = createMock();
  const server = await listen(
    {
      ...mock,
      async request(request) {
        const response = await mock.request(request);
        const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
        const { method, url } = request;
        const events: ServerEvent[] = [];
        const exchange: Exchange = {
          method,
          url,
          body: parse(request.body),
          status: response.status,
          response: parse(response.body),
          events,
        };
        exchanges.set(key, [...(exchanges.get(key) ?? []), exchange]);
        return { ...response, ...(response.events && { events: record(response.events, events) }) };
      },
    },
    { port: 0 },
  );
  try {
    const lines = (await makeCalls(server.url)).trim().split("\n");
    const outcomes = new Map(lines.map((line): Outcome => JSON.parse(line)).map((outcome) => [outcome.name, outcome]));
    const found = calls.map((call) => [
      call.name,
      findFailure(document, call, outcomes.get(call.name), exchanges.get(call.key) ?? []),
    ]);
    return Object.fromEntries(found.filter(([, reason]) => reason !== undefined));
  } finally {
    await server.close();
  }
}

/** Adds each event to a list when it is sent. */
function record(events: ServerEvents, sent: ServerEvent[]): ServerEvents {
  return async function* (signal) {
    for await (const event of events(signal)) {
      sent.push(event);
      yield event;
    }
  };
}

function parse(body: string | Uint8Array | undefined): unknown {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  return text === "" ? undefined : JSON.parse(text);
}

/** Prints how many calls of each area succeed in each language. */
function printTable(): void {
  const areas = new Map(
    [...listOperations(document)].map(({ operation }) => [operation.operationId, operation.tags[0]]),
  );
  const table: Record<string, Record<string, string>> = {};
  for (const area of [...new Set(areas.values()), "all"]) {
    const own = calls.filter(({ operationId }) => area === "all" || areas.get(operationId) === area);
    table[area] = Object.fromEntries(
      Object.entries(failures).map(([language, reasons]) => {
        const succeeded = own.filter(({ name }) => !(name in reasons));
        return [language, `${succeeded.length} of ${own.length}`];
      }),
    );
  }
  console.table(table);
}

/** Prints the failures by their causes. The exit code is 1 if one has no known cause, or a known one no longer occurs. */
function printFailures(): void {
  for (const [name, reasons] of Object.entries(failures)) {
    const causes = KNOWN_FAILURES[name as Language];
    for (const { cause, calls } of causes) {
      console.log(`\n${name}: ${cause}`);
      for (const call of calls.filter((call) => call in reasons)) console.log(`  ${call} ${reasons[call]}`);
    }
    const surprises = listSurprises(reasons, causes);
    if (surprises.length === 0) continue;
    console.log(`\n${name}: FAILED\n  ${surprises.join("\n  ")}`);
    process.exitCode = 1;
  }
}

/** Writes LANGUAGES.md, or checks it, if the failures are the known ones. */
async function writePage(): Promise<void> {
  if (process.exitCode === 1) return;
  const page = renderMarkdown(document, calls, KNOWN_FAILURES);
  if (!process.argv.includes("--check")) return writeFile("LANGUAGES.md", page);
  if ((await readFile("LANGUAGES.md", "utf8")) === page) return;
  console.error("LANGUAGES.md is out of date. Run `npm run test:languages`, and commit it.");
  process.exitCode = 1;
}
