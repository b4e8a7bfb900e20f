import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { ok, type Session, session } from "../../session.ts";

type Schemas = components["schemas"];
type Start = Schemas["ConversationStart"];
type Append = Schemas["ConversationAppend"];
type Restart = Schemas["ConversationRestart"];

const scout = "ag_0197c3d0";
const pilot = "ag_0197c3d1";
const low = "When is low water at Harbor Point on 2 March?";
const seededId = "conv_0197c3e1";
const bookBerth = defined(examples.berthQuestion.tools?.[0]);

const at = (conversation_id: string) => ({ params: { path: { conversation_id } } });
const start = (of: Session, body: Start) => asJson(of.api.POST("/v1/conversations", { body }));
const append = (of: Session, id: string, body: Append) =>
  asJson(of.api.POST("/v1/conversations/{conversation_id}", { ...at(id), body }));
const restart = (of: Session, id: string, body: Restart) =>
  asJson(of.api.POST("/v1/conversations/{conversation_id}/restart", { ...at(id), body }));

/** The response types of these operations include the text of a stream. */
async function asJson<Received extends { data?: unknown }>(sent: Promise<Received>) {
  const { data, ...rest } = await sent;
  return { ...rest, data: data as Schemas["ConversationResponse"] | undefined };
}

const get = (of: Session, id: string) => of.api.GET("/v1/conversations/{conversation_id}", at(id));
const history = async (of: Session, id: string) =>
  (await ok(of.api.GET("/v1/conversations/{conversation_id}/history", at(id)))).data.entries;
const listTypes = (entries: readonly { type?: string }[]) => entries.map(({ type }) => type);
const lastText = (response: Schemas["ConversationResponse"] | undefined) => {
  const last = response?.outputs.at(-1);
  return last?.type === "message.output" ? last.content : undefined;
};

describe("the examples", () => {
  test("a sandbox starts with the conversations of the examples", async () => {
    const of = session();
    expect((await get(of, seededId)).data).toEqual(examples.scoutConversation);
    const { updated_at: _, ...berth } = examples.berthConversation;
    expect((await get(of, "conv_0197c3e4")).data).toMatchObject(berth);
    const path = at(seededId);
    expect((await of.api.GET("/v1/conversations/{conversation_id}/history", path)).data).toEqual(
      examples.lowWaterHistory,
    );
    expect((await of.api.GET("/v1/conversations/{conversation_id}/messages", path)).data).toEqual(
      examples.lowWaterMessages,
    );
    expect(await history(of, "conv_0197c3e6")).toEqual(examples.berthAndTideHistory.entries);
    expect((await history(of, "conv_0197c3e5")).slice(4)).toEqual(examples.nextDayAnswer.outputs);
  });

  /** The entries without ids and times. */
  const withoutIds = (entries: readonly Schemas["ConversationEntry"][]) =>
    entries.map((entry) => {
      const { id: _, created_at: __, completed_at: ___, ...rest } = entry;
      return "tool_call_id" in rest ? { ...rest, tool_call_id: "" } : rest;
    });

  test.each([
    ["lowWaterQuestion", "lowWaterAnswer"],
    ["berthQuestion", "berthCall"],
    ["confirmationQuestion", "confirmationAsked"],
    ["carriedOverQuestion", "handoffToScout"],
  ] as const)("for %s, returns the outputs of %s", async (question, answer) => {
    const { data } = await ok(start(session(), examples[question]));
    expect(withoutIds(data.outputs)).toEqual(withoutIds(examples[answer].outputs));
  });

  test("returns the outputs of the examples for a function result and a confirmation", async () => {
    const of = session();
    const berth = await ok(append(of, "conv_0197c3e4", examples.berthResult));
    expect(withoutIds(berth.data.outputs)).toEqual(withoutIds(examples.berthAnswer.outputs));
    const confirmed = await ok(append(of, "conv_0197c3e7", examples.confirmationGiven));
    expect(withoutIds(confirmed.data.outputs)).toEqual(withoutIds(examples.confirmationAnswer.outputs));
  });

  test("a follow-up question is answered without another tool run", async () => {
    const { data } = await ok(append(session(), seededId, examples.highWaterQuestion));
    expect(withoutIds(data.outputs)).toEqual(withoutIds(examples.highWaterAnswer.outputs));
  });

  test("a question about another day runs the tool again", async () => {
    const { data } = await ok(restart(session(), seededId, examples.restartAfterLowWater));
    expect(withoutIds(data.outputs)).toEqual(withoutIds(examples.nextDayAnswer.outputs));
  });
});

