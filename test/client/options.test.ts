import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import {
  type HookContext,
  type LogLevel,
  Platform,
  PlatformError,
  type PlatformOptions,
  waitForBatchJob,
} from "../../src/client/index.ts";
import { defined } from "../defined.ts";
import {
  catchRejection,
  collect,
  problemResponse,
  requestTarget,
  type StubResponse,
  stalledBody,
  stalledHeaders,
  stubClient,
} from "./stub-client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const ok = (): Response => Response.json({ id: "1" });

/** Creates a client with the given options and returns the request that `users.me.get` sends. */
async function captureRequest(options: ConstructorParameters<typeof Platform>[0]): Promise<Request> {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return ok();
  };
  await new Platform({ ...options, fetch }).users.me.get();
  return defined(requests[0]);
}

function setEnvironment(variables: { key: string; url: string; token: string }): void {
  vi.stubEnv("PLATFORM_API_KEY", variables.key);
  vi.stubEnv("PLATFORM_BASE_URL", variables.url);
  vi.stubEnv("PLATFORM_USER_CONTEXT_TOKEN", variables.token);
}

const shown = ({ url, headers }: Request) => ({
  url,
  key: headers.get("authorization"),
  token: headers.get("dashboardusercontextauth"),
});

const sources: [name: string, given: ConstructorParameters<typeof Platform>[0], want: object][] = [
  ["come from the environment", {}, { url: "https://env.test/v1/users/me", key: "Bearer env-key", token: "env-token" }],
  [
    "come from the options first",
    { apiKey: "own", baseUrl: "https://own.test", userContextToken: "mine" },
    { url: "https://own.test/v1/users/me", key: "Bearer own", token: "mine" },
  ],
  [
    "are left out if the option is empty",
    { apiKey: "", userContextToken: "" },
    { url: "https://env.test/v1/users/me", key: null, token: null },
  ],
];

test.each(sources)("the API key, the base URL and the user context token %s", async (_name, given, want) => {
  setEnvironment({ key: "env-key", url: "https://env.test", token: "env-token" });
  expect(shown(await captureRequest(given))).toEqual(want);
});

const unset = { url: "http://127.0.0.1:4010/v1/users/me", key: null, token: null };

test("an empty variable counts as unset", async () => {
  setEnvironment({ key: "", url: "", token: "" });
  expect(shown(await captureRequest({}))).toEqual(unset);
});

const environments: [string, unknown][] = [
  ["has no process", undefined],
  ["has no environment", {}],
  [
    "does not allow reading the environment",
    {
      get env(): never {
        throw new Error("Requires env access");
      },
    },
  ],
];

test.each(environments)("a client can be created on a platform that %s", (_name, process) => {
  setEnvironment({ key: "env-key", url: "https://env.test", token: "env-token" });
  vi.stubGlobal("process", process);
  const client = new Platform();
  vi.unstubAllGlobals();
  expect(client.agents.get).toBeTypeOf("function");
});

test.each(["https://api.test/base", "https://api.test/base/"])("the base URL %s keeps its path", async (baseUrl) => {
  const { client, requests } = stubClient([ok(), problemResponse(404)], { baseUrl });
  await client.agents.get("ag_1");
  expect(requests[0]?.url).toBe("https://api.test/base/v1/agents/ag_1");
  expect(await catchRejection(client.agents.get("ag_1"))).toMatchObject({ url: defined(requests[0]).url });
});

test("an API key in a web page is rejected unless it is allowed", () => {
  setEnvironment({ key: "", url: "", token: "" });
  vi.stubGlobal("document", {});
  const rejection = expect.objectContaining({
    name: "PlatformError",
    message: expect.stringContaining("allowBrowser"),
  });
  expect(() => new Platform({ apiKey: "top-secret" })).toThrow(rejection);
  expect(() => new Platform({ apiKey: "top-secret" })).not.toThrow("top-secret");
  expect(() => new Platform({ apiKey: "top-secret", allowBrowser: true })).not.toThrow();
  expect(() => new Platform()).not.toThrow();
});

