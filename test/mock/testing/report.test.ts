import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { fail } from "../../../src/mock/index.ts";
import { createMock } from "../../../src/mock/testing/create-mock.ts";

const mock = createMock();

test("a report lists the requests, and the unused replies, faults and turns", async () => {
  const sandbox = mock.sandbox("unused");
  const client = sandbox.client({ maxRetries: 0 });
  await sandbox.reply({ match: { operation_id: "models.get", path: "/v1/models/aurora-small" }, status: 404 });
  await sandbox.reply({ match: { operation_id: "models.list" }, status: 429, times: null });
  await sandbox.reply({ match: { query: { q: "tide" }, headers: { "x-a": "b" } }, unchecked: true, times: null });
  await sandbox.fault({ operation_id: "models.get", status: 503, retry_after: 1, times: 3, probability: 0.5 });
  await sandbox.fault({ operation_id: "agents.create", match: { method: "POST" }, drop: true });
  await sandbox.respondWith("Low water is at 06:12.", { error: { status: 503 }, match: { model: "aurora-small" } });
  await sandbox.respondWith({ content: "I don't know.", times: null });
  await client.models.list().catch(() => {});
  await client.models.get("aurora-large").catch(() => {});
  const report = await sandbox.report();
  expect(report.split("\n").slice(0, 3)).toEqual([
    "Requests of the test to its sandbox (2):",
    "  GET /v1/models -> 429",
    expect.stringMatching(/^ {4}RATE_LIMITED: .* Changed by reply_[0-9a-f]{8}\.$/),
  ]);
  const [, replies, faults, turns] = report.split(/^Unused (?:replies|faults|turns):\n/m);
  expect(replies?.trimEnd().split("\n")).toEqual([
    "  status 404 for models.get /v1/models/aurora-small",
    "    nearest: GET /v1/models/aurora-large. The path is /v1/models/aurora-large, not /v1/models/aurora-small.",
    "  status 200 for any operation with conditions on query, headers",
    expect.stringMatching(
      /^ {4}nearest: GET .* The query parameter q is missing, not "tide"\. The header x-a is missing/,
    ),
  ]);
  expect(faults?.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^ {2}status 503, retry_after 1, probability 0\.5 for models\.get \([23] more times\)$/),
    "  drop for agents.create POST",
    expect.stringMatching(
      /^ {4}nearest: GET .* The operation is models\.(get|list), not agents\.create\. The method is GET/,
    ),
  ]);
  expect(turns?.split("\n")).toEqual(['  "Low water is at 06:12."', '  {"status":503} for model aurora-small']);
});

test("a report has the reason of each response that is no success, and notes", async () => {
  const own = createMock();
  const sandbox = own.sandbox("reasons");
  const headers = { authorization: `Bearer ${sandbox.key}`, "content-type": "application/json" };
  const send = async (method: string, path: string, body?: object) =>
    (await own.fetch(`http://mock.test${path}`, { method, headers, body: body ? JSON.stringify(body) : null })).text();
  const fault = await sandbox.fault({ operation_id: "agents.get", status: 503 });
  const reply = await sandbox.reply({
    match: { operation_id: "models.list" },
    status: 500,
    body: { code: "QUOTA", detail: "None." },
    unchecked: true,
  });
  const [turn] = await sandbox.respondWith({ content: "Low water is at", error: { status: 503, detail: "Gone." } });
  await send("GET", "/v1/agents/ag_0197c3d0");
  await send("GET", "/v1/agents/ag_none?tide=1");
  await send("GET", "/v1/models");
  await send("POST", "/v1/conversations", { model: "aurora-large", inputs: "When?", stream: true });
  const requests = [{ body: { model: "aurora-larg", input: "i" } }, { body: { model: "aurora-guard", input: "i" } }];
  const { id } = JSON.parse(await send("POST", "/v1/batch/jobs", { endpoint: "/v1/moderations", requests }));
  await sandbox.clock.advance(60_000);
  const job = JSON.parse(await send("GET", `/v1/batch/jobs/${id}`));
  expect(job).toMatchObject({ status: "SUCCESS", failed_requests: 1 });
  expect((await sandbox.report()).split("\n")).toEqual([
    "Requests of the test to its sandbox (6):",
    "  GET /v1/agents/ag_0197c3d0 -> 503",
    `    UNAVAILABLE: A fault was injected for agents.get: status 503. Changed by ${fault.id}.`,
    "  GET /v1/agents/ag_none?tide=1 -> 404",
    expect.stringMatching(/^ {4}AGENT_NOT_FOUND: .*ag_none/),
    "    agents.get has no query parameter tide. It has agent_version.",
    "  GET /v1/models -> 500",
    `    QUOTA: None. Changed by ${reply.id}.`,
    "  POST /v1/conversations -> 200",
    `    503: Gone. Changed by ${turn?.id}.`,
    "  POST /v1/batch/jobs -> 200",
    `  GET /v1/batch/jobs/${id} -> 200`,
    `    1 of 2 requests of the batch job ${id} failed: ${job.errors[0].message}`,
  ]);
});

