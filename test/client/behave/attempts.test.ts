import { describe, expect, test, vi } from "vitest";
import {
  AbortError,
  ConflictError,
  ConnectionError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
} from "../../../src/index.ts";
import {
  answer,
  clientOf,
  collect,
  cut,
  cutJson,
  fail,
  failureOf,
  hang,
  hangJson,
  reset,
  type ScriptedServer,
  type Step,
  serve,
  stream,
} from "./server.ts";

type Client = ReturnType<typeof clientOf>["client"];
type Options = { timeoutMs?: number; maxRetries?: number; idempotencyKey?: string; signal?: AbortSignal };

const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;

/** A call of each method, whose answer nobody looks into. */
const calls: Record<string, (client: Client, options?: Options) => PromiseLike<unknown>> = {
  GET: (client, options) => client.agents.get("ag_1", options),
  PUT: (client, options) => client.workflows.archive("wf_1", options),
  DELETE: (client, options) => client.agents.delete("ag_1", options),
  POST: (client, options) => client.conversations.start(inputs, options),
  PATCH: (client, options) => client.agents.update("ag_1", {}, options),
};
const repeatable = ["GET", "PUT", "DELETE"];
const fine = answer(200, { id: "ag_1" });
const methodsOf = (server: ScriptedServer) => server.requests.map(({ method }) => method);

/** A failure, and whether it is repeated for a method that may act twice, and for one that may not. */
const failures: [string, Step, again: boolean, againOnce: boolean, new (...args: never[]) => Error][] = [
  ["408", fail(408), true, false, Error],
  ["409", fail(409), false, false, ConflictError],
  ["429", fail(429), true, false, RateLimitError],
  ["429 with Retry-After", fail(429, { "Retry-After": "0.01" }), true, true, RateLimitError],
  ["500", fail(500), true, false, ServerError],
  ["501", fail(501), false, false, ServerError],
  ["502", fail(502), true, false, ServerError],
  ["502 as a page of a proxy", answer(502, "<html>"), true, false, ServerError],
  ["503", fail(503), true, false, ServerError],
  ["503 with Retry-After", fail(503, { "Retry-After": "0" }), true, true, ServerError],
  ["503 with a date", fail(503, { "Retry-After": "Mon, 02 Mar 2026 09:00:00 GMT" }), true, true, ServerError],
  ["504", fail(504), true, false, ServerError],
  ["a connection that is reset", reset, true, false, ConnectionError],
  ["a connection that is closed without an answer", cut, true, false, ConnectionError],
  ["a body that is cut", cutJson, true, false, ConnectionError],
  ["a success that is a page", answer(200, "<html>"), false, false, ResponseError],
  ["a success that is empty", answer(200), false, false, ResponseError],
];

describe.each(failures)("%s", (_, step, again, againOnce, error) => {
  test.each(Object.keys(calls))("%s", async (method) => {
    const isRepeatable = repeatable.includes(method);
    for (const idempotencyKey of isRepeatable ? [undefined] : [undefined, "key"]) {
      const options = idempotencyKey ? { idempotencyKey } : {};
      const expected = isRepeatable || idempotencyKey ? again : againOnce;
      // Two repetitions by default, and the third answer is fine.
      const server = await serve(step, step, fine);
      const call = calls[method]!(clientOf(server).client, options);
      if (expected) await call;
      else await expect(call).rejects.toBeInstanceOf(error);
      expect(methodsOf(server)).toEqual(expected ? [method, method, method] : [method]);
      for (const { headers } of server.requests) expect(headers["idempotency-key"]).toBe(idempotencyKey);
      // Each attempt has the same body.
      expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
      await server.close();
    }
  });

  test("for ever", async () => {
    const server = await serve(step);
    await expect(calls.GET!(clientOf(server).client)).rejects.toBeInstanceOf(error);
    expect(server.requests).toHaveLength(again ? 3 : 1);
  });
});

