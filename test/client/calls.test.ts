import { expect, test, vi } from "vitest";
import { METHODS } from "../../scripts/render/document.ts";
import { readCalls } from "../../src/client/calls.ts";
import type { Platform } from "../../src/index.ts";
import { PlatformError, ResponseError } from "../../src/index.ts";
import { document } from "../document.ts";
import { type Answer, failureOf, itemsOf, problem, stub, target } from "./stub.ts";

const ok = (): Response => Response.json({ id: "1" });

/** A 204 with a body, which a Response can't be made with but some servers send. */
function strayBody(): Response {
  return Object.defineProperty(new Response("stray"), "status", { value: 204 });
}

type Send = (client: Platform) => PromiseLike<unknown>;

const forms: [string, { given: Send; want: { method: string; target: string; body?: unknown } }][] = [
  ["no id", { given: ({ models }) => models.list(), want: { method: "GET", target: "/v1/models" } }],
  ["one id", { given: ({ agents }) => agents.get("ag_1"), want: { method: "GET", target: "/v1/agents/ag_1" } }],
  [
    "two ids as one object",
    {
      given: ({ prompts }) => prompts.versions.get({ prompt_id: "p_1", version: 3 }),
      want: { method: "GET", target: "/v2/prompts/p_1/versions/3" },
    },
  ],
  [
    "a body",
    {
      given: ({ agents }) => agents.create({ model: "m", name: "Scout" }),
      want: { method: "POST", target: "/v1/agents", body: { model: "m", name: "Scout" } },
    },
  ],
  [
    "an id and a body",
    {
      given: ({ agents }) => agents.update("ag_1", { name: "Scout" }),
      want: { method: "PATCH", target: "/v1/agents/ag_1", body: { name: "Scout" } },
    },
  ],
  [
    "two ids and a body",
    {
      given: ({ prompts }) => prompts.versions.update({ prompt_id: "p_1", version: 3 }, { aliases: ["live"] } as never),
      want: { method: "PATCH", target: "/v2/prompts/p_1/versions/3", body: { aliases: ["live"] } },
    },
  ],
  [
    "an empty body",
    {
      given: ({ agents }) => agents.update("ag_1", {}),
      want: { method: "PATCH", target: "/v1/agents/ag_1", body: {} },
    },
  ],
  [
    "an optional body that is there",
    {
      given: ({ workflows }) => workflows.schedules.pause("s_1", { note: "Storm" }),
      want: { method: "POST", target: "/v1/workflows/schedules/s_1/pause", body: { note: "Storm" } },
    },
  ],
  [
    "an optional body that is not there",
    {
      given: ({ workflows }) => workflows.schedules.pause("s_1"),
      want: { method: "POST", target: "/v1/workflows/schedules/s_1/pause" },
    },
  ],
  [
    "options without the optional body",
    {
      given: ({ workflows }) => workflows.schedules.pause("s_1", undefined, { timeoutMs: 1000 }),
      want: { method: "POST", target: "/v1/workflows/schedules/s_1/pause" },
    },
  ],
  [
    "query parameters beside request options",
    {
      given: ({ agents }) =>
        agents.get("ag_1", {
          agent_version: 3,
          signal: new AbortController().signal,
          timeoutMs: 5000,
          idleTimeoutMs: 5000,
          maxRetries: 0,
          headers: {},
          idempotencyKey: "once",
        }),
      want: { method: "GET", target: "/v1/agents/ag_1?agent_version=3" },
    },
  ],
  [
    "a body and query parameters",
    {
      given: ({ observability }) => observability.spans.search({} as never, { page_size: 10, cursor: "c/1" }),
      want: { method: "POST", target: "/v1/observability/spans/search?page_size=10&cursor=c%2F1", body: {} },
    },
  ],
  [
    "a query parameter with several values, one that is undefined and one that is false",
    {
      given: ({ workflows }) => workflows.list({ tags: ["a b", "c"], limit: undefined, archived: false } as never),
      want: { method: "GET", target: "/v1/workflows?tags=a%20b&tags=c&archived=false" },
    },
  ],
];

