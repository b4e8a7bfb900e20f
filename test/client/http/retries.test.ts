import { beforeEach, describe, expect, test } from "vitest";
import {
  AbortError,
  ConflictError,
  ConnectionError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
} from "../../../src/client/index.ts";
import { defined } from "../../defined.ts";
import { collect } from "../stub-client.ts";
import {
  closeConnection,
  collectToError,
  createTestClient,
  type Handler,
  readUntilError,
  resetConnection,
  respond,
  respondWithProblem,
  slowClock,
  stall,
  stallJson,
  startServer,
  streamEvents,
  type TestServer,
  truncateJson,
} from "./server.ts";

beforeEach(slowClock);

type Client = ReturnType<typeof createTestClient>["client"];
type Options = { timeoutMs?: number; maxRetries?: number; signal?: AbortSignal };

const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;

type Method = "GET" | "PUT" | "DELETE" | "POST" | "PATCH";

/** A call for each method. The tests ignore its result. */
const calls: Record<Method, (client: Client, options?: Options) => PromiseLike<unknown>> = {
  GET: (client, options) => client.agents.get("ag_1", options),
  PUT: (client, options) => client.workflows.archive("wf_1", options),
  DELETE: (client, options) => client.models.delete("m_1", options),
  POST: (client, options) => client.conversations.start(inputs, options),
  PATCH: (client, options) => client.agents.update("ag_1", {}, options),
};
const idempotent = ["GET", "PUT", "DELETE"];
const succeed = respond(200, { id: "ag_1" });
const readMethods = (server: TestServer) => server.requests.map(({ method }) => method);

/** A failure, whether it is retried for idempotent requests, and whether it is retried for others. */
const failures: [string, Handler, retried: boolean, othersRetried: boolean, new (...args: never[]) => Error][] = [
  ["409", respondWithProblem(409), false, false, ConflictError],
  ["429 with Retry-After", respondWithProblem(429, { "Retry-After": "0.01" }), true, true, RateLimitError],
  ["500", respondWithProblem(500), true, false, ServerError],
  ["503", respondWithProblem(503), true, false, ServerError],
  ["503 with Retry-After", respondWithProblem(503, { "Retry-After": "0" }), true, true, ServerError],
  [
    "503 with a date",
    respondWithProblem(503, { "Retry-After": "Mon, 02 Mar 2026 09:00:00 GMT" }),
    true,
    true,
    ServerError,
  ],
  ["a connection that is reset", resetConnection, true, false, ConnectionError],
  ["a connection that is closed without a response", closeConnection, true, false, ConnectionError],
  ["a truncated body", truncateJson, true, false, ConnectionError],
  ["a success with an HTML page", respond(200, "<html>"), false, false, ResponseError],
  ["a success with an empty body", respond(200), false, false, ResponseError],
];

describe.each(failures)("%s", (_, handler, retried, othersRetried, error) => {
  test.each(Object.entries(calls))("%s", async (method, send) => {
    const isIdempotent = idempotent.includes(method);
    const expected = isIdempotent ? retried : othersRetried;
    // There are two retries by default, and the third attempt succeeds.
    const server = await startServer(handler, handler, succeed);
    const call = send(createTestClient(server).client);
    if (expected) await call;
    else await expect(call).rejects.toBeInstanceOf(error);
    expect(readMethods(server)).toEqual(expected ? [method, method, method] : [method]);
    // All attempts have the same body.
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  });

  test("in every attempt", async () => {
    const server = await startServer(handler);
    await expect(calls.GET(createTestClient(server).client)).rejects.toBeInstanceOf(error);
    expect(server.requests).toHaveLength(retried ? 3 : 1);
  });
});

