import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { type Document, listOperations } from "../../src/core/document.ts";
import { createMock, listen } from "../../src/mock/index.ts";
import {
  findHttpx,
  listPrograms,
  runNodeSamples,
  runServedSamples,
  sampleIn,
} from "../../src/reference/samples/check.ts";
import { compile } from "../../src/reference/samples/compile.ts";
import { createRecordingMock } from "../../src/reference/samples/recording-mock.ts";
import { runJavaScript } from "../../src/reference/samples/run-javascript.ts";
import { type Program, runPython, runShell } from "../../src/reference/samples/run-programs.ts";
import { withCodeSamples } from "../../src/samples/add-code-samples.ts";
import { CHOICES } from "../../src/samples/choices.ts";
import { renderFunctionPrograms } from "../../src/samples/function-programs.ts";
import { renderManyRequests } from "../../src/samples/many-requests.ts";
import { LANGUAGES, type Language } from "../../src/samples/render-call.ts";
import { findOperation, renderSteps } from "../../src/samples/render-steps.ts";
import { renderRetries } from "../../src/samples/retries.ts";
import { exampleStep, renderSample, renderSamples } from "../../src/samples/samples.ts";
import { renderResumption, renderTextStream } from "../../src/samples/stream-programs.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

const source = (operationId: string, language: Language) => renderSample(document, operationId, language).source;

test("the TypeScript samples of every operation and the other programs compile, and one with a type error does not", () => {
  const source = 'import { Platform } from "platform-api";\n\nawait new Platform().agents.get(1);';
  const others = [
    renderTextStream(document, "conversations.startStream"),
    renderResumption(document, "workflows.events.stream"),
    renderManyRequests(document),
    renderRetries(document, "agents.create"),
  ].map((samples, index) => {
    const { source } = defined(samples.find(({ label }) => label === "TypeScript"));
    // The types of Node.js are missing.
    return { operationId: `other${index}`, source: source.replaceAll("process.stdout.write", "console.log") };
  });
  const programs = [...listPrograms(document, sampleIn("TypeScript")), ...others];
  expect(compile([{ operationId: "wrong", source }, ...programs])).toEqual([
    "wrong:3: Argument of type 'number' is not assignable to parameter of type 'string'.",
  ]);
});

test.each(["TypeScript", "fetch"] as const)(
  "the %s sample of every operation ends with the documented status",
  async (language) => {
    expect(await runNodeSamples(document, language)).toEqual([]);
  },
);

test("the curl sample of every operation ends with the documented status", async () => {
  expect(await runServedSamples(document, sampleIn("curl"), runShell)).toEqual([]);
});

const python = await findHttpx();
const hasJq = !spawnSync("jq", ["--version"]).error;

test.skipIf(!python)("the httpx sample of every operation ends with the documented status", async () => {
  const runAll = (programs: Program[]) => runPython(defined(python), "run", programs);
  expect(await runServedSamples(document, sampleIn("httpx"), runAll)).toEqual([]);
});

test("a sample of fetch prints the parsed events of a stream", async () => {
  const code = source("conversations.startStream", "fetch");
  expect(code).toMatch(/^import \{ EventSourceParserStream \} from "eventsource-parser\/stream";/);
  const printed = await runJavaScript(code, createRecordingMock(), "key");
  expect(printed.at(0)).toMatchObject({ type: "conversation.response.started" });
  expect(printed.at(-1)).toMatchObject({ type: "conversation.response.done" });
});

const CUT_OFF = "event: tide\ndata: 1\n\n";
/** The samples that read a stream, each with what it must not take for the end, and what it must. */
const STREAMS = [...listOperations(document)].flatMap(({ operation: { operationId, "x-stream": stream } }) => {
  if (!source(operationId, "fetch").includes("EventSourceParserStream")) return [];
  const { ends, failures = [] } = stream!;
  const successes = ends.filter((name) => !failures.includes(name));
  const failed = failures.map((name) => `${CUT_OFF}event: ${name}\ndata: {"code":503,"message":"No model."}\n\n`);
  const [success] = successes;
  const good = success === undefined ? [] : [`${CUT_OFF}event: ${success}\ndata: {}\n\n`];
  const ending = success === undefined ? `has failed.* ${failures[0]}` : `is complete.* ${success}`;
  const bad = success === undefined ? failed : [...failed, CUT_OFF];
  return [{ operationId, bad, good, ending }];
});

test("the streams of samples that can fail", () => {
  expect(STREAMS.map(({ operationId, bad }) => [operationId, bad.length])).toEqual([
    ["conversations.startStream", 2],
    ["conversations.appendStream", 2],
    ["conversations.restartStream", 2],
    ["workflows.deployments.logs.stream", 1],
    ["workflows.events.stream", 1],
  ]);
});

