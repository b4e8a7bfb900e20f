import { describe, expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { readContent } from "../../../src/mock/control/replies.ts";
import { defined } from "../../defined.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";

const AGENT = "/v1/agents/ag_0197c3d0";
const MATCH = { operation_id: "agents.get" };

const addReply = (own: Session, body: object) => sendJson(own, "POST", "/_mock/replies", body);

/** The statuses of some requests in a row. */
async function statuses(own: Session, ...paths: string[]): Promise<number[]> {
  const found: number[] = [];
  for (const path of paths) found.push((await own.send(path)).status);
  return found;
}

describe("a reply", () => {
  test("answers one request with the document's example", async () => {
    const own = session();
    const added = await addReply(own, { match: MATCH, status: 404 });
    expect(added).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^reply_/), remaining: 1, latency_ms: 0, event_latency_ms: 0 },
    });
    const response = await own.send(AGENT);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    expect(await response.json()).toEqual(added.body.body);
    expect(await statuses(own, AGENT)).toEqual([200]);
  });

  test("may have a body and headers, and answers only requests that match", async () => {
    const own = session();
    const { body: agent } = await sendJson(own, "GET", AGENT);
    const body = { ...agent, name: "Double" };
    const match = { ...MATCH, query: { version: "0" }, headers: { "X-Trace": "1" } };
    await addReply(own, { match, headers: { "X-Origin": "reply" }, body });
    expect(await sendJson(own, "GET", AGENT)).toMatchObject({ body: { name: "Scout" } });
    const response = await own.send(`${AGENT}?version=0`, { headers: { "X-Trace": "1" } });
    expect([response.status, response.headers.get("x-origin"), await response.json()]).toEqual([200, "reply", body]);
  });

  test("comes before older ones, until it is used up", async () => {
    const own = session();
    await addReply(own, { match: MATCH, times: null, status: 404 });
    await addReply(own, { match: MATCH, times: 2, status: 503 });
    await addReply(own, { match: { ...MATCH, path: "/v1/agents/ag_none" }, times: null, status: 429 });
    await addReply(own, { match: { operation_id: "models.list" }, times: null, status: 429 });
    expect(await statuses(own, AGENT, AGENT, AGENT, AGENT)).toEqual([503, 503, 404, 404]);
    expect(await statuses(own, "/v1/models", "/v1/models")).toEqual([429, 429]);
  });

  test("may be a stream", async () => {
    const own = session();
    const { body: example } = await addReply(own, { match: { operation_id: "conversations.startStream" } });
    const body = JSON.stringify({ agent_id: "ag_0197c3d0", inputs: "When is low water?", stream: true });
    const start = () =>
      own.send("/v1/conversations", { method: "POST", headers: { "content-type": "application/json" }, body });
    const first = await start();
    expect([first.headers.get("content-type"), await first.text()]).toEqual(["text/event-stream", example.body]);
    const data = JSON.parse(defined(/^data: (.*)$/m.exec(example.body)?.[1]));
    const event = defined(/^event: (.*)$/m.exec(example.body))[1];
    await addReply(own, { match: { operation_id: "conversations.startStream" }, events: [{ event, data }] });
    expect(await (await start()).text()).toBe(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const match = { operation_id: "conversations.startStream" };
    await addReply(own, {
      match,
      latency_ms: 1,
      events: [
        { event, data },
        { event, data },
      ],
    });
    await sendJson(own, "POST", "/_mock/faults", { ...match, cut_after_events: 1 });
    await expect((await start()).text()).rejects.toThrow();
  });

  test("has no effect on the sandbox", async () => {
    const own = session();
    await addReply(own, { match: { operation_id: "agents.delete" } });
    expect((await own.send(AGENT, { method: "DELETE" })).status).toBe(204);
    expect(await statuses(own, AGENT)).toEqual([200]);
  });

  test("is not used up by an invalid request, or by one with a fault", async () => {
    const own = session();
    await addReply(own, { match: { operation_id: "agents.create" }, status: 429 });
    await sendJson(own, "POST", "/_mock/faults", { operation_id: "agents.create", status: 503 });
    const create = async (body: object) => (await sendJson(own, "POST", "/v1/agents", body)).status;
    const valid = { name: "Guide", model: "aurora-small" };
    expect([await create(valid), await create({}), await create(valid)]).toEqual([503, 422, 429]);
  });

  test("comes before Prefer", async () => {
    const own = session();
    await addReply(own, { match: MATCH, status: 429 });
    expect((await own.send(AGENT, { headers: { Prefer: "code=404" } })).status).toBe(429);
  });

  test("that is unchecked may be anything, for all operations", async () => {
    const own = session();
    const body = "<h1>Bad Gateway</h1>";
    const headers = { "Content-Type": "text/html" };
    await addReply(own, { match: { path: "/v1/**" }, status: 502, headers, body, unchecked: true });
    const response = await own.send("/v1/models");
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      502,
      "text/html",
      body,
    ]);
    await addReply(own, { match: {}, body: { any: 1 }, unchecked: true });
    expect(await sendJson(own, "GET", AGENT)).toEqual({ status: 200, body: { any: 1 } });
    await addReply(own, { match: {}, status: 204, unchecked: true });
    expect(await sendJson(own, "GET", AGENT)).toEqual({ status: 204, body: undefined });
  });

  test("is recorded in the journal, and part of a snapshot", async () => {
    const own = session();
    await addReply(own, { match: MATCH, times: 2, status: 404 });
    const { body: snapshot } = await sendJson(own, "GET", "/_mock/snapshot");
    expect(await statuses(own, AGENT, AGENT, AGENT)).toEqual([404, 404, 200]);
    const { body: journal } = await sendJson(own, "GET", "/_mock/journal?status=404");
    expect(journal.requests[0].response.body).toMatchObject({ status: 404 });
    await sendJson(own, "PUT", "/_mock/snapshot", snapshot);
    expect(await statuses(own, AGENT, AGENT, AGENT)).toEqual([404, 404, 200]);
  });
});

