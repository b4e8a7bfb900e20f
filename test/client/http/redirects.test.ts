import { describe, expect, test, vi } from "vitest";
import { AbortError, ResponseError } from "../../../src/client/index.ts";
import type {} from "../../../src/client/types.ts";
import { defined } from "../../defined.ts";
import { catchRejection, collect } from "../stub-client.ts";
import {
  collectToError,
  createTestClient,
  type Handler,
  respond,
  stall,
  startServer,
  streamEvents,
  type TestServer,
} from "./server.ts";

type Client = ReturnType<typeof createTestClient>["client"];
type Options = NonNullable<Parameters<typeof createTestClient>[1]>;
type Hook = NonNullable<NonNullable<Options["middleware"]>[number]["onRequest"]>;

const statuses = [301, 302, 303, 307, 308];
const succeed = respond(200, { id: "u_1" });
const to = (status: number, url: string) => respond(status, "", { Location: url });
const targets = (server: TestServer) => server.requests.map(({ method, url }) => `${method} ${url}`);
const keys = (server: TestServer) => server.requests.map(({ headers }) => headers.authorization);

const get = (client: Client): PromiseLike<unknown> => client.users.me.get();
const getByApi = (client: Client): PromiseLike<unknown> => client.api.GET("/v1/users/me");

/** Starts a server that redirects all requests to another one, which responds with success. */
async function startPair(status: number): Promise<{ server: TestServer; other: TestServer }> {
  const other = await startServer(succeed);
  return { other, server: await startServer(to(status, `${other.url}/v1/elsewhere?token=secret`)) };
}

/** Has a hook of each attempt set a header of the request itself. */
const setHeader = (name: string): Options => ({
  middleware: [
    {
      onRequest({ request }) {
        request.headers.set(name, "hush");
        return undefined;
      },
    },
  ],
});

/** Has a hook replace the request. Fetch would follow the redirects of the new one. */
const replaceRequest: Hook = ({ request }) =>
  new Request(request.url, { headers: { ...Object.fromEntries(request.headers), "X-Secret": "hush" } });

const fetchWithHeader: Options["fetch"] = (request) => {
  request.headers.set("X-Secret", "hush");
  return fetch(request);
};

/** A way to set a header, the header, the options of the client, and the call. */
const ways: [string, header: string, Options, call?: (client: Client) => PromiseLike<unknown>][] = [
  ["an option of the client", "DashboardUserContextAuth", { headers: { DashboardUserContextAuth: "hush" } }],
  ["an option in lowercase", "DashboardUserContextAuth", { headers: { dashboardusercontextauth: "hush" } }],
  ["an option in uppercase", "X-Secret", { headers: { "X-SECRET": "hush" } }],
  ["an option instead of the API key", "Authorization", { headers: { authorization: "hush" } }],
  ["userContextToken", "DashboardUserContextAuth", { userContextToken: "hush" }],
  [
    "userContextToken of the call",
    "DashboardUserContextAuth",
    {},
    (client) => client.users.me.get({ userContextToken: "hush" }),
  ],
  ["an option of the call", "X-Secret", {}, (client) => client.users.me.get({ headers: { "X-Secret": "hush" } })],
  ["Accept of the call", "Accept", {}, (client) => client.users.me.get({ headers: { accept: "hush" } })],
  ["a hook", "X-Secret", setHeader("x-SECRET")],
  ["a hook that replaces the API key", "Authorization", setHeader("authorization")],
  ["a hook that replaces the request", "X-Secret", { middleware: [{ onRequest: replaceRequest }] }],
  [
    "middleware of client.api",
    "X-Secret",
    {},
    (client) => {
      client.api.use({
        onRequest({ request }) {
          request.headers.set("X-Secret", "hush");
        },
      });
      return client.users.me.get();
    },
  ],
  ["fetch", "X-Secret", { fetch: fetchWithHeader }],
  ["client.api.GET", "X-Secret", {}, (client) => client.api.GET("/v1/users/me", { headers: { "x-secret": "hush" } })],
  [
    "client.api.GET that lets fetch follow",
    "X-Secret",
    {},
    (client) => client.api.GET("/v1/users/me", { headers: { "X-Secret": "hush" }, redirect: "follow" }),
  ],
  ["a hook of client.api.GET", "X-Secret", setHeader("X-Secret"), getByApi],
  ["an option of the client for client.api.GET", "X-Secret", { headers: { "X-Secret": "hush" } }, getByApi],
];