describe("conversations", () => {
  test("a conversation can be started, read, listed and appended to", async () => {
    const of = session();
    const { data: started } = await ok(start(of, { inputs: low, model: "aurora-large", name: "Tides" }));
    const id = started.conversation_id;
    expect((await get(of, id)).data).toEqual({
      id,
      object: "conversation",
      model: "aurora-large",
      name: "Tides",
      description: null,
      instructions: null,
      tools: [],
      completion_args: {},
      guardrails: null,
      metadata: null,
      created_at: "2026-03-02T12:00:01Z",
      updated_at: "2026-03-02T12:00:01Z",
    });
    const { data: list } = await of.api.GET("/v1/conversations");
    expect(list?.map((conversation) => conversation.id).slice(0, 2)).toEqual([id, "conv_0197c3e9"]);

    const { data: appended } = await append(of, id, { inputs: "And high water?" });
    expect(appended).toMatchObject({ conversation_id: id, guardrails: null });
    expect(listTypes(await history(of, id))).toEqual([
      "message.input",
      "message.output",
      "message.input",
      "message.output",
    ]);
    expect((await get(of, id)).data).toMatchObject({ updated_at: "2026-03-02T12:00:04Z" });
  });

  test("the list is filtered by metadata, which may be nested", async () => {
    const of = session();
    await start(of, { inputs: "Hi", metadata: { desk: "harbor", visit: { day: 1, berth: "B7" } } });
    const filtered = async (metadata: string) => of.api.GET("/v1/conversations", { params: { query: { metadata } } });
    expect((await filtered('{"visit":{"berth":"B7","day":1},"desk":"harbor"}')).data).toHaveLength(1);
    expect((await filtered('{"desk":"none"}')).data).toEqual([]);
    for (const text of ["desk", "[]", "null"])
      expect((await filtered(text)).error).toMatchObject({ status: 422, errors: [{ pointer: "/query/metadata" }] });
  });

  test("the default model responds if the body has neither a model nor an agent, and having both is an error", async () => {
    const of = session();
    const { data } = await ok(start(of, { inputs: "Hi" }));
    expect((await get(of, data.conversation_id)).data).toMatchObject({ model: "aurora-large" });
    const { error } = await start(of, { inputs: "Hi", model: "aurora-large", agent_id: scout });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/agent_id" }] });
  });

  const unknown: [string, Start, string][] = [
    ["model", { inputs: "Hi", model: "aurora-unknown" }, "MODEL_NOT_FOUND"],
    ["agent", { inputs: "Hi", agent_id: "ag_unknown" }, "AGENT_NOT_FOUND"],
    ["version", { inputs: "Hi", agent_id: scout, agent_version: 7 }, "AGENT_VERSION_NOT_FOUND"],
    ["alias", { inputs: "Hi", agent_id: scout, agent_version: "stable" }, "AGENT_VERSION_NOT_FOUND"],
    ["number with letters", { inputs: "Hi", agent_id: scout, agent_version: "0x0" }, "AGENT_VERSION_NOT_FOUND"],
    ["connector", { inputs: "Hi", tools: [{ type: "connector", connector_id: "none" }] }, "CONNECTOR_NOT_FOUND"],
    ["library", { inputs: "Hi", tools: [{ type: "document_library", library_ids: ["none"] }] }, "LIBRARY_NOT_FOUND"],
    ["guard", { inputs: "Hi", guardrails: [{ moderation_llm_v1: { model_name: "none" } }] }, "MODEL_NOT_FOUND"],
  ];
  test.each(unknown)("an unknown %s returns 404, with and without a stream", async (_what, body, code) => {
    const of = session();
    for (const stream of [false, true])
      expect((await start(of, { ...body, stream })).error).toMatchObject({ status: 404, code });
  });

  test("a model that can't chat returns 422", async () => {
    const { error } = await start(session(), { inputs: "Hi", model: "aurora-guard" });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/model" }] });
  });

  test("appending after the agent was deleted returns 404", async () => {
    const of = session();
    await of.api.DELETE("/v1/agents/{agent_id}", { params: { path: { agent_id: scout } } });
    expect((await append(of, seededId, { inputs: "Hi" })).error).toMatchObject({
      status: 404,
      code: "AGENT_NOT_FOUND",
    });
    const { model: _, ...withoutModel } = examples.scoutConversation as Schemas["AgentConversation"];
    expect((await get(of, seededId)).data).toEqual(withoutModel);
  });

  test("a conversation uses the agent's active version, unless it was started with a specific one", async () => {
    const of = session();
    const followed = (await ok(start(of, { inputs: "Hi", agent_id: scout }))).data.conversation_id;
    const fixed = (await ok(start(of, { inputs: "Hi", agent_id: scout, agent_version: 0 }))).data.conversation_id;
    const params = { path: { agent_id: scout } };
    await of.api.PATCH("/v1/agents/{agent_id}", { params, body: { model: "aurora-small" } });
    const readModel = async (id: string) => (await ok(append(of, id, { inputs: "Hi" }))).data.outputs.at(-1);
    expect(await readModel(followed)).toMatchObject({ model: "aurora-small" });
    expect(await readModel(fixed)).toMatchObject({ model: "aurora-large" });
    const { data: list } = await ok(of.api.GET("/v1/conversations"));
    const listed = (id: string) => list.find((conversation) => conversation.id === id);
    expect(listed(followed)).toMatchObject({ agent_id: scout, model: "aurora-small" });
    expect(listed(fixed)).toMatchObject({ agent_id: scout, model: "aurora-large" });
    expect((await get(of, fixed)).data).toEqual(listed(fixed));
  });
});

