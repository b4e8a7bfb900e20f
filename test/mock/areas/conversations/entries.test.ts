import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/mock-types.ts";
import { ok, session } from "../../session.ts";

type Schemas = components["schemas"];
type Inputs = Exclude<Schemas["ConversationStart"]["inputs"], string>;

const author = { agent_id: "ag_elsewhere", model: "aurora-small" };

/** For each type, an entry with all fields, the fields that may be omitted, and the beginning of an id. */
const entries = [
  {
    full: { type: "message.input", role: "assistant", content: [{ type: "text", text: "At 06:12" }], prefix: true },
    defaults: { prefix: false },
    id: "msg_",
  },
  {
    full: { type: "message.output", role: "assistant", content: "At 06:12.", ...author },
    defaults: { agent_id: null, model: null },
    id: "msg_",
  },
  {
    full: {
      type: "function.call",
      tool_call_id: "tc_1",
      name: "book_berth",
      arguments: { length_m: 8 },
      confirmation_status: "allowed",
      ...author,
    },
    defaults: { confirmation_status: null, agent_id: null, model: null },
    id: "call_",
  },
  {
    full: { type: "function.result", tool_call_id: "tc_1", result: "B7" },
    defaults: {},
    id: "res_",
  },
  {
    full: {
      type: "tool.execution",
      name: "get_tides",
      arguments: '{"station": "Harbor Point"}',
      info: { connector_id: "c1" },
      ...author,
    },
    defaults: { info: {}, agent_id: null, model: null },
    id: "tool_exec_",
  },
  {
    full: {
      type: "agent.handoff",
      previous_agent_id: "ag_1",
      previous_agent_name: "Pilot",
      next_agent_id: "ag_2",
      next_agent_name: "Scout",
    },
    defaults: {},
    id: "handoff_",
  },
] as const;

async function readFirst(input: object): Promise<Schemas["ConversationEntry"] | undefined> {
  const { api } = session();
  const { data } = await ok(api.POST("/v1/conversations", { body: { inputs: [input] as Inputs } }));
  const { conversation_id } = data as Schemas["ConversationResponse"];
  const params = { path: { conversation_id } };
  return (await ok(api.GET("/v1/conversations/{conversation_id}/history", { params }))).data.entries[0];
}

describe.each(entries)("an input of the type $full.type", ({ full, defaults, id }) => {
  test("is stored as it was sent", async () => {
    const times = { created_at: "2026-02-01T10:00:00Z", completed_at: "2026-02-01T10:00:05Z" };
    const input = { object: "entry", id: "entry_1", ...times, ...full };
    expect(await readFirst(input)).toEqual(input);
    expect(await readFirst({ ...input, completed_at: null })).toEqual({ ...input, completed_at: null });
  });

  test("gets an id, times and defaults", async () => {
    const now = "2026-03-02T12:00:01Z";
    const required = Object.fromEntries(Object.entries(full).filter(([name]) => !(name in defaults)));
    expect(await readFirst(required)).toEqual({
      object: "entry",
      role: undefined,
      ...full,
      ...defaults,
      id: expect.stringMatching(`^${id}[0-9a-f]{8}$`),
      created_at: now,
      completed_at: now,
    });
  });
});