describe.each(ways)("with a header of %s", (way, header, options, call = get) => {
  const some = way === "an option of the client" ? statuses : [307];
  const secrets = (server: TestServer) => server.requests.map(({ headers }) => headers[header.toLowerCase()]);

  test.each(some)("%i is not followed to another origin", async (status) => {
    const { server, other } = await startPair(status);
    const error = await catchRejection(call(createTestClient(server, options).client));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toContain(` was redirected to ${other.url}/v1/elsewhere, `);
    expect(error.message).toContain(` the header ${header.toLowerCase()} `);
    expect(error.message).toContain(`(GET ${server.url}/v1/users/me)`);
    expect(error.message).not.toContain("hush");
    expect(error.message).not.toContain("token=");
    expect(secrets(server)).toEqual(["hush"]);
    expect(other.requests).toHaveLength(0);
  });

  test.each(some)("%i is followed within the origin with all headers", async (status) => {
    const server = await startServer(to(status, "/v1/elsewhere"), succeed);
    await call(createTestClient(server, options).client);
    expect(targets(server)).toEqual(["GET /v1/users/me", "GET /v1/elsewhere"]);
    expect(secrets(server)).toEqual(["hush", "hush"]);
    expect(keys(server)[1]).toBe(keys(server)[0]);
  });
});

const withoutHeader: [string, (client: Client) => PromiseLike<unknown>][] = [
  ["a method", get],
  ["client.api.GET", getByApi],
  ["a list", (client) => client.models.list()],
];

describe.each(withoutHeader)("%s without a header", (_, call) => {
  test.each(statuses)("follows %i to another origin, without the API key", async (status) => {
    const { server, other } = await startPair(status);
    await call(createTestClient(server).client);
    expect(keys(server)).toEqual(["Bearer k"]);
    expect(targets(other)).toEqual(["GET /v1/elsewhere?token=secret"]);
    expect(keys(other)).toEqual([undefined]);
  });

  test.each(statuses)("follows %i within the origin, with the API key", async (status) => {
    const server = await startServer(to(status, "elsewhere?a=b#part"), succeed);
    await call(createTestClient(server).client);
    expect(server.requests[1]?.url).toMatch(/^\/v1\/.*elsewhere\?a=b$/);
    expect(keys(server)).toEqual(["Bearer k", "Bearer k"]);
  });
});

// A server can't have these addresses in a test.
test.each<[string, boolean]>([
  ["https://api.test:443/v1/elsewhere", true],
  ["https://API.test/v1/elsewhere", true],
  ["//api.test/v1/elsewhere", true],
  ["http://api.test/v1/elsewhere", false],
  ["https://api.test:8443/v1/elsewhere", false],
  ["https://other.api.test/v1/elsewhere", false],
  ["//other.test/v1/elsewhere", false],
])("a redirect from https://api.test to %s stays within the origin: %s", async (location, stays) => {
  const fetch = vi.fn(async ({ url }: Request) =>
    url === "https://api.test/v1/users/me"
      ? new Response(null, { status: 302, headers: { Location: location } })
      : Response.json({ id: "u_1" }),
  );
  const { client } = createTestClient({ url: "https://api.test" }, { fetch });
  await get(client);
  expect(fetch.mock.calls.map(([{ headers }]) => headers.get("authorization"))).toEqual([
    "Bearer k",
    stays ? "Bearer k" : null,
  ]);
  const call = client.users.me.get({ userContextToken: "hush" });
  if (stays) await call;
  else expect(await catchRejection(call)).toBeInstanceOf(ResponseError);
});

test("a redirect back to the first origin has no API key", async () => {
  let url = "";
  const other = await startServer((response, request) => to(302, `${url}/v1/back`)(response, request));
  const server = await startServer(to(302, other.url), succeed);
  url = server.url;
  await get(createTestClient(server).client);
  expect(keys(server)).toEqual(["Bearer k", undefined]);
});

