import { expect, test, vi } from "vitest";
import { version } from "../../generated/client.ts";
import type { Call, Platform } from "../../src/client/index.ts";
import { AbortError, PlatformError, ResponseError } from "../../src/client/index.ts";
import { decodeOperations } from "../../src/client/operations.ts";
import { listOperations, METHODS, resolve, type Schema, successStatus } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import {
  catchRejection,
  collect,
  problemResponse,
  requestTarget,
  type StubResponse,
  stubClient,
} from "./stub-client.ts";

const ok = (): Response => Response.json({ id: "1" });

/** A 204 with a body. The constructor of Response refuses it, but some servers send it. */
function noContentWithBody(): Response {
  return Object.defineProperty(new Response("unexpected"), "status", { value: 204 });
}

type Send = (client: Platform) => PromiseLike<unknown>;

const forms: [name: string, given: Send, want: { method: string; target: string; body?: unknown }][] = [
  ["no id", ({ models }) => models.list(), { method: "GET", target: "/v1/models" }],
  ["one id", ({ agents }) => agents.get("ag_1"), { method: "GET", target: "/v1/agents/ag_1" }],
  [
    "two ids as one object",
    ({ prompts }) => prompts.versions.get({ prompt_id: "p_1", version: "3" }),
    { method: "GET", target: "/v2/prompts/p_1/versions/3" },
  ],
  [
    "a body",
    ({ agents }) => agents.create({ model: "m", name: "Scout" }),
    { method: "POST", target: "/v1/agents", body: { model: "m", name: "Scout" } },
  ],
  [
    "an id and a body",
    ({ agents }) => agents.update("ag_1", { name: "Scout" }),
    { method: "PATCH", target: "/v1/agents/ag_1", body: { name: "Scout" } },
  ],
  [
    "two ids and a body",
    ({ prompts }) => prompts.versions.update({ prompt_id: "p_1", version: "3" }, { aliases: ["live"] } as never),
    { method: "PATCH", target: "/v2/prompts/p_1/versions/3", body: { aliases: ["live"] } },
  ],
  [
    "an empty body",
    ({ agents }) => agents.update("ag_1", {}),
    { method: "PATCH", target: "/v1/agents/ag_1", body: {} },
  ],
  [
    "an optional body",
    ({ workflows }) => workflows.schedules.pause("s_1", { note: "Storm" }),
    { method: "POST", target: "/v1/workflows/schedules/s_1/pause", body: { note: "Storm" } },
  ],
  [
    "no optional body",
    ({ workflows }) => workflows.schedules.pause("s_1"),
    { method: "POST", target: "/v1/workflows/schedules/s_1/pause" },
  ],
  [
    "options and no optional body",
    ({ workflows }) => workflows.schedules.pause("s_1", undefined, { timeoutMs: 1000 }),
    { method: "POST", target: "/v1/workflows/schedules/s_1/pause" },
  ],
  [
    "query parameters and request options",
    ({ agents }) =>
      agents.get("ag_1", {
        agent_version: 3,
        signal: new AbortController().signal,
        timeoutMs: 5000,
        idleTimeoutMs: 5000,
        maxRetries: 0,
        headers: {},
        maxBodyBytes: 1e6,
      }),
    { method: "GET", target: "/v1/agents/ag_1?agent_version=3" },
  ],
  [
    "a body and query parameters",
    ({ observability }) => observability.spans.search({} as never, { page_size: 10, cursor: "c/1" }),
    { method: "POST", target: "/v1/observability/spans/search?page_size=10&cursor=c%2F1", body: {} },
  ],
  [
    "query parameters that are an array, left out and false",
    ({ workflows }) => workflows.list({ tags: ["a b", "c"], limit: undefined, archived: false } as never),
    { method: "GET", target: "/v1/workflows?tags=a%20b&tags=c&archived=false" },
  ],
];