describe("a restart", () => {
  test("copies the entries up to the given one, and does not change the original", async () => {
    const of = session();
    const { data } = await ok(restart(of, seededId, examples.restartAfterLowWater));
    const id = data.conversation_id;
    expect(id).not.toBe(seededId);
    const entries = await history(of, id);
    expect(entries.slice(0, 3)).toEqual(examples.lowWaterHistory.entries.slice(0, 3));
    expect(entries.slice(4)).toEqual(data.outputs);
    expect((await get(of, id)).data).toMatchObject({
      agent_version: 0,
      metadata: { desk: "harbor", branch: "3 March" },
      name: "Low water on 2 March",
    });
    expect(await history(of, seededId)).toEqual(examples.lowWaterHistory.entries);

    await of.api.DELETE("/v1/conversations/{conversation_id}", at(seededId));
    expect((await get(of, id)).response.status).toBe(200);
  });

  test("keeps what the body leaves out, and has times of its own", async () => {
    const of = session();
    const metadata = { desk: "quay" };
    const own = { agent_id: scout, agent_version: 0, metadata };
    const guardrails = [{ moderation_llm_v1: { action: "none" as const } }];
    for (const settings of [own, { model: "aurora-large", metadata, guardrails }]) {
      const { data: original } = await ok(start(of, { inputs: low, ...settings }));
      const { data: before } = await ok(get(of, original.conversation_id));
      const [from] = await history(of, original.conversation_id);
      const { data } = await ok(restart(of, original.conversation_id, { from_entry_id: from!.id }));
      const { data: after } = await ok(get(of, data.conversation_id));
      expect(after).toMatchObject(settings);
      expect(defined(after.created_at) > defined(before.created_at)).toBe(true);
    }
  });

  test("works from any entry of a conversation that was not appended to", async () => {
    const of = session();
    const { data } = await ok(start(of, { inputs: low, agent_id: scout }));
    const entries = await history(of, data.conversation_id);
    for (const { id } of entries)
      expect((await restart(of, data.conversation_id, { from_entry_id: id })).response.status).toBe(200);
  });

  test("returns 404 for an unknown entry or version", async () => {
    const of = session();
    expect((await restart(of, seededId, { from_entry_id: "msg_unknown" })).error).toMatchObject({
      code: "ENTRY_NOT_FOUND",
    });
    const { error } = await restart(of, seededId, { from_entry_id: "msg_0197c3f2", agent_version: 7 });
    expect(error).toMatchObject({ status: 404, code: "AGENT_VERSION_NOT_FOUND" });
  });

  test("accepts the result of a copied call, and of no other call", async () => {
    const of = session();
    const result = (tool_call_id: string) => [
      { type: "function.result" as const, tool_call_id, result: '{"berth": "C1"}' },
    ];
    const from_entry_id = "call_0197c3f6";
    await append(of, "conv_0197c3e4", examples.berthResult);
    const { data } = await restart(of, "conv_0197c3e4", { from_entry_id, inputs: result("tc_7Hq2Lm4xZ") });
    expect(lastText(data)).toBe("You have berth C1 for the night.");
    const { error } = await restart(of, "conv_0197c3e4", {
      from_entry_id: "msg_0197c3f5",
      inputs: result("tc_7Hq2Lm4xZ"),
    });
    expect(error).toMatchObject({ status: 404, code: "TOOL_CALL_NOT_FOUND" });
  });

  test("with settings, merges them with the original's, for the later turns too", async () => {
    const of = session();
    const { data: original } = await ok(
      start(of, { inputs: low, completion_args: { max_tokens: 2, temperature: 0.5, stop: "berth" } }),
    );
    const [from] = await history(of, original.conversation_id);
    const { data } = await ok(
      restart(of, original.conversation_id, {
        from_entry_id: from!.id,
        inputs: low,
        completion_args: { max_tokens: 1, temperature: 0 },
      }),
    );
    expect(lastText(data)).toBe("Low");
    expect(lastText((await append(of, data.conversation_id, { inputs: low })).data)).toBe("Low");
    const settings = async (id: string) => ((await get(of, id)).data as Schemas["ModelConversation"]).completion_args;
    expect(await settings(data.conversation_id)).toEqual({ max_tokens: 1, temperature: 0, stop: "berth" });
    expect(await settings(original.conversation_id)).toEqual({ max_tokens: 2, temperature: 0.5, stop: "berth" });
  });

  test("without guardrails, uses the original's", async () => {
    const of = session();
    const guardrails = [{ moderation_llm_v1: { action: "block" as const } }];
    const from_entry_id = "msg_0197c3f2";
    const { data: guarded } = await ok(restart(of, seededId, { from_entry_id, guardrails }));
    const inputs = "Write to a@b.example";
    const { data } = await ok(restart(of, guarded.conversation_id, { from_entry_id, inputs }));
    expect(data).toMatchObject({ outputs: [], guardrails: [{ action: "block", categories: { pii: true } }] });
  });

  test("with guardrails, uses them instead of the original's", async () => {
    const of = session();
    const guardrails = [{ moderation_llm_v1: { action: "block" as const } }];
    const { data } = await ok(restart(of, seededId, { from_entry_id: "msg_0197c3f2", guardrails }));
    expect(data.guardrails).toMatchObject([{ action: "none" }]);
    expect((await append(of, data.conversation_id, { inputs: "Write to a@b.example" })).data).toMatchObject({
      outputs: [],
      guardrails: [{ action: "block", categories: { pii: true } }],
    });
  });
});