test("a null header takes effect after a redirect, too", async () => {
  const server = await startServer(to(302, "/v1/elsewhere"), succeed);
  await createTestClient(server).client.users.me.get({ headers: { Authorization: null } });
  expect(keys(server)).toEqual([undefined, undefined]);
});

describe("other methods than GET follow no redirect", () => {
  const calls: [string, (client: Client) => PromiseLike<unknown>][] = [
    ["POST", (client) => client.conversations.start({ inputs: "When is low water?", model: "aurora-large" })],
    ["PUT", (client) => client.workflows.archive("wf_1")],
    ["PATCH", (client) => client.agents.update("ag_1", {})],
    ["DELETE", (client) => client.models.delete("m_1")],
    ["POST", (client) => client.api.POST("/v1/agents", { body: { name: "Guide", model: "aurora-small" } })],
    ["DELETE", (client) => client.api.DELETE("/v1/models/{model_id}", { params: { path: { model_id: "m_1" } } })],
    [
      "POST",
      (client) => collect(client.conversations.startStream({ inputs: "When is low water?", model: "aurora-large" })),
    ],
  ];

  test.each(statuses)("after %i", async (status) => {
    const other = await startServer(succeed);
    for (const [method, call] of calls)
      for (const target of [`${other.url}/v1/elsewhere`, "/v1/elsewhere"]) {
        const server = await startServer(to(status, `${target}?token=secret`));
        const error = await catchRejection(call(createTestClient(server).client));
        expect(error).toBeInstanceOf(ResponseError);
        expect(error.message).toContain(` was redirected to ${new URL(target, server.url)}, `);
        expect(error.message).toContain(` (${method} ${server.url}/v1/`);
        expect(error.message).not.toContain("secret");
        expect(server.requests.map((request) => request.method)).toEqual([method]);
      }
    expect(other.requests).toHaveLength(0);
  });

  test("if a hook replaces the request, which keeps its body", async () => {
    const onRequest: Hook = async ({ request }) =>
      new Request(request.url, { method: "POST", headers: request.headers, body: await request.text() });
    const server = await startServer(to(303, "/v1/elsewhere"));
    const { client } = createTestClient(server, { middleware: [{ onRequest }] });
    await catchRejection(client.agents.create({ name: "Guide", model: "aurora-small" }));
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([{ name: "Guide", model: "aurora-small" }]);
  });
});

describe("a stream follows the same rules", () => {
  const over = 'event: error\ndata: {"error":"over","reason":"read_error"}\n\n';
  const cut: Handler = (response) => response.socket?.end();

  test("and another origin does not get the API key", async () => {
    const other = await startServer(streamEvents([over]));
    const server = await startServer(to(307, other.url));
    expect(await collectToError(createTestClient(server).client.workflows.events.stream())).toHaveLength(1);
    expect(keys(other)).toEqual([undefined]);
  });

  test("and is resumed after a redirect within the origin with its last event id", async () => {
    const server = await startServer(
      to(307, "/v1/elsewhere"),
      streamEvents(["id: 7\ndata: {}\n\n"], cut),
      to(307, "/v1/elsewhere"),
      streamEvents([over]),
    );
    expect(await collectToError(createTestClient(server).client.workflows.events.stream())).toHaveLength(2);
    expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, undefined, "7", "7"]);
  });

  test("and does not send its last event id to another origin", async () => {
    const other = await startServer(streamEvents([over]));
    const server = await startServer(streamEvents(["id: 7\ndata: {}\n\n"], cut), to(307, other.url));
    const events = collect(createTestClient(server).client.workflows.events.stream());
    expect((await catchRejection(events)).message).toContain(" the header last-event-id ");
    expect(other.requests).toHaveLength(0);
  });
});

test("each retry starts with the original address", async () => {
  const server = await startServer(to(302, "/v1/elsewhere"), respond(503), to(302, "/v1/elsewhere"), succeed);
  expect(await get(createTestClient(server).client)).toEqual({ id: "u_1" });
  expect(targets(server).filter((target) => target === "GET /v1/users/me")).toHaveLength(2);
});

