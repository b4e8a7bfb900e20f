import { expect, test } from "vitest";
import { sendJson } from "../json.ts";
import { exampleSession, type Session } from "../session.ts";

const addTurns = (own: Session, ...turns: unknown[]) => sendJson(own, "POST", "/_mock/turns", { turns });
const listIds = async (own: Session) =>
  (await sendJson(own, "GET", "/_mock/turns")).body.turns.map(({ id }: { id: string }) => id);

test("turns are added with their defaults, listed, and removed, one or all", async () => {
  const own = exampleSession();
  const added = await addTurns(
    own,
    { content: "1" },
    { function_calls: [{ name: "a" }], times: null },
    { content: "3" },
  );
  expect(added).toMatchObject({
    status: 201,
    body: {
      turns: [
        {
          id: expect.stringMatching(/^turn_/),
          match: {},
          remaining: 1,
          content: "1",
          function_calls: [],
          tool_executions: [],
          error: null,
          usage: {},
          finish_reason: null,
          unchecked: false,
        },
        { remaining: null, content: null },
        { content: "3" },
      ],
    },
  });
  const [first, ...others] = await listIds(own);
  expect(others).toHaveLength(2);
  expect(await sendJson(own, "DELETE", `/_mock/turns/${first}`)).toMatchObject({ status: 204 });
  expect(await sendJson(own, "DELETE", `/_mock/turns/${first}`)).toMatchObject({
    status: 404,
    body: { code: "TURN_NOT_FOUND" },
  });
  expect(await listIds(own)).toEqual(others);
  expect(await sendJson(own, "DELETE", "/_mock/turns")).toMatchObject({ status: 204 });
  expect(await listIds(own)).toEqual([]);
});

const call = { name: "get_tide" };

test.each<[what: string, turn: object, pointer: string, detail: string]>([
  ["no output", { times: 2 }, "", "needs an output"],
  ["empty lists only", { function_calls: [], tool_executions: [] }, "", "needs an output"],
  ["an unknown field", { text: "Low" }, "/text", "is not a known property"],
  ["a number as content", { content: 1 }, "/content", "must be"],
  ["a call without a name", { function_calls: [{ arguments: {} }] }, "/function_calls/0/name", "is required"],
  ["101 calls", { function_calls: Array(101).fill(call) }, "/function_calls", "100"],
  ["21 tools", { tool_executions: Array(21).fill(call) }, "/tool_executions", "20"],
  ["no times", { content: "", times: 0 }, "/times", "must be"],
  ["an error without a status", { error: {} }, "/error/status", "is required"],
  ["a status that the API does not document", { error: { status: 418 } }, "/error/status", "must be"],
  ["a code in lower case", { error: { status: 500, code: "busy" } }, "/error/code", "must match"],
  ["a negative count", { content: "", usage: { prompt_tokens: -1 } }, "/usage/prompt_tokens", "must be"],
  ["an unknown reason", { content: "", finish_reason: "done" }, "/finish_reason", "must be"],
  ["an unknown agent", { content: "", match: { agent_id: "ag_x" } }, "/match/agent_id", "Create it before its turns."],
  [
    "an unknown conversation",
    { content: "", match: { conversation_id: "conv_x" } },
    "/match/conversation_id",
    "Start it before its turns.",
  ],
  ["an unknown model", { content: "", match: { model: "aurora-smal" } }, "/match/model", "Did you mean aurora-small?"],
  [
    "a model like no other",
    { content: "", match: { model: "zzz" } },
    "/match/model",
    "List the models to find its id.",
  ],
  ["100,001 characters", { content: "x".repeat(100_001 - '{"content":""}'.length) }, "", "more than 100000 characters"],
])("a turn with %s is refused, and so are those before it", async (_what, turn, pointer, detail) => {
  const own = exampleSession();
  const { status, body } = await addTurns(own, { content: "1" }, turn);
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, `/body/turns/1${pointer}`]);
  expect(body.errors[0].detail).toContain(detail);
  expect(await listIds(own)).toEqual([]);
});

test("a turn with 100,000 characters is accepted, and so is an alias of a model", async () => {
  const own = exampleSession();
  const content = "x".repeat(100_000 - '{"content":""}'.length);
  expect(await addTurns(own, { content })).toMatchObject({ status: 201 });
});

test("a list without turns is refused", async () => {
  expect(await addTurns(exampleSession())).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/turns" }] },
  });
});

test("a snapshot with a turn that is too long is refused", async () => {
  const own = exampleSession();
  await addTurns(own, { content: "1" });
  const { body: snapshot } = await sendJson(own, "GET", "/_mock/snapshot");
  const turns = [{ ...snapshot.tables.turns[0], content: "x".repeat(100_000) }];
  const changed = { ...snapshot, tables: { ...snapshot.tables, turns } };
  expect(await sendJson(own, "PUT", "/_mock/snapshot", changed)).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/tables/turns/0" }] },
  });
});