describe("tools", () => {
  test("a function is called, and its result leads to a message", async () => {
    const of = session();
    const { data: started } = await ok(start(of, { inputs: "Book a berth for 8 m.", tools: [bookBerth] }));
    const [call] = started.outputs;
    expect(call).toMatchObject({ type: "function.call", name: "book_berth", confirmation_status: null });
    const tool_call_id = call?.type === "function.call" ? call.tool_call_id : "";
    const id = started.conversation_id;
    const inputs = [{ type: "function.result" as const, tool_call_id, result: '{"berth": "D4"}' }];
    const { data: answered } = await append(of, id, { inputs });
    expect(lastText(answered)).toBe("You have berth D4 for the night.");

    const { error } = await append(of, id, { inputs });
    expect(error).toMatchObject({ status: 404, code: "TOOL_CALL_NOT_FOUND" });
    const { data: next } = await append(of, id, { inputs: "One more for 7 m, please." });
    expect(next?.outputs).toMatchObject([
      { type: "function.call", arguments: '{"date": "2026-03-02", "length_m": 7}' },
    ]);
  });

  test.each(["allow", "deny"] as const)(
    "a call that the client runs itself takes no confirmation %s",
    async (confirmation) => {
      const of = session();
      const { data: asked } = await ok(start(of, { inputs: "Book a berth for 8 m.", tools: [bookBerth] }));
      const id = asked.conversation_id;
      const [call] = asked.outputs as [Schemas["FunctionCallEntry"]];
      const before = await history(of, id);
      const { error } = await append(of, id, {
        tool_confirmations: [{ tool_call_id: call.tool_call_id, confirmation }],
      });
      expect(error).toMatchObject({ status: 404, code: "TOOL_CALL_NOT_FOUND" });
      expect(await history(of, id)).toEqual(before);
    },
  );

  test("the function that shares the most words with the question is called", async () => {
    const tool = (name: string, description: string) => ({
      type: "function" as const,
      function: { name, description, parameters: { type: "object" } },
    });
    const tools = [tool("book_berth", "Reserves a berth."), tool("get_wind", "Tells how strong the wind is.")];
    const { data } = await start(session(), { inputs: "How strong is the wind?", tools });
    expect(data?.outputs).toMatchObject([{ name: "get_wind" }]);
  });

  test("tool_choice none calls no tool, and any repeats an earlier call", async () => {
    const of = session();
    const none = await ok(start(of, { inputs: low, agent_id: scout, completion_args: { tool_choice: "none" } }));
    expect(listTypes(none.data.outputs)).toEqual(["message.output"]);
    const any = await ok(append(of, seededId, { inputs: low, completion_args: { tool_choice: "any" } }));
    expect(listTypes(any.data.outputs)).toEqual(["tool.execution", "message.output"]);
  });

  test("a confirmed tool runs, and its call remains allowed", async () => {
    const of = session();
    const { data } = await ok(append(of, "conv_0197c3e7", examples.confirmationGiven));
    expect(listTypes(data.outputs)).toEqual(["tool.execution", "message.output"]);
    expect(data.usage.connectors).toEqual({ "harbor-tides": 1 });
    const entries = await history(of, "conv_0197c3e7");
    expect(entries[1]).toMatchObject({ confirmation_status: "allowed", completed_at: "2026-03-02T12:00:01Z" });
    const { error } = await append(of, "conv_0197c3e7", examples.confirmationGiven);
    expect(error).toMatchObject({ status: 404, code: "TOOL_CALL_NOT_FOUND" });
  });

  test("a denied tool does not run, and the message says so", async () => {
    const of = session();
    const tool_confirmations = [{ tool_call_id: "tc_3Vn8Rk1wD", confirmation: "deny" as const }];
    const { data } = await append(of, "conv_0197c3e7", { tool_confirmations });
    expect(lastText(data)).toMatch(/did not allow get_tides/);
    expect((await history(of, "conv_0197c3e7"))[1]).toMatchObject({ confirmation_status: "denied" });
    const inputs = [{ type: "function.result" as const, tool_call_id: "tc_3Vn8Rk1wD", result: "{}" }];
    const { error } = await append(of, "conv_0197c3e7", { inputs });
    expect(error).toMatchObject({ status: 404, code: "TOOL_CALL_NOT_FOUND" });
  });

  test("a call that is waiting for confirmation does not accept a result", async () => {
    const inputs = [{ type: "function.result" as const, tool_call_id: "tc_3Vn8Rk1wD", result: "{}" }];
    const { error } = await append(session(), "conv_0197c3e7", { inputs });
    expect(error).toMatchObject({ status: 404, code: "TOOL_CALL_NOT_FOUND" });
  });

  test.each(["web_search", "web_search_premium", "code_interpreter", "image_generation"] as const)(
    "the service runs %s",
    async (type) => {
      const { data } = await start(session(), { inputs: "A plan of the harbor, please.", tools: [{ type }] });
      expect(data?.outputs).toMatchObject([{ type: "tool.execution", name: type }, { type: "message.output" }]);
      expect(data?.usage).toMatchObject({ connectors: { [type]: 1 } });
    },
  );

  test("a generated image is a file in the message", async () => {
    const { data } = await start(session(), { inputs: "Draw the harbor.", tools: [{ type: "image_generation" }] });
    expect(lastText(data)).toMatchObject([{ type: "text" }, { type: "tool_file", tool: "image_generation" }]);
  });
});

