import { describe, expect, test } from "vitest";
import control from "../../../generated/control/openapi.json" with { type: "json" };
import type { Journal } from "../../../generated/control/types.ts";
import type { JournalEntry } from "../../../src/mock/control/journal-entry.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { defined } from "../../defined.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";

const newAgent = (name: string) => ({ name, model: "aurora-small" });

async function busySession(): Promise<Session> {
  const own = session();
  for (const name of ["Guide", "Pilot", "Guide"]) await sendJson(own, "POST", "/v1/agents", newAgent(name));
  await own.send("/v1/agents?page_size=2&page_size=3", { headers: { "X-Trace": "1", Cookie: "a=b" } });
  return own;
}

const search = (own: Session, body: object) => sendJson(own, "POST", "/_mock/journal/search", body);

test("a journal entry has the whole request and its response", async () => {
  const own = await busySession();
  const { body } = await sendJson(own, "GET", "/_mock/journal");
  expect(body.requests[0]).toMatchObject({
    method: "POST",
    path: "/v1/agents",
    query: {},
    headers: { authorization: "Bearer ****", dashboardusercontextauth: "****", "content-type": "application/json" },
    body: newAgent("Guide"),
    response: {
      headers: { "x-request-id": "req_00000001", "content-type": "application/json" },
      body: { id: expect.stringMatching(/^ag_/), name: "Guide" },
      events: [],
    },
    truncated: [],
  });
  expect(body.requests[3]).toMatchObject({
    path: "/v1/agents",
    query: { page_size: ["2", "3"] },
    headers: { "x-trace": "1", cookie: "****" },
    body: null,
  });
});