describe.each(STREAMS)("a sample of $operationId fails if the stream does not end as it should", (stream) => {
  const { operationId, bad, good, ending } = stream;
  test.each(["TypeScript", "fetch"] as const)("in %s", async (language) => {
    const read = (body: string) => {
      const headers = { "content-type": "text/event-stream" };
      const mock = { ...createRecordingMock(), fetch: async () => new Response(body, { headers }) };
      return runJavaScript(source(operationId, language), mock, "key");
    };
    for (const body of bad) await expect(read(body)).rejects.toThrow();
    for (const body of good) await expect(read(body)).resolves.toBeDefined();
  });

  test.skipIf(!python)("in Python with httpx", async () => {
    const bodies = [...bad, ...good];
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).end(bodies.shift());
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const program = {
      operationId,
      key: "key",
      source: source(operationId, "httpx").replace("127.0.0.1:4010", `127.0.0.1:${port}`),
    };
    const programs = bodies.map(() => program);
    const errors = await runPython(defined(python), "run", programs);
    server.close();
    expect(errors).toEqual(bad.map(() => expect.stringContaining("RuntimeError('The stream has failed")));
  });

  test("and that in curl says what the last event has to be", () => {
    expect(source(operationId, "curl").replaceAll("\n# ", " ")).toMatch(new RegExp(`^# The stream ${ending}\\.$`, "m"));
  });
});

test("a sample of fetch with a syntax of TypeScript does not run, because it is no JavaScript", async () => {
  const code = source("agents.get", "fetch").replace("response.ok", "response!.ok");
  await expect(runJavaScript(code, createRecordingMock(), "key")).rejects.toThrow(SyntaxError);
});

test.skipIf(!python)("a sample of httpx prints the parsed events of a stream", async () => {
  const server = await listen(createMock(), { port: 0 });
  const served = { ...document, servers: [{ url: server.url }] };
  const { source } = renderSample(served, "conversations.startStream", "httpx");
  const check = [
    "printed = []",
    source.replace("print(", "printed.append("),
    'assert printed[0]["type"] == "conversation.response.started"',
    'assert printed[-1]["type"] == "conversation.response.done"',
  ];
  const program = { operationId: "stream", key: "key", source: check.join("\n") };
  expect(await runPython(defined(python), "run", [program]).finally(server.close)).toEqual([]);
});

test.skipIf(spawnSync("python3", ["--version"]).error)("the httpx sample of every operation compiles", async () => {
  expect(await runPython("python3", "compile", listPrograms(document, sampleIn("httpx")))).toEqual([]);
});

