import createClient, { type ClientOptions } from "openapi-fetch";
import { describe, expect, test, vi } from "vitest";
import type { Platform } from "../../src/client/index.ts";
import { catchRejection, problemResponse, type StubResponse, stubClient } from "./stub-client.ts";

/** The interface without the types of operations: the tests also pass options that no operation has. */
interface Api extends Record<"GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH", Send> {
  request(method: string, path: string, options?: object): Promise<Result>;
  use(...middleware: object[]): void;
  eject(...middleware: object[]): void;
}
type Send = (path: string, options?: object) => Promise<Result>;
type Result = { data?: unknown; error?: unknown; response: Response };

const api = (client: Platform) => client.api as unknown as Api;
const createPeer = (options: ClientOptions) => createClient(options) as unknown as Api;
const ok = () => Response.json({ id: "1" }, { headers: { "x-request-id": "r1" } });

/** The parts of a request that a server can see, except for the headers that the client adds by itself. */
async function describeRequest(request: Request) {
  const headers = new Headers(request.headers);
  for (const name of ["accept", "user-agent"]) headers.delete(name);
  return { method: request.method, url: request.url, headers: Object.fromEntries(headers), body: await request.text() };
}

async function describeResult(call: Promise<Result>) {
  const { data, error, response } = await call;
  const shown = data instanceof Blob ? await data.text() : data instanceof ReadableStream ? "a stream" : data;
  return { data: shown, error, status: response.status, headers: Object.fromEntries(response.headers) };
}

const PATH = "/v1/agents/{agent_id}";
const params = { path: { agent_id: "ag/1" } };

