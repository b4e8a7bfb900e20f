import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { createApiError } from "../../src/client/errors.ts";
import * as source from "../../src/client/index.ts";
import { validateResponses } from "../../src/client/validate.ts";
import {
  catchRejection,
  collect,
  problemResponse,
  type StubResponse,
  stalledBody,
  stalledHeaders,
  stubClient,
} from "./stub-client.ts";

const {
  AbortError,
  APIError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ContentTooLargeError,
  NotFoundError,
  PermissionDeniedError,
  Platform,
  PlatformError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnsupportedMediaTypeError,
  ValidationError,
} = source;

const byStatus: [number, string, typeof APIError][] = [
  [400, "BadRequestError", BadRequestError],
  [401, "AuthenticationError", AuthenticationError],
  [403, "PermissionDeniedError", PermissionDeniedError],
  [404, "NotFoundError", NotFoundError],
  [405, "APIError", APIError],
  [408, "APIError", APIError],
  [409, "ConflictError", ConflictError],
  [413, "ContentTooLargeError", ContentTooLargeError],
  [415, "UnsupportedMediaTypeError", UnsupportedMediaTypeError],
  [418, "APIError", APIError],
  [422, "ValidationError", ValidationError],
  [429, "RateLimitError", RateLimitError],
  [500, "ServerError", ServerError],
  [503, "ServerError", ServerError],
  [599, "ServerError", ServerError],
];

test.each(byStatus)("a %i is a %s", async (status, name, type) => {
  const { client } = stubClient([problemResponse(status)]);
  const error = await catchRejection<source.APIError>(client.agents.get("ag_1"));
  expect(Object.getPrototypeOf(error)).toBe(type.prototype);
  expect(error).toBeInstanceOf(APIError);
  expect(error).toBeInstanceOf(PlatformError);
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.status]).toEqual([name, status]);
});

test("every other status is an APIError or, from 500, a ServerError", () => {
  const call = { operationId: "agents.get", method: "GET", url: "https://api.test" };
  const named = new Map(byStatus.map(([status, name]) => [status, name]));
  for (let status = 400; status < 600; status += 1) {
    const { name } = createApiError(call, new Response(null, { status }), "");
    expect([status, name]).toEqual([status, named.get(status) ?? (status < 500 ? "APIError" : "ServerError")]);
  }
});

test("a status that the constructor of Response refuses is an APIError", async () => {
  const strange = Object.defineProperties(html(500), { status: { value: 999 }, ok: { value: false } });
  const { client } = stubClient([strange]);
  expect(await catchRejection(client.agents.get("ag_1"))).toMatchObject({ name: "ServerError", status: 999 });
});

test("an APIError has the problem, the headers, the request id and the call", async () => {
  const { client } = stubClient([
    problemResponse(404, { code: "AGENT_NOT_FOUND" }, { "x-request-id": "r_1", "x-more": "1" }),
  ]);
  const error = await catchRejection<source.APIError>(client.agents.get("ag/1", { agent_version: 3 }));
  expect(error).toMatchObject({
    status: 404,
    problem: { code: "AGENT_NOT_FOUND", detail: "It went wrong." },
    requestId: "r_1",
    operationId: "agents.get",
    method: "GET",
    url: "https://api.test/v1/agents/ag%2F1",
  });
  expect(error.headers.get("x-more")).toBe("1");
});

const violation = (pointer: string, detail: string) => ({ pointer, detail, code: "INVALID" });
const html = (status: number, text = "<h1>Bad gateway</h1>") =>
  new Response(text, { status, headers: { "content-type": "text/html" } });
const REQUEST = "(GET https://api.test/v1/agents/ag_1)";
const DETAIL = "It went wrong.";

const messages: [name: string, given: Response, want: string][] = [
  [
    "the code, the detail and the request id of a problem",
    problemResponse(404, { code: "AGENT_NOT_FOUND", detail: "No agent ag_1." }, { "x-request-id": "r_1" }),
    "agents.get failed with 404 AGENT_NOT_FOUND: No agent ag_1. (GET https://api.test/v1/agents/ag_1, request r_1)",
  ],
  [
    "each violation on a line of its own",
    problemResponse(422, {
      errors: [violation("/body/name", "is too short"), violation("/query/page", "is no number")],
    }),
    `agents.get failed with 422 WENT_WRONG: ${DETAIL} ${REQUEST}\n  /body/name is too short\n  /query/page is no number`,
  ],
  [
    "the media type of a body that is not a problem document",
    html(502, ""),
    `agents.get failed with 502: got text/html ${REQUEST}`,
  ],
  [
    "the start of a text, on one line",
    html(502, `<h1>\n  Bad gateway</h1>${"x".repeat(1000)}`),
    `agents.get failed with 502: <h1> Bad gateway</h1>${"x".repeat(177)} ${REQUEST}`,
  ],
  [
    "that there is no Content-Type",
    new Response(null, { status: 500 }),
    `agents.get failed with 500: got no Content-Type ${REQUEST}`,
  ],
];

