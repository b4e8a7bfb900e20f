import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  AbortError,
  ConflictError,
  ConnectionError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
} from "../../../src/client/index.ts";
import { collect } from "../stub-client.ts";
import {
  closeConnection,
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
type Options = { timeoutMs?: number; maxRetries?: number; idempotencyKey?: string; signal?: AbortSignal };

const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;

/** A call for each method. The tests ignore what it resolves to. */
const calls: Record<string, (client: Client, options?: Options) => PromiseLike<unknown>> = {
  GET: (client, options) => client.agents.get("ag_1", options),
  PUT: (client, options) => client.workflows.archive("wf_1", options),
  DELETE: (client, options) => client.models.delete("m_1", options),
  POST: (client, options) => client.conversations.start(inputs, options),
  PATCH: (client, options) => client.agents.update("ag_1", {}, options),
};
const idempotent = ["GET", "PUT", "DELETE"];
const succeed = respond(200, { id: "ag_1" });
const methodsOf = (server: TestServer) => server.requests.map(({ method }) => method);

/** A failure, whether it is retried for idempotent requests, and whether it is retried for others. */
const failures: [string, Handler, retried: boolean, othersRetried: boolean, new (...args: never[]) => Error][] = [
  ["408", respondWithProblem(408), true, false, Error],
  ["409", respondWithProblem(409), false, false, ConflictError],
  ["429", respondWithProblem(429), true, false, RateLimitError],
  ["429 with Retry-After", respondWithProblem(429, { "Retry-After": "0.01" }), true, true, RateLimitError],
  ["500", respondWithProblem(500), true, false, ServerError],
  ["501", respondWithProblem(501), false, false, ServerError],
  ["502", respondWithProblem(502), true, false, ServerError],
  ["502 with the HTML page of a proxy", respond(502, "<html>"), true, false, ServerError],
  ["503", respondWithProblem(503), true, false, ServerError],
  ["503 with Retry-After", respondWithProblem(503, { "Retry-After": "0" }), true, true, ServerError],
  [
    "503 with a date",
    respondWithProblem(503, { "Retry-After": "Mon, 02 Mar 2026 09:00:00 GMT" }),
    true,
    true,
    ServerError,
  ],
  ["504", respondWithProblem(504), true, false, ServerError],
  ["a connection that is reset", resetConnection, true, false, ConnectionError],
  ["a connection that is closed without a response", closeConnection, true, false, ConnectionError],
  ["a truncated body", truncateJson, true, false, ConnectionError],
  ["a success with an HTML page", respond(200, "<html>"), false, false, ResponseError],
  ["a success with an empty body", respond(200), false, false, ResponseError],
];

describe.each(failures)("%s", (_, handler, retried, othersRetried, error) => {
  test.each(Object.keys(calls))("%s", async (method) => {
    const isIdempotent = idempotent.includes(method);
    for (const idempotencyKey of isIdempotent ? [undefined] : [undefined, "key"]) {
      const options = idempotencyKey ? { idempotencyKey } : {};
      const expected = isIdempotent || idempotencyKey ? retried : othersRetried;
      // There are two retries by default, and the third attempt succeeds.
      const server = await startServer(handler, handler, succeed);
      const call = calls[method]!(createTestClient(server).client, options);
      if (expected) await call;
      else await expect(call).rejects.toBeInstanceOf(error);
      expect(methodsOf(server)).toEqual(expected ? [method, method, method] : [method]);
      for (const { headers } of server.requests) expect(headers["idempotency-key"]).toBe(idempotencyKey);
      // All attempts have the same body.
      expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
      await server.close();
    }
  });

  test("in every attempt", async () => {
    const server = await startServer(handler);
    await expect(calls.GET!(createTestClient(server).client)).rejects.toBeInstanceOf(error);
    expect(server.requests).toHaveLength(retried ? 3 : 1);
  });
});

describe("timeoutMs", () => {
  test.each<[string, Handler]>([
    ["stalled headers", stall],
    ["a stalled body", stallJson],
    ["a stalled error body", (response) => response.writeHead(500).write("<html>")],
  ])("ends each attempt with %s, and releases the connection", async (_, handler) => {
    const server = await startServer(handler, handler, succeed);
    expect(await calls.GET!(createTestClient(server).client, { timeoutMs: 150 })).toEqual({ id: "ag_1" });
    await Promise.all(server.requests.map(({ closed }) => closed));
    expect(server.requests).toHaveLength(3);

    const once = await startServer(handler);
    const { client } = createTestClient(once);
    await expect(calls.POST!(client, { timeoutMs: 150 })).rejects.toBeInstanceOf(TimeoutError);
    expect(once.requests).toHaveLength(1);
    await once.requests[0]!.closed;
  });

  test("has no effect if it is 0 or too large", async () => {
    const server = await startServer(succeed);
    for (const timeoutMs of [0, Number.POSITIVE_INFINITY, 2 ** 40])
      expect(await calls.GET!(createTestClient(server).client, { timeoutMs })).toEqual({ id: "ag_1" });
  });
});

test("an attempt that fails before its body is read releases the connection", async () => {
  const server = await startServer(stallJson);
  const middleware = [{ onResponse: () => "not a response" as never }];
  const { client } = createTestClient(server, { middleware, maxRetries: 0 });
  await expect(calls.GET!(client)).rejects.toThrow("onResponse: must return new Response()");
  await server.requests[0]!.closed;
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
    const failed = expect(calls.POST!(client, { signal: controller.signal })).rejects.toMatchObject({
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

describe("redirects", () => {
  const to = (status: number, url: string) => respond(status, "", { Location: url });

  test.each([301, 302, 303, 307, 308])("%i is followed by GET", async (status) => {
    const server = await startServer(to(status, "/v1/agents/ag_2"), succeed);
    expect(await calls.GET!(createTestClient(server).client)).toEqual({ id: "ag_1" });
    expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/v1/agents/ag_1", "Bearer k"],
      ["/v1/agents/ag_2", "Bearer k"],
    ]);
  });

  // After 301, 302 and 303, fetch would send GET, and the call would succeed with something else.
  test.each([301, 302, 303, 307, 308])("%i is not followed by other methods", async (status) => {
    const other = await startServer(succeed);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const server = await startServer(to(status, `${other.url}/v1/elsewhere?token=secret`));
      const error = await calls[method]!(createTestClient(server).client, { idempotencyKey: "key" }).then(
        () => undefined,
        (thrown) => thrown,
      );
      expect(error).toBeInstanceOf(ResponseError);
      expect(error.message).toContain(` was redirected to ${other.url}; check baseUrl (${method} ${server.url}/v1/`);
      expect(error.message).not.toContain("secret");
      expect(methodsOf(server)).toEqual([method]);
    }
    expect(other.requests).toHaveLength(0);
  });

  test.each<[string, Record<string, string>]>([
    ["without Location", {}],
    ["to an invalid URL", { Location: "http://[" }],
  ])("a redirect %s is a ResponseError", async (_, headers) => {
    const server = await startServer(respond(302, "", headers));
    await expect(calls.POST!(createTestClient(server).client)).rejects.toThrow("conversations.start was redirected; ");
  });

  test.each([301, 302, 303, 307, 308])("another server doesn't get the API key after %i", async (status) => {
    const other = await startServer(succeed);
    const server = await startServer(to(status, `${other.url}/v1/agents/ag_1`));
    await calls.GET!(createTestClient(server).client);
    expect(server.requests[0]!.headers.authorization).toBe("Bearer k");
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  // On a redirect to another origin, fetch keeps all headers but Authorization and Cookie.
  test.each([301, 302, 303, 307, 308])("a call with the user context token doesn't follow %i", async (status) => {
    const other = await startServer(succeed);
    const server = await startServer(to(status, `${other.url}/v1/users/me`));
    const { client } = createTestClient(server, { userContextToken: "t" });
    const error = await client.users.me.get().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe(
      `users.me.get was redirected to ${other.url}; check baseUrl (GET ${server.url}/v1/users/me)`,
    );
    expect(server.requests.map(({ headers }) => headers.dashboardusercontextauth)).toEqual(["t"]);
    expect(other.requests).toHaveLength(0);
  });

  test("a call with the user context token doesn't follow a redirect in a browser, where its status is 0", async () => {
    const opaque = Object.defineProperties(new Response(), { status: { value: 0 }, ok: { value: false } });
    const fetch = vi.fn(async (_: Request) => opaque);
    const { client } = createTestClient({ url: "http://api.test" }, { userContextToken: "t", fetch });
    await expect(client.users.me.get()).rejects.toThrow("was redirected");
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]![0].redirect).toBe("manual");
  });

  // Their names do not say which of them are credentials.
  test.each([
    ["the client", { headers: { "X-Api-Key": "secret" } }, {}],
    ["the call", {}, { headers: { "X-Api-Key": "secret" } }],
  ])("a call with a header of %s doesn't follow a redirect", async (_, ofClient, ofCall) => {
    const other = await startServer(succeed);
    const server = await startServer(to(307, `${other.url}/v1/agents/ag_1`));
    const { client } = createTestClient(server, ofClient);
    await expect(client.agents.get("ag_1", ofCall)).rejects.toThrow(`agents.get was redirected to ${other.url}; `);
    expect(server.requests.map(({ headers }) => headers["x-api-key"])).toEqual(["secret"]);
    expect(other.requests).toHaveLength(0);
  });

  test("a call without the user context token follows a redirect", async () => {
    const server = await startServer(to(307, "/v1/elsewhere"), succeed);
    expect(await createTestClient(server).client.users.me.get()).toEqual({ id: "ag_1" });
  });

  test("a redirect loop is a ConnectionError, which is not retried", async () => {
    const server = await startServer(to(307, "/v1/agents/ag_1"));
    const { client, delays } = createTestClient(server);
    await expect(calls.GET!(client)).rejects.toBeInstanceOf(ConnectionError);
    expect(delays).toEqual([]);
  });

  test("a redirect to a file is a ConnectionError, which is not retried", async () => {
    const server = await startServer(to(302, "file:///etc/hostname"));
    await expect(calls.GET!(createTestClient(server).client)).rejects.toBeInstanceOf(ConnectionError);
    expect(server.requests).toHaveLength(1);
  });
});

describe("starting a stream follows the same rules", () => {
  const done = streamEvents(['event: conversation.response.done\ndata: {"n":9}\n\n']);

  test.each(failures.slice(0, 14))("%s", async (_, handler, __, othersRetried, error) => {
    for (const idempotencyKey of [undefined, "key"]) {
      const server = await startServer(handler, handler, done);
      const { client } = createTestClient(server);
      const events = client.conversations.startStream(inputs, idempotencyKey ? { idempotencyKey } : {});
      const retried = idempotencyKey ? failures.find(([, failing]) => failing === handler)![2] : othersRetried;
      if (retried) expect(await collect(events)).toHaveLength(1);
      else expect((await readUntilError(events)).error).toBeInstanceOf(error);
      expect(server.requests).toHaveLength(retried ? 3 : 1);
    }
  });

  test("for GET, each attempt has its own timeout", async () => {
    const server = await startServer(
      stall,
      respondWithProblem(503, { "Retry-After": "0.2" }),
      streamEvents(["event: error\ndata: {}\n\n"]),
    );
    const { client } = createTestClient(server);
    expect(await collect(client.workflows.events.stream({ idleTimeoutMs: 150 }))).toHaveLength(1);
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
    const failed = expect(calls.GET!(createTestClient(server).client, { signal: controller.signal })).rejects;
    await expect.poll(() => server.requests).toHaveLength(1);
    controller.abort();
    await failed.toBeInstanceOf(AbortError);
    await server.requests[0]!.closed;
    expect(server.requests).toHaveLength(1);
  });

  test("prevents the request if it is already aborted", async () => {
    const server = await startServer(succeed);
    const { client } = createTestClient(server);
    await expect(calls.GET!(client, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortError);
    expect(server.requests).toHaveLength(0);
  });

  test("still aborts the body of asResponse", async () => {
    const server = await startServer(stallJson);
    const controller = new AbortController();
    const response = await createTestClient(server)
      .client.agents.get("ag_1", { signal: controller.signal })
      .asResponse();
    const text = response.text();
    controller.abort();
    await expect(text).rejects.toMatchObject({ name: "AbortError" });
    await server.requests[0]!.closed;
  });
});