describe("handoffs", () => {
  test("the service hands off, and the next agent answers", async () => {
    const of = session();
    const { data } = await ok(start(of, { inputs: low, agent_id: pilot }));
    expect(data.outputs).toMatchObject([
      { type: "agent.handoff", previous_agent_id: pilot, next_agent_id: scout, next_agent_name: "Scout" },
      { type: "tool.execution", agent_id: scout },
      { type: "message.output", agent_id: scout, content: "Low water at Harbor Point on 2 March is at 06:12." },
    ]);
    const { data: next } = await append(of, data.conversation_id, { inputs: "And high water after that?" });
    expect(next?.outputs).toMatchObject([{ type: "message.output", agent_id: scout }]);
  });

  test("a handoff that the client runs and sends back is stored once", async () => {
    const of = session();
    const { data } = await ok(start(of, { inputs: low, agent_id: pilot, handoff_execution: "client" }));
    expect(listTypes(data.outputs)).toEqual(["agent.handoff"]);
    const handoff = data.outputs[0] as Schemas["AgentHandoffEntry"];
    const inputs = [
      handoff,
      { type: "message.output" as const, content: "At 06:12.", agent_id: scout },
      { role: "user" as const, content: "Thanks." },
    ];
    await append(of, data.conversation_id, { inputs, handoff_execution: "client" });
    expect(listTypes(await history(of, data.conversation_id)).slice(0, 4)).toEqual([
      "message.input",
      "agent.handoff",
      "message.output",
      "message.input",
    ]);
  });

  test("after several handoffs, the last one counts, and the agent of the conversation answers in its version", async () => {
    const of = session();
    const params = { path: { agent_id: scout } };
    await ok(of.api.PATCH("/v1/agents/{agent_id}", { params, body: { model: "aurora-small" } }));
    const handoff = (previous: string, next: string) => ({
      type: "agent.handoff" as const,
      previous_agent_id: previous,
      previous_agent_name: "One",
      next_agent_id: next,
      next_agent_name: "Other",
    });
    const inputs = [handoff(scout, pilot), handoff(pilot, scout), { role: "user" as const, content: low }];
    const { data } = await ok(start(of, { agent_id: scout, agent_version: 0, inputs }));
    expect(data.outputs.at(-1)).toMatchObject({ agent_id: scout, model: "aurora-large" });
  });

  test("agents that can hand off to each other hand off only once", async () => {
    const of = session();
    const params = { path: { agent_id: scout } };
    await of.api.PATCH("/v1/agents/{agent_id}", { params, body: { handoffs: [pilot], tools: [] } });
    const { data } = await ok(start(of, { inputs: "Do skippers visit at low water?", agent_id: pilot }));
    expect(listTypes(data.outputs)).toEqual(["agent.handoff", "message.output"]);
    const inputs = "Do skippers visit at low water?";
    const started = await ok(start(of, { inputs, agent_id: pilot, handoff_execution: "client" }));
    expect(listTypes(started.data.outputs)).toEqual(["agent.handoff"]);
    const next = await append(of, started.data.conversation_id, { inputs: [], handoff_execution: "client" });
    expect(listTypes(defined(next.data).outputs)).toEqual(["message.output"]);
  });

  test("guardrails of a restart apply to the agent after a handoff, too", async () => {
    const of = session();
    const { data } = await ok(start(of, { inputs: "Do skippers visit at low water?", agent_id: pilot }));
    const from_entry_id = defined(data.outputs.find(({ type }) => type === "agent.handoff")).id;
    const guardrails = [{ moderation_llm_v1: { action: "block" as const } }];
    const inputs = "Write to a@b.example";
    const restarted = await ok(restart(of, data.conversation_id, { from_entry_id, guardrails, inputs }));
    expect(restarted.data).toMatchObject({ outputs: [], guardrails: [{ action: "block" }] });
  });
});