describe("a redirect that leads nowhere is a ResponseError, which is not retried:", () => {
  const cases: [string, Record<string, string>, message: string][] = [
    ["without Location", {}, "received status 302 "],
    ["to an invalid URL", { Location: "http://[secret" }, " was redirected, but Location must be "],
    ["to a file", { Location: "file:///etc/hostname" }, " was redirected to file:///etc/hostname, but "],
    ["to data", { Location: "data:application/json,{}" }, " was redirected to data:application/json,{}, but "],
    ["to a script", { Location: "javascript:go()?secret" }, " was redirected to javascript:go(), but "],
    ["with credentials", { Location: "http://secret:secret@127.0.0.1:1/v1" }, " to http://127.0.0.1:1/v1, but "],
    ["with a password", { Location: "http://:secret@127.0.0.1:1/v1" }, " to http://127.0.0.1:1/v1, but "],
    ["with a user name", { Location: "http://secret@127.0.0.1:1/v1" }, " to http://127.0.0.1:1/v1, but "],
  ];

  test.each(cases)("%s", async (_, headers, message) => {
    const server = await startServer(respond(302, "", headers));
    const { client, delays } = createTestClient(server);
    const error = await catchRejection(get(client));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toContain(message);
    expect(error.message).not.toContain("secret");
    expect(delays).toEqual([]);
  });

  test("in a circle", async () => {
    const server = await startServer(to(307, "/v1/users/me"));
    const { client, delays } = createTestClient(server);
    await expect(get(client)).rejects.toThrow(`to ${server.url}/v1/users/me, but this was redirect 21 in a row (GET`);
    expect(server.requests).toHaveLength(21);
    expect(delays).toEqual([]);
  });
});

test("the caller's signal aborts a request to the target of a redirect", async () => {
  const server = await startServer(to(302, "/v1/elsewhere"), stall);
  const controller = new AbortController();
  const failed = catchRejection(createTestClient(server).client.users.me.get({ signal: controller.signal }));
  await expect.poll(() => server.requests).toHaveLength(2);
  controller.abort();
  expect(await failed).toBeInstanceOf(AbortError);
  await defined(server.requests[1]).closed;
});

test("20 redirects are followed", async () => {
  const server = await startServer(...Array.from({ length: 20 }, (_, i) => to(302, `/v1/${i}`)), succeed);
  expect(await get(createTestClient(server).client)).toEqual({ id: "u_1" });
});

test("client.api.GET returns a redirect without Location", async () => {
  const server = await startServer(respond(302));
  const { response } = await createTestClient(server).client.api.GET("/v1/users/me");
  expect(response.status).toBe(302);
});

test("hooks see one request and one response, and the error of a redirect that is not followed", async () => {
  const seen: string[] = [];
  const middleware: Options["middleware"] = [
    {
      onRequest: ({ request }) => void seen.push(request.url),
      onResponse: ({ response }) => void seen.push(response.url),
      onError: ({ error }) => void seen.push((error as Error).name),
    },
  ];
  const server = await startServer(to(302, "/v1/elsewhere"), succeed, to(302, "file:///"));
  const { client } = createTestClient(server, { middleware });
  await get(client);
  await catchRejection(get(client));
  const url = `${server.url}/v1/users/me`;
  expect(seen).toEqual([url, `${server.url}/v1/elsewhere`, url, "ResponseError"]);
});

describe("in a browser, which hides the address", () => {
  // What fetch returns for `redirect: "manual"` there (Fetch Standard, section 2.2.6).
  const opaque = () =>
    Object.defineProperties(new Response(), {
      type: { value: "opaqueredirect" },
      status: { value: 0 },
      ok: { value: false },
    });
  test.each<[string, (client: Client) => PromiseLike<unknown>]>([
    ["a method", get],
    ["client.api.GET", getByApi],
    ["a stream", (client) => collect(client.workflows.events.stream())],
  ])("%s follows no redirect", async (_, call) => {
    const fetch = vi.fn(async (_: Request) => opaque());
    const { client } = createTestClient({ url: "http://api.test" }, { fetch });
    await expect(call(client)).rejects.toThrow(" was redirected, but browsers hide the address, so ");
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0].redirect).toBe("manual");
  });
});