test.each(forms)("a call with %s sends one request", async (_name, given, want) => {
  const { client, requests } = stubClient([Response.json([])]);
  await given(client).then(undefined, () => {});
  expect(requests).toHaveLength(1);
  const request = defined(requests[0]);
  expect({ method: request.method, target: requestTarget(request) }).toEqual({
    method: want.method,
    target: want.target,
  });
  const text = await request.text();
  expect(text === "" ? undefined : JSON.parse(text)).toEqual(want.body);
  expect(request.headers.get("content-type")).toBe(want.body ? "application/json" : null);
});

test("a request has the API key and an Accept header, and the user context token only if the operation requires it", async () => {
  const { client, requests } = stubClient([ok(), ok()]);
  await client.agents.get("ag_1");
  await client.users.me.get();
  expect(requests.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    {
      accept: "application/json, application/problem+json",
      authorization: "Bearer top-secret",
      "user-agent": `platform-api/${version}`,
    },
    {
      accept: "application/json, application/problem+json",
      authorization: "Bearer top-secret",
      "user-agent": `platform-api/${version}`,
      dashboardusercontextauth: "user-secret",
    },
  ]);
});

test("headers of a call override headers of the client, and null removes one", async () => {
  const { client, requests } = stubClient([ok()], { headers: { "X-Team": "tides", "X-Trace": "1", "X-Kept": "yes" } });
  await client.agents.get("ag_1", { headers: { "x-team": "winds", "X-Trace": null, authorization: null } });
  expect(Object.fromEntries(defined(requests[0]).headers)).toEqual({
    accept: "application/json, application/problem+json",
    "user-agent": `platform-api/${version}`,
    "x-team": "winds",
    "x-kept": "yes",
  });
});

test("a call resolves to the body, with unknown enum values and fields, and entries of unknown kinds", async () => {
  const body = { id: "wf_1", status: "HIBERNATING", added_later: { deep: [1, null] } };
  const history = { conversation_id: "conv_1", entries: [{ type: "gull.sighting", wings: 2 }] };
  const { client } = stubClient([Response.json(body), Response.json(history)]);
  expect(await client.workflows.executions.get("wf_1")).toEqual(body);
  expect(await client.conversations.getHistory("conv_1")).toEqual(history);
});

test("withResponse adds the response to the body", async () => {
  const { client, requests } = stubClient([Response.json({ id: "1" }, { headers: { "x-request-id": "r_1" } })]);
  const { data, response } = await client.agents.get("ag_1").withResponse();
  expect(data).toEqual({ id: "1" });
  expect(response.headers.get("x-request-id")).toBe("r_1");
  expect(requests).toHaveLength(1);
});

test("asResponse resolves to the response, its body unread, whatever its media type", async () => {
  const stubbedResponse = new Response("<p>tide table</p>", { headers: { "content-type": "text/html" } });
  const { client, requests } = stubClient([stubbedResponse]);
  const response = await client.agents.get("ag_1").asResponse();
  expect(response).toBe(stubbedResponse);
  expect(response.bodyUsed).toBe(false);
  expect(await response.text()).toBe("<p>tide table</p>");
  expect(requests).toHaveLength(1);
});

test.each<[method: string, send: (client: Platform) => Call<unknown>]>([
  ["a call", ({ agents }) => agents.get("ag_1")],
  ["a list", ({ agents }) => agents.list()],
])("%s whose response is left unread rejects", async (_, send) => {
  const { client } = stubClient([Response.json({ data: [1] })]);
  const call = send(client);
  expect(await (await call.asResponse()).json()).toEqual({ data: [1] });
  const unread = new PlatformError("asResponse() leaves the body unread. See withResponse().");
  for (const again of [call, call.withResponse()]) expect(await catchRejection(again)).toEqual(unread);
});

test("asResponse rejects like the call for an error status", async () => {
  const { client } = stubClient([problemResponse(404)]);
  expect(await catchRejection(client.agents.get("ag_1").asResponse())).toMatchObject({
    name: "NotFoundError",
    status: 404,
  });
});