describe("settings", () => {
  test("max_tokens truncates the message, and stop ends it", async () => {
    const textFor = async (completion_args: Schemas["CompletionArgsInput"]) =>
      lastText((await start(session(), { inputs: low, completion_args })).data);
    expect(await textFor({ max_tokens: 2 })).toBe("Low water");
    expect(await textFor({ stop: " on " })).toBe("Low water at Harbor Point");
    expect(await textFor({ max_tokens: 0 })).toBe("");
  });

  test("settings of an append apply only to it, and null changes nothing", async () => {
    const of = session();
    const { data } = await ok(start(of, { inputs: low, completion_args: { max_tokens: 2 } }));
    const id = data.conversation_id;
    expect(lastText((await append(of, id, { inputs: low, completion_args: { max_tokens: 1 } })).data)).toBe("Low");
    expect(lastText((await append(of, id, { inputs: low, completion_args: { max_tokens: null } })).data)).toBe(
      "Low water",
    );
  });

  test("the answer is JSON that fits the requested schema", async () => {
    const schema = { type: "object", required: ["low"], properties: { low: { type: "string" } } };
    const response_format = { type: "json_schema" as const, json_schema: { name: "tide", schema } };
    const { data } = await start(session(), { inputs: low, completion_args: { response_format } });
    expect(JSON.parse(String(lastText(data)))).toEqual({ low: expect.any(String) });
  });

  test("usage counts the tokens of the prompt, the outputs and the tool results", async () => {
    const { data } = await ok(start(session(), { inputs: low, agent_id: scout }));
    const { prompt_tokens, completion_tokens, total_tokens, connector_tokens } = data.usage;
    expect(Math.min(prompt_tokens, completion_tokens, connector_tokens ?? 0)).toBeGreaterThan(0);
    expect(total_tokens).toBe(prompt_tokens + completion_tokens + connector_tokens!);
  });

  const guard = (action: "block" | "none", more = {}) => [
    { moderation_llm_v1: { custom_category_thresholds: { pii: 0.4 }, action, ...more } },
  ];
  test("a guardrail with the action block stops the turn, and one with the action none only reports", async () => {
    const inputs = "My address is mara@tidewater.example.";
    const blocked = await start(session(), { inputs, guardrails: guard("block") });
    expect(blocked.data).toMatchObject({ outputs: [], guardrails: [{ action: "block", categories: { pii: true } }] });
    const reported = await ok(start(session(), { inputs, guardrails: guard("none") }));
    expect(reported.data).toMatchObject({ guardrails: [{ action: "none", categories: { pii: true } }] });
    expect(listTypes(reported.data.outputs)).toEqual(["message.output"]);
    const harmless = await start(session(), {
      inputs: low,
      guardrails: guard("block", { ignore_other_categories: true }),
    });
    expect(harmless.data?.guardrails).toMatchObject([{ action: "none" }]);
    expect(harmless.data?.guardrails?.[0]?.categories).toEqual({ pii: false });
  });

  test("a category is flagged if either version of the moderation flags it", async () => {
    const check = (pii: number) => ({ custom_category_thresholds: { pii }, action: "none" as const });
    for (const [first, second] of [
      [0.4, 1],
      [1, 0.4],
    ] as const) {
      const guardrails = [{ moderation_llm_v1: check(first), moderation_llm_v2: check(second) }];
      const { data } = await ok(start(session(), { inputs: "My address is mara@tidewater.example.", guardrails }));
      expect(data.guardrails).toMatchObject([{ categories: { pii: true } }]);
    }
  });

  test("an entry that is sent twice is stored once", async () => {
    const of = session();
    const { data: first } = await ok(start(of, { inputs: low, agent_id: scout }));
    const [entry] = await history(of, first.conversation_id);
    const { data } = await ok(start(of, { inputs: [entry, entry] as Start["inputs"], agent_id: scout }));
    expect((await history(of, data.conversation_id)).map(({ id }) => id)).toEqual([
      entry?.id,
      ...data.outputs.map(({ id }) => id),
    ]);
  });

  test("only the last input may have a prefix, and only with the role assistant", async () => {
    const beginning = { role: "assistant" as const, content: "At", prefix: true };
    const question = { role: "user" as const, content: low };
    for (const inputs of [[beginning, question], [{ ...beginning, role: "user" as const }]])
      expect((await start(session(), { inputs })).error).toMatchObject({
        status: 422,
        errors: [{ pointer: "/body/inputs/0/prefix" }],
      });
  });
});

