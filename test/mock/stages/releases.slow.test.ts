import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type EventEmitter, getEventListeners } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { type ListenOptions, listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";

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
async function setUp(options: ListenOptions = {}) {
  const mock = createServerMock();
  const { url, close } = await listen(mock, { port: 0, ...options });
  onTestFinished(close);
  const prepare = async (path: string, body: object) =>
    expect((await mock.fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status).toBe(201);
  return { mock, url, prepare };
}

/** The number of timers, or of other resources. */
const inUse = (kinds = /^Timeout$/) => process.getActiveResourcesInfo().filter((name) => kinds.test(name)).length;

/** Waits without a timer of its own until no more is in use than before. */
async function freed(before: number, kinds?: RegExp): Promise<void> {
  for (let round = 0; round < 1_000_000 && inUse(kinds) > before; round += 1) await new Promise(setImmediate);
  expect(inUse(kinds)).toBeLessThanOrEqual(before);
}

type Preparation = readonly (readonly [string, object])[];
type Way = readonly [prepare: Preparation, path: string, left?: boolean, options?: ListenOptions];
type Ways = Record<string, Way>;
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
  const before = inUse();
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
  await freed(before);
});

/** A server's own delays are those of a port. */
const PORT_WAYS: Ways = {
  ...WAYS,
  "a stream with the server's delays that is left": [[], "/v1/conversations#", true, { eventLatency: 600_000 }],
  "a server's delay that is left": [[], AGENT, true, { latency: 600_000 }],
};

test.each(Object.entries(PORT_WAYS))("on one connection to a port, %s leaves nothing behind", async (_name, way) => {
  const [preparation, given, isLeft = false, options] = way;
  const { url, prepare } = await setUp(options);
  for (const [to, body] of preparation) await prepare(to, body);
  const RESOURCES = /^(Timeout|TCPSocketWrap)$/;
  const before = inUse(RESOURCES);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** The number of listeners at each request, by connection. */
  const listeners = new Map<EventEmitter, number[]>();
  let received = () => {};
  const start = (message: unknown) => {
    const { socket } = message as { socket: EventEmitter };
    const count = socket.eventNames().reduce((sum, name) => sum + socket.listenerCount(name), 0);
    listeners.set(socket, [...(listeners.get(socket) ?? []), count]);
    setImmediate(() => setImmediate(received));
  };
  subscribe("http.server.request.start", start);
  onTestFinished(() => void unsubscribe("http.server.request.start", start));
  const { path, method, body } = toInit(given);
  for (let count = 0; count < COUNT; count += 1) {
    const sent = sendRequest(url + path, { agent, method, headers }).end(body);
    const closed = new Promise((resolve) => sent.on("error", () => {}).on("close", resolve));
    // A plain response notices an end without a reset only when it is written, because its client could still read.
    const leave = () => (options?.eventLatency ? sent.destroy() : sent.socket?.resetAndDestroy());
    if (isLeft && !path.includes("stream") && !given.endsWith("#")) received = leave;
    sent.on("response", (response) => (isLeft ? leave() : response.on("error", () => {}).resume()));
    await closed;
  }
  agent.destroy();
  await freed(before, RESOURCES);
  // The first request of a connection adds what all of them share.
  for (const [, second = 0, ...others] of listeners.values()) expect(Math.max(second, ...others)).toBe(second);
});
