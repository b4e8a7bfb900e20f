import { afterEach, expect, test, vi } from "vitest";
import { type Middleware, Platform, type PlatformError } from "../../src/index.ts";
import { problemResponse, rejectionOf, requestTarget, stalledBody, stalledHeaders, stubClient } from "./stub-client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const ok = (): Response => Response.json({ id: "1" });

/** Creates a client with the given options and returns the request that `users.me.get` sends. */
async function requestOf(options: ConstructorParameters<typeof Platform>[0]): Promise<Request> {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return ok();
  };
  await new Platform({ ...options, fetch }).users.me.get();
  return requests[0]!;
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

const sources: [string, { given: ConstructorParameters<typeof Platform>[0]; want: object }][] = [
  [
    "come from the environment",
    { given: {}, want: { url: "https://env.test/v1/users/me", key: "Bearer env-key", token: "env-token" } },
  ],
  [
    "come from the options first",
    {
      given: { apiKey: "own", baseUrl: "https://own.test", userContextToken: "mine" },
      want: { url: "https://own.test/v1/users/me", key: "Bearer own", token: "mine" },
    },
  ],
  [
    "are left out if the option is empty",
    {
      given: { apiKey: "", userContextToken: "" },
      want: { url: "https://env.test/v1/users/me", key: null, token: null },
    },
  ],
];

test.each(sources)("the API key, the base URL and the user context token %s", async (_name, { given, want }) => {
  setEnvironment({ key: "env-key", url: "https://env.test", token: "env-token" });
  expect(shown(await requestOf(given))).toEqual(want);
});

const unset = { url: "http://127.0.0.1:4010/v1/users/me", key: null, token: null };

test("an empty variable counts as unset", async () => {
  setEnvironment({ key: "", url: "", token: "" });
  expect(shown(await requestOf({}))).toEqual(unset);
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
  expect(requests[0]!.url).toBe("https://api.test/base/v1/agents/ag_1");
  expect(await rejectionOf(client.agents.get("ag_1"))).toMatchObject({ url: requests[0]!.url });
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
    expect(error?.message).toBe(`${name} contains a character that is not allowed in a header.`);
  },
);

test("a line break at the end of a secret, as in a file, is removed", async () => {
  const request = await requestOf({ apiKey: "own\n", userContextToken: "mine\r\n" });
  expect(shown(request)).toMatchObject({ key: "Bearer own", token: "mine" });
});

test("a custom fetch gets the request, and the global fetch is not called", async () => {
  const global = vi.spyOn(globalThis, "fetch");
  const request = await requestOf({ baseUrl: "https://api.test" });
  expect(request).toBeInstanceOf(Request);
  expect(global).not.toHaveBeenCalled();
  global.mockRestore();
});

test("with an aborted signal, nothing is sent", async () => {
  const middleware = { onRequest: vi.fn() };
  const { client, requests } = stubClient([], { maxRetries: 2, middleware: [middleware] });
  const error = await rejectionOf(client.agents.get("ag_1", { signal: AbortSignal.abort("gone") }));
  expect(error).toMatchObject({ name: "AbortError", cause: "gone" });
  expect(requests).toHaveLength(0);
  expect(middleware.onRequest).not.toHaveBeenCalled();
});

test.each([
  ["headers", stalledHeaders],
  ["body", stalledBody],
])(
  "a signal that is aborted while the client waits for the %s aborts the call, which is not retried",
  async (_name, stubbedResponse) => {
    const controller = new AbortController();
    const { client, requests } = stubClient(
      [
        (request) => {
          setTimeout(() => controller.abort("gone"), 0);
          return stubbedResponse(request);
        },
      ],
      { maxRetries: 2 },
    );
    const error = await rejectionOf(client.agents.get("ag_1", { signal: controller.signal }));
    expect(error).toMatchObject({ name: "AbortError", cause: "gone", operationId: "agents.get" });
    expect(requests).toHaveLength(1);
    expect(requests[0]!.signal.aborted).toBe(true);
  },
);

test("a signal that is aborted during the delay before a retry aborts the call", async () => {
  const controller = new AbortController();
  const log = () => controller.abort("gone");
  const { client, requests } = stubClient([problemResponse(503, {}, { "retry-after": "60" })], { maxRetries: 2, log });
  const error = await rejectionOf(client.agents.get("ag_1", { signal: controller.signal }));
  expect(error).toMatchObject({ name: "AbortError", cause: "gone" });
  expect(requests).toHaveLength(1);
});

test.each([
  ["headers", stalledHeaders],
  ["body", stalledBody],
])("timeoutMs covers the response %s", async (_name, stubbedResponse) => {
  vi.useFakeTimers();
  const { client, requests } = stubClient([stubbedResponse], { timeoutMs: 5000 });
  const failure = rejectionOf(client.agents.get("ag_1"));
  await vi.advanceTimersByTimeAsync(4999);
  expect(requests[0]!.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests[0]!.signal.aborted).toBe(true);
  expect(await failure).toMatchObject({ name: "TimeoutError", operationId: "agents.get" });
  expect(vi.getTimerCount()).toBe(0);
});