test.each(["apiKey", "userContextToken"])(
  "an %s that is not allowed in a header is rejected, and the message does not contain it",
  (name) => {
    let error: PlatformError | undefined;
    try {
      new Platform({ [name]: "top\nsecret" });
    } catch (thrown) {
      error = thrown as PlatformError;
    }
    expect(error?.name).toBe("PlatformError");
    expect(error?.message).toMatch(
      `${name} ${name === "apiKey" ? "must be a string of ASCII characters" : "is not a valid header value."}`,
    );
  },
);

const numbers = ["timeoutMs", "idleTimeoutMs", "maxRetries", "maxEventLength", "maxBodyBytes"];
const invalidNumbers = numbers.flatMap((name): [string, unknown][] => [
  [name, Number.NaN],
  [name, -1],
  [name, null],
  [name, "5"],
]);

test.each(invalidNumbers)("%s cannot be %j", async (name, value) => {
  const message = `${name} must be 0 or more.`;
  const rejection = expect.objectContaining({ name: "PlatformError", message });
  expect(() => new Platform({ [name]: value })).toThrow(rejection);
  const { client, requests } = stubClient([]);
  expect(await catchRejection(client.agents.get("ag_1", { [name]: value as number }))).toEqual(rejection);
  expect(requests).toHaveLength(0);
});

const invalidUrls: [string, string][] = [
  ["is empty", ""],
  ["has no scheme", "api.test"],
  ["has no scheme but a port", "localhost:4010"],
  ["has no host", "https://"],
  ["has no valid host", "https://["],
  ["has no valid port", "https://api.test:99999"],
  ["has another scheme", "ftp://api.test"],
  ["has a name and a password", "https://harbor:top-secret@api.test"],
  ["has a password", "https://:top-secret@api.test"],
  ["has a query", "https://api.test?key=top-secret"],
  ["has an empty query", "https://api.test/base?"],
  ["has a fragment", "https://api.test#top-secret"],
];

test.each(invalidUrls)("a base URL that %s is rejected, and the message does not contain it", (_name, baseUrl) => {
  let error: PlatformError | undefined;
  try {
    new Platform({ baseUrl });
  } catch (thrown) {
    error = thrown as PlatformError;
  }
  expect(error?.name).toBe("PlatformError");
  expect(error?.message).toMatch(/^baseUrl must be an http\(s\) URL without credentials/);
  expect(error?.message).not.toContain("secret");
});

test.each<[name: string, headers: Headers | [string, string][]]>([
  ["a Headers object", new Headers({ "X-Team": "tides" })],
  ["a list of pairs", [["x-team", "tides"]]],
])("headers can be %s", async (_, headers) => {
  const { client, requests } = stubClient([ok(), ok()], { headers });
  await client.agents.get("ag_1");
  await client.withOptions({ headers: {} }).agents.get("ag_1", { headers });
  expect(requests.map((request) => request.headers.get("x-team"))).toEqual(["tides", "tides"]);
  expect(requests.map((request) => request.headers.has("0"))).toEqual([false, false]);
});

test.each([
  ["of the client", {}, { headers: { "X-Api-Key": "top\nsecret" } }],
  ["of a call", { headers: { "X-Api-Key": "top\nsecret" } }, {}],
  ["of a call, the user context token,", { userContextToken: "top\nsecret" }, {}],
])("the message about a header %s that is not allowed does not contain it", async (_name, ofCall, ofClient) => {
  const failed = (async () => {
    const { client } = stubClient([], ofClient);
    return client.users.me.get(ofCall);
  })();
  const error = await catchRejection(failed);
  expect(error.name).toBe("PlatformError");
  expect(error.message).toMatch(/ is not a valid header value\.$/);
  expect(error.message).not.toContain("secret");
  expect(error.cause).toBeUndefined();
});

test("the white space and the byte order mark around a header are removed, and other white space is refused", async () => {
  const headers = (value: string) => ({ headers: { "X-Team": value } });
  const { client, requests } = stubClient([ok(), ok(), ok()], headers("\uFEFFtides\r\n"));
  await client.agents.get("ag_1");
  await client.agents.get("ag_1", headers("\n winds\t\uFEFF"));
  // The second byte of a letter in UTF-8.
  await client.agents.get("ag_1", headers("\xc3\xa0"));
  expect(requests.map((request) => request.headers.get("x-team"))).toEqual(["tides", "winds", "\xc3\xa0"]);
  const rejection = new PlatformError("X-Team is not a valid header value.");
  expect(await catchRejection(client.agents.get("ag_1", headers("ti\uFEFFdes")))).toEqual(rejection);
  expect(() => stubClient([], headers("tides\u2003"))).toThrow(rejection);
});

