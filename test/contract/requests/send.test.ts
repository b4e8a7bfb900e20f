import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { toCurl } from "../../../src/contract/requests/curl.ts";
import { eventsIn, readEvents } from "../../../src/contract/requests/events.ts";
import { send } from "../../../src/contract/requests/send.ts";
import type { Exchange, Target } from "../../../src/contract/target.ts";
import { readJson } from "../../../src/core/json-object.ts";
import { json, problem, session, stubFetch } from "../stub.ts";

const limited = (status: number, after?: string): Response =>
  json({}, status, after === undefined ? {} : { "retry-after": after });

const sendTo = (id: string, target: Partial<Target> = {}, input: Parameters<typeof send>[2] = {}, accept?: string) => {
  const own = session({ key: "sesame", data: "own", ...target });
  return accept === undefined ? send(own, findCase(id), input) : send(own, findCase(id), input, accept);
};

const LIMITED = "the server limits the rate of requests";

test.each<[name: string, responses: Response[], expected: number | string, count: number]>([
  ["a success", [json({})], 200, 1],
  ["a rate limit that is over", [limited(429, "0"), limited(429, "0"), json({})], 200, 3],
  ["a pause", [limited(503, "0"), json({})], 200, 2],
  ["a pause without a time", [limited(503), json({})], 503, 1],
  ["an error with a time", [limited(500, "0"), json({})], 500, 1],
  ["a rate limit without a time", [limited(429), json({})], LIMITED, 1],
  ["five waits", [...Array.from({ length: 5 }, () => limited(429, "0")), json({})], 200, 6],
  ["a rate limit that stays", Array.from({ length: 7 }, () => limited(429, "0")), LIMITED, 6],
  ["a pause that stays", Array.from({ length: 7 }, () => limited(503, "0")), "the server is not available", 6],
])("after %s, a request has a result", async (_, responses, expected, count) => {
  const requests = stubFetch((_, index) => responses[index]?.clone());
  const result = await sendTo("models.list").then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  expect([result, requests.length]).toEqual([expected, count]);
});

test.each([
  ["models.list", {}, 200, 2],
  ["agents.delete", { path: { agent_id: "ag_1" } }, "other side closed", 1],
] as const)("after a closed connection, %s is sent again only if it reads", async (id, input, expected, count) => {
  const requests = stubFetch((_, index) => {
    if (index === 0) throw new TypeError("fetch failed", { cause: new Error("other side closed") });
    return json({});
  });
  const result = await sendTo(id, {}, input).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  expect([result, requests.length]).toEqual([expected, count]);
});

test.each([429, 503])("a response %i that was asked for with Prefer is not waited for", async (status) => {
  stubFetch((_, index) => (index === 0 ? limited(status, "0") : json({})));
  expect((await sendTo("models.list", {}, { headers: { Prefer: `code=${status}` } })).status).toBe(status);
});

test.each<[name: string, args: Parameters<typeof sendTo>, headers: Record<string, string | undefined>]>([
  ["the key", ["models.list"], { authorization: "Bearer sesame" }],
  ["no key", ["models.list", {}, { headers: { Authorization: null } }], { authorization: undefined }],
  ["JSON", ["models.list"], { accept: "application/json, application/problem+json" }],
  [
    "a stream",
    ["conversations.start", {}, { body: {} }, "text/event-stream"],
    { accept: "text/event-stream, application/problem+json" },
  ],
  ["anything", ["agents.delete", {}, { path: { agent_id: "ag_1" } }], { accept: "*/*" }],
  [
    "a token",
    ["users.me.get", { userContextToken: "tide" }],
    { dashboardusercontextauth: "tide", authorization: "Bearer sesame" },
  ],
  [
    "no token where none is needed",
    ["models.list", { userContextToken: "tide" }],
    { dashboardusercontextauth: undefined },
  ],
  [
    "a token that is left out",
    ["users.me.get", { userContextToken: "tide" }, { headers: { DashboardUserContextAuth: null } }],
    { dashboardusercontextauth: undefined, authorization: "Bearer sesame" },
  ],
  ["no token if there is none", ["users.me.get"], { dashboardusercontextauth: undefined }],
  ["a connection of its own for Prism", ["models.list", { data: "examples" }], { connection: "close" }],
  ["a shared connection for other servers", ["models.list"], { connection: undefined }],
])("a request has %s", async (_, args, headers) => {
  const requests = stubFetch(() => json({}));
  await sendTo(...args);
  expect(Object.fromEntries(Object.keys(headers).map((name) => [name, requests[0]?.headers[name]]))).toEqual(headers);
});