describe("timeoutMs", () => {
  test.each<[string, Handler, error?: new (...args: never[]) => Error]>([
    ["stalled headers", stall],
    ["a stalled body", stallJson],
    ["a stalled error body", (response) => response.writeHead(500).write("<html>"), ServerError],
  ])("ends each attempt with %s, and releases the connection", async (_, handler, error = TimeoutError) => {
    const server = await startServer(handler, handler, succeed);
    expect(await calls.GET(createTestClient(server).client, { timeoutMs: 150 })).toEqual({ id: "ag_1" });
    await Promise.all(server.requests.map(({ closed }) => closed));
    expect(server.requests).toHaveLength(3);

    const once = await startServer(handler);
    const { client } = createTestClient(once);
    await expect(calls.POST(client, { timeoutMs: 150 })).rejects.toBeInstanceOf(error);
    expect(once.requests).toHaveLength(1);
    await defined(once.requests[0]).closed;
  });

  test("has no effect if it is 0 or too large", async () => {
    const server = await startServer(succeed);
    for (const timeoutMs of [0, Number.POSITIVE_INFINITY, 2 ** 40])
      expect(await calls.GET(createTestClient(server).client, { timeoutMs })).toEqual({ id: "ag_1" });
  });
});

test("an attempt that fails before its body is read releases the connection", async () => {
  const server = await startServer(stallJson);
  const middleware = [{ onResponse: () => "not a response" as never }];
  const { client } = createTestClient(server, { middleware, maxRetries: 0 });
  await expect(calls.GET(client)).rejects.toThrow("onResponse: must return new Response()");
  await defined(server.requests[0]).closed;
});

test("a refused connection is retried for every method", async () => {
  const server = await startServer(succeed);
  await server.close();
  for (const call of Object.values(calls)) {
    const { client, delays } = createTestClient(server);
    await expect(call(client)).rejects.toMatchObject({ name: "ConnectionError" });
    expect(delays).toEqual([5, 10]);
  }
});

test("the delay is that of Retry-After, at most one minute, and ends when the caller aborts", async () => {
  const inTwoSeconds = () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString();
  const withDate: Handler = (...args) => respondWithProblem(429, { "Retry-After": inTwoSeconds() })(...args);
  for (const [handler, min, max] of [
    [respondWithProblem(503, { "Retry-After": "2" }), 2000, 2000],
    [withDate, 1900, 3000],
    [respondWithProblem(429, { "Retry-After": "3600" }), 60_000, 60_000],
  ] as const) {
    const server = await startServer(handler);
    const { client, delays } = createTestClient(server);
    const controller = new AbortController();
    const failed = expect(calls.POST(client, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
      cause: "enough",
    });
    await expect.poll(() => delays).toHaveLength(1);
    controller.abort("enough");
    await failed;
    expect(delays[0]).toBeGreaterThanOrEqual(min);
    expect(delays[0]).toBeLessThanOrEqual(max);
    expect(server.requests).toHaveLength(1);
  }
});

describe("starting a stream follows the same rules", () => {
  const done = streamEvents(['event: conversation.response.done\ndata: {"n":9}\n\n']);

  test.each(failures.slice(0, 7))("%s", async (_, handler, __, othersRetried, error) => {
    const server = await startServer(handler, handler, done);
    const events = createTestClient(server).client.conversations.startStream(inputs);
    if (othersRetried) expect(await collect(events)).toHaveLength(1);
    else expect((await readUntilError(events)).error).toBeInstanceOf(error);
    expect(server.requests).toHaveLength(othersRetried ? 3 : 1);
  });

  test("for GET, each attempt has its own timeout", async () => {
    const server = await startServer(
      stall,
      respondWithProblem(503, { "retry-after-ms": "200" }),
      streamEvents(["event: error\ndata: {}\n\n"]),
    );
    const { client } = createTestClient(server);
    expect(await collectToError(client.workflows.events.stream({ idleTimeoutMs: 150 }))).toHaveLength(1);
    expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, undefined, undefined]);
  });
});

describe("the caller's signal", () => {
  test.each<[string, Handler]>([
    ["before the headers", stall],
    ["in the body", stallJson],
  ])("aborts an attempt %s and closes its connection", async (_, handler) => {
    const server = await startServer(handler);
    const controller = new AbortController();
    const failed = expect(calls.GET(createTestClient(server).client, { signal: controller.signal })).rejects;
    await expect.poll(() => server.requests).toHaveLength(1);
    controller.abort();
    await failed.toBeInstanceOf(AbortError);
    await defined(server.requests[0]).closed;
    expect(server.requests).toHaveLength(1);
  });
});