test.each(messages)("the message has %s", async (_name, given, want) => {
  const { client } = stubClient([given]);
  expect((await catchRejection(client.agents.get("ag_1"))).message).toBe(want);
});

const noProblems: [string, Response][] = [
  ["an HTML page", html(404)],
  ["no body", new Response(null, { status: 404 })],
  ["JSON null", Response.json(null, { status: 404 })],
  ["a JSON string", Response.json("gone", { status: 404 })],
  ["another service's error", Response.json({ error: { message: "gone" } }, { status: 404 })],
  ["a detail that is not a string", Response.json({ detail: [{ msg: "gone" }], code: "X" }, { status: 404 })],
  ["a code that is not a string", Response.json({ detail: "gone", code: 404 }, { status: 404 })],
  ["errors that are not an array", Response.json({ detail: "gone", code: "X", errors: { a: 1 } }, { status: 404 })],
  [
    "invalid JSON",
    new Response('{"detail":', { status: 404, headers: { "content-type": "application/problem+json" } }),
  ],
];

test.each(noProblems)("an error response with %s is an APIError without a problem", async (_name, given) => {
  const { client } = stubClient([given]);
  const error = await catchRejection<source.APIError>(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error.problem).toBeUndefined();
});

test("elements of errors that are not violations are left out of the message", async () => {
  const { client } = stubClient([problemResponse(422, { errors: [null, "x", violation("/body", "is missing")] })]);
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error.message).toBe(`agents.get failed with 422 WENT_WRONG: ${DETAIL} ${REQUEST}\n  /body is missing`);
});

test("a problem keeps an unknown code and unknown fields", async () => {
  const { client } = stubClient([problemResponse(409, { code: "TIDE_IS_HIGH", next_low_water: "04:12" })]);
  const error = await catchRejection<source.APIError>(client.agents.get("ag_1"));
  expect(error.problem).toMatchObject({ code: "TIDE_IS_HIGH", next_low_water: "04:12" });
});

/** Returns an unused port. */
async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a refused connection is a ConnectionError that says so", async () => {
  const port = await unusedPort();
  const client = new Platform({ apiKey: "top-secret", baseUrl: `http://127.0.0.1:${port}`, maxRetries: 0 });
  const error = await catchRejection<source.ConnectionError>(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error.message).toBe(
    `agents.get could not connect, see baseUrl or PLATFORM_BASE_URL: connect ECONNREFUSED 127.0.0.1:${port} (GET http://127.0.0.1:${port}/v1/agents/ag_1)`,
  );
  expect(error).toMatchObject({ operationId: "agents.get", method: "GET" });
  expect(error.cause).toBeInstanceOf(TypeError);
  expectNoSecret(error);
});

test.each<[string, unknown, string]>([
  ["the deepest cause", new TypeError("a", { cause: new Error("b", { cause: new Error("407") }) }), "407"],
  [
    "a cause without a message",
    new TypeError("a", { cause: Object.assign(new Error(""), { code: "EPROXY" }) }),
    "EPROXY",
  ],
  ["a cause without anything", new TypeError("fetch failed", { cause: new Error("") }), "fetch failed"],
  ["a symbol", Symbol("tide"), "Symbol(tide)"],
  ["what has no text", Object.create(null), "unknown"],
  [
    "what has a message and a code without text",
    { message: Object.create(null), code: Object.create(null) },
    "unknown",
  ],
  ["a cause whose code has no text", new TypeError("cut", { cause: { code: Object.create(null) } }), "cut"],
])("the message of a ConnectionError names %s", async (_, thrown, want) => {
  const { client } = stubClient([() => Promise.reject(thrown)]);
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(error.message).toContain(`received no complete response: ${want} (GET`);
});

test("in a page, the message of a request that fails mentions CORS", async () => {
  vi.stubGlobal("document", {});
  const { client } = stubClient([() => Promise.reject(new TypeError("Failed to fetch"))], { allowBrowser: true });
  const error = await catchRejection(client.agents.get("ag_1"));
  vi.unstubAllGlobals();
  expect(error.message).toContain("(does the server allow this page's origin? see CORS): Failed to fetch (GET");
});