test("each session without a key has its own", async () => {
  const requests = stubFetch(() => json({}));
  for (const _ of [1, 2]) await send(session({ data: "own" }), findCase("models.list"), {});
  const [first, second] = requests.map(({ headers }) => headers.authorization);
  expect(first).toMatch(/^Bearer contract-[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

test("the path of a streaming operation has no fragment", async () => {
  const requests = stubFetch(() => json({}));
  await sendTo("conversations.startStream", {}, { body: {} });
  expect(requests[0]).toMatchObject({ method: "POST", path: "/v1/conversations", body: {} });
});

test("a request is reported before and with its status, and whether it only reads", async () => {
  const exchanges: Exchange[] = [];
  stubFetch(() => problem(404));
  const own = { ...session(), onExchange: (exchange: Exchange) => void exchanges.push(exchange) };
  await send(own, findCase("models.get"), { path: { model_id: "m" } });
  await send(own, findCase("models.update"), { path: { model_id: "m" }, body: { name: "n" } });
  expect(exchanges.map(({ body, status, isRead }) => [body, status, isRead])).toEqual([
    [undefined, undefined, true],
    [undefined, 404, true],
    [{ name: "n" }, undefined, false],
    [{ name: "n" }, 404, false],
  ]);
});

test.each([
  ["application/json; charset=utf-8", "application/json"],
  ["Text/HTML", "text/html"],
])("the media type of %j is %s", async (type, expected) => {
  stubFetch(() => new Response("{}", { headers: { "content-type": type } }));
  expect((await sendTo("models.list")).mediaType).toBe(expected);
});

test("a response without a media type or a body has neither", async () => {
  stubFetch(() => new Response(null, { status: 204 }));
  expect(await sendTo("models.list")).toMatchObject({ mediaType: undefined, text: "" });
});

test("a body of more than 10 MB is not read", async () => {
  stubFetch(() => new Response("x".repeat(10_000_000)));
  expect((await sendTo("models.list")).text).toHaveLength(10_000_000);
  stubFetch(() => new Response("x".repeat(10_000_001)));
  await expect(sendTo("models.list")).rejects.toThrow("a body of at most 10 MB");
});

/** A stream that goes on after these texts, and whether it was left. */
function endless(...texts: string[]) {
  const state = { isLeft: false };
  const body = new ReadableStream({
    start: (controller) => {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
    },
    cancel: () => {
      state.isLeft = true;
    },
  });
  return { state, response: new Response(body, { headers: { "content-type": "text/event-stream" } }) };
}

test("a stream that does not end is read until it has whole events, and left", async () => {
  const { state, response } = endless("data: 1", "\n\n");
  stubFetch(() => response);
  expect((await sendTo("workflows.events.stream")).text).toBe("data: 1\n\n");
  expect(state.isLeft).toBe(true);
});

test.each([
  // Ends with the signal.
  [
    "of the time limit",
    (signal: AbortSignal) => setTimeout(600_000, undefined, { signal }),
    { timeoutMs: 20 },
    /^all responses within 0\.02 s$/,
  ],
  [
    "of a broken connection",
    () => Promise.reject(new TypeError("fetch failed", { cause: new Error("reset") })),
    {},
    /^reset$/,
  ],
  [
    "of a broken connection that only has a code",
    () =>
      Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(""), { code: "ECONNREFUSED" }) })),
    {},
    /^ECONNREFUSED$/,
  ],
  ["of another error", () => Promise.reject(new TypeError("fetch failed")), {}, /^fetch failed$/],
])("a request without a response fails because %s", async (_, respond, target, message) => {
  vi.stubGlobal("fetch", (_request: Request, { signal }: { signal: AbortSignal }) => respond(signal));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(sendTo("models.list", target)).rejects.toThrow(message);
});

test("the responses of a session share its time", async () => {
  const own = session({ timeoutMs: 60_000 });
  stubFetch(async () => {
    await setTimeout(5);
    return json({});
  });
  await send(own, findCase("models.list"), {});
  expect(own.time.leftMs).toBeLessThan(60_000);
});

test("a body may be no JSON", () => {
  expect(readJson("{")).toBeUndefined();
  expect(readJson("null")).toBeNull();
});

test.each([
  ["data: 1\n\n", 1, false],
  ["data: 1\n\ndata: 2\n", 1, true],
  ["data: 1\r\n\r\ndata: 2\r\n", 1, true],
  ["data: 1\r\rdata: 2\r", 1, true],
  ["data: 1\n\ndata: 2", 1, true],
  ["data: 1\n\n: a comment\n", 1, false],
  ["\uFEFFdata: 1\r\rdata: 2\r\n\r\n", 2, false],
  ["", 0, false],
])("%j has %d events", (text, count, isCut) => {
  const { events, ...rest } = readEvents(text);
  expect([events.length, rest.isCut]).toEqual([count, isCut]);
});

test("an event has its name, its id and its data", () => {
  expect(eventsIn('data: {"a":1}\n\nevent: tide\nid: 7\ndata: null\n\n')).toEqual([
    { event: "message", data: { a: 1 } },
    { event: "tide", id: "7", data: null },
  ]);
});

test.each<[init: RequestInit | undefined, body: unknown, expected: string]>([
  [undefined, undefined, "curl -i 'http://stub.test/v1/it'\\''s'"],
  [{ method: "DELETE" }, undefined, "curl -i -X DELETE 'http://stub.test/v1/it'\\''s'"],
  [{ method: "POST" }, null, "curl -i -X POST 'http://stub.test/v1/it'\\''s' --data-raw 'null'"],
  [
    { method: "POST" },
    { a: "it's" },
    "curl -i -X POST 'http://stub.test/v1/it'\\''s' --data-raw '{\"a\":\"it'\\''s\"}'",
  ],
  [
    { headers: { Connection: "close", Prefer: "code=401" } },
    undefined,
    "curl -i 'http://stub.test/v1/it'\\''s' -H 'prefer: code=401'",
  ],
  [
    { headers: { Authorization: "Bearer sesame" } },
    undefined,
    "curl -i 'http://stub.test/v1/it'\\''s' -H \"authorization: Bearer $PLATFORM_API_KEY\"",
  ],
  [
    { headers: { DashboardUserContextAuth: "sesame" } },
    undefined,
    "curl -i 'http://stub.test/v1/it'\\''s' -H \"dashboardusercontextauth: $PLATFORM_USER_CONTEXT_TOKEN\"",
  ],
])("request %# is written as a command", (init, body, expected) => {
  const request = new Request("http://stub.test/v1/it's", init);
  expect(toCurl({ request, body })).toBe(expected);
});
