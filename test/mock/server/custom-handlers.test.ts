import { expect, test } from "vitest";
import { type CustomHandlers, createMock, fail } from "../../../src/mock/index.ts";
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