test("a call can have a user context token of its own", async () => {
  const { client, requests } = stubClient([ok(), ok(), ok()]);
  await client.users.me.get({ userContextToken: "bob\n" });
  await client.users.me.get();
  await client.agents.get("ag_1", { userContextToken: "bob" });
  expect(requests.map(({ headers }) => headers.get("dashboardusercontextauth"))).toEqual(["bob", "user-secret", null]);
});

test("a line break at the end of a secret, as in a file, is removed", async () => {
  const request = await captureRequest({ apiKey: "own\n", userContextToken: "mine\r\n" });
  expect(shown(request)).toMatchObject({ key: "Bearer own", token: "mine" });
});

test("a custom fetch gets the request, and the global fetch is not called", async () => {
  const global = vi.spyOn(globalThis, "fetch");
  const request = await captureRequest({ baseUrl: "https://api.test" });
  expect(request).toBeInstanceOf(Request);
  expect(global).not.toHaveBeenCalled();
  global.mockRestore();
});

test("with an aborted signal, nothing is sent", async () => {
  const middleware = { onRequest: vi.fn() };
  const { client, requests } = stubClient([], { maxRetries: 2, middleware: [middleware] });
  const error = await catchRejection(client.agents.get("ag_1", { signal: AbortSignal.abort("gone") }));
  expect(error).toMatchObject({ name: "AbortError", cause: "gone" });
  expect(requests).toHaveLength(0);
  expect(middleware.onRequest).not.toHaveBeenCalled();
});

test.each<[string, (client: Platform) => PromiseLike<unknown>]>([
  ["a call", ({ agents }) => agents.get("ag_1")],
  ["a list", ({ agents }) => collect(agents.list())],
  ["a stream", ({ conversations }) => collect(conversations.startStream({ inputs: "Hello" }))],
  ["client.api", ({ api }) => (api as unknown as { GET(path: string): Promise<unknown> }).GET("/v1/agents")],
])("the signal of the client aborts %s", async (_name, call) => {
  const controller = new AbortController();
  const { client } = stubClient([stalledHeaders], { signal: controller.signal });
  const failure = catchRejection(call(client));
  controller.abort("shutdown");
  expect(await failure).toMatchObject({ name: "AbortError", cause: "shutdown" });
});

test("the signal of a call replaces the signal of the client", async () => {
  const { client } = stubClient([Response.json({ id: "ag_1" })], { signal: AbortSignal.abort("shutdown") });
  expect(await client.agents.get("ag_1", { signal: new AbortController().signal })).toEqual({ id: "ag_1" });
  expect(() => new Platform({ signal: 5 as never })).toThrow("signal must be an AbortSignal.");
});