test.each(forms)("a call with %s becomes one request", async (_name, { given, want }) => {
  const { client, requests } = stub([Response.json([])]);
  await given(client).then(undefined, () => {});
  expect(requests).toHaveLength(1);
  const request = requests[0]!;
  expect({ method: request.method, target: target(request) }).toEqual({ method: want.method, target: want.target });
  const text = await request.text();
  expect(text === "" ? undefined : JSON.parse(text)).toEqual(want.body);
  expect(request.headers.get("content-type")).toBe(want.body ? "application/json" : null);
});

test("a request has the key, says what it accepts, and has the user's token only where that is asked for", async () => {
  const { client, requests } = stub([ok(), ok()]);
  await client.agents.get("ag_1");
  await client.users.me.get();
  expect(requests.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { accept: "application/json, application/problem+json", authorization: "Bearer top-secret" },
    {
      accept: "application/json, application/problem+json",
      authorization: "Bearer top-secret",
      dashboardusercontextauth: "user-secret",
    },
  ]);
});

test("headers of a call go over those of the client, and null takes one away", async () => {
  const { client, requests } = stub([ok()], { headers: { "X-Team": "tides", "X-Trace": "1", "X-Kept": "yes" } });
  await client.agents.get("ag_1", { headers: { "x-team": "winds", "X-Trace": null, authorization: null } });
  expect(Object.fromEntries(requests[0]!.headers)).toEqual({
    accept: "application/json, application/problem+json",
    "x-team": "winds",
    "x-kept": "yes",
  });
});

test("an idempotency key is sent as a header", async () => {
  const { client, requests } = stub([ok()]);
  await client.agents.create({ model: "m", name: "Scout" }, { idempotencyKey: "once" });
  expect(requests[0]!.headers.get("idempotency-key")).toBe("once");
});

test("a call resolves to the body, with enum values and fields that this client doesn't know", async () => {
  const body = { id: "wf_1", status: "HIBERNATING", added_later: { deep: [1, null] } };
  const { client } = stub([Response.json(body)]);
  expect(await client.workflows.executions.get("wf_1")).toEqual(body);
});

test("withResponse adds the response to the body", async () => {
  const { client, requests } = stub([Response.json({ id: "1" }, { headers: { "x-request-id": "r_1" } })]);
  const { data, response } = await client.agents.get("ag_1").withResponse();
  expect(data).toEqual({ id: "1" });
  expect(response.headers.get("x-request-id")).toBe("r_1");
  expect(requests).toHaveLength(1);
});

test("asResponse gives the response as it came, its body unread, whatever it is", async () => {
  const answer = new Response("<p>tide table</p>", { headers: { "content-type": "text/html" } });
  const { client, requests } = stub([answer]);
  const response = await client.agents.get("ag_1").asResponse();
  expect(response).toBe(answer);
  expect(response.bodyUsed).toBe(false);
  expect(await response.text()).toBe("<p>tide table</p>");
  expect(requests).toHaveLength(1);
});

test("asResponse fails like the call where the status is one of failure", async () => {
  const { client } = stub([problem(404)]);
  expect(await failureOf(client.agents.get("ag_1").asResponse())).toMatchObject({ name: "NotFoundError", status: 404 });
});

test("the caller's signal still ends the body of a raw response", async () => {
  const controller = new AbortController();
  let sent: AbortSignal | undefined;
  const { client } = stub([
    (request) => {
      sent = request.signal;
      return ok();
    },
  ]);
  await client.agents.get("ag_1", { signal: controller.signal }).asResponse();
  controller.abort();
  expect(sent!.aborted).toBe(true);
});

const empty: [string, Answer][] = [
  ["a 204", new Response(null, { status: 204 })],
  ["a 204 with a stray body", strayBody()],
];

test.each(empty)("%s resolves to undefined", async (_name, answer) => {
  const { client } = stub([answer]);
  expect(await client.agents.delete("ag_1")).toBeUndefined();
});

