import { getEventListeners } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../../src/mock/server/listen.ts";
import { createMock } from "../../../src/mock/server/mock.ts";
import { until } from "../../until.ts";

const COUNT = 50;
const AGENT = "/v1/agents/ag_0197c3d0";
const STREAM = "/v1/workflows/events/stream?workflow_exec_id=*";
const START = { agent_id: "ag_0197c3d0", inputs: "When is low water?" };
const headers = { authorization: "Bearer releases", "content-type": "application/json" };
/** A fault or a reply for each request of an operation. */
const fault = (operation_id: string, effect: object) =>
  ["/_mock/faults", { operation_id, times: COUNT, ...effect }] as const;
const reply = (operation_id: string, effect: object) =>
  ["/_mock/replies", { match: { operation_id }, times: COUNT, unchecked: true, ...effect }] as const;
const REDIRECT = { status: 307, headers: { location: "/v1/models" }, body: {} };
const [GET, EVENTS] = ["agents.get", "conversations.startStream"];

/** Starts a mock, and collects what its connections have in use. */
async function setUp() {
  const mock = createMock();
  const { url, close } = await listen(mock, { port: 0 });
  onTestFinished(close);
  const prepare = async (path: string, body: object) =>
    expect((await mock.fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status).toBe(201);
  return { mock, url, prepare };
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

type Ways = Record<string, readonly [prepare: readonly (readonly [string, object])[], path: string, left?: boolean]>;
/** What a request to the mock may be, and whether its client leaves before the end. */
const WAYS: Ways = {
  "an operation": [[], AGENT],
  "an operation that fails": [[], "/v1/agents/ag_unknown"],
  "an operation with a body": [[], "/v1/conversations"],
  "a stream": [[], "/v1/conversations#"],
  "a stream that waits, and is left": [[], STREAM, true],
  "a fault with a delay": [[fault(GET!, { latency_ms: 1 })], AGENT],
  "a delay that is left": [[fault(GET!, { latency_ms: 600_000 })], AGENT, true],
  "a fault that drops": [[fault(GET!, { drop: true })], AGENT],
  "a fault that cuts a body": [[fault(GET!, { cut_after_bytes: 9 })], AGENT],
  "a fault that cuts a stream": [[fault(EVENTS!, { cut_after_events: 2 })], "/v1/conversations#"],
  "a stream with delays": [[fault(EVENTS!, { event_latency_ms: 1, cut_after_events: 3 })], "/v1/conversations#"],
  "a delay in a stream that is left": [[fault(EVENTS!, { event_latency_ms: 600_000 })], "/v1/conversations#", true],
  "a redirect": [[reply(GET!, REDIRECT)], AGENT],
};

/** The path and the request for a way. */
function toInit(path: string) {
  const isStream = path.endsWith("#");
  const body = path.startsWith("/v1/conversations") ? JSON.stringify({ ...START, stream: isStream }) : undefined;
  return { path: path.replace("#", ""), method: body ? "POST" : "GET", body };
}

test.each(Object.entries(WAYS))("on one signal without a port, %s leaves nothing behind", async (_name, way) => {
  const [preparation, given, isLeft = false] = way;
  const { mock, url, prepare } = await setUp();
  for (const [to, body] of preparation) await prepare(to, body);
  const { signal } = new AbortController();
  const before = timers();
  const { path, method, body } = toInit(given);
  for (let count = 0; count < COUNT; count += 1) {
    // The signal of a Request would be another one.
    const { body: bytes, url: address } = new Request(url + path, { method, headers, ...(body && { body }) });
    const own = isLeft && path === AGENT ? new AbortController() : undefined;
    const request = { method, url: address, headers: new Headers(headers), body: bytes, signal: own?.signal ?? signal };
    const arrayBuffer = async () => new TextEncoder().encode(body).buffer;
    const sent = mock.fetch({ ...request, arrayBuffer } as unknown as Request);
    setImmediate(() => setImmediate(() => own?.abort()));
    const response = await sent.catch(() => undefined);
    const reader = response?.body?.getReader();
    if (isLeft) await reader?.cancel();
    else while (reader && !(await reader.read().catch(() => ({ done: true }))).done);
  }
  expect(getEventListeners(signal, "abort")).toEqual([]);
  await until(() => timers() <= before);
});