test("timeoutMs of a call overrides timeoutMs of the client, and 0 means no timeout", async () => {
  vi.useFakeTimers();
  const { client, requests } = stubClient([stalledHeaders, stalledHeaders], { timeoutMs: 5000 });
  const controller = new AbortController();
  const short = catchRejection(client.agents.get("ag_1", { timeoutMs: 10 }));
  const endless = catchRejection(client.agents.get("ag_1", { timeoutMs: 0, signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(10);
  expect((await short).name).toBe("TimeoutError");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests[1]?.signal.aborted).toBe(false);
  controller.abort();
  expect((await endless).name).toBe("AbortError");
});

/** The message of the error after a minute without the rest of the response. */
async function messageAfterMinute(call: (client: Platform) => PromiseLike<unknown>, response: StubResponse) {
  vi.useFakeTimers();
  const { client, requests } = stubClient([response]);
  const failure = catchRejection(call(client));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(requests[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  return (await failure).message;
}

test("the texts about the options and the README have the defaults of all limits", () => {
  const read = (file: string) => readFileSync(new URL(`../../src/client/${file}`, import.meta.url), "utf8");
  const limitsIn = (text: string, pattern: RegExp) =>
    Object.fromEntries(
      [...text.matchAll(pattern)].map(({ groups }) => [groups?.name, groups?.value?.replace(/,|_/g, "")]),
    );
  const source = read("platform.ts");
  const values = limitsIn(source, /^ {6}(?<name>\w+): (?<value>\d.*),$/gm);
  expect(Object.keys(values).sort()).toEqual([...numbers].sort());
  const texts = source.replace(/\n +\*(?= )/g, "");
  expect(limitsIn(texts, /Defaults to (?<value>\d[\d,]*)(?:(?!\*\/).)*\*\/\s+(?<name>\w+)\?:/gs)).toEqual(values);
  expect(limitsIn(read("README.md"), /^\| `(?<name>\w+)` +\| (?<value>\d[\d,]*) +\|/gm)).toEqual(values);
});

test("the timeouts are a minute unless they are given", async () => {
  const message = await messageAfterMinute((client) => client.agents.get("ag_1"), stalledBody);
  expect(message).toContain("exceeded timeoutMs (60000 ms)");
  const start = (client: Platform) => collect(client.conversations.startStream({ inputs: "When is low water?" }));
  expect(await messageAfterMinute(start, stalledHeaders)).toContain("exceeded idleTimeoutMs (60000 ms)");
});

test("a body may have 256,000,000 bytes unless maxBodyBytes is given", async () => {
  const announced = (bytes: number) => new Response('{"id":"1"}', { headers: { "content-length": `${bytes}` } });
  const { client } = stubClient([announced(256_000_000), announced(256_000_001)]);
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
  expect((await catchRejection(client.agents.get("ag_1"))).message).toContain("more than 256000000 bytes");
});

test("an option of a call without a value leaves the client's value", async () => {
  const { client, requests } = stubClient([problemResponse(503)], { maxRetries: 0, headers: { "X-Trace": "t_1" } });
  const options: object = { maxRetries: undefined, timeoutMs: undefined, headers: undefined, agent_version: undefined };
  expect((await catchRejection(client.agents.get("ag_1", options))).name).toBe("ServerError");
  expect(requests.map(requestTarget)).toEqual(["/v1/agents/ag_1"]);
  expect(requests[0]?.headers.get("x-trace")).toBe("t_1");
});

test("a timeout that is longer than the longest timer is none", async () => {
  const later = () => new Promise<Response>((resolve) => setTimeout(() => resolve(ok()), 20));
  const { client } = stubClient([later], { timeoutMs: 2 ** 31 });
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
});

test("a rejected call with a user context token is no redirect", async () => {
  const { client } = stubClient([problemResponse(400)]);
  expect((await catchRejection(client.users.me.get())).name).toBe("BadRequestError");
});

test("no timer is left after a call", async () => {
  vi.useFakeTimers();
  const { client } = stubClient([ok(), problemResponse(404), ok()]);
  await client.agents.get("ag_1");
  await catchRejection(client.agents.get("ag_1"));
  await client.agents.get("ag_1").asResponse();
  expect(vi.getTimerCount()).toBe(0);
});

const busy = () => problemResponse(503, {}, { "retry-after": "0" });

test("middleware can replace the request and the response, and respond without fetch", async () => {
  const { client, requests } = stubClient([ok()], {
    middleware: [
      { onRequest: ({ request }) => new Request(request, { headers: { authorization: "Bearer other" } }) },
      { onRequest: ({ request }) => (request.url.endsWith("cached") ? Response.json({ id: "c" }) : undefined) },
      { onResponse: ({ response }) => new Response(response.body, { headers: { "x-seen": "1" } }) },
    ],
  });
  const { response } = await client.agents.get("ag_1").withResponse();
  expect(response.headers.get("x-seen")).toBe("1");
  expect(await client.agents.get("cached")).toEqual({ id: "c" });
  expect(requests.map((request) => request.headers.get("authorization"))).toEqual(["Bearer other"]);
});

test("an error status of a response without fetch is an error", async () => {
  const { client, requests } = stubClient([], {
    middleware: [{ onRequest: ({ request }) => problemResponse(request.url.endsWith("gone") ? 404 : 503) }],
    maxRetries: 0,
  });
  expect(await catchRejection(client.agents.get("gone"))).toMatchObject({ name: "NotFoundError", status: 404 });
  expect(await catchRejection(client.agents.delete("busy"))).toMatchObject({ name: "ServerError", status: 503 });
  const { error, response } = await client.api.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "gone" } } });
  expect([error?.status, response.status]).toEqual([404, 404]);
  expect(requests).toHaveLength(0);
});

