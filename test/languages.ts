/**
 * Installs the clients in Python, Go, PHP and Java, and calls every operation of our own mock with them, with
 * the values of the document's examples: `npm run test:languages`. A call succeeds if the mock receives these values, and the
 * client returns what the mock sends. Prints why calls fail. Writes LANGUAGES.md; with `--check`, fails if that is out of date.
 */
import { existsSync } from "node:fs";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse as parseYaml } from "yaml";
import { writeClient } from "../scripts/build/clients.ts";
import { generateClient, generateCode } from "../src/clients/generate-client.ts";
import { type Document, findSuccess, resolve } from "../src/core/document.ts";
import type { ServerEvent, ServerEvents } from "../src/mock/exchange/responses.ts";
import { listen } from "../src/mock/http/listen.ts";
import { createServerMock } from "../src/mock/http/mock.ts";
import { readGuides } from "../src/reference/guides.ts";
import { runServedSamples } from "../src/reference/samples/check.ts";
import { createRecordingMock } from "../src/reference/samples/recording-mock.ts";
import type { Program } from "../src/reference/samples/run-programs.ts";
import { readSite } from "../src/reference/site.ts";
import { renderFunctionPrograms } from "../src/samples/function-programs.ts";
import { serverUrl } from "../src/samples/http-call.ts";
import {
  CLIENT_LABELS,
  type Generator,
  joinClientSteps,
  renderClientProgram,
} from "../src/samples/languages/render.ts";
import { renderManyRequests } from "../src/samples/many-requests.ts";
import { findOperation } from "../src/samples/render-steps.ts";
import { renderRetries } from "../src/samples/retries.ts";
import { listSteps, type Sample } from "../src/samples/samples.ts";
import { renderResumption, renderTextStream } from "../src/samples/stream-programs.ts";
import { findBrokenStreams } from "./languages/broken-streams.ts";
import { type LanguageCall, listCalls, listParameterCalls, toAsync } from "./languages/calls.ts";
import { CLIENTS, type LanguageClient } from "./languages/clients.ts";
import { findWrongDetails } from "./languages/details.ts";
import { FAULTS, hasFault } from "./languages/faults.ts";
import { type Exchange, findFailure, type Outcome } from "./languages/judge.ts";
import { listUnknownNames, renderMarkdown } from "./languages/markdown.ts";
import { SAMPLE_RUNNERS } from "./languages/samples.ts";
import { findWrongRequests } from "./reference/guide-requests.ts";

const document: Document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
const calls = [...listCalls(document), ...listParameterCalls(document)];
const example = parseYaml(await readFile("test/languages/faults.yaml", "utf8"));
/** The programs of the reference that are no samples of operations, by the operation that they call. */
const PROGRAMS: Readonly<Record<string, typeof renderTextStream>> = {
  "batch.jobs.create": (served, _, clients) => renderManyRequests(served, clients),
  "conversations.start": (served, _, clients) => renderFunctionPrograms(served, clients),
  "conversations.startStream": renderTextStream,
  "workflows.events.stream": renderResumption,
};
const programmed = {
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, { get, post, parameters }]) => {
      const [method, operation] = get && get.operationId in PROGRAMS ? ["get", get] : ["post", post];
      const item = { ...(parameters && { parameters }), [method as string]: operation };
      return operation && operation.operationId in PROGRAMS ? [[path, item]] : [];
    }),
  ),
};
const temporary = await mkdtemp(join(tmpdir(), "platform-languages-"));
try {
  await checkFaults();
  for (const [name, client] of Object.entries(CLIENTS)) {
    const folder = join(temporary, name);
    const code = await generateClient(client.generator, document);
    await writeClient(client.generator, join(folder, "package"), document.info.version, code);
    await checkPackage(client, join(folder, "package"));
    const unknown = listUnknownNames(client.generator, code);
    if (unknown.length > 0) throw new Error(`The ${name} client has no ${unknown.join(", ")}: see markdown.ts.`);
    await client.install(folder);
    await runReadme(client, folder);
    // Python has a second client, whose methods are asynchronous.
    const asynchronous = client.generator === "python" ? calls.map(toAsync) : [];
    printFailures(name, await listFailures(client, folder, [...calls, ...asynchronous]));
    await runSamples(client, folder, code);
    await runRetries(client, folder, code);
    await runGuides(client, folder, code);
    await checkBrokenStreams(client, folder);
    await checkDetails(client, folder);
  }
} finally {
  await rm(temporary, { recursive: true });
}
await writePage();