test("the caller's signal still aborts the body of asResponse", async () => {
  const controller = new AbortController();
  const cancel = vi.fn();
  const { client } = stubClient([new Response(new ReadableStream({ cancel }), { status: 201 })]);
  const response = await client.agents.get("ag_1", { signal: controller.signal }).asResponse();
  const text = response.text();
  controller.abort("gone");
  await expect(text).rejects.toBe("gone");
  expect(cancel).toHaveBeenCalledWith("gone");
  expect(response.status).toBe(201);
});

test("asResponse with a signal resolves to a 204 whose body is empty but not null, as in Chromium", async () => {
  const stubbedResponse = noContentWithBody();
  const { client } = stubClient([stubbedResponse]);
  const { signal } = new AbortController();
  expect(await client.agents.delete("ag_1", { signal }).asResponse()).toBe(stubbedResponse);
});

const ignored: [string, StubResponse][] = [
  ["a 204", new Response(null, { status: 204 })],
  ["a 204 with a body", noContentWithBody()],
  ["an empty 200", new Response("")],
  ["a 200 with JSON", ok()],
  ["a 202 with JSON null", Response.json(null, { status: 202 })],
  ["a 200 with an HTML page", new Response("<html>")],
  ["a 200 with a body that does not end", new Response(new ReadableStream())],
];

test.each(ignored)("without a promised body, %s is a success", async (_name, stubbedResponse) => {
  const { client } = stubClient([stubbedResponse]);
  expect(await client.agents.delete("ag_1")).toBeUndefined();
});

test("every operation that promises a body promises an object or an array, or any value", () => {
  const flagsOf = (id: string) => defined(decodeOperations().find(({ operationId }) => operationId === id)).flags;
  expect(flagsOf("agents.delete")).toBe("v");
  const promised: [string, boolean][] = [];
  for (const { operation } of listOperations(document)) {
    const response = resolve(document, defined(operation.responses[successStatus(operation)]));
    const schema = response.content?.["application/json"]?.schema;
    if (schema)
      promised.push([operation.operationId, isObjectOrArray(schema) || flagsOf(operation.operationId) === "a"]);
  }
  expect(promised.length).toBeGreaterThan(100);
  expect(promised.filter(([, ok]) => !ok)).toEqual([]);
});

function isObjectOrArray(schema: Schema): boolean {
  const { type, anyOf, oneOf } = resolve<Schema>(document, schema);
  const variants = (anyOf ?? oneOf) as Schema[] | undefined;
  return type === "object" || type === "array" || (!!variants && variants.every(isObjectOrArray));
}

test("an operation with any response returns every JSON value", async () => {
  for (const value of [null, "gone", 1, true, {}, []]) {
    const { client } = stubClient([Response.json(value)]);
    expect(await client.retrieval.deployments.delete("d_1")).toEqual(value);
  }
});

const unreadable: [name: string, given: () => Response, want: string][] = [
  [
    "an empty 200",
    () => new Response(""),
    "received an empty 200 response (text/plain;charset=UTF-8) instead of an object or array",
  ],
  [
    "an empty 200 with Content-Length: 0",
    () => new Response(null, { headers: { "content-length": "0" } }),
    "received an empty 200 response (no Content-Type) instead of an object or array",
  ],
  [
    "the HTML page of a proxy",
    () => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }),
    "received a 200 response (text/html) instead of an object or array",
  ],
  [
    "incomplete JSON",
    () => new Response('{"id":', { status: 201, headers: { "content-type": "application/json" } }),
    "received a 201 response (application/json) instead of an object or array",
  ],
  [
    "a 204",
    () => new Response(null, { status: 204 }),
    "received an empty 204 response (no Content-Type) instead of an object or array",
  ],
  ...["null", '"gone"', "1", "true"].map((text): (typeof unreadable)[number] => [
    `JSON ${text}`,
    () => new Response(text, { headers: { "content-type": "application/json" } }),
    "received a 200 response (application/json) instead of an object or array",
  ]),
];