test("stream: false wins over an Accept header, and stream: true too", async () => {
  const of = session();
  const headers = (accept: string) => ({ accept, "content-type": "application/json" });
  const post = (accept: string, body: object) =>
    of.send("/v1/conversations", { method: "POST", headers: headers(accept), body: JSON.stringify(body) });
  const readType = async (accept: string, body: object) => (await post(accept, body)).headers.get("content-type");
  expect(await readType("text/event-stream", { inputs: low, stream: false })).toBe("application/json");
  expect(await readType("application/json", { inputs: low, stream: true })).toBe("text/event-stream");
  expect(await readType("text/event-stream", { inputs: low })).toBe("text/event-stream");
  expect(await readType("text/event-stream", { inputs: low, stream: "no" })).toBe("application/problem+json");
});

test("only the first 1,000 tools are used", async () => {
  const tool = { ...bookBerth, type: "function" as const, function: { name: "book_berth", parameters: {} } };
  const others = Array.from({ length: 1000 }, () => ({
    type: "function" as const,
    function: { name: "x", parameters: {} },
  }));
  const call = async (tools: NonNullable<Start["tools"]>) => {
    const { data } = await start(session(), { model: "aurora-small", inputs: "Please book a berth.", tools });
    return defined(data?.outputs[0]);
  };
  expect(await call([...others.slice(1), tool])).toMatchObject({ type: "function.call", name: "book_berth" });
  expect(await call([...others, tool])).toMatchObject({ type: "function.call", name: "x" });
});
