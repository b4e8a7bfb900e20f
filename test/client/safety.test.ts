import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type APIError, Platform, PlatformError, type PlatformOptions } from "../../src/client/index.ts";
import { defined } from "../defined.ts";
import { catchRejection, problemResponse, requestTarget, stubClient } from "./stub-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const ok = () => Response.json({ id: "1" });

/** A body of one chunk that then stalls or fails. */
const errorBody = (then?: Error) =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"code":')),
      pull: (controller) => (then ? controller.error(then) : new Promise<void>(() => {})),
    }),
    { status: 404 },
  );

const bodies: [string, Response, cause: object][] = [
  ["truncated", errorBody(new TypeError("terminated")), { name: "ConnectionError" }],
  ["stalled", errorBody(), { name: "TimeoutError" }],
  ["too long", new Response("x".repeat(1_000_001), { status: 404 }), { name: "ResponseError" }],
  [
    "announced as too long",
    new Response("x", { status: 404, headers: { "content-length": "1000001" } }),
    { name: "ResponseError" },
  ],
];

test.each(bodies)(
  "an error body that is %s leaves the class of the status, and is its cause",
  async (name, response, cause) => {
    const { client } = stubClient([response], { timeoutMs: name === "stalled" ? 20 : 60_000 });
    const error = await catchRejection<APIError>(client.agents.get("ag_1"));
    expect(error).toMatchObject({ name: "NotFoundError", status: 404, body: undefined, problem: undefined, cause });
  },
);

test("a signal that is aborted while an error body is read aborts the call", async () => {
  const { client } = stubClient([errorBody()]);
  const signal = AbortSignal.timeout(5);
  expect((await catchRejection(client.agents.get("ag_1", { signal }))).name).toBe("AbortError");
});

test.each<[string, Response]>([
  ["Content-Length", new Response("1", { headers: { "content-length": "101" } })],
  ["body", new Response(`"${"é".repeat(50)}"`)],
])("maxBodyBytes limits the %s of a response", async (_, response) => {
  const { client } = stubClient([response]);
  const error = await catchRejection(client.agents.get("ag_1", { maxBodyBytes: 100 }));
  expect(error).toMatchObject({ name: "ResponseError", message: expect.stringContaining("more than 100 bytes") });
});

test.each([
  ["maxBodyBytes", { maxBodyBytes: 100 }, 100],
  ["1,000,000 bytes, also if maxBodyBytes is more", { maxBodyBytes: 2_000_000 }, 1_000_000],
])("an error body is read up to %s", async (_, options, max) => {
  const responses = [max, max + 1].map((length) => new Response("x".repeat(length), { status: 404 }));
  const { client } = stubClient(responses, options);
  const read = await catchRejection<APIError>(client.agents.get("ag_1"));
  expect([read.name, read.cause, read.body]).toEqual(["NotFoundError", undefined, expect.stringMatching(/^x+$/)]);
  const unread = await catchRejection<APIError>(client.agents.get("ag_1"));
  const message = expect.stringContaining(`more than ${max} bytes`);
  expect(unread).toMatchObject({ name: "NotFoundError", body: undefined, cause: { name: "ResponseError", message } });
});

test.each([
  ["maxBodyBytes", { maxBodyBytes: 100 }, "more than 100 bytes, see maxBodyBytes (GET"],
  ["the limit of error bodies", {}, "more than 1000000 bytes (GET"],
])("the cause of an error whose body exceeds %s names the option only if it helps", async (_, options, want) => {
  const { client } = stubClient([new Response("x".repeat(1_000_001), { status: 404 })], options);
  const { cause } = await catchRejection(client.agents.get("ag_1"));
  expect((cause as Error).message).toContain(want);
});