test("a hook that throws after the request does not change the outcome of a call", async () => {
  const fail = vi.fn(() => {
    throw new Error("tracer is down");
  });
  const broken = () => Promise.reject(new TypeError("reset"));
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { client, requests } = stubClient([broken, ok(), problemResponse(404)], {
    middleware: [{ onResponse: fail, onError: () => Promise.reject(fail()) }],
    maxRetries: 1,
  });
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
  expect((await catchRejection(client.agents.get("ag_1"))).name).toBe("NotFoundError");
  vi.restoreAllMocks();
  expect(requests).toHaveLength(3);
  expect(fail).toHaveBeenCalledTimes(3);
});

test("hooks know the operation, the path with names, and the attempt", async () => {
  const seen: unknown[] = [];
  class Recorder {
    readonly seen = seen;
    onRequest({ operationId, path, attempt, request }: HookContext): undefined {
      this.seen.push([operationId, path, attempt, request.url]);
    }
    onResponse({ operationId, path, attempt, response }: HookContext & { response: Response }): undefined {
      this.seen.push([operationId, path, attempt, response.status]);
    }
  }
  const { client } = stubClient([busy(), ok(), ok()], { middleware: [new Recorder()], maxRetries: 1 });
  await client.agents.versions.get({ agent_id: "ag/1", version: "2" });
  const api = client.api as unknown as { GET(path: string): Promise<unknown> };
  await api.GET("/v1/models");
  const path = "/v1/agents/{agent_id}/versions/{version}";
  const url = "https://api.test/v1/agents/ag%2F1/versions/2";
  expect(seen).toEqual([
    ["agents.versions.get", path, 0, url],
    ["agents.versions.get", path, 0, 503],
    ["agents.versions.get", path, 1, url],
    ["agents.versions.get", path, 1, 200],
    [undefined, "/v1/models", 0, "https://api.test/v1/models"],
    [undefined, "/v1/models", 0, 200],
  ]);
});

test("withOptions creates a client with the same options, except for the changes", async () => {
  const { client, requests } = stubClient([ok(), ok(), ok()], { headers: { "X-Team": "tides" } });
  const other = client.withOptions({ apiKey: "other", userContextToken: "bob" });
  await other.users.me.get();
  await other.withOptions({ headers: { "X-Team": "winds" } }).users.me.get();
  await client.users.me.get();
  const names = ["authorization", "dashboardusercontextauth", "x-team"];
  expect(requests.map(({ headers }) => names.map((name) => headers.get(name)))).toEqual([
    ["Bearer other", "bob", "tides"],
    ["Bearer other", "bob", "winds"],
    ["Bearer top-secret", "user-secret", "tides"],
  ]);
});

test("an error in middleware rejects the call without a retry, as the cause", async () => {
  const cause = new Error("no token available");
  const onRequest = vi.fn(() => Promise.reject(cause));
  const { client, requests } = stubClient([], { maxRetries: 2, middleware: [{ onRequest }] });
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(error).toMatchObject({ name: "PlatformError", cause });
  expect(error.message).toBe("agents.get was not sent: no token available");
  expect(onRequest).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(0);
});

const loggerOf = (lines: string[], levels: LogLevel[] = ["debug", "warn", "error"]) =>
  Object.fromEntries(levels.map((level) => [level, (line: string) => lines.push(`${level} ${line}`)]));

test.each<[string, PlatformOptions, LogLevel[], string[]]>([
  ["logLevel debug", { logLevel: "debug" }, ["debug", "warn", "error"], ["debug", "warn", "debug", "error"]],
  ["no logLevel", {}, ["debug", "warn", "error"], ["debug", "warn", "debug", "error"]],
  ["logLevel warn", { logLevel: "warn" }, ["debug", "warn", "error"], ["warn", "error"]],
  ["logLevel error", { logLevel: "error" }, ["debug", "warn", "error"], ["error"]],
  ["logLevel debug", { logLevel: "debug" }, ["error"], ["error"]],
])("with %s, a logger gets the lines of its methods", async (_, options, methods, want) => {
  const lines: string[] = [];
  const { client } = stubClient([busy(), problemResponse(404)], {
    maxRetries: 1,
    logger: loggerOf(lines, methods),
    ...options,
  });
  await catchRejection(client.agents.get("ag_1"));
  expect(lines.map((line) => line.split(" ")[0])).toEqual(want);
});