test("the journal has the events that were sent", async () => {
  const own = session();
  const body = JSON.stringify({ agent_id: "ag_0197c3d0", inputs: "When is low water?", stream: true });
  const response = await own.send("/v1/conversations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const eventsNow = async () => (await sendJson(own, "GET", "/_mock/journal")).body.requests[0].response.events;
  // The first event is ready before it is read.
  expect((await eventsNow()).length).toBeLessThanOrEqual(1);
  const sent = defined((await response.text()).match(/^data: .*$/gm));
  expect((await eventsNow()).map(({ data }: { data: unknown }) => `data: ${JSON.stringify(data)}`)).toEqual(sent);
});

test("a body that is not JSON is not kept, only its length and its first error", async () => {
  const own = session();
  const headers = { "content-type": "application/json" };
  const body =
    '{"name": "Guide", "authorization": {"type": "api-key", "value": "hidden"}, "headers": {"X-Key": "hidden"}';
  await own.send("/v1/agents", { method: "POST", headers, body });
  const { requests } = (await sendJson(own, "GET", "/_mock/journal")).body;
  expect(requests[0]).toMatchObject({
    status: 400,
    body: `(${body.length} bytes. The body is not valid JSON: it ends too early.)`,
  });
});

test("a page of the journal, and of a search, has 100 requests unless a limit is given", async () => {
  const own = session();
  for (let number = 0; number < 101; number++) await own.send("/v1/birds");
  const { body: page } = await sendJson(own, "GET", "/_mock/journal");
  const { body: found } = await search(own, {});
  expect([page, found]).toMatchObject([
    { next_cursor: expect.any(String) },
    { next_cursor: expect.any(String), count: 101 },
  ]);
  expect([page.requests.length, found.requests.length]).toEqual([100, 100]);
});

test("the journal is filtered by method", async () => {
  const own = await busySession();
  const { body } = await sendJson(own, "GET", "/_mock/journal?method=GET");
  expect(body.requests.map(({ operation_id }: JournalEntry) => operation_id)).toEqual(["agents.listLegacy"]);
});

test("a search finds requests by their fields, and counts all of them", async () => {
  const own = await busySession();
  const match = { operation_id: "agents.create", body: [{ pointer: "/name", value: "Guide" }] };
  const first = await search(own, { match, status: 200, limit: 1 });
  expect(first.body).toMatchObject({ count: 2, near_misses: [], requests: [{ request_id: "req_00000001" }] });
  const second = await search(own, { match, status: 200, limit: 1, cursor: first.body.next_cursor });
  expect(second.body).toMatchObject({ count: 2, next_cursor: null, requests: [{ request_id: "req_00000003" }] });
});

describe("a cursor", () => {
  /** For each member of the requests for a page, two values. */
  const values: Record<string, readonly [given: unknown, other: unknown]> = {
    operation_id: ["agents.create", "agents.get"],
    method: ["POST", "GET"],
    path: ["/v1/agents", "/v1"],
    status: [200, 404],
    match: [{ path: "/v1/agents" }, {}],
    limit: [1, 2],
  };
  const paged = {
    "GET /_mock/journal": control.paths["/_mock/journal"].get.parameters.map((each) => (each as { name: string }).name),
    "POST /_mock/journal/search": Object.keys(control.components.schemas.JournalSearch.properties),
  };
  const cases = Object.entries(paged).flatMap(([operation, members]) => {
    const others = members.filter((name) => name !== "cursor");
    return others.map((member) => ({ operation, member, others, status: member === "limit" ? 200 : 400 }));
  });

  test.each(cases)("of $operation with another $member is a $status", async ({ operation, member, others, status }) => {
    const own = await busySession();
    const [method = "", url = ""] = operation.split(" ");
    const send = (cursor?: string) => {
      const all = others.map((name) => [name, values[name]?.[cursor !== undefined && name === member ? 1 : 0]]);
      const body = Object.fromEntries(cursor === undefined ? all : [...all, ["cursor", cursor]]);
      return method === "GET"
        ? sendJson(own, method, `${url}?${new URLSearchParams(body)}`)
        : sendJson(own, method, url, body);
    };
    const { body: first } = await send();
    expect(await send(first.next_cursor)).toMatchObject({
      status,
      body: status === 400 ? { code: "MALFORMED_CURSOR" } : { requests: [{ body: newAgent("Pilot") }, {}] },
    });
  });
});

test("a search without conditions finds all requests", async () => {
  const own = await busySession();
  expect((await search(own, {})).body).toMatchObject({ count: 4, next_cursor: null });
});

test("where no request matches, the nearest ones say what differs", async () => {
  const own = await busySession();
  const match = { operation_id: "agents.create", body: [{ pointer: "/name", value: "Keeper" }] };
  const { body } = await search(own, { match, status: 201 });
  expect(body).toMatchObject({ requests: [], count: 0, next_cursor: null });
  const found = body.near_misses.map(({ request, mismatches }: { request: JournalEntry; mismatches: object[] }) => [
    request.request_id,
    mismatches,
  ]);
  const status = { pointer: "/status", detail: "The status is 200, not 201." };
  const name = (actual: string) => ({ pointer: "/match/body/0", detail: `/name is "${actual}", not "Keeper".` });
  expect(found).toEqual([
    ["req_00000003", [name("Guide"), status]],
    ["req_00000002", [name("Pilot"), status]],
    ["req_00000001", [name("Guide"), status]],
  ]);
  const other = await search(own, { match: { ...match, method: "GET" } });
  expect(other.body.near_misses[0]).toMatchObject({
    request: { request_id: "req_00000004" },
    mismatches: [
      { pointer: "/match/operation_id", detail: "The operation is agents.listLegacy, not agents.create." },
      { pointer: "/match/body/0", detail: "/name is missing." },
    ],
  });
});

test("a search finds out no secret", async () => {
  const own = session();
  await own.send("/v1/models");
  const { body } = await search(own, { match: { headers: { Authorization: "Bearer guess" } } });
  expect(body.near_misses[0].mismatches).toEqual([
    {
      pointer: "/match/headers/Authorization",
      detail: 'The header authorization is "Bearer ****", not "Bearer guess".',
    },
  ]);
});

test("a search whose conditions take too much work together is refused", async () => {
  const own = session();
  for (let number = 0; number < 2; number++) await sendJson(own, "POST", "/v1/agents", newAgent("a".repeat(100)));
  // Each of the conditions could be checked, but not all of them.
  const body = Array.from({ length: 100 }, (_, index) => ({
    pointer: "/name",
    schema: { pattern: `[ab]{900}${index}` },
  }));
  expect((await search(own, { match: { body: [body[0]] } })).status).toBe(200);
  const refused = await search(own, { match: { body } });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: "/body/match/body" }] } });
});