const cases: [string, (api: Api) => Promise<Result>, (() => Response)?][] = [
  ["GET", (api) => api.GET(PATH, { params })],
  ["a lowercase method", (api) => api.request("get", PATH, { params })],
  ...(["PUT", "POST", "DELETE", "OPTIONS", "PATCH"] as const).map((method): [string, (api: Api) => Promise<Result>] => [
    method,
    (api) => api[method](PATH, { params, body: { n: 1 } }),
  ]),
  ["HEAD", (api) => api.HEAD(PATH, { params }), () => new Response(null)],
  ["a body of null", (api) => api.POST("/v1/agents", { body: null })],
  ["no options", (api) => api.GET("/v1/agents")],
  ["a missing id", (api) => api.GET(PATH)],
  ["query parameters", (api) => api.GET("/v1/agents", { params: { query: { q: "a b&c", page: 0, on: false } } })],
  ["a list in the query", (api) => api.GET("/v1/agents", { params: { query: { id: ["a/b", "c"], none: [] } } })],
  ["an object in the query", (api) => api.GET("/v1/agents", { params: { query: { metadata: { a: "x y", b: 1 } } } })],
  [
    "empty values in the query",
    (api) => api.GET("/v1/agents", { params: { query: { a: null, b: undefined, c: "" } } }),
  ],
  [
    "headers",
    (api) =>
      api.GET("/v1/agents", { headers: { "X-A": "1", authorization: null }, params: { header: { "x-b": "2" } } }),
  ],
  ["an instance of Headers", (api) => api.GET("/v1/agents", { headers: new Headers({ "X-A": "1" }) })],
  ["a base URL", (api) => api.GET("/v1/agents", { baseUrl: "https://other.test/base/" })],
  [
    "serializers",
    (api) =>
      api.POST("/v1/agents", {
        body: "a",
        bodySerializer: (body: unknown) => `<${body}>`,
        querySerializer: () => "x=y",
      }),
  ],
  [
    "options of serializers",
    (api) =>
      api.GET("/v1/agents", {
        params: { query: { id: ["a", "b"] } },
        querySerializer: { array: { style: "pipeDelimited", explode: false } },
      }),
  ],
  [
    "a form",
    (api) =>
      api.POST("/v1/agents", {
        body: { a: "1 2" },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
  ],
  ["a Request class", (api) => api.GET("/v1/agents", { Request: class extends Request {} })],
  ["a path serializer", (api) => api.GET(PATH, { params, pathSerializer: (path: string) => `${path}!` })],
  ["parseAs text", (api) => api.GET("/v1/agents", { parseAs: "text" })],
  ["parseAs blob", (api) => api.GET("/v1/agents", { parseAs: "blob" })],
  ["parseAs arrayBuffer", (api) => api.GET("/v1/agents", { parseAs: "arrayBuffer" })],
  ["parseAs stream", (api) => api.GET("/v1/agents", { parseAs: "stream" })],
  ["204", (api) => api.DELETE(PATH, { params }), () => new Response(null, { status: 204 })],
  ["an empty body", (api) => api.GET(PATH, { params }), () => new Response("")],
  ["a problem", (api) => api.GET(PATH, { params }), () => problemResponse(404)],
  ["an error that is text", (api) => api.GET(PATH, { params }), () => new Response("Oops", { status: 400 })],
];

describe("client.api does what openapi-fetch does", () => {
  test.each(cases)("with %s", async (_, call, respond = ok) => {
    const { client, requests } = stubClient([respond]);
    const seen: Request[] = [];
    const peer = createPeer({
      baseUrl: "https://api.test",
      headers: { Authorization: "Bearer top-secret" },
      fetch: async (request) => {
        seen.push(request);
        return respond();
      },
    });
    const want = await describeResult(call(peer));
    expect(await describeResult(call(api(client)))).toEqual(want);
    expect(await describeRequest(requests[0]!)).toEqual(await describeRequest(seen[0]!));
  });

  test("with middleware, global and of the call", async () => {
    const run = async (client: Api) => {
      const seen: unknown[] = [];
      const record = (name: string) => ({
        onRequest({ request, schemaPath, params }: { request: Request; schemaPath: string; params: object }) {
          request.headers.append("x-seen", name);
          seen.push([name, schemaPath, params]);
        },
        onResponse({ response }: { response: Response }) {
          seen.push([name, response.status]);
          return new Response(response.body, { status: response.status + 1 });
        },
      });
      const removed = record("removed");
      client.use(record("first"), removed, record("second"));
      client.eject(removed);
      const call = { params, middleware: [record("own")] };
      const { response } = await client.GET(PATH, call);
      return { seen, status: response.status };
    };
    const { client, requests } = stubClient([ok]);
    const want = await run(createPeer({ baseUrl: "https://api.test", fetch: async () => ok() }));
    expect(await run(api(client))).toEqual(want);
    expect(requests[0]?.headers.get("x-seen")).toBe("first, second, own");
  });

  test("with a middleware that throws, which rejects the call", async () => {
    const { client } = stubClient([ok]);
    const error = new Error("checked");
    api(client).use({
      onResponse() {
        throw error;
      },
    });
    expect((await catchRejection(api(client).GET("/v1/agents"))).cause).toBe(error);
  });
});

const send: [string, (client: Platform) => PromiseLike<unknown>][] = [
  ["a method", (client) => client.agents.get("ag_1")],
  ["asResponse", (client) => client.agents.get("ag_1").asResponse()],
  ["a stream", (client) => client.workflows.events.stream().withResponse()],
  ["client.api", (client) => api(client).GET("/v1/agents")],
];

test.each(send)(
  "if a hook of client.api throws after the response, %s fails and is not sent again",
  async (_, call) => {
    const { client, requests } = stubClient([ok], { maxRetries: 2 });
    const cause = new Error("checked");
    api(client).use({ onResponse: () => Promise.reject(cause) });
    const message = expect.stringMatching(/^\S+ failed in a hook: checked$/);
    expect(await catchRejection(call(client))).toMatchObject({ name: "PlatformError", message, cause });
    expect(requests).toHaveLength(1);
  },
);

test.each(send.slice(0, 3))("if a hook of client.api responds with an error, %s fails with it", async (_, call) => {
  const { client } = stubClient([]);
  api(client).use({ onRequest: () => problemResponse(404) });
  expect(await catchRejection(call(client))).toMatchObject({ name: "NotFoundError", problem: { code: "WENT_WRONG" } });
});

test("client.api returns the error with which a hook responds", async () => {
  const { client } = stubClient([]);
  api(client).use({ onRequest: () => problemResponse(404) });
  const { error, response } = await api(client).GET("/v1/agents");
  expect([error, response.status]).toEqual([expect.objectContaining({ code: "WENT_WRONG" }), 404]);
});

test("client.api retries like the methods, and hooks run for each attempt", async () => {
  const onRequest = vi.fn(({ attempt }: { attempt: number }) => void attempt);
  const truncated = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new Error("cut")) }));
  const busy = () => problemResponse(503, {}, { "retry-after": "0" });
  const { client, requests } = stubClient([busy, truncated, ok], { maxRetries: 2, middleware: [{ onRequest }] });
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  expect((await api(client).GET("/v1/agents")).data).toEqual({ id: "1" });
  random.mockRestore();
  expect(onRequest.mock.calls.map(([{ attempt }]) => attempt)).toEqual([0, 1, 2]);
  expect(requests).toHaveLength(3);
});

test("client.api returns the last response if no attempt succeeds, and does not repeat a POST", async () => {
  const busy = () => problemResponse(500, {}, { "retry-after": "0" });
  const { client, requests } = stubClient([busy, busy, busy, busy], { maxRetries: 1 });
  expect((await api(client).GET("/v1/agents")).response.status).toBe(500);
  expect((await api(client).POST("/v1/agents", { body: {} })).error).toMatchObject({ code: "WENT_WRONG" });
  expect(requests).toHaveLength(3);
});

