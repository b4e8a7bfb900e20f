import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { build } from "esbuild";
import { expect, test, vi } from "vitest";
import * as source from "../../src/index.ts";
import { type Answer, endlessBody, failureOf, noHeaders, problem, stub } from "./stub.ts";

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
  const { client } = stub([problem(status)]);
  const error = await failureOf<source.APIError>(client.agents.get("ag_1"));
  expect(Object.getPrototypeOf(error)).toBe(type.prototype);
  expect(error).toBeInstanceOf(APIError);
  expect(error).toBeInstanceOf(PlatformError);
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.status]).toEqual([name, status]);
});

test("an APIError has the problem, the headers, the request id and what was called", async () => {
  const { client } = stub([problem(404, { code: "AGENT_NOT_FOUND" }, { "x-request-id": "r_1", "x-more": "1" })]);
  const error = await failureOf<source.APIError>(client.agents.get("ag/1", { agent_version: 3 }));
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

const fault = (pointer: string, detail: string) => ({ pointer, detail, code: "INVALID" });
const html = (status: number, text = "<h1>Bad gateway</h1>") =>
  new Response(text, { status, headers: { "content-type": "text/html" } });
const CALLED = "(GET https://api.test/v1/agents/ag_1)";
const UNKNOWN = "It went wrong.";

const messages: [string, { given: Response; want: string }][] = [
  [
    "the code, the detail and the request id of a problem",
    {
      given: problem(404, { code: "AGENT_NOT_FOUND", detail: "No agent ag_1." }, { "x-request-id": "r_1" }),
      want: "agents.get failed with 404 AGENT_NOT_FOUND: No agent ag_1. (GET https://api.test/v1/agents/ag_1, request r_1)",
    },
  ],
  [
    "each fault on a line of its own",
    {
      given: problem(422, { errors: [fault("/body/name", "is too short"), fault("/query/page", "is no number")] }),
      want: `agents.get failed with 422 WENT_WRONG: ${UNKNOWN} ${CALLED}\n  /body/name is too short\n  /query/page is no number`,
    },
  ],
  [
    "the media type where a proxy answers with a page",
    { given: html(502), want: `agents.get failed with 502 and text/html, not a problem document ${CALLED}` },
  ],
  [
    "that there was nothing at all",
    {
      given: new Response(null, { status: 500 }),
      want: `agents.get failed with 500 and no media type, not a problem document ${CALLED}`,
    },
  ],
];

test.each(messages)("the message has %s", async (_name, { given, want }) => {
  const { client } = stub([given]);
  expect((await failureOf(client.agents.get("ag_1"))).message).toBe(want);
});

const noProblems: [string, Response][] = [
  ["a page", html(404)],
  ["no body", new Response(null, { status: 404 })],
  ["JSON null", Response.json(null, { status: 404 })],
  ["a JSON text", Response.json("gone", { status: 404 })],
  ["another service's error", Response.json({ error: { message: "gone" } }, { status: 404 })],
  ["a detail that is no text", Response.json({ detail: [{ msg: "gone" }], code: "X" }, { status: 404 })],
  ["faults that are no list", Response.json({ detail: "gone", code: "X", errors: { a: 1 } }, { status: 404 })],
  ["broken JSON", new Response('{"detail":', { status: 404, headers: { "content-type": "application/problem+json" } })],
];

test.each(noProblems)("an error with %s is an APIError of its status, without a problem", async (_name, given) => {
  const { client } = stub([given]);
  const error = await failureOf<source.APIError>(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error.problem).toBeUndefined();
});

test("a list of faults with something else in it is no reason to fail otherwise", async () => {
  const { client } = stub([problem(422, { errors: [null, "x", fault("/body", "is missing")] })]);
  const error = await failureOf(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error.message).toContain("\n  /body is missing");
});

test("a problem of a newer server keeps its unknown code and fields", async () => {
  const { client } = stub([problem(409, { code: "TIDE_IS_HIGH", next_low_water: "04:12" })]);
  const error = await failureOf<source.APIError>(client.agents.get("ag_1"));
  expect(error.problem).toMatchObject({ code: "TIDE_IS_HIGH", next_low_water: "04:12" });
});

/** A port where nobody listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a connection that is refused is a ConnectionError that says so", async () => {
  const port = await deadPort();
  const client = new Platform({ apiKey: "top-secret", baseUrl: `http://127.0.0.1:${port}`, maxRetries: 0 });
  const error = await failureOf<source.ConnectionError>(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error.message).toBe(
    `agents.get got no complete answer: connect ECONNREFUSED 127.0.0.1:${port} (GET http://127.0.0.1:${port}/v1/agents/ag_1)`,
  );
  expect(error).toMatchObject({ operationId: "agents.get", method: "GET" });
  expect(error.cause).toBeInstanceOf(TypeError);
  expectNoSecret(error);
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

const failures: [string, { given: Answer; want: string }][] = [
  ["an answer of failure", { given: problem(401), want: "AuthenticationError" }],
  ["a page from a proxy", { given: html(502), want: "ServerError" }],
  ["a page instead of JSON", { given: html(200), want: "ResponseError" }],
  [
    "a broken connection",
    {
      given: () => Promise.reject(new TypeError("fetch failed", { cause: new Error("reset") })),
      want: "ConnectionError",
    },
  ],
  ["headers that never come", { given: noHeaders, want: "TimeoutError" }],
  ["a body that never ends", { given: endlessBody, want: "TimeoutError" }],
];

test.each(failures)("%s shows no secret, whatever way it is printed", async (_name, { given, want }) => {
  const { client } = stub([given], { timeoutMs: 5 });
  const error = await failureOf(client.users.me.get());
  expect(error.name).toBe(want);
  expectNoSecret(error);
});

test("an error that is printed begins with its name", async () => {
  const { client } = stub([problem(404)]);
  const error = await failureOf(client.agents.get("ag_1"));
  expect(String(error)).toMatch(/^NotFoundError: agents\.get failed with 404/);
  expect(inspect(error)).toMatch(/^NotFoundError: agents\.get failed with 404/);
});

test("an AbortError and a TimeoutError say what was called, and keep the reason", async () => {
  const reason = new Error("The user left.");
  const { client } = stub([noHeaders, noHeaders], { timeoutMs: 1 });
  const aborted = client.agents.get("ag_1", { signal: AbortSignal.abort(reason) });
  const abort = await failureOf<source.AbortError>(aborted);
  expect(abort).toBeInstanceOf(AbortError);
  expect(abort.message).toBe(`agents.get was aborted by its signal ${CALLED}`);
  expect(abort.cause).toBe(reason);
  const timeout = await failureOf<source.TimeoutError>(client.agents.get("ag_1"));
  expect(timeout).toBeInstanceOf(TimeoutError);
  expect(timeout.message).toContain("raise timeoutMs");
  expect(timeout.message).toContain(CALLED);
});

test("names, and what is an instance of what, survive minifying", async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../src/index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const text = outputFiles[0]!.text;
  const minified: typeof source = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  // Otherwise the test would prove nothing.
  expect(minified.NotFoundError.name).not.toBe("NotFoundError");
  const answers = byStatus.map(([status]) => problem(status));
  const client = new minified.Platform({
    baseUrl: "https://api.test",
    maxRetries: 0,
    fetch: async () => answers.shift()!,
  });
  for (const [, name] of byStatus) {
    const error = await failureOf(client.agents.get("ag_1"));
    expect(error.name).toBe(name);
    expect(error).toBeInstanceOf(minified[name as "APIError"]);
    expect(error).toBeInstanceOf(minified.APIError);
    expect(error).toBeInstanceOf(minified.PlatformError);
  }
  const call = { operationId: "agents.get", method: "GET", url: "https://api.test" };
  for (const name of ["ConnectionError", "TimeoutError", "AbortError", "StreamError", "ResponseError"] as const) {
    const error = new minified[name](call, "failed");
    expect(error.name).toBe(name);
    expect(error).toBeInstanceOf(minified.PlatformError);
    expect(error).not.toBeInstanceOf(minified.APIError);
  }
});

test("every exported error has its own name, in its field and in this test", () => {
  const call = { operationId: "agents.get", method: "GET", url: "https://api.test" };
  const types = Object.entries(source).filter(([name]) => name.endsWith("Error"));
  const names = types.map(([name]) => name);
  const made = types.map(([, value]) => {
    const type = value as typeof ConnectionError;
    if (type.prototype instanceof APIError || (type as unknown) === APIError)
      return new (type as unknown as typeof APIError)(call, new Response(), undefined).name;
    return new type(call, "failed").name;
  });
  expect(made).toEqual(names);
  expect(names).toHaveLength(17);
});

test("a failed answer is an error after its body was read, so that its connection is free", async () => {
  const answer = problem(404);
  const text = vi.spyOn(answer, "text");
  const { client } = stub([answer]);
  await failureOf(client.agents.get("ag_1"));
  expect(text).toHaveBeenCalledOnce();
  expect(answer.bodyUsed).toBe(true);
});