const unreadable: [string, { given: () => Response; want: string }][] = [
  ["an empty 200", { given: () => new Response(""), want: "answered 200 with no body" }],
  [
    "an empty 200 that says its length",
    { given: () => new Response(null, { headers: { "content-length": "0" } }), want: "answered 200 with no body" },
  ],
  [
    "a proxy's page",
    {
      given: () => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }),
      want: "answered 200 with text/html that is no JSON",
    },
  ],
  [
    "JSON that stops in the middle",
    {
      given: () => new Response('{"id":', { status: 201, headers: { "content-type": "application/json" } }),
      want: "answered 201 with application/json that is no JSON",
    },
  ],
];

test.each(unreadable)("%s is a ResponseError", async (_name, { given, want }) => {
  const { client, requests } = stub([given()], { maxRetries: 2 });
  const error = await failureOf<ResponseError>(client.agents.get("ag_1"));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error.message).toBe(`agents.get ${want} (GET https://api.test/v1/agents/ag_1)`);
  expect(requests).toHaveLength(1);
});

const bom = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{"id":"1"}')]);

test("JSON of another media type, or after a byte order mark, is read all the same", async () => {
  const { client } = stub([
    new Response('{"id":"1"}', { headers: { "content-type": "text/plain" } }),
    new Response(bom),
  ]);
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
  expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
});

const ids: [string, { given: string; want: string }][] = [
  ["a slash", { given: "a/b", want: "a%2Fb" }],
  ["climbing dots", { given: "../models", want: "..%2Fmodels" }],
  ["encoded dots", { given: "%2e%2e", want: "%252e%252e" }],
  ["an encoded slash", { given: "..%2fmodels", want: "..%252fmodels" }],
  ["a backslash", { given: "..\\models", want: "..%5Cmodels" }],
  ["a question mark and a hash", { given: "a?b#c", want: "a%3Fb%23c" }],
  ["a line break after dots", { given: "..\n", want: "..%0A" }],
  ["braces and dollars", { given: "{agent_id}$&", want: "%7Bagent_id%7D%24%26" }],
  ["letters of another script", { given: "ü", want: "%C3%BC" }],
];

test.each(ids)("an id with %s stays one segment of the path", async (_name, { given, want }) => {
  const { client, requests } = stub([ok()]);
  await client.agents.get(given);
  expect(target(requests[0]!)).toBe(`/v1/agents/${want}`);
});

const badIds: [string, unknown, string][] = [
  ["empty", "", '""'],
  ["missing", undefined, "undefined"],
  ["null", null, "null"],
  ["one dot", ".", '"."'],
  ["two dots", "..", '".."'],
  ["an object", {}, "{}"],
  ["an array", ["ag_1"], '["ag_1"]'],
  ["half a character", "\ud800", '"\\ud800"'],
];

test.each(badIds)("an id that is %s is refused before anything is sent", async (_name, id, shown) => {
  const { client, requests } = stub([]);
  const error = await failureOf(client.agents.get(id as string));
  expect(error).toBeInstanceOf(PlatformError);
  expect(error.message).toBe(`agents.get needs agent_id to be an id, not ${shown}.`);
  expect(requests).toHaveLength(0);
});

test("each of several ids is looked at, and so is their object", async () => {
  const { client } = stub([]);
  const { get } = client.agents.versions;
  const missing = "agents.versions.get needs agent_id to be an id, not undefined.";
  expect((await failureOf(get(undefined as never))).message).toBe(missing);
  expect((await failureOf(get("ag_1" as never))).message).toBe(missing);
  expect((await failureOf(get({ agent_id: "ag_1", version: ".." }))).message).toBe(
    'agents.versions.get needs version to be an id, not "..".',
  );
});

