import { describe, expect, test } from "vitest";
import seedData from "../../generated/seed.json" with { type: "json" };
import { defined } from "../defined.ts";
import { sendJson } from "./json.ts";
import { type Session, session } from "./session.ts";

const BACKTRACKING = "^(a+)+$";
/** RegExp would take years to find out that it does not match. */
const text = `${"a".repeat(60)}!`;
const newAgent = { name: text, model: "aurora-small" };
const messages = [{ role: "user", content: "When is low water?" }];

const createAgent = (own: Session) => sendJson(own, "POST", "/v1/agents", newAgent);
const conditions = (pattern: string) =>
  Array.from({ length: 100 }, () => ({ pointer: "/name", schema: { type: "string", pattern } }));

async function lastNotes(own: Session, operation_id: string): Promise<string[]> {
  const { body } = await sendJson(own, "GET", `/_mock/journal?operation_id=${operation_id}`);
  return body.requests.at(-1).notes;
}

describe("conditions of", () => {
  const addMatch: Record<string, (own: Session, match: object) => ReturnType<typeof sendJson>> = {
    "/_mock/journal/search": (own, match) => sendJson(own, "POST", "/_mock/journal/search", { match }),
    "/_mock/replies": (own, match) =>
      sendJson(own, "POST", "/_mock/replies", { match: { operation_id: "agents.create", ...match }, status: 401 }),
    "/_mock/faults": (own, match) =>
      sendJson(own, "POST", "/_mock/faults", { operation_id: "agents.create", match, status: 503 }),
  };
  const add: Record<string, (own: Session, pattern: string) => ReturnType<typeof sendJson>> = {
    "/_mock/journal/search": (own, pattern) =>
      sendJson(own, "POST", "/_mock/journal/search", { match: { body: conditions(pattern) } }),
    "/_mock/replies": (own, pattern) =>
      sendJson(own, "POST", "/_mock/replies", {
        match: { operation_id: "agents.create", body: conditions(pattern) },
        status: 401,
      }),
    "/_mock/faults": (own, pattern) =>
      sendJson(own, "POST", "/_mock/faults", {
        operation_id: "agents.create",
        match: { body: conditions(pattern) },
        status: 503,
      }),
  };

  test.each(Object.entries(add))("%s are matched in linear time", async (_, send) => {
    const own = session();
    await createAgent(own);
    expect((await send(own, BACKTRACKING)).status).toBeLessThan(300);
    expect((await createAgent(own)).status).toBe(200);
  });

  test.each(Object.entries(addMatch))("%s have up to 100,000 characters", async (_, send) => {
    const own = session();
    const withValue = (length: number) => ({ body: [{ pointer: "/name", value: "x".repeat(length) }] });
    expect((await send(own, withValue(99_900))).status).toBeLessThan(300);
    expect(await send(own, withValue(100_000))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/body/match", detail: expect.stringContaining("more than 100000 characters") }] },
    });
  });

  test.each(Object.entries(addMatch))("%s have no schema that can't be applied", async (_, send) => {
    const own = session();
    const { status, body } = await send(own, { body: [{ pointer: "/name", schema: { not: { required: "a" } } }] });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer: "/body/match/body/0/schema/not/required" }]);
  });

  test.each(Object.entries(addMatch))("%s name up to 100 parameters and headers", async (_, send) => {
    const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, ""]));
    const own = session();
    expect((await send(own, { query: named(100), headers: named(100) })).status).toBeLessThan(300);
    const { status, body } = await send(own, { query: named(101), headers: named(101) });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer: "/body/match/query" }, { pointer: "/body/match/headers" }]);
  });

  test.each(Object.entries(add))("%s are enforced", async (path, send) => {
    const own = session();
    await createAgent(own);
    const added = await send(own, "^(a+)+!$");
    if (path === "/_mock/journal/search") expect(added.body.count).toBe(1);
    else expect((await createAgent(own)).status).toBeGreaterThan(400);
  });

  test.each(Object.entries(add))("%s can't have a pattern that RE2 does not support", async (_, send) => {
    const { status, body } = await send(session(), "^(?=a)");
    expect([status, body.errors[0]]).toEqual([
      422,
      {
        pointer: "/body/match/body/0/schema/pattern",
        detail: "The pattern ^(?=a) has a lookahead, (?=. Conditions need patterns that RE2 can match in linear time.",
        code: "invalid",
      },
    ]);
  });
});

test.each([
  [{ properties: { "a/b": { pattern: "(a)\\1" } } }, "/properties/a~1b/pattern", "has a backreference, \\1"],
  [{ patternProperties: { "(?<=a/)": true } }, "/patternProperties/(?<=a~1)", "has a lookbehind, (?<="],
  [{ allOf: [true, { items: { pattern: "a{2000}" } }] }, "/allOf/1/items/pattern", "invalid repeat count: {2000}"],
  [
    { $defs: { pattern: { pattern: "\\p{Emoji_Modifier_Base}\\p{Dash}\\p{Diacritic}" } } },
    "/$defs/pattern/pattern",
    "\\p{Diacritic}",
  ],
  [{ pattern: "(" }, "/pattern", "is not a valid regular expression"],
])("the pattern in the condition %j is refused with its place", async (schema, place, reason) => {
  const match = {
    body: [
      { pointer: "", value: 1 },
      { pointer: "", schema },
    ],
  };
  const { status, body } = await sendJson(session(), "POST", "/_mock/journal/search", { match });
  expect([status, body.errors[0].pointer]).toEqual([422, `/body/match/body/1/schema${place}`]);
  expect(body.errors[0].detail).toContain(reason);
});