test.each(unreadable)("%s is a ResponseError", async (_name, given, want) => {
  const { client, requests } = stubClient([given()], { maxRetries: 2 });
  const error = await catchRejection<ResponseError>(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error.message).toBe(`agents.get ${want} (GET https://api.test/v1/agents/ag_1)`);
  expect(requests).toHaveLength(1);
});

const bom = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{"id":"1"}')]);

test("JSON with another media type or with a byte order mark is accepted", async () => {
  const { client } = stubClient([
    new Response('{"id":"1"}', { headers: { "content-type": "text/plain" } }),
    new Response(bom),
  ]);
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
});

const ids: [name: string, given: string, want: string][] = [
  ["a slash", "a/b", "a%2Fb"],
  ["dots and a slash", "../models", "..%2Fmodels"],
  ["encoded dots", "%2e%2e", "%252e%252e"],
  ["an encoded slash", "..%2fmodels", "..%252fmodels"],
  ["a backslash", "..\\models", "..%5Cmodels"],
  ["a question mark and a hash", "a?b#c", "a%3Fb%23c"],
  ["a line break after dots", "..\n", "..%0A"],
  ["braces and dollars", "{agent_id}$&", "%7Bagent_id%7D%24%26"],
  ["letters of another script", "ü", "%C3%BC"],
];

test.each(ids)("an id with %s stays one path segment", async (_name, given, want) => {
  const { client, requests } = stubClient([ok()]);
  await client.agents.get(given);
  expect(requestTarget(defined(requests[0]))).toBe(`/v1/agents/${want}`);
});

const cyclic: { self?: object } = {};
cyclic.self = cyclic;

const badIds: [string, unknown, string][] = [
  ["empty", "", '""'],
  ["missing", undefined, "undefined"],
  ["null", null, "null"],
  ["one dot", ".", '"."'],
  ["two dots", "..", '".."'],
  ["an object", {}, "{}"],
  ["an array", ["ag_1"], '["ag_1"]'],
  ["a lone surrogate", "\ud800", '"\\ud800"'],
  ["a boolean", true, "true"],
  ["a symbol", Symbol("ag_1"), "symbol"],
  ["a function", () => "ag_1", "function"],
  ["an object without a prototype", { code: Object.create(null) }, '{"code":{}}'],
  ["an object that contains itself", cyclic, "object"],
  ["an object with a bigint", { id: 1n }, "object"],
];

test.each(badIds)("an id that is %s is rejected before a request is sent", async (_name, id, shown) => {
  const { client, requests } = stubClient([]);
  const error = await catchRejection(client.agents.get(id as string));
  expect(error).toBeInstanceOf(PlatformError);
  expect(error.message).toBe(`agents.get: agent_id is not a valid id: ${shown}.`);
  expect(requests).toHaveLength(0);
});

test("an id may be a bigint", async () => {
  const { client, requests } = stubClient([ok()]);
  await client.agents.get((2n ** 64n) as never);
  expect(requestTarget(defined(requests[0]))).toBe("/v1/agents/18446744073709551616");
});

test("each of several ids is checked, and so is the object that holds them", async () => {
  const { client } = stubClient([]);
  const { get } = client.agents.versions;
  const missing = "agents.versions.get: agent_id is not a valid id: undefined.";
  expect((await catchRejection(get(undefined as never))).message).toBe(missing);
  expect((await catchRejection(get("ag_1" as never))).message).toBe(missing);
  expect((await catchRejection(get({ agent_id: "ag_1", version: ".." }))).message).toBe(
    'agents.versions.get: version is not a valid id: "..".',
  );
});

const unsendable: [string, Send][] = [
  ["a body that can't be JSON", ({ agents }) => agents.update("ag_1", { name: 1n as never })],
  ["a query parameter that is a nested array", ({ agents }) => agents.get("ag_1", { extraQuery: { x: [[{}]] } })],
  ["an invalid header name", ({ agents }) => agents.get("ag_1", { headers: { "no header": "1" } })],
];