test.each(LANGUAGES)("a line of a %s sample is longer than 80 characters only if it is one text", (language) => {
  const long = listPrograms(document, sampleIn(language))
    .flatMap((program) => program.source.split("\n"))
    .filter((line) => line.length > 80);
  const isText = (line: string) => /^\s*("?[\w-]+"?: )?f?(["`]).*\2,?$/.test(line) || /^ {2}"?http\S+ \\$/.test(line);
  expect(long.filter((line) => !isText(line))).toEqual([]);
});

test("samples call the first server of the document", () => {
  const elsewhere = { ...document, servers: [{ url: "https://api.tidewater.example" }] };
  const texts = renderSamples(elsewhere, "agents.get").map((sample) => sample.source);
  expect(texts.join("\n").match(/https?:\/\/[^/]+/g)).toEqual(Array(3).fill("https://api.tidewater.example"));
});

test("a sample sends what is required, and no default", () => {
  expect(source("agents.create", "curl")).toBe(`curl http://127.0.0.1:4010/v1/agents \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json '{"model": "aurora-large", "name": "Scout"}'`);
  expect(source("workflows.schedules.pause", "TypeScript")).toMatch(/\.pause\("morning-briefing-daily"\);$/);
});

test("a sample in TypeScript iterates over a list", () => {
  expect(source("agents.list", "TypeScript")).toBe(`import { Platform } from "platform-api";

const client = new Platform();

for await (const agent of client.agents.list()) console.log(agent);`);
});

test("a sample in TypeScript iterates over a stream, which the client asks for by itself", () => {
  expect(source("conversations.startStream", "TypeScript")).toContain(`
const events = client.conversations.startStream({
  inputs: "When is low water at Harbor Point on 2 March?",
  agent_id: "ag_0197c3d0",
});
for await (const event of events) console.log(event);`);
});

test("a sample of curl shows events as they come", () => {
  expect(source("conversations.startStream", "curl")).toBe(`# The stream is complete if its last event is
# conversation.response.done.
curl -N http://127.0.0.1:4010/v1/conversations \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  -H "Accept: text/event-stream" \\
  --json '{
    "inputs": "When is low water at Harbor Point on 2 March?",
    "agent_id": "ag_0197c3d0",
    "stream": true
  }'`);
});

test("a sample of curl takes JSON with single quotes from a here-document", () => {
  expect(source("observability.spans.search", "curl")).toBe(`curl \\
  http://127.0.0.1:4010/v1/observability/spans/search \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json @- <<'JSON'
{"search_expression": "agent_name = 'Scout' AND duration_ns > 2000000000"}
JSON

# Next page: ?cursor={spans.cursor}
# The last page has none.`);
});

test("an operation of users sends the token of the user, too", () => {
  const names = LANGUAGES.map((language) =>
    source("users.me.get", language)
      .match(/PLATFORM_\w+/g)
      ?.at(-1),
  );
  // The client reads it from the environment.
  expect(names).toEqual(["PLATFORM_USER_CONTEXT_TOKEN", undefined, ...Array(2).fill("PLATFORM_USER_CONTEXT_TOKEN")]);
});

test("the published document has the samples of every operation", () => {
  const published = withCodeSamples(document);
  for (const { operation } of listOperations(published))
    expect(operation).toMatchObject({ "x-codeSamples": renderSamples(document, operation.operationId) });
  expect(JSON.stringify(document)).not.toContain("x-codeSamples");
});

test.each(Object.entries(CHOICES))("the choice for %s names what the document has", (operationId, choice) => {
  const { operation, parameters } = findOperation(document, operationId);
  const examples = operation.requestBody?.content["application/json"]?.examples ?? {};
  const { body = {} } = exampleStep(document, operationId);
  const has = (path: string) => path.split(".").reduce<unknown>((at, key) => (at as never)?.[key], body) !== undefined;
  expect([...(choice.fields ?? []), ...Object.keys(choice.changes ?? {})].filter((path) => !has(path))).toEqual([]);
  expect(choice.example ? Object.keys(examples).slice(1) : [undefined]).toContain(choice.example);
  const names = parameters.filter(({ required }) => !required).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...(choice.parameters ?? [])]));
});

const second = Object.keys(CHOICES).filter((operationId) => defined(CHOICES[operationId]).after);

test.each(second)("%s alone responds 409, so that its sample shows the call before it", async (operationId) => {
  const mock = createRecordingMock();
  const alone = defined(renderSteps(document, "fetch", [exampleStep(document, operationId)])[0]);
  await expect(runJavaScript(alone, mock, "key")).rejects.toThrow('"status":409');
  expect(mock.readStatuses("key")).toEqual([409]);
});

/** Sent by the key of each program before it runs. */
const FAULT = { operation_id: "agents.create", status: 429, retry_after: 0 };

test.each([
  ["create a batch job with a thousand requests", renderManyRequests, undefined, { total_requests: 1000 }, [200]],
  [
    "run functions until the model answers",
    renderFunctionPrograms,
    undefined,
    [{ type: "message.output" }],
    [200, 200],
  ],
  [
    "send a request again after 429",
    (served: Document) => renderRetries(served, "agents.create"),
    FAULT,
    { name: "Scout" },
    [201, 429, 200],
  ],
])("programs %s", async (_name, render, fault, result, statuses) => {
  const mock = createRecordingMock();
  const server = await listen(mock, { port: 0 });
  const samples = render({ ...document, servers: [{ url: server.url }] });
  const labels = ["TypeScript", "fetch", ...(hasJq ? ["curl"] : []), ...(python ? ["httpx"] : [])];
  for (const label of fault ? labels : []) {
    const headers = { authorization: `Bearer ${label}`, "content-type": "application/json" };
    await mock.fetch(`${server.url}/_mock/faults`, { method: "POST", headers, body: JSON.stringify(fault) });
  }
  const program = (label: string) => {
    const { source } = defined(samples.find((sample) => sample.label === label));
    return { operationId: label, key: label, source };
  };
  for (const label of ["TypeScript", "fetch"])
    expect(await runJavaScript(program(label).source, mock, label)).toMatchObject([result]);
  const errors = [
    ...(hasJq ? await runShell([program("curl")]) : []),
    ...(python ? await runPython(python, "run", [program("httpx")]) : []),
  ];
  await server.close();
  expect(errors).toEqual([]);
  for (const label of labels) expect(mock.readStatuses(label), label).toEqual(statuses);
});