const unsendable: [string, Send][] = [
  ["a body that is no JSON", ({ agents }) => agents.update("ag_1", { name: 1n as never })],
  ["a query parameter that is an object in an object", ({ agents }) => agents.get("ag_1", { x: [[{}]] } as never)],
  ["a header that is none", ({ agents }) => agents.get("ag_1", { headers: { "no header": "1" } })],
];

test.each(unsendable)("%s is a PlatformError and no broken connection", async (_name, given) => {
  const { client, requests } = stub([], { maxRetries: 2 });
  const error = await failureOf(given(client));
  expect(error.name).toBe("PlatformError");
  expect(error.message).toMatch(/^agents\.\w+ can't be sent: ./);
  expect(requests).toHaveLength(0);
});

/** How many rejections nobody handled while `act` ran and the promises that it left behind settled. */
async function unhandled(act: () => unknown): Promise<number> {
  const seen: unknown[] = [];
  const note = (reason: unknown) => seen.push(reason);
  // Vitest listens too, and would fail the run.
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", note);
  try {
    await act();
    // Node.js reports after the microtasks of a turn of its loop; an answer takes a few turns.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off("unhandledRejection", note);
    for (const other of others) process.on("unhandledRejection", other);
  }
  return seen.length;
}

const rejections: [string, { given: (client: Platform) => unknown; want: number }][] = [
  ["a call that nobody awaits", { given: ({ agents }) => void agents.get("ag_1"), want: 1 }],
  ["a list that nobody awaits", { given: ({ agents }) => void agents.list(), want: 1 }],
  ["withResponse that nobody awaits", { given: ({ agents }) => void agents.get("ag_1").withResponse(), want: 1 }],
  ["asResponse that nobody awaits", { given: ({ agents }) => void agents.get("ag_1").asResponse(), want: 1 }],
  ["a call that is awaited", { given: ({ agents }) => failureOf(agents.get("ag_1")), want: 0 }],
  ["withResponse that is awaited", { given: ({ agents }) => failureOf(agents.get("ag_1").withResponse()), want: 0 }],
  ["asResponse that is awaited", { given: ({ agents }) => failureOf(agents.get("ag_1").asResponse()), want: 0 }],
  ["a list that is awaited", { given: ({ agents }) => failureOf(agents.list()), want: 0 }],
  ["asResponse of a list", { given: ({ agents }) => failureOf(agents.list().asResponse()), want: 0 }],
  ["an iterated list", { given: ({ agents }) => failureOf(itemsOf(agents.list())), want: 0 }],
  ["a call with a bad id", { given: ({ agents }) => failureOf(agents.get("").asResponse()), want: 0 }],
  [
    "a list that is awaited and iterated",
    {
      given: async ({ agents }) => {
        const list = agents.list();
        await failureOf(list);
        await failureOf(itemsOf(list));
      },
      want: 0,
    },
  ],
];

test.each(rejections)("%s that fails leaves as many unhandled rejections as a plain promise", async (_name, row) => {
  const { client } = stub([problem(500)]);
  expect(await unhandled(() => row.given(client))).toBe(row.want);
});

test("a fetch that is put in the place of the platform's later is used", async () => {
  const { Platform } = await import("../../src/index.ts");
  const client = new Platform({ baseUrl: "https://api.test" });
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(ok());
  try {
    expect(await client.agents.get("ag_1")).toEqual({ id: "1" });
    expect((fetch.mock.calls[0]![0] as Request).url).toBe("https://api.test/v1/agents/ag_1");
  } finally {
    fetch.mockRestore();
  }
});

test("every operation of the document is read back from the line of its path", () => {
  const wanted = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      operationId: item[method]!.operationId,
      method: method.toUpperCase(),
      path: path.replace(/#.*/, ""),
      takesBody: item[method]!.requestBody !== undefined,
    })),
  );
  const read = readCalls().map(({ flags: _, extra: __, ...rest }) => rest);
  const byId = (a: { operationId: string }, b: { operationId: string }) => (a.operationId < b.operationId ? -1 : 1);
  expect(read.sort(byId)).toEqual(wanted.sort(byId));
});