test("no text of a response shows a secret, in a report as in the journal, its stream and a search", async () => {
  const text = "Send Bearer canary-4711 first.";
  const created_at = "2026-03-02T12:00:00Z";
  const events = [
    {
      event: "conversation.response.error",
      data: { type: "conversation.response.error", message: text, code: 7, created_at },
    },
  ];
  const own = createMock({
    handlers: {
      "agents.get": () => fail(429, "RATE_LIMITED", text),
      "models.get": (_request, next) => ({
        status: 200,
        body: { ...(next().body as object), description: text } as never,
      }),
      "conversations.startStream": () => ({ status: 200, events: () => events }) as never,
    },
  });
  const sandbox = own.sandbox("secrets");
  const headers = { authorization: `Bearer ${sandbox.key}`, "content-type": "application/json" };
  const send = (method: string, path: string, body?: object) =>
    own.fetch(`http://mock.test${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  await sandbox.reply({ match: { operation_id: "models.list" }, status: 500, body: { detail: text }, unchecked: true });
  await sandbox.respondWith({ content: text, error: { status: 503, detail: text } });
  for (const path of ["agents/ag_1", "models/aurora-large", "models"]) await (await send("GET", `/v1/${path}`)).text();
  const inputs = { model: "aurora-large", inputs: "Hi" };
  for (const stream of [true, false]) await (await send("POST", "/v1/conversations", { ...inputs, stream })).text();
  const reader = (await send("GET", "/_mock/journal/stream")).body!.pipeThrough(new TextDecoderStream()).getReader();
  let streamed = "";
  while (streamed.split("event: request").length <= 5) streamed += (await reader.read()).value;
  await reader.cancel();
  const search = await (await send("POST", "/_mock/journal/search", {})).text();
  const near = await (await send("POST", "/_mock/journal/search", { match: { path: "/none" } })).text();
  for (const shown of [
    await sandbox.report(),
    await (await send("GET", "/_mock/journal")).text(),
    search,
    near,
    streamed,
  ]) {
    expect(shown).toContain("****");
    expect(shown).not.toContain("canary-4711");
  }
});

test("a report is bounded, and counts the requests that the journal has dropped", async () => {
  const sandbox = mock.sandbox("bounded");
  for (let count = 0; count < 12; count += 1)
    await sandbox.fault({ operation_id: "agents.get", match: { path: `/v1/agents/${"a".repeat(300)}` }, drop: true });
  const headers = { authorization: `Bearer ${sandbox.key}` };
  for (let count = 0; count < 1005; count += 1) await mock.request({ method: "GET", url: "/v1/models", headers });
  const lines = (await sandbox.report()).split("\n");
  expect(lines[0]).toBe("Requests of the test to its sandbox (the last 20 of 1005):");
  expect(lines).toHaveLength(1 + 20 + 1 + 20 + 1);
  expect(lines.at(-1)).toBe("  … and more");
  expect(Math.max(...lines.map(({ length }) => length))).toBe(200);
});

test.each<[name: string, error: Error]>([
  ["an error", new TypeError("expected 1 to be 2")],
  ["an error of another realm", runInNewContext('new TypeError("expected 1 to be 2")')],
])("reportOn appends the report to %s", async (_name, error) => {
  const sandbox = mock.sandbox("errors");
  const frames = error.stack?.split("\n").slice(1).join("\n");
  expect(await sandbox.reportOn(error)).toBe(error);
  const message = "expected 1 to be 2\n\nThe test sent no request to its sandbox.";
  expect(error.message).toBe(message);
  expect(error.stack).toBe(`TypeError: ${message}\n${frames}`);
});

test.each([["a text"], [7], [null]])("reportOn returns %j, which is no error", async (thrown) => {
  expect(await mock.sandbox("errors").reportOn(thrown)).toBe(thrown);
});