test("a hook that is added to client.api runs for each attempt of a method", async () => {
  const { client, requests } = stubClient([problemResponse(503), ok], { maxRetries: 1 });
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  let attempts = 0;
  api(client).use({ onRequest: ({ request }: { request: Request }) => request.headers.set("x-seen", `${attempts++}`) });
  await client.agents.get("ag_1");
  random.mockRestore();
  expect(requests.map(({ headers }) => headers.get("x-seen"))).toEqual(["0", "1"]);
});

const long = () => new Response("x".repeat(101));
const readers = ["json", "text", "blob", "arrayBuffer", "formData"];
test.each(readers)("maxBodyBytes limits client.api with parseAs %s", async (parseAs) => {
  const { client } = stubClient([long], { maxBodyBytes: 100 });
  const error = await catchRejection(api(client).GET("/v1/agents", { parseAs }));
  expect(error).toMatchObject({ name: "ResponseError", message: expect.stringContaining("more than 100 bytes") });
});

test("a body is limited even if a hook replaces the response", async () => {
  const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(10_000)) }));
  const onResponse = ({ response }: { response: Response }) => new Response(response.body, { status: 500 });
  const { client } = stubClient([endless, endless], { middleware: [{ onResponse }] });
  const cause = { name: "ResponseError" };
  expect(await catchRejection(client.agents.get("ag_1"))).toMatchObject({ name: "ServerError", status: 500, cause });
  expect((await api(client).GET("/v1/agents")).error).toMatchObject({ name: "ServerError", status: 500, cause });
});

// openapi-fetch parses a body without a length in another way.
test.each([
  ["of known length", { "content-length": "6" }],
  ["of unknown length", {}],
])("a success of client.api %s that is not JSON is a ResponseError, and is not sent again", async (_name, length) => {
  const page = new Response("<html>", { headers: { "content-type": "text/html", ...length } });
  const { client, requests } = stubClient([page], { maxRetries: 2 });
  expect(await catchRejection(api(client).GET("/v1/agents"))).toMatchObject({
    name: "ResponseError",
    message: expect.stringContaining("received a 200 response (text/html) instead of JSON"),
    cause: expect.any(SyntaxError),
  });
  expect(requests).toHaveLength(1);
});

test("the error of client.api is never empty", async () => {
  const { client } = stubClient([new Response("", { status: 502 })]);
  expect((await api(client).GET("/v1/agents")).error).toMatchObject({ name: "ServerError", status: 502 });
});

const broken = (status: number) => () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new Error("cut")) }), { status });
const lost = (message: string) => () => Promise.reject(new TypeError(message));
/** Outcomes of an attempt after which a GET is sent again. */
const retried: StubResponse[] = [() => problemResponse(503), broken(200), broken(502), lost("cut")];
const others: StubResponse[] = [
  ok,
  () => problemResponse(404),
  () => new Response(null, { status: 304 }),
  lost("reset"),
];

test.each<[string, (client: Platform) => PromiseLike<Partial<Result>>]>([
  ["client.api", (client) => api(client).GET("/v1/agents")],
  ["a method", (client) => client.agents.get("ag_1").withResponse()],
])("the outcome of %s is that of its last attempt, with nothing of the one before", async (_, send) => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const run = async (...responses: StubResponse[]) => {
    const { client, requests } = stubClient(responses, { maxRetries: responses.length - 1 });
    const [{ status, ...result }] = await Promise.allSettled([send(client)]);
    expect(requests).toHaveLength(responses.length);
    const { response, ...rest }: Partial<Result> = "value" in result ? result.value : {};
    return status === "rejected" ? result : { ...rest, status: response?.status };
  };
  for (const last of [...retried, ...others]) {
    const want = await run(last);
    for (const first of retried) expect([first, last, await run(first, last)]).toEqual([first, last, want]);
  }
  vi.restoreAllMocks();
});

const silent: [string, StubResponse][] = [
  ["headers", () => new Promise<Response>(() => {})],
  ["a body", () => new Response(new ReadableStream())],
];
test.each(silent)("client.api times out while it waits for %s", async (_, respond) => {
  const { client } = stubClient([respond], { timeoutMs: 5 });
  const error = await catchRejection(api(client).GET("/v1/agents"));
  expect(error).toMatchObject({ name: "TimeoutError", operationId: "client.api" });
});

test("a signal aborts a call of client.api, and the delay before its retry", async () => {
  const { client, requests } = stubClient([problemResponse(503, {}, { "retry-after": "60" })], {
    maxRetries: 1,
    logger: { warn: () => controller.abort("gone") },
  });
  const controller = new AbortController();
  const call = api(client).GET("/v1/agents", { signal: controller.signal });
  expect(await catchRejection(call)).toMatchObject({ name: "AbortError", cause: "gone" });
  expect(requests).toHaveLength(1);
});
