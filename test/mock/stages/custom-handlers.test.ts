import { expect, test } from "vitest";
import { DEFAULT_CALLER } from "../../../src/mock/areas/caller.ts";
import type { ServerEvent } from "../../../src/mock/exchange/responses.ts";
import { type CustomHandlers, createMock, fail } from "../../../src/mock/index.ts";
import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { withHandlers } from "../../../src/mock/stages/shared/service.ts";
import { createSandbox } from "../../../src/mock/state/sandbox.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

const AGENT = "/v1/agents/ag_0197c3d0";

const get = async (handlers: CustomHandlers, path = AGENT) => sendJson(session({ handlers }), "GET", path);

test("a handler in code takes the place of the built-in one, which next calls", async () => {
  const own = session({
    handlers: {
      "agents.get": ({ path }, next) => {
        if (path.agent_id === "ag_busy") fail(429, "RATE_LIMITED", "Nobody may see this agent now.");
        const { status, body } = next();
        return { status, body: { ...body, name: body.name.toUpperCase() } };
      },
      "agents.create": (request, next) => next({ ...request, body: { ...request.body, name: "Changed" } }),
    },
  });
  expect(await sendJson(own, "GET", AGENT)).toMatchObject({ status: 200, body: { name: "SCOUT" } });
  expect(await sendJson(own, "GET", "/v1/agents/ag_unknown")).toMatchObject({ status: 404 });
  expect(await sendJson(own, "GET", "/v1/agents/ag_busy")).toMatchObject({
    status: 429,
    body: { code: "RATE_LIMITED" },
  });
  const { body } = await sendJson(own, "POST", "/v1/agents", { name: "Guide", model: "aurora-small" });
  expect(body.name).toBe("Changed");
  expect(await sendJson(own, "GET", `/v1/agents/${body.id}`)).toMatchObject({ body: { name: "CHANGED" } });
  expect(await sendJson(own, "GET", "/v1/models")).toMatchObject({ status: 200 });
});

test("a handler in code gets ids and the time from the sandbox", async () => {
  const handlers: CustomHandlers = {
    "agents.get": ({ sandbox }, next) => {
      const { status, body } = next();
      return { status, body: { ...body, id: sandbox.newId("ag_"), created_at: sandbox.time() } };
    },
  };
  const { body } = await get(handlers);
  expect(body).toMatchObject({ id: expect.stringMatching(/^ag_[0-9a-f]{8}$/), created_at: "2026-03-02T12:00:01Z" });
  expect((await get(handlers)).body).toEqual(body);
});

test("a handler that modifies what next has returned changes neither rows nor later responses", async () => {
  let isModifying = false;
  const modify = (_request: unknown, next: () => { body: object }) => {
    const result = next();
    if (isModifying) spoil(result.body);
    return result;
  };
  const ids = [
    "agents.get",
    "agents.listLegacy",
    "agents.create",
    "models.get",
    "models.list",
    "conversations.getHistory",
  ];
  const handlers = Object.fromEntries(ids.map((id) => [id, modify])) as unknown as CustomHandlers;
  const own = session({ handlers });
  const { body: agent } = await sendJson(own, "POST", "/v1/agents", { name: "Guide", model: "aurora-small" });
  const { body: conversations } = await sendJson(own, "GET", "/v1/conversations");
  const requests: [method: string, path: string, body?: unknown][] = [
    ["GET", AGENT],
    ["GET", `/v1/agents/${agent.id}`],
    ["GET", "/v1/agents"],
    ["GET", "/v1/models/aurora-small"],
    ["GET", "/v1/models"],
    ["GET", `/v1/conversations/${conversations[0].id}/history`],
  ];
  const send = () => Promise.all(requests.map((request) => sendJson(own, ...request)));
  const before = await send();
  expect(before.map(({ status }) => status)).toEqual(requests.map(() => 200));
  isModifying = true;
  expect(JSON.stringify(await send())).toContain("spoiled");
  await sendJson(own, "POST", "/v1/agents", { name: "Other", model: "aurora-small", metadata: { a: { b: "c" } } });
  isModifying = false;
  const { body: other } = await sendJson(own, "GET", "/v1/agents?name=Other");
  expect(other).toMatchObject([{ name: "Other", metadata: { a: { b: "c" } } }]);
  await sendJson(own, "DELETE", `/v1/agents/${other[0].id}`);
  expect(await send()).toEqual(before);
});