describe("a search says how many requests it could not check", () => {
  const named = (name: string) => ({ body: [{ pointer: "/name", value: name }] });
  const numbers = async (own: Session, match: object, more: object = {}) => {
    const { body } = await search(own, { match, ...more });
    return [body.count, body.unchecked];
  };

  test("because their headers and bodies were dropped", async () => {
    const own = session();
    for (let number = 0; number < 10; number++)
      await sendJson(own, "POST", "/v1/agents", { ...newAgent(`Guide ${number}`), instructions: "x".repeat(40_000) });
    const { requests } = (await sendJson(own, "GET", "/_mock/journal")).body;
    const dropped = requests.filter(({ body }: JournalEntry) => body === null).length;
    expect(dropped).toBeGreaterThan(0);
    expect(await numbers(own, named("Guide 0"))).toEqual([0, dropped]);
    expect(await numbers(own, named("Guide 9"))).toEqual([1, dropped]);
    expect(await numbers(own, { headers: { "content-type": "text/plain" } })).toEqual([0, dropped]);
    // The rest of them says that these conditions do not hold, or that they do.
    expect(await numbers(own, { operation_id: "agents.get", ...named("Guide 0") })).toEqual([0, 0]);
    expect(await numbers(own, { path: "/v1/models", ...named("Guide 0") })).toEqual([0, 0]);
    expect(await numbers(own, named("Guide 0"), { status: 404 })).toEqual([0, 0]);
    expect(await numbers(own, { operation_id: "agents.create" })).toEqual([10, 0]);
  });

  test("because their headers, bodies and URLs are too long to be kept", async () => {
    const own = session();
    await sendJson(own, "POST", "/v1/agents", { ...newAgent("Guide"), instructions: "x".repeat(60_000) });
    await own.send(`/v1/models?a=${"x".repeat(3000)}&b=1&c=${"x".repeat(3000)}`, {
      headers: { note: "x".repeat(11_000) },
    });
    expect(await numbers(own, named("Guide"))).toEqual([0, 1]);
    expect(await numbers(own, { headers: { note: "long" } })).toEqual([0, 1]);
    expect(await numbers(own, { query: { b: "1" } })).toEqual([0, 1]);
    expect(await numbers(own, { path: "/v1/prompts" })).toEqual([0, 0]);
    await own.send(`/v1/agents/${"x".repeat(3000)}`);
    expect(await numbers(own, { path: "/v1/prompts" })).toEqual([0, 1]);
  });

  test("because they were dropped, until the journal is cleared", async () => {
    const own = session();
    for (let number = 0; number < 1005; number++) await own.send("/v1/birds");
    expect((await sendJson(own, "GET", "/_mock/journal")).body.dropped).toBe(5);
    expect(await numbers(own, { operation_id: "agents.create" })).toEqual([0, 5]);
    expect(await numbers(own, { path: "/v1/birds" })).toEqual([1000, 5]);
    await own.send("/_mock/journal", { method: "DELETE" });
    expect((await sendJson(own, "GET", "/_mock/journal")).body.dropped).toBe(0);
    expect(await numbers(own, { operation_id: "agents.create" })).toEqual([0, 0]);
  });

  test("because other sandboxes took the place of theirs", async () => {
    const mock = createServerMock({ maxSandboxes: 2, log: () => {} });
    const send = (key: string, path: string, init?: RequestInit) =>
      mock.fetch(`http://mock.test${path}`, { ...init, headers: { authorization: `Bearer ${key}` } });
    for (const key of ["a", "a", "b", "c"]) await send(key, "/v1/models");
    const dropped = async (key: string) => ((await (await send(key, "/_mock/journal")).json()) as Journal).dropped;
    expect([await dropped("a"), await dropped("b"), await dropped("c")]).toEqual([2, 0, 0]);
    await send("a", "/v1/models");
    expect([await dropped("a"), await dropped("b"), await dropped("c")]).toEqual([2, 1, 0]);
    await send("b", "/_mock/reset", { method: "POST" });
    expect([await dropped("a"), await dropped("b"), await dropped("c")]).toEqual([2, 0, 0]);
  });
});

test.each([
  [
    { match: { operation_id: "agents.gett" } },
    "/body/match/operation_id",
    "There is no operation agents.gett. Did you mean agents.get?",
  ],
  [
    { match: { opration_id: "agents.get" } },
    "/body/match/opration_id",
    "is not a known property (Did you mean operation_id?)",
  ],
  [
    { match: { body: [{ pointr: "", value: 1 }] } },
    "/body/match/body/0/pointr",
    "is not a known property (Did you mean pointer?)",
  ],
  [
    { match: { body: [{ pointer: "name", value: 1 }] } },
    "/body/match/body/0/pointer",
    "is not a JSON Pointer (RFC 6901): start it with a slash, as in /messages/0/content, and write ~0 for ~ and ~1 for a slash in a name",
  ],
  [{ weather: 1 }, "/body/weather", "is not a known property (Known properties: match, status, limit, cursor)"],
])("the search %j is refused", async (body, pointer, detail) => {
  const refused = await search(session(), body);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toContainEqual(expect.objectContaining({ pointer, detail }));
});