test("a Response whose methods can't be assigned is read, also twice", async () => {
  // Some servers, such as that of @hono/node-server, replace the global Response by such a class.
  class FixedResponse extends Response {}
  Object.defineProperty(FixedResponse.prototype, "text", { value: () => Promise.reject(new Error("not limited")) });
  const response = new FixedResponse('{"id":"ag_1"}');
  const body = vi.spyOn(response, "body", "get");
  const { client } = stubClient([response, response]);
  expect((await client.agents.get("ag_1")).id).toBe("ag_1");
  body.mockReturnValue(new Response('{"id":"ag_2"}').body);
  expect((await client.agents.get("ag_2")).id).toBe("ag_2");
});

test("a body of maxBodyBytes bytes is read", async () => {
  const { client } = stubClient([new Response("[1,2,3]")], { maxBodyBytes: 7 });
  expect(await client.agents.get("ag_1")).toEqual([1, 2, 3]);
});

test("maxBodyBytes counts the bytes after decompression, and ends the connection", async () => {
  let closed: Promise<unknown> | undefined;
  const server = createServer((_, response) => {
    closed = once(response, "close");
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    const gzip = createGzip();
    gzip.pipe(response);
    const write = () => {
      while (!response.destroyed && gzip.write(Buffer.alloc(1 << 16)));
      if (!response.destroyed) gzip.once("drain", write);
    };
    write();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const client = new Platform({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, maxRetries: 0 });
  const error = await catchRejection(client.agents.get("ag_1", { maxBodyBytes: 1e7 }));
  expect(error.message).toContain("more than 10000000 bytes");
  await closed;
});

test("a secret that the server sends back is masked in messages", async () => {
  const secret = "sk-12345678";
  const token = "token-of-mara";
  const echo = `${secret} and ${token}`;
  const { client } = stubClient(
    [
      problemResponse(401, { detail: `Unknown key: ${echo}` }),
      new Response(echo, { status: 500, headers: { "content-type": `text/${secret}` } }),
      new Response(null, { status: 302, headers: { location: `file:///${secret}` } }),
      () => Promise.reject(new TypeError(echo)),
    ],
    { apiKey: secret, userContextToken: "other" },
  );
  for (let i = 0; i < 4; i++) {
    const { message } = await catchRejection(client.users.me.get({ userContextToken: `${token}\n` }));
    expect(message).toContain("***");
    expect(message).not.toMatch(/12345678|mara/);
  }
});

test("a message masks the key of its attempt, and not that of a later one", async () => {
  const keys = ["sk-of-the-first", "sk-of-the-second"];
  let respond: ((response: Response) => void) | undefined;
  const waiting = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { client } = stubClient([() => waiting, ok()], { apiKey: () => keys.shift() });
  const failed = catchRejection(client.agents.get("ag_1"));
  await client.agents.get("ag_2");
  respond?.(problemResponse(401, { detail: "Unknown key: sk-of-the-first" }));
  expect((await failed).message).toContain("Unknown key: ***");
});

test.each([
  ["has a space", "Bearer top-secret"],
  ["has a line break", "top\nsecret"],
  ["has other characters", "schlüssel"],
  ["is a number", 123_456],
  ["is null in a function", async () => null],
  ["has a space in a function", () => "Bearer top-secret"],
])("an apiKey that %s is rejected without showing it", async (_, apiKey) => {
  const requests: unknown[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return ok();
  };
  const call = async () =>
    new Platform({ apiKey: apiKey as string, baseUrl: "https://api.test", fetch }).agents.get("ag_1");
  const error = await catchRejection(call());
  expect(error).toMatchObject({ name: "PlatformError", message: expect.stringContaining("apiKey must be a string") });
  expect(error.message).not.toMatch(/secret|123456/);
  expect(requests).toHaveLength(0);
});

test("apiKey can be a function, which is called for each attempt", async () => {
  const keys = ["first", "second"];
  const apiKey = vi.fn(async () => defined(keys.shift()));
  const { client, requests } = stubClient([problemResponse(429, {}, { "retry-after": "0" }), ok()], {
    apiKey,
    maxRetries: 1,
  });
  await client.agents.get("ag_1");
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer first", "Bearer second"]);
});

test("a call is not sent if the function for the key throws", async () => {
  const cause = new Error("vault is sealed");
  const { client, requests } = stubClient([], { apiKey: () => Promise.reject(cause), maxRetries: 2 });
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(error).toMatchObject({ message: "agents.get was not sent: vault is sealed", cause });
  expect(requests).toHaveLength(0);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["text", "down"],
])("a custom fetch can throw %s", async (_, thrown) => {
  const { client } = stubClient([() => Promise.reject(thrown)]);
  const error = await catchRejection(client.agents.get("ag_1"));
  expect(error).toMatchObject({ name: "ConnectionError", message: expect.stringContaining(`${thrown} (GET`) });
});

test("extraQuery and extraBody are added to a call", async () => {
  const { client, requests } = stubClient([ok()]);
  const given = { extraQuery: { preview: true, tags: ["a", "b"] }, extraBody: { beta: { on: 1 } } };
  await client.agents.create({ model: "m", name: "Scout" }, given);
  expect(requests[0]?.url).toBe("https://api.test/v1/agents?preview=true&tags=a&tags=b");
  expect(await requests[0]?.json()).toEqual({ model: "m", name: "Scout", beta: { on: 1 } });
});

/** A client whose headers clash with those of the calls, and of the client itself. */
const headers = {
  accept: "a",
  authorization: "b",
  "user-agent": "c",
  "X-Team": "tides",
  dashboardusercontextauth: "d",
};
const others = { Accept: "1", Authorization: "2", "User-Agent": "3", "x-team": "4", DashboardUserContextAuth: "5" };

test.each<[string, (client: Platform) => PromiseLike<unknown>, object]>([
  [
    "extraQuery overrides a parameter",
    ({ agents }) => agents.list({ page_size: 2, extraQuery: { page_size: 3 } }),
    { query: "?page_size=3" },
  ],
  [
    "extraBody overrides a member",
    ({ agents }) => agents.create({ model: "m", name: "Scout" }, { extraBody: { name: "Guide" } }),
    { body: { model: "m", name: "Guide" } },
  ],
  ["headers of the client override its own", ({ users }) => users.me.get(), { headers: Object.values(headers) }],
  [
    "headers of a call override those of the client",
    ({ users }) => users.me.get({ headers: others }),
    { headers: Object.values(others) },
  ],
  [
    "null removes a header that would be sent otherwise",
    ({ users }) => users.me.get({ headers: { "x-team": null } }),
    { headers: Object.values({ ...headers, "X-Team": null }) },
  ],
])("%s", async (_, send, want) => {
  const { client, requests } = stubClient([Response.json({ data: [] })], { headers });
  await send(client);
  const request = defined(requests[0]);
  const got = { query: new URL(request.url).search, body: request.body && (await request.json()) };
  const sent = Object.keys(headers).map((name) => request.headers.get(name));
  expect({ ...got, headers: sent }).toMatchObject(want);
});

test.each<[value: unknown, query: string]>([
  [new Date(0), "?x=1970-01-01T00%3A00%3A00.000Z"],
  [[new Date(0), 1], "?x=1970-01-01T00%3A00%3A00.000Z&x=1"],
  [[null, "a"], "?x=a"],
  [["a", null, undefined, "b"], "?x=a&x=b"],
  [[null], ""],
  [[], ""],
  [{}, ""],
  [{ a: null, b: 1 }, "?x[b]=1"],
  [null, ""],
])("%j in extraQuery is sent as %s", async (x, query) => {
  const { client, requests } = stubClient([ok()]);
  await client.agents.get("ag_1", { extraQuery: { x } });
  expect(requests.map(requestTarget)).toEqual([`/v1/agents/ag_1${query}`]);
});

test.each(["timeout", "page_sise", "0", "Limit"])("the unknown option %s is refused", async (name) => {
  const { client, requests } = stubClient([]);
  const options: object = { [name]: 5 };
  const call = client.agents.list(options);
  expect(await catchRejection(call)).toEqual(
    new PlatformError(`${name} is not an option of agents.list, see extraQuery.`),
  );
  expect(() => new Platform(options)).toThrow(new PlatformError(`${name} is not an option of Platform.`));
  expect(requests).toEqual([]);
});

test.each(["extraQuery", "extraBody", "limit"])("%s is no option of the constructor", (name) => {
  expect(() => new Platform({ [name]: undefined })).not.toThrow();
  expect(() => new Platform({ [name]: {} })).toThrow(new PlatformError(`${name} is not an option of Platform.`));
});

/** A response as React Native has it. */
const withoutStream = (text: string, status = 200) =>
  Object.defineProperty(new Response(text, { status }), "body", { value: undefined });

test("a response without a stream is read with text()", async () => {
  const responses = [withoutStream('{"id":"é"}'), withoutStream('{"id":"2"}'), withoutStream("down", 500)];
  const { client } = stubClient([...responses, withoutStream('{"id":"3"}')], { maxBodyBytes: 11 });
  expect(await client.agents.get("ag_1")).toEqual({ id: "é" });
  const api = client.api as unknown as { GET(path: string): Promise<{ data: unknown }> };
  expect((await api.GET("/v1/models")).data).toEqual({ id: "2" });
  expect((await catchRejection<APIError>(client.agents.get("ag_1"))).body).toBe("down");
  const large = client.agents.get("ag_1", { maxBodyBytes: 9 });
  expect((await catchRejection(large)).message).toContain("more than 9 bytes");
});

test("an option without a value has its default", async () => {
  vi.stubEnv("PLATFORM_API_KEY", "env-key");
  const names: (keyof PlatformOptions)[] = [
    "apiKey",
    "timeoutMs",
    "maxRetries",
    "maxBodyBytes",
    "headers",
    "middleware",
    "logger",
  ];
  const { client, requests } = stubClient([ok(), ok()], Object.fromEntries(names.map((name) => [name, undefined])));
  await client.agents.get("ag_1", {
    signal: undefined,
    timeoutMs: undefined,
    headers: undefined,
    agent_version: undefined,
  });
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer env-key");
  const other = client.withOptions({ apiKey: "other" }).withOptions({ apiKey: undefined });
  await other.agents.get("ag_1");
  expect(requests[1]?.headers.get("authorization")).toBe("Bearer other");
});

test("a base URL can be relative to the page in a browser, and nowhere else", async () => {
  expect(() => new Platform({ baseUrl: "/api" })).toThrow("baseUrl must be an http(s) URL");
  vi.stubGlobal("location", new URL("https://app.test/inbox/7"));
  const { client, requests } = stubClient([ok()], { baseUrl: "/api/" });
  await client.agents.get("ag_1");
  expect(requests[0]?.url).toBe("https://app.test/api/v1/agents/ag_1");
});

test("a browser sends its own User-Agent", async () => {
  vi.stubGlobal("document", {});
  const { client, requests } = stubClient([ok()], { allowBrowser: true });
  await client.agents.get("ag_1");
  expect(requests[0]?.headers.has("user-agent")).toBe(false);
});

test("an error after a redirect names the last address", async () => {
  const { client } = stubClient([
    new Response(null, { status: 302, headers: { location: "https://other.test/v2/x?token=hush" } }),
    new Response("gone", { status: 404 }),
  ]);
  const error = await catchRejection<APIError>(client.agents.get("ag_1"));
  expect(error.url).toBe("https://other.test/v2/x");
  expect(error.message).toContain("(GET https://other.test/v2/x)");
});

test.each(["idleTimeoutMs", "timeoutMs"])("a TimeoutError names %s and its value", async (name) => {
  const { client } = stubClient([() => new Promise<Response>(() => {})], { [name]: 7 });
  const call = name === "timeoutMs" ? client.agents.get("ag_1") : client.workflows.events.stream().withResponse();
  expect((await catchRejection(call)).message).toContain(`exceeded ${name} (7 ms)`);
});