test("the log has a line for each response and each failure, without secrets, ids, queries, headers and bodies", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const lines: string[] = [];
  const { client, requests } = stubClient(
    [busy(), Response.json({ organizations: [] }), problemResponse(404, {}, { "x-request-id": "req_1" })],
    {
      maxRetries: 1,
      logger: loggerOf(lines),
    },
  );
  await client.users.me.organizations.list({ limit: 7, headers: { "X-Pass": "pass-1" } });
  await catchRejection(client.agents.update("ag_1", { name: "Scout" }));
  expect(requestTarget(defined(requests[0]))).toBe("/v1/users/me/organizations?limit=7");
  expect(lines).toEqual([
    "debug users.me.organizations.list: GET /v1/users/me/organizations 503 in 0 ms",
    "warn users.me.organizations.list: ServerError 503 WENT_WRONG, attempt 0, retry in 0 ms",
    "debug users.me.organizations.list: GET /v1/users/me/organizations 200 in 0 ms",
    "debug agents.update: PATCH /v1/agents/{agent_id} 404 in 0 ms",
    "error agents.update: NotFoundError 404 WENT_WRONG, request req_1, attempt 0, no retry",
  ]);
});

test("the log has a line for each attempt without a response, the last one included", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const lines: string[] = [];
  const broken = () => Promise.reject(new TypeError("reset", { cause: { code: "ECONNRESET" } }));
  const { client } = stubClient([broken, broken], { maxRetries: 1, logger: loggerOf(lines) });
  await catchRejection(client.agents.get("ag_1"));
  vi.restoreAllMocks();
  expect(lines).toEqual([
    "warn agents.get: ConnectionError ECONNRESET, attempt 0, retry in 0 ms",
    "error agents.get: ConnectionError ECONNRESET, attempt 1, no retry",
  ]);
});

test.each([5, {}])("the signal %j is refused", async (signal) => {
  const { client, requests } = stubClient([ok()]);
  const error = await catchRejection(client.agents.get("ag_1", { signal: signal as never }));
  expect(error).toEqual(new PlatformError("signal must be an AbortSignal."));
  expect(requests).toHaveLength(0);
});

test("a log that throws does not change the outcome of a call", async () => {
  const log = vi.fn(() => {
    throw new Error("disk full");
  });
  const { client, requests } = stubClient([busy(), ok(), problemResponse(404)], {
    maxRetries: 1,
    logger: { debug: log, warn: log, error: log },
  });
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
  expect((await catchRejection(client.agents.get("ag_1"))).name).toBe("NotFoundError");
  expect(requests).toHaveLength(3);
  expect(log).toHaveBeenCalledTimes(5);
});

/** A fetch and a body that ignore signals. */
const deaf: [string, () => Response | Promise<Response>][] = [
  ["the headers", () => new Promise<Response>(() => {})],
  ["the body", () => new Response(new ReadableStream())],
];

test.each(deaf)("timeoutMs and signal end a call whose fetch ignores its signal before %s", async (_name, respond) => {
  const { client } = stubClient([respond, respond]);
  expect((await catchRejection(client.agents.get("ag_1", { timeoutMs: 5 }))).name).toBe("TimeoutError");
  const signal = AbortSignal.timeout(5);
  expect((await catchRejection(client.agents.get("ag_1", { signal }))).name).toBe("AbortError");
});

test.each(deaf.slice(0, 2))("they end a stream, too, before %s", async (_name, respond) => {
  const stream = () => {
    const response = respond();
    if (response instanceof Response) response.headers.set("content-type", "text/event-stream");
    return response;
  };
  const { client } = stubClient([stream, stream]);
  const read = (options: object) => collect(client.workflows.events.stream(options));
  expect((await catchRejection(read({ idleTimeoutMs: 5 }))).name).toBe("TimeoutError");
  expect((await catchRejection(read({ signal: AbortSignal.timeout(5) }))).name).toBe("AbortError");
});