test("timeoutMs of a call overrides timeoutMs of the client, and 0 means no timeout", async () => {
  vi.useFakeTimers();
  const { client, requests } = stubClient([stalledHeaders, stalledHeaders], { timeoutMs: 5000 });
  const controller = new AbortController();
  const short = rejectionOf(client.agents.get("ag_1", { timeoutMs: 10 }));
  const endless = rejectionOf(client.agents.get("ag_1", { timeoutMs: 0, signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(10);
  expect((await short).name).toBe("TimeoutError");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests[1]!.signal.aborted).toBe(false);
  controller.abort();
  expect((await endless).name).toBe("AbortError");
});

test("an option of a call without a value leaves the client's value", async () => {
  const { client, requests } = stubClient([problemResponse(503)], { maxRetries: 0, headers: { "X-Trace": "t_1" } });
  const options: object = { maxRetries: undefined, timeoutMs: undefined, headers: undefined, agent_version: undefined };
  expect((await rejectionOf(client.agents.get("ag_1", options))).name).toBe("ServerError");
  expect(requests.map(requestTarget)).toEqual(["/v1/agents/ag_1"]);
  expect(requests[0]!.headers.get("x-trace")).toBe("t_1");
});

test("a timeout that is longer than the longest timer is none", async () => {
  const later = () => new Promise<Response>((resolve) => setTimeout(() => resolve(ok()), 20));
  const { client } = stubClient([later], { timeoutMs: 2 ** 31 });
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
});

test("a rejected call with a user context token is no redirect", async () => {
  const { client } = stubClient([problemResponse(400)]);
  expect((await rejectionOf(client.users.me.get())).name).toBe("BadRequestError");
});

test("no timer is left after a call", async () => {
  vi.useFakeTimers();
  const { client } = stubClient([ok(), problemResponse(404), ok()]);
  await client.agents.get("ag_1");
  await rejectionOf(client.agents.get("ag_1"));
  await client.agents.get("ag_1").asResponse();
  expect(vi.getTimerCount()).toBe(0);
});

const busy = () => problemResponse(503, {}, { "retry-after": "0" });

test("middleware runs for each attempt", async () => {
  const seen: string[] = [];
  const middleware: Middleware = {
    onRequest: ({ request }) => {
      seen.push(`request ${new URL(request.url).pathname}`);
      return undefined;
    },
    onResponse: ({ response }) => {
      seen.push(`response ${response.status}`);
      return undefined;
    },
    onError: ({ error }) => {
      seen.push(`error ${(error as Error).message}`);
      return undefined;
    },
  };
  const broken = () => Promise.reject(new TypeError("reset"));
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { client } = stubClient([busy(), broken, ok()], { middleware: [middleware], maxRetries: 2 });
  await client.agents.get("ag_1");
  vi.restoreAllMocks();
  const path = "request /v1/agents/ag_1";
  expect(seen).toEqual([path, "response 503", path, "error reset", path, "response 200"]);
});

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

test("an error in middleware rejects the call without a retry, as the cause", async () => {
  const cause = new Error("no token available");
  const onRequest = vi.fn(() => Promise.reject(cause));
  const { client, requests } = stubClient([], { maxRetries: 2, middleware: [{ onRequest }] });
  const error = await rejectionOf(client.agents.get("ag_1"));
  expect(error).toMatchObject({ name: "PlatformError", cause });
  expect(error.message).toBe("agents.get could not be sent: no token available");
  expect(onRequest).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(0);
});

test("the log has a line for each response and each failure, without secrets, ids, queries, headers and bodies", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const lines: string[] = [];
  const { client, requests } = stubClient([busy(), ok(), problemResponse(404)], {
    maxRetries: 1,
    log: (line) => lines.push(line),
  });
  await client.users.me.organizations.list({ limit: 7, headers: { "X-Pass": "pass-1" } });
  await rejectionOf(client.agents.update("ag_1", { name: "Scout" }));
  expect(requestTarget(requests[0]!)).toBe("/v1/users/me/organizations?limit=7");
  expect(lines).toEqual([
    "users.me.organizations.list: GET /v1/users/me/organizations 503 in 0 ms",
    "users.me.organizations.list: ServerError, retry in 0 ms",
    "users.me.organizations.list: GET /v1/users/me/organizations 200 in 0 ms",
    "agents.update: PATCH /v1/agents/{agent_id} 404 in 0 ms",
    "agents.update: NotFoundError, no retry",
  ]);
});

test("the log has a line for each attempt without a response, the last one included", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const lines: string[] = [];
  const broken = () => Promise.reject(new TypeError("reset"));
  const { client } = stubClient([broken, broken], { maxRetries: 1, log: (line) => lines.push(line) });
  await rejectionOf(client.agents.get("ag_1"));
  vi.restoreAllMocks();
  expect(lines).toEqual(["agents.get: ConnectionError, retry in 0 ms", "agents.get: ConnectionError, no retry"]);
});

test("client.api uses the same fetch, middleware and API key", async () => {
  const onRequest = vi.fn();
  const { client, requests } = stubClient([ok()], { middleware: [{ onRequest }] });
  const api = client.api as unknown as { GET(path: string): Promise<{ data: unknown }> };
  expect((await api.GET("/v1/models")).data).toEqual({ id: "1" });
  expect(requests[0]!.headers.get("authorization")).toBe("Bearer top-secret");
  expect(onRequest).toHaveBeenCalledOnce();
});