function expectNoSecret(error: Error): void {
  const shown = [
    error.message,
    String(error.stack),
    JSON.stringify(error),
    inspect(error, { depth: 20, showHidden: true, getters: true }),
  ].join("\n");
  expect(shown).not.toContain("top-secret");
  expect(shown).not.toContain("user-secret");
}

const failures: [name: string, given: StubResponse, want: string][] = [
  ["an error response", problemResponse(401), "AuthenticationError"],
  ["an error page of a proxy", html(502), "ServerError"],
  ["an HTML page instead of JSON", html(200), "ResponseError"],
  [
    "a broken connection",
    () => Promise.reject(new TypeError("fetch failed", { cause: new Error("reset") })),
    "ConnectionError",
  ],
  ["stalled headers", stalledHeaders, "TimeoutError"],
  ["a stalled body", stalledBody, "TimeoutError"],
];

test.each(failures)("the error for %s contains no secret, however it is printed", async (_name, given, want) => {
  const { client } = stubClient([given], { timeoutMs: want === "TimeoutError" ? 5 : 60_000 });
  const error = await catchRejection(client.users.me.get());
  expect(error.name).toBe(want);
  expectNoSecret(error);
});

test("a printed error starts with its name", async () => {
  const { client } = stubClient([problemResponse(404)]);
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(String(error)).toMatch(/^NotFoundError: agents\.get failed with 404/);
  expect(inspect(error)).toMatch(/^NotFoundError: agents\.get failed with 404/);
  expect(inspect(error)).not.toContain("[cause]");
});

test("an AbortError and a TimeoutError name the call, and an AbortError has the reason as its cause", async () => {
  const reason = new Error("The user left.");
  const { client } = stubClient([stalledHeaders, stalledHeaders], { timeoutMs: 1 });
  const aborted = client.agents.get("ag_1", { signal: AbortSignal.abort(reason) });
  const abort = await catchRejection<source.AbortError>(aborted);
  expect(abort).toBeInstanceOf(AbortError);
  expect(abort.message).toBe(`agents.get was aborted ${REQUEST}`);
  expect(abort.cause).toBe(reason);
  const timeout = await catchRejection<source.TimeoutError>(client.agents.get("ag_1"));
  expect(timeout).toBeInstanceOf(TimeoutError);
  expect(timeout.message).toContain("exceeded timeoutMs (1 ms)");
  expect(timeout.message).toContain(REQUEST);
});

test("the name of every exported error class is its `name`", () => {
  const call = { operationId: "agents.get", method: "GET", url: "https://api.test" };
  const types = Object.entries(source).filter(([name]) => name.endsWith("Error"));
  const names = types.map(([name]) => name);
  const ownNames = types.map(([, value]) => {
    const type = value as typeof ConnectionError;
    if (type.prototype instanceof APIError || (type as unknown) === APIError)
      return new (type as unknown as typeof APIError)(call, new Response(), undefined).name;
    return new type(call, "failed").name;
  });
  expect(ownNames).toEqual(names);
  expect(names).toHaveLength(17);
});

test("the body of an error response is read, so that its connection is released", async () => {
  const stubbedResponse = problemResponse(404);
  const { client } = stubClient([stubbedResponse]);
  await catchRejection(client.agents.get("ag_1"));
  expect(stubbedResponse.bodyUsed).toBe(true);
});

const bodies: [name: string, given: Response, want: unknown][] = [
  ["JSON", Response.json({ error: { message: "gone" } }, { status: 404 }), { error: { message: "gone" } }],
  ["a JSON string", Response.json("gone", { status: 404 }), "gone"],
  ["text", html(502), "<h1>Bad gateway</h1>"],
  ["a long text", html(502, "é".repeat(100_000)), "é".repeat(64_000)],
  ["nothing", new Response(null, { status: 500 }), ""],
];

test.each(bodies)("an error keeps a body that is %s", async (_name, given, want) => {
  const { client } = stubClient([given]);
  expect((await catchRejection<source.APIError>(client.agents.get("ag_1"))).body).toEqual(want);
});

test("an error keeps a whole problem document, however long", async () => {
  const detail = "x".repeat(500_000);
  const { client } = stubClient([problemResponse(422, { detail })]);
  const error = await catchRejection<source.APIError>(client.agents.get("ag_1"));
  expect(error.problem?.detail).toBe(detail);
  expect(error.body).toBe(error.problem);
});

test("an endless error body is read up to a megabyte, and then cancelled", async () => {
  let read = 0;
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1000;
      controller.enqueue(new Uint8Array(1000).fill(0x78));
    },
    cancel,
  });
  const { client } = stubClient([new Response(endless, { status: 500 })]);
  const error = await catchRejection<source.APIError>(client.agents.get("ag_1"));
  expect(error).toMatchObject({ name: "ServerError", body: undefined, cause: { name: "ResponseError" } });
  expect(read).toBeGreaterThanOrEqual(1_000_000);
  expect(read).toBeLessThan(1_010_000);
  expect(cancel).toHaveBeenCalledOnce();
});