test("what the caller passes in is called without an object of the client as `this`", async () => {
  const own: unknown[] = [undefined];
  const calls: string[] = [];
  const strict = <T>(name: string, result: T) =>
    function (this: unknown) {
      if (!own.includes(this)) throw new TypeError("Illegal invocation");
      calls.push(name);
      return result;
    };
  const logger = { debug: strict("debug", undefined) };
  const hooks = { onRequest: strict("onRequest", undefined), onResponse: strict("onResponse", undefined) };
  own.push(logger, hooks);
  const options = { logger, middleware: [hooks], apiKey: strict("apiKey", "key"), maxRetries: 0 };
  const fetch = strict("fetch", Promise.resolve(Response.json({ id: "1", status: "SUCCESS" })));
  const client = new Platform({ ...options, fetch });
  await waitForBatchJob(client, "job_1", { onProgress: strict("onProgress", undefined) });
  expect(calls).toEqual(["apiKey", "onRequest", "fetch", "onResponse", "debug", "onProgress"]);
  const api = client.api as unknown as { GET(path: string, options: object): Promise<{ error?: unknown }> };
  await api.GET("/v1/models", { fetch: strict("fetch of a call", Promise.resolve(ok())) });
  expect(calls).toContain("fetch of a call");
});

/** A fetch of another copy of undici, which takes the Request of this runtime for the text of a URL. */
function createForeignFetch(seen: Request[]) {
  return async (input: Request | string, init?: RequestInit) => {
    if (!URL.canParse(`${input}`)) {
      const cause = Object.assign(new TypeError("Invalid URL"), { code: "ERR_INVALID_URL", input: `${input}` });
      throw new TypeError(`Failed to parse URL from ${input}`, { cause });
    }
    seen.push(new Request(`${input}`, init));
    return ok();
  };
}

test("a fetch that adds headers to its init keeps those of the request", async () => {
  const seen: Request[] = [];
  const client = new Platform({
    baseUrl: "https://api.test",
    apiKey: "key",
    fetch: async (request, init) => {
      seen.push(new Request(request, { ...init, headers: { ...init?.headers, "x-team": "tides" } }));
      return ok();
    },
  });
  await client.agents.create({ model: "m", name: "Scout" });
  const { method, headers } = defined(seen[0]);
  expect([method, headers.get("authorization"), headers.get("x-team")]).toEqual(["POST", "Bearer key", "tides"]);
  expect(await seen[0]?.json()).toEqual({ model: "m", name: "Scout" });
});

test("a fetch that can't read the request gets the URL and the init", async () => {
  const seen: Request[] = [];
  const fetch = createForeignFetch(seen);
  const client = new Platform({ baseUrl: "https://api.test", apiKey: "key", fetch });
  expect(await client.agents.create({ model: "m", name: "Scout" })).toEqual({ id: "1" });
  await client.agents.get("ag_1");
  expect(seen.map(({ method, url, redirect }) => [method, url, redirect])).toEqual([
    ["POST", "https://api.test/v1/agents", "manual"],
    ["GET", "https://api.test/v1/agents/ag_1", "manual"],
  ]);
  expect(seen[0]?.headers.get("authorization")).toBe("Bearer key");
  expect(await seen[0]?.json()).toEqual({ model: "m", name: "Scout" });

  const careless = client.withOptions({ fetch: (request) => fetch(request) });
  expect((await catchRejection(careless.agents.get("ag_1"))).message).toMatch("fetch must pass its second argument on");
});

test.each([
  ["fetch failed", "UND_ERR_HEADERS_TIMEOUT"],
  ["terminated", "UND_ERR_BODY_TIMEOUT"],
])("the error %s with %s of Node.js is a TimeoutError", async (message, code) => {
  const { client } = stubClient([() => Promise.reject(new TypeError(message, { cause: { code } }))]);
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(error.name).toBe("TimeoutError");
  expect(error.message).toContain(`exceeded a limit of Node.js (${code}): pass a fetch with a dispatcher`);
});