test("replies are listed and removed, one or all", async () => {
  const own = session();
  const ids: string[] = [];
  for (const status of [404, 429, 503]) ids.push((await addReply(own, { match: MATCH, status })).body.id);
  const listed = async () =>
    (await sendJson(own, "GET", "/_mock/replies")).body.replies.map(({ id }: { id: string }) => id);
  expect(await listed()).toEqual(ids);
  expect(await sendJson(own, "DELETE", `/_mock/replies/${ids[0]}`)).toMatchObject({ status: 204 });
  expect(await sendJson(own, "DELETE", `/_mock/replies/${ids[0]}`)).toMatchObject({
    status: 404,
    body: { code: "REPLY_NOT_FOUND" },
  });
  expect(await listed()).toEqual(ids.slice(1));
  expect(await sendJson(own, "DELETE", "/_mock/replies")).toMatchObject({ status: 204 });
  expect(await listed()).toEqual([]);
});

const agents = "agents.get, agents.update, agents.delete";

test.each<[match: object, detail: string]>([
  [{ path: "/v1/agent/ag_1" }, `No operation has the path /v1/agent/ag_1. Did you mean /v1/agents/ag_1 (${agents})?`],
  [{ path: "/agents/ag_1" }, `No operation has the path /agents/ag_1. Did you mean /v1/agents/ag_1 (${agents})?`],
  [
    { path: "/v1/*/*/*/*/*/*/*" },
    "No operation has the path /v1/*/*/*/*/*/*/*. The reference lists the operations with their paths.",
  ],
  [{ path: "/_mock/**" }, "No operation has the path /_mock/**. The reference lists the operations with their paths."],
  [
    { path: "/v1/agents/{agent_id}/versions/{version}" },
    "The path /v1/agents/{agent_id}/versions/{version} is a template, which no request has. Use * for a parameter: /v1/agents/*/versions/*",
  ],
  [
    { operation_id: "agents.get", path: "/v1/agents" },
    "The path of agents.get is /v1/agents/{agent_id}, which /v1/agents never matches.",
  ],
  [{ path: "/v1/models?page=1" }, "The path /v1/models?page=1 has a query string. Put its parameters into query."],
])("the path of %j is refused in a reply and a fault, but not in a search", async (match, detail) => {
  const own = session();
  const refused = { status: 422, body: { detail, errors: [{ pointer: "/body/match/path", detail }] } };
  expect(await addReply(own, { match, status: 503, unchecked: true })).toMatchObject(refused);
  const fault = { operation_id: "*", ...match, match: { path: (match as { path: string }).path }, status: 503 };
  delete (fault as { path?: string }).path;
  expect(await sendJson(own, "POST", "/_mock/faults", fault)).toMatchObject(refused);
  expect((await sendJson(own, "POST", "/_mock/journal/search", { match })).status).toBe(200);
});