/** Throws an error if the package has no license, or the manifest another version than the document. */
async function checkPackage({ generator }: LanguageClient, folder: string): Promise<void> {
  await access(join(folder, "LICENSE"));
  const names = ["pyproject.toml", "composer.json", "pom.xml"].filter((name) => existsSync(join(folder, name)));
  for (const name of names)
    if (!(await readFile(join(folder, name), "utf8")).includes(document.info.version))
      throw new Error(`${name} of the ${generator} client has another version than ${document.info.version}.`);
}

/** Throws an error if a generator no longer has a fault. */
async function checkFaults(): Promise<void> {
  for (const generator of new Set(FAULTS.map((fault) => fault.generator))) {
    const code = await generateCode(generator, example);
    const gone = FAULTS.find((fault) => fault.generator === generator && !hasFault(code, fault));
    if (gone)
      throw new Error(
        `The ${generator} generator does not have this fault: "${gone.title}". Correct test/languages/faults.ts.`,
      );
  }
}

/** Runs the program of the README, and throws an error if it does not print what is said there. */
async function runReadme(client: LanguageClient, folder: string): Promise<void> {
  const readme = await readFile(join(folder, "package/README.md"), "utf8");
  const blockBelow = (line: string) =>
    /^```\w+\n([\s\S]*?)^```$/m.exec(readme.slice(readme.indexOf(`\n${line}:\n`)))![1]!;
  const server = await listen(createServerMock(), { port: 0 });
  try {
    const program = blockBelow(`\`${client.program}\``).replaceAll("http://127.0.0.1:4010", server.url);
    await writeFile(join(folder, client.program), program);
    const output = await client.run(folder);
    if (output !== blockBelow("It prints"))
      throw new Error(`The program of src/clients/${client.generator}/README.md prints:\n${output}`);
  } finally {
    await server.close();
  }
}

/** Runs the samples of the reference, and throws an error if one fails or does not end with the documented status. */
async function runSamples({ generator }: LanguageClient, folder: string, code: string): Promise<void> {
  const render = (served: Document, operationId: string) =>
    renderClientProgram(served, generator, listSteps(served, operationId), code);
  const renderOther = (served: Document, operationId: string) =>
    findSample(generator, PROGRAMS[operationId]!(served, operationId, { [generator]: code }));
  const runAll = (programs: Program[]) => SAMPLE_RUNNERS[generator](folder, programs);
  const errors = [
    ...(await runServedSamples(document, render, runAll)),
    ...(await runServedSamples(programmed, renderOther, runAll)),
  ];
  if (errors.length > 0) throw new Error(`Samples in ${CLIENT_LABELS[generator]} fail:\n${errors.join("\n")}`);
}

function findSample(generator: Generator, samples: Sample[]): string {
  return samples.find(({ label }) => label === CLIENT_LABELS[generator])!.source;
}

/** Runs the program that repeats a call, and throws an error if it does not do so after a first response of 429. */
async function runRetries({ generator }: LanguageClient, folder: string, code: string): Promise<void> {
  const operationId = "agents.create";
  const mock = createRecordingMock();
  const server = await listen(mock, { port: 0 });
  try {
    const served = { ...document, servers: [{ url: server.url }] };
    const source = findSample(generator, renderRetries(served, operationId, { [generator]: code }));
    const headers = { authorization: "Bearer retries", "content-type": "application/json" };
    const body = JSON.stringify({ operation_id: operationId, status: 429, retry_after: 0 });
    await mock.fetch(`${server.url}/_mock/faults`, { method: "POST", headers, body });
    const errors = await SAMPLE_RUNNERS[generator](folder, [{ operationId, key: "retries", source }]);
    const statuses = mock.readStatuses("retries").join(", ");
    if (errors.length > 0 || statuses !== "201, 429, 200")
      throw new Error(`${generator}: The program that retries got ${statuses}.\n${errors.join("\n")}`);
  } finally {
    await server.close();
  }
}