describe("the time of an attempt", () => {
  test.each<[string, Step]>([
    ["slow headers", hang],
    ["a slow body", hangJson],
    ["a slow body of an error", (response) => response.writeHead(500).write("<html>")],
  ])("runs out for %s, each attempt apart, and frees the connection", async (_, step) => {
    const server = await serve(step, step, fine);
    expect(await calls.GET!(clientOf(server).client, { timeoutMs: 150 })).toEqual({ id: "ag_1" });
    await Promise.all(server.requests.map(({ closed }) => closed));
    expect(server.requests).toHaveLength(3);

    const once = await serve(step);
    const { client } = clientOf(once);
    await expect(calls.POST!(client, { timeoutMs: 150 })).rejects.toBeInstanceOf(TimeoutError);
    expect(once.requests).toHaveLength(1);
    await once.requests[0]!.closed;
  });

  test("may be without limit", async () => {
    const server = await serve(fine);
    for (const timeoutMs of [0, Number.POSITIVE_INFINITY, 2 ** 40])
      expect(await calls.GET!(clientOf(server).client, { timeoutMs })).toEqual({ id: "ag_1" });
  });
});

test("an attempt that fails before its body is read frees the connection", async () => {
  const server = await serve(hangJson);
  const middleware = [
    {
      onResponse() {
        throw new RangeError("mine");
      },
    },
  ];
  const { client } = clientOf(server, { middleware, maxRetries: 0 });
  await expect(calls.GET!(client)).rejects.toMatchObject({ cause: new RangeError("mine") });
  await server.requests[0]!.closed;
});

test("a refused connection is tried again for every method", async () => {
  const server = await serve(fine);
  await server.close();
  for (const call of Object.values(calls)) {
    const { client, waits } = clientOf(server);
    await expect(call(client)).rejects.toMatchObject({ name: "ConnectionError" });
    expect(waits).toEqual([5, 10]);
  }
});

test("waits are those of Retry-After, a minute at most, and end when the caller aborts", async () => {
  const inTwoSeconds = () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString();
  const dated: Step = (...args) => fail(429, { "Retry-After": inTwoSeconds() })(...args);
  for (const [step, least, most] of [
    [fail(503, { "Retry-After": "2" }), 2000, 2000],
    [dated, 1900, 3000],
    [fail(429, { "Retry-After": "3600" }), 60_000, 60_000],
  ] as const) {
    const server = await serve(step);
    const { client, waits } = clientOf(server);
    const controller = new AbortController();
    const failed = expect(calls.POST!(client, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
      cause: "enough",
    });
    await vi.waitFor(() => expect(waits).toHaveLength(1));
    controller.abort("enough");
    await failed;
    expect(waits[0]).toBeGreaterThanOrEqual(least);
    expect(waits[0]).toBeLessThanOrEqual(most);
    expect(server.requests).toHaveLength(1);
  }
});