const STATUSES = "must be a status of agents.get: ";

test.each<[string, object, pointer: string, detail: unknown]>([
  [
    "an unknown operation",
    { match: { operation_id: "agents.gett" } },
    "/body/match/operation_id",
    "There is no operation agents.gett. Did you mean agents.get?",
  ],
  [
    "no operation",
    { match: {} },
    "/body/match/operation_id",
    "A response can be checked only for one operation. Set its id, or set unchecked to true.",
  ],
  ["a status that the document does not have", { status: 418 }, "/body/status", expect.stringContaining(STATUSES)],
  ["a body that the document does not allow", { body: {} }, "/body/body/id", "is required"],
  ["a problem that the document does not allow", { status: 404, body: {} }, "/body/body/type", "is required"],
  [
    "a body where there is none",
    { match: { operation_id: "agents.delete" }, body: {} },
    "/body/body",
    "A response with the status 204 has no content.",
  ],
  ...[204, 205, 304].map((status): [string, object, string, string] => [
    `a body with the status ${status}`,
    { status, body: {}, unchecked: true },
    "/body/body",
    `A response with the status ${status} has no content.`,
  ]),
  [
    "events where there are none",
    { events: [] },
    "/body/events",
    "is not allowed: agents.get has no event stream with the status 200",
  ],
  [
    "an event that the document does not allow",
    { match: { operation_id: "conversations.startStream" }, events: [{ data: {} }] },
    "/body/events/0/event",
    expect.any(String),
  ],
  ["both body and events", { body: {}, events: [] }, "/body/events", "A response has either a body or events."],
  [
    "another media type",
    { headers: { "content-type": "text/plain" }, body: "" },
    "/body/headers",
    "must have a JSON media type, not text/plain",
  ],
  [
    "a text that is no text",
    { headers: { "content-type": "text/plain" }, body: {}, unchecked: true },
    "/body/body",
    "A body of the media type text/plain must be a string.",
  ],
  [
    "a length of its own",
    { headers: { "Content-Length": "1" } },
    "/body/headers/content-length",
    "The server sets the header content-length.",
  ],
  ["a line break in a header", { headers: { a: "b\r\nc: d" } }, "/body/headers/a", expect.any(String)],
  [
    "a range that ends before it starts",
    { latency_ms: [5, 2] },
    "/body/latency_ms",
    "The range ends at 2, before it starts. Write it as [2, 5].",
  ],
  [
    "the same between events",
    { event_latency_ms: [1, 0] },
    "/body/event_latency_ms",
    expect.stringContaining("[0, 1]"),
  ],
  [
    "a schema of a header that can't be applied",
    { match: { ...MATCH, headers: { "x/a": { schema: { type: "text" } } } } },
    "/body/match/headers/x~1a/schema/type",
    expect.stringContaining("can't be applied"),
  ],
  [
    "a pattern of a parameter that RE2 does not have",
    { match: { ...MATCH, query: { version: { schema: { pattern: "(?=a)" } } } } },
    "/body/match/query/version/schema/pattern",
    expect.stringContaining("RE2"),
  ],
  [
    "a pointer without a slash",
    { match: { ...MATCH, body: [{ pointer: "model", value: 1 }] } },
    "/body/match/body/0/pointer",
    expect.stringContaining("is not a JSON Pointer (RFC 6901): start it with a slash"),
  ],
  ["an unknown field", { time: 2 }, "/body/time", "is not a known property (Did you mean times?)"],
])("a reply with %s is refused", async (_name, body, pointer, detail) => {
  const own = session();
  const refused = await addReply(own, { match: MATCH, ...body });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toContainEqual(expect.objectContaining({ pointer, detail }));
  expect((await sendJson(own, "GET", "/_mock/replies")).body).toEqual({ replies: [] });
});

test.each(cases)("$id has an example for each of its statuses", async ({ id, responses }) => {
  const replyStatuses = new Set(responses.map(({ status }) => status));
  for (const status of replyStatuses)
    expect(readContent({ match: { operation_id: id }, status }, "/body")).toMatchObject({ status });
});