/** Runs the programs of the guides, and throws an error if one fails or gets other statuses than its page shows. */
async function runGuides({ generator }: LanguageClient, folder: string, code: string): Promise<void> {
  const guides = await readGuides(readSite(document), { [generator]: code });
  const mock = createRecordingMock({ isPatient: true });
  const server = await listen(mock, { port: 0 });
  try {
    const programs = guides.map(({ flow: { name }, samples }) => {
      const parts = samples.map((step) => findSample(generator, step));
      const source = joinClientSteps(parts).replaceAll(serverUrl(document), server.url);
      return { operationId: name, key: name, source };
    });
    const errors = await SAMPLE_RUNNERS[generator](folder, programs);
    for (const guide of guides) errors.push(...findWrongRequests(guide, mock));
    if (errors.length > 0) throw new Error(`Guides in ${CLIENT_LABELS[generator]} fail:\n${errors.join("\n")}`);
  } finally {
    await server.close();
  }
}

/** Throws an error if streams that break off are not handled as the README says. */
async function checkBrokenStreams(client: LanguageClient, folder: string): Promise<void> {
  const problems = await findBrokenStreams(calls, async (own, url) => {
    await writeFile(join(folder, client.program), await client.render(own, folder));
    return client.run(folder, url);
  });
  if (problems.length > 0) throw new Error(`Streams of the ${client.generator} client:\n${problems.join("\n")}`);
}

/** Throws an error if what comes late, is new or is in headers is not handled as the README says. */
async function checkDetails(client: LanguageClient, folder: string): Promise<void> {
  const { examples } = findSuccess(document, findOperation(document, "batch.jobs.get").operation).content![
    "application/json"
  ]!;
  const job = resolve(document, Object.values(examples!)[0]!).value as object;
  const problem = await findWrongDetails(client.generator, job, async (program, url) => {
    await writeFile(join(folder, client.program), program);
    return client.run(folder, url);
  });
  if (problem) throw new Error(`The ${client.generator} client: ${problem}`);
}

/** Returns each call, and the reason if it failed. */
async function listFailures(
  client: LanguageClient,
  folder: string,
  calls: readonly LanguageCall[],
): Promise<[call: string, reason: string | undefined][]> {
  const exchanges = new Map<string, Exchange[]>();
  const mock = createServerMock();
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
    await writeFile(join(folder, client.program), await client.render(calls, folder));
    const lines = (await client.run(folder, server.url)).trim().split("\n");
    const outcomes = new Map(lines.map((line): Outcome => JSON.parse(line)).map((outcome) => [outcome.name, outcome]));
    return calls.map((call) => [
      call.name,
      findFailure(document, call, outcomes.get(call.name), exchanges.get(call.key) ?? []),
    ]);
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

/** Prints how many calls succeeded, and why the others failed, which ends the program with an error. */
function printFailures(name: string, reasons: [call: string, reason: string | undefined][]): void {
  const failed = reasons.filter(([, reason]) => reason !== undefined);
  console.log(`${name}: ${reasons.length - failed.length} of ${reasons.length} calls succeed.`);
  for (const [call, reason] of failed) console.error(`  ${call} ${reason}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Writes LANGUAGES.md, or checks it, if all calls have succeeded. */
async function writePage(): Promise<void> {
  if (process.exitCode === 1) return;
  const page = renderMarkdown(FAULTS, example);
  if (!process.argv.includes("--check")) return writeFile("LANGUAGES.md", page);
  if ((await readFile("LANGUAGES.md", "utf8")) === page) return;
  console.error("LANGUAGES.md is out of date. Run `npm run test:languages`, and commit it.");
  process.exitCode = 1;
}