describe("redirects", () => {
  const to = (status: number, url: string) => answer(status, "", { Location: url });

  test.each([301, 302, 303, 307, 308])("%i is followed by GET", async (status) => {
    const server = await serve(to(status, "/v1/agents/ag_2"), fine);
    expect(await calls.GET!(clientOf(server).client)).toEqual({ id: "ag_1" });
    expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/v1/agents/ag_1", "Bearer k"],
      ["/v1/agents/ag_2", "Bearer k"],
    ]);
  });

  test.each([307, 308])("%i is followed by POST with the body", async (status) => {
    const server = await serve(to(status, "/v1/elsewhere"), fine);
    await calls.POST!(clientOf(server).client);
    expect(methodsOf(server)).toEqual(["POST", "POST"]);
    expect(server.requests[1]!.body).toBe(server.requests[0]!.body);
  });

  test.each([301, 302, 303, 307, 308])("another server doesn't get the key after %i", async (status) => {
    const other = await serve(fine);
    const server = await serve(to(status, `${other.url}/v1/agents/ag_1`));
    await calls.GET!(clientOf(server).client);
    expect(server.requests[0]!.headers.authorization).toBe("Bearer k");
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  // fetch would send this header on, as it does with all but Authorization and Cookie.
  test.each([301, 302, 303, 307, 308])("a call with the user's token doesn't follow %i", async (status) => {
    const other = await serve(fine);
    const server = await serve(to(status, `${other.url}/v1/users/me`));
    const { client } = clientOf(server, { userContextToken: "t" });
    const error = await client.users.me.get().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe(
      `users.me.get was redirected, and a user's token must not follow (GET ${server.url}/v1/users/me)`,
    );
    expect(server.requests.map(({ headers }) => headers.dashboardusercontextauth)).toEqual(["t"]);
    expect(other.requests).toHaveLength(0);
  });

  test("nor one that a browser keeps to itself", async () => {
    const opaque = Object.defineProperties(new Response(), { status: { value: 0 }, ok: { value: false } });
    const fetch = vi.fn(async (_: Request) => opaque);
    const { client } = clientOf({ url: "http://api.test" }, { userContextToken: "t", fetch });
    await expect(client.users.me.get()).rejects.toThrow("was redirected");
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]![0].redirect).toBe("manual");
  });

  test("a call that could have the user's token and doesn't follows like any other", async () => {
    const server = await serve(to(307, "/v1/elsewhere"), fine);
    expect(await clientOf(server).client.users.me.get()).toEqual({ id: "ag_1" });
  });

  test("going round in circles is a ConnectionError", async () => {
    const server = await serve(to(307, "/v1/agents/ag_1"));
    const failed = calls.GET!(clientOf(server).client, { maxRetries: 0 });
    await expect(failed).rejects.toBeInstanceOf(ConnectionError);
  });
});

describe("the beginning of a stream follows the same rules", () => {
  const done = stream(['event: conversation.response.done\ndata: {"n":9}\n\n']);

  test.each(failures.slice(0, 14))("%s", async (_, step, __, againOnce, error) => {
    for (const idempotencyKey of [undefined, "key"]) {
      const server = await serve(step, step, done);
      const { client } = clientOf(server);
      const events = client.conversations.startStream(inputs, idempotencyKey ? { idempotencyKey } : {});
      const again = idempotencyKey ? failures.find(([, failing]) => failing === step)![2] : againOnce;
      if (again) expect(await collect(events)).toHaveLength(1);
      else expect((await failureOf(events)).error).toBeInstanceOf(error);
      expect(server.requests).toHaveLength(again ? 3 : 1);
    }
  });

  test("for GET, each attempt has its own time", async () => {
    const server = await serve(hang, fail(503, { "Retry-After": "0.2" }), stream(["event: error\ndata: {}\n\n"]));
    const { client } = clientOf(server);
    expect(await collect(client.workflows.events.stream({ idleTimeoutMs: 150 }))).toHaveLength(1);
    expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, undefined, undefined]);
  });
});

describe("the caller's signal", () => {
  test.each<[string, Step]>([
    ["before the headers", hang],
    ["within the body", hangJson],
  ])("ends an attempt %s, and the server sees it", async (_, step) => {
    const server = await serve(step);
    const controller = new AbortController();
    const failed = expect(calls.GET!(clientOf(server).client, { signal: controller.signal })).rejects;
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    await failed.toBeInstanceOf(AbortError);
    await server.requests[0]!.closed;
    expect(server.requests).toHaveLength(1);
  });

  test("that has fired already lets nothing out", async () => {
    const server = await serve(fine);
    const { client } = clientOf(server);
    await expect(calls.GET!(client, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortError);
    expect(server.requests).toHaveLength(0);
  });

  test("still ends the body of asResponse", async () => {
    const server = await serve(hangJson);
    const controller = new AbortController();
    const response = await clientOf(server).client.agents.get("ag_1", { signal: controller.signal }).asResponse();
    const text = response.text();
    controller.abort();
    await expect(text).rejects.toMatchObject({ name: "AbortError" });
    await server.requests[0]!.closed;
  });
});