test("data in the schema of a condition is no pattern", async () => {
  const data = { pattern: "(?=a)" };
  const schema = { const: data, enum: [data], default: data, properties: { pattern: true } };
  const match = { body: [{ pointer: "", schema }] };
  expect((await sendJson(session(), "POST", "/_mock/journal/search", { match })).status).toBe(200);
});

describe("the input_schema of a seeded workflow", () => {
  const registration = defined(seedData.workflow_registrations[0]);
  const withPattern = (pattern: string) => ({
    ...seedData,
    workflow_registrations: seedData.workflow_registrations.map((each) =>
      each === registration
        ? { ...each, definition: { ...each.definition, input_schema: { properties: { harbor: { pattern } } } } }
        : each,
    ),
  });
  async function execute(pattern: string) {
    const own = session();
    expect((await sendJson(own, "POST", "/_mock/seed", withPattern(pattern))).status).toBe(204);
    const input = { harbor: text };
    const path = `/v1/workflows/${registration.workflow_id}/execute`;
    return { own, ...(await sendJson(own, "POST", path, { input })) };
  }

  test("is enforced in linear time", async () => {
    const { status, body } = await execute(BACKTRACKING);
    expect([status, body.errors[0].pointer]).toEqual([422, "/body/input/harbor"]);
  });

  test("may have a pattern that is not supported, which the journal says", async () => {
    const { own, status } = await execute("^(?!a)");
    expect(status).toBe(200);
    expect(await lastNotes(own, "workflows.execute")).toEqual([
      "The pattern ^(?!a) is not enforced, because it has a lookahead, (?!.",
    ]);
  });

  test("that is not valid allows every input, as the journal says", async () => {
    const { own, status } = await execute("(");
    expect(status).toBe(200);
    expect(await lastNotes(own, "workflows.execute")).toEqual([
      "The schema with the pattern ( is not enforced, because that is not a valid regular expression.",
    ]);
  });
});

describe("the schemas of", () => {
  const toFormat = (schema: object) => ({ type: "json_schema", json_schema: { name: "tide", schema } });
  const send: Record<string, readonly [operationId: string, (own: Session, schema: object) => Promise<unknown>]> = {
    "response_format in conversations": [
      "conversations.start",
      (own, schema) =>
        sendJson(own, "POST", "/v1/conversations", {
          agent_id: "ag_0197c3d0",
          inputs: "When is low water?",
          completion_args: { response_format: toFormat(schema) },
        }).then(({ status }) => expect(status).toBe(200)),
    ],
    "response_format in completions of agents": [
      "agents.complete",
      (own, schema) =>
        sendJson(own, "POST", "/v1/agents/completions", {
          agent_id: "ag_0197c3d0",
          messages,
          response_format: toFormat(schema),
        }).then(({ status }) => expect(status).toBe(200)),
    ],
    "parameters of tools": [
      "conversations.start",
      (own, schema) =>
        sendJson(own, "POST", "/v1/conversations", {
          model: "aurora-large",
          inputs: "When is low water?",
          tools: [{ type: "function", function: { name: "find_low_water", parameters: schema } }],
        }).then(({ status }) => expect(status).toBe(200)),
    ],
    "response_format in the 5 requests of a batch": [
      "batch.jobs.create",
      async (own, schema) => {
        const requests = Array.from({ length: 5 }, () => ({ body: { messages, response_format: toFormat(schema) } }));
        const job = { endpoint: "/v1/agents/completions", agent_id: "ag_0197c3d0", requests };
        const { body } = await sendJson(own, "POST", "/v1/batch/jobs", job);
        await sendJson(own, "POST", "/_mock/clock", { advance_ms: 3_600_000 });
        expect((await sendJson(own, "GET", `/v1/batch/jobs/${body.id}`)).body).toMatchObject({
          status: "SUCCESS",
          succeeded_requests: 5,
        });
      },
    ],
  };
  const places = Object.entries(send).map(([place, [id, run]]) => [place, id, run] as const);

  // Each of these patterns takes long to compile, and to generate a text for.
  const names = Array.from({ length: 900 }, (_, index) => `p${index}`);
  const many = {
    type: "object",
    properties: Object.fromEntries(
      names.map((name) => [name, { type: "string", pattern: `^[ab]{900,950}[cd]{900,950}[ef]{900,950}${name}$` }]),
    ),
  };

  test.each(places)("%s share the limit of the request, as the journal says", async (_, operationId, run) => {
    const own = session();
    await run(own, many);
    expect(await lastNotes(own, operationId)).toEqual([
      "The schemas of this request take too long to check, so they are enforced only in part.",
    ]);
  });

  test.each(places)("%s may have a pattern that is not supported, as the journal says", async (_, operationId, run) => {
    const own = session();
    await run(own, { type: "object", properties: { name: { type: "string", pattern: "^(?<=a)b" } } });
    expect(await lastNotes(own, operationId)).toEqual([
      "The pattern ^(?<=a)b is not enforced, because it has a lookbehind, (?<=.",
    ]);
  });
});

test("a request without such patterns has no notes", async () => {
  const own = session();
  await createAgent(own);
  expect(await lastNotes(own, "agents.create")).toEqual([]);
});