test("a handler that modifies its request or the body that it passed to next does not change rows", async () => {
  const shared = { x: "0" };
  const own = session({
    handlers: {
      "agents.create": (request, next) => {
        shared.x = String(Number(shared.x) + 1);
        const result = next({ ...request, body: { ...request.body, metadata: shared } });
        request.body.name = "Changed";
        return result;
      },
    },
  });
  const { body: first } = await sendJson(own, "POST", "/v1/agents", { name: "First", model: "aurora-small" });
  await sendJson(own, "POST", "/v1/agents", { name: "Second", model: "aurora-small" });
  const expected = { name: "First", metadata: { x: "1" } };
  expect(await sendJson(own, "GET", `/v1/agents/${first.id}`)).toMatchObject({ body: expected });
  const { body: snapshot } = await sendJson(own, "GET", "/_mock/snapshot");
  expect(snapshot.tables.agentVersions).toContainEqual({
    agent: expect.objectContaining({ id: first.id, ...expected }),
    agent_id: first.id,
  });
});

test("a handler that is called again for a request gets the request as it was sent", () => {
  const seen: unknown[] = [];
  const service = withHandlers({
    "agents.list": (request, next) => {
      seen.push(request.query.page_size);
      request.query.page_size = 1;
      return next();
    },
  });
  const { sandbox } = createSandbox(tables, "key", { randomSeed: 1, clock: 0 });
  const request = {
    path: {},
    query: { page_size: 7 },
    header: {},
    body: undefined,
    streaming: false,
    origin: "http://localhost",
    caller: DEFAULT_CALLER,
    sandbox,
  };
  service.handle("agents.list", request);
  service.handle("agents.list", request);
  expect(seen).toEqual([7, 7]);
});

test("a handler that modifies the events that next has returned does not change rows", async () => {
  const events: unknown[] = [];
  const own = session({
    handlers: {
      "conversations.appendStream": (_request, next) => {
        const result = next();
        // The built-in handler returns them at once.
        if ("events" in result) events.push(...(result.events(new AbortController().signal) as Iterable<ServerEvent>));
        return result;
      },
      "workflows.events.stream": (_request, next) => {
        const result = next();
        if ("live" in result)
          for (const value of { [Symbol.iterator]: result.live }) {
            if ("until" in value) break;
            events.push(value);
          }
        return result;
      },
    },
  });
  const { body: conversations } = await sendJson(own, "GET", "/v1/conversations");
  const path = `/v1/conversations/${conversations[0].id}`;
  const init = { method: "POST", headers: { "content-type": "application/json", accept: "text/event-stream" } };
  await (await own.send(path, { ...init, body: JSON.stringify({ inputs: "Hi", stream: true }) })).text();
  await (await own.send("/v1/workflows/events/stream?workflow_exec_id=*")).body?.cancel();
  const send = () =>
    Promise.all(["/v1/workflows/events/list", `${path}/history`].map((url) => sendJson(own, "GET", url)));
  const before = await send();
  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  expect(events.length).toBeGreaterThan(10);
  for (const event of events) spoil(event as object);
  expect(await send()).toEqual(before);
});

/** Changes every text in a value and in the values that it contains. */
function spoil(value: object): void {
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === "string") Object.assign(value, { [name]: "spoiled" });
    else if (typeof part === "object" && part !== null) spoil(part);
  }
}

test.each<[string, () => unknown, RegExp]>([
  [
    "is asynchronous",
    async () => Promise.reject(new Error("lost")),
    /^A handler given to createMock is wrong: that of agents\.get has returned a promise\. A handler must be synchronous\.$/,
  ],
  [
    "throws",
    () => {
      throw new Error("oops");
    },
    /wrong: that of agents\.get has thrown Error: oops/,
  ],
  ["returns nothing", () => undefined, /wrong: that of agents\.get has returned no response\./],
  [
    "returns what the document does not have",
    () => ({ status: 200, body: {} }),
    /wrong: the response of agents\.get violates the document: \/id is required/,
  ],
])("a handler that %s is a 500 that says so", async (_name, handler, detail) => {
  const handlers = { "agents.get": handler } as unknown as CustomHandlers;
  const { status, body } = await get(handlers);
  expect([status, body.code, body.detail]).toEqual([500, "HANDLER_FAILED", expect.stringMatching(detail)]);
});

test("a mistake of the built-in handler is not that of the one that calls it", async () => {
  const own = session({
    handlers: { "agents.get": (request, next) => next({ ...request, path: undefined as never }) },
  });
  const { status, body } = await sendJson(own, "GET", AGENT);
  expect([status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
});

test("a handler for an unknown operation is refused, and so is one that is no function", () => {
  const create = (handlers: object) => () => createMock({ handlers: handlers as CustomHandlers });
  expect(create({ "agents.gett": () => ({}) })).toThrow(
    "handlers: There is no operation agents.gett. Did you mean agents.get?",
  );
  expect(create({ "agents.get": {} })).toThrow("handlers: that of agents.get is not a function.");
});