const refuse = { middleware: [validateResponses({ onViolation: () => expect.fail("stop") })] };
const get = ({ agents }: source.Platform) => agents.get("ag_1");
const list = ({ agents }: source.Platform) => agents.list();
const stream = ({ conversations }: source.Platform) => collect(conversations.startStream({ inputs: "Tides?" }));
const typed = (type: string, more = {}) => ({ headers: { "content-type": type, ...more } });
const [JSON_BODY, EVENTS] = [typed("application/json"), typed("text/event-stream")];

test.each<[string, (client: source.Platform) => PromiseLike<unknown>, text: string, ResponseInit, object?]>([
  ["a status", get, "gone", { status: 404 }],
  ["a status of a stream", stream, "gone", { status: 404 }],
  ["a status below 400", get, "", { status: 300 }],
  ["a redirect", get, "", { status: 302, headers: { location: "ftp://api.test" } }],
  ["a redirect of a POST", stream, "", { status: 307, headers: { location: "/" } }],
  ["a body that is no JSON", get, "Sign in", {}],
  ["a page without items", list, "[]", JSON_BODY],
  ["a body that is too long", get, "[1]", JSON_BODY, { maxBodyBytes: 2 }],
  ["the length of a body", get, "[1]", typed("application/json", { "content-length": "3" }), { maxBodyBytes: 2 }],
  ["a body that is no stream", stream, "Sign in", typed("text/html")],
  ["an event that is too long", stream, "data: 100\n\n", EVENTS, { maxEventLength: 2 }],
  ["a stream that is cut off", stream, "data: 1\n\n", EVENTS],
  ["a violation of a status", get, "[]", { status: 299 }, refuse],
  ["a violation of a media type", get, "[]", typed("text/html"), refuse],
  ["a violation of a body", get, "[]", JSON_BODY, refuse],
  ["a violation of an error", get, "[]", { status: 404, ...JSON_BODY }, refuse],
  ["a violation of an event", stream, "event: message.output.delta\ndata: 7\n\n", EVENTS, refuse],
])("if a call rejects for %s, its body has been read to its end or canceled", async (_, call, text, init, options) => {
  const chunks = [...text].map((character) => new TextEncoder().encode(character));
  const released = vi.fn();
  const source: UnderlyingDefaultSource = {
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) return controller.enqueue(chunk);
      controller.close();
      released();
    },
    cancel: released,
  };
  const { client } = stubClient([new Response(new ReadableStream(source, { highWaterMark: 0 }), init)], options);
  await catchRejection(call(client));
  await setImmediate();
  expect(released).toHaveBeenCalledOnce();
});

test("an error has the delay that the server requests", async () => {
  const { client } = stubClient([
    problemResponse(429, {}, { "retry-after": "1" }),
    problemResponse(503, {}, { "retry-after": "3600" }),
    problemResponse(503),
  ]);
  const delays: unknown[] = [];
  for (let i = 0; i < 3; i++)
    delays.push((await catchRejection<source.APIError>(client.agents.get("ag_1"))).retryAfterMs);
  expect(delays).toEqual([1000, 60_000, undefined]);
});

test("instanceof accepts the errors of another copy of the client, by class", async () => {
  vi.resetModules();
  const copy = await import("../../src/client/errors.ts");
  const error = copy.createApiError(
    { operationId: "agents.get", method: "GET", url: "https://api.test" },
    new Response(null, { status: 404 }),
    undefined,
  );
  expect(copy.NotFoundError).not.toBe(NotFoundError);
  class OwnError extends NotFoundError {}
  const classes = [PlatformError, APIError, NotFoundError, ConflictError, ConnectionError, OwnError, Error];
  expect(classes.map((errorClass) => error instanceof errorClass)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});

test.each(
  Object.entries(source).filter(([name]) => name.endsWith("Error")) as [string, new (...args: never[]) => Error][],
)("JSON.stringify shows the message of a %s", (_name, errorClass) => {
  const call = { operationId: "agents.get", method: "GET", url: "https://api.test/v1/agents/x" };
  const error: Error = Reflect.construct(
    errorClass,
    errorClass === PlatformError
      ? ["failed"]
      : [call, errorClass === APIError || Object.getPrototypeOf(errorClass) === APIError ? new Response() : "failed"],
  );
  expect(error.message).toContain("failed");
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: error.name, message: error.message });
});