test.each(unsendable)("%s is a PlatformError, not a ConnectionError", async (_name, given) => {
  const { client, requests } = stubClient([], { maxRetries: 2 });
  const error = await catchRejection(given(client));
  expect(error.name).toBe("PlatformError");
  expect(error.message).toMatch(/^agents\.\w+ was not sent: ./);
  expect(requests).toHaveLength(0);
});

/** Counts the unhandled rejections while `act` runs and the promises that it started settle. */
async function countUnhandled(act: () => unknown): Promise<number> {
  const seen: unknown[] = [];
  const listener = (reason: unknown) => seen.push(reason);
  // The listener of vitest would fail the run.
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", listener);
  try {
    await act();
    // Node.js reports unhandled rejections after each iteration of the event loop. A response takes a few iterations.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off("unhandledRejection", listener);
    for (const other of others) process.on("unhandledRejection", other);
  }
  return seen.length;
}

const rejections: [name: string, given: (client: Platform) => unknown, want: number][] = [
  ["a call that is not awaited", ({ agents }) => void agents.get("ag_1"), 1],
  ["a list that is not used yet", ({ agents }) => void agents.list(), 0],
  ["withResponse that is not awaited", ({ agents }) => void agents.get("ag_1").withResponse(), 1],
  ["asResponse that is not awaited", ({ agents }) => void agents.get("ag_1").asResponse(), 1],
  ["a call that is awaited", ({ agents }) => catchRejection(agents.get("ag_1")), 0],
  ["withResponse that is awaited", ({ agents }) => catchRejection(agents.get("ag_1").withResponse()), 0],
  ["asResponse that is awaited", ({ agents }) => catchRejection(agents.get("ag_1").asResponse()), 0],
  ["a list that is awaited", ({ agents }) => catchRejection(agents.list()), 0],
  ["asResponse of a list", ({ agents }) => catchRejection(agents.list().asResponse()), 0],
  ["an iterated list", ({ agents }) => catchRejection(collect(agents.list())), 0],
  ["a call with an invalid id", ({ agents }) => catchRejection(agents.get("").asResponse()), 0],
  [
    "a list that is awaited and iterated",
    async ({ agents }) => {
      const list = agents.list();
      await catchRejection(list);
      await catchRejection(collect(list));
    },
    0,
  ],
];

test.each(rejections)("%s and fails leaves the expected number of unhandled rejections", async (_name, given, want) => {
  const { client } = stubClient([problemResponse(500)]);
  expect(await countUnhandled(() => given(client))).toBe(want);
});

test("a global fetch that is replaced after the client was created is used", async () => {
  const { Platform } = await import("../../src/client/index.ts");
  const client = new Platform({ baseUrl: "https://api.test" });
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(ok());
  try {
    expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
    expect(defined(fetch.mock.calls[0])[0]).toBe("https://api.test/v1/agents/ag_1");
  } finally {
    fetch.mockRestore();
  }
});

test("the table of operations decodes to every operation of the document", () => {
  const expected = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      operationId: defined(item[method]).operationId,
      method: method.toUpperCase(),
      path: path.replace(/#.*/, ""),
      takesBody: defined(item[method]).requestBody !== undefined,
    })),
  );
  const decoded = decodeOperations().map(({ flags: _, details: __, ...rest }) => rest);
  const byId = (a: { operationId: string }, b: { operationId: string }) => (a.operationId < b.operationId ? -1 : 1);
  expect(decoded.sort(byId)).toEqual(expected.sort(byId));
});

test("a body that arrives after the call was aborted is cancelled", async () => {
  const controller = new AbortController();
  const cancel = vi.fn();
  const { client } = stubClient([
    () => {
      controller.abort();
      return new Response(new ReadableStream({ cancel }));
    },
  ]);
  expect(await catchRejection(client.agents.get("ag_1", { signal: controller.signal }))).toBeInstanceOf(AbortError);
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});
