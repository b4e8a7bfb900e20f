import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { problemExample } from "../../problem-example.ts";
import { ok, session } from "../../session.ts";

type Schemas = components["schemas"];

const agent_id = "ag_0197c3d0";

describe("agents", () => {
  test("a new agent has the defaults", async () => {
    const { data } = await ok(session().api.POST("/v1/agents", { body: { model: "aurora-small", name: "Greeter" } }));
    expect(data).toMatchObject({ version: 0, versions: [0], deployment_chat: false, source: "api" });
  });

  test("agents.switchVersion takes the version in the query, in the body or in both", async () => {
    const { api } = session();
    const switchTo = (query: { version?: number }, body?: { version: number }) =>
      api.PATCH("/v1/agents/{agent_id}/version", { params: { path: { agent_id }, query }, ...(body && { body }) });
    await api.PATCH("/v1/agents/{agent_id}", { params: { path: { agent_id } }, body: { name: "Scout II" } });
    expect((await switchTo({}, { version: 0 })).data).toMatchObject({ version: 0 });
    expect((await switchTo({ version: 1 })).data).toMatchObject({ version: 1 });
    expect((await switchTo({ version: 0 }, { version: 0 })).data).toMatchObject({ version: 0 });
    for (const { error } of [await switchTo({}), await switchTo({ version: 0 }, { version: 1 })])
      expect(error).toMatchObject({
        status: 422,
        code: "VALIDATION_ERROR",
        errors: [{ pointer: "/query/version" }],
      });
  });

  test("a page token is valid in any order of the other parameters", async () => {
    const { send } = session();
    const first = await send("/v1/agents/pages?page_size=1&search=o&deployment_chat=false");
    const { next_page_token } = (await first.json()) as { next_page_token: string };
    expect(next_page_token).toEqual(expect.any(String));
    const second = await send(
      `/v1/agents/pages?deployment_chat=false&search=o&page_size=1&page_token=${next_page_token}`,
    );
    expect(second.status).toBe(200);
  });

  test("agents.update copies the active version and assigns the next number", async () => {
    const { api } = session();
    const params = { path: { agent_id } };
    const update = (body: Schemas["AgentUpdate"]) => api.PATCH("/v1/agents/{agent_id}", { params, body });
    await update({ name: "Scout II", version_message: "New name.", deployment_chat: true });
    await api.PATCH("/v1/agents/{agent_id}/version", { params: { ...params, query: { version: 0 } } });
    const { data } = await update({ description: null });
    expect(data).toMatchObject({ version: 2, versions: [0, 1, 2], name: "Scout", description: null });
    expect(data).toMatchObject({ version_message: null, deployment_chat: false, created_at: "2026-03-02T09:00:00Z" });
    const { data: versions } = await api.GET("/v1/agents/{agent_id}/versions", { params });
    expect(versions?.map(({ version, name }) => [version, name])).toEqual([
      [2, "Scout"],
      [1, "Scout II"],
      [0, "Scout"],
    ]);
  });

  test("a deleted agent leaves no version behind", async () => {
    const mock = session();
    await ok(mock.api.PATCH("/v1/agents/{agent_id}", { params: { path: { agent_id } }, body: { name: "Scout II" } }));
    const { body: before } = await sendJson(mock, "GET", "/_mock/snapshot");
    await mock.api.DELETE("/v1/agents/{agent_id}", { params: { path: { agent_id } } });
    const { body: after } = await sendJson(mock, "GET", "/_mock/snapshot");
    const count = (rows: { agent_id: string }[]) => rows.filter((row) => row.agent_id === agent_id).length;
    expect([before, after].map(({ tables }) => count(tables.agentVersions))).toEqual([2, 0]);
  });

  test("agents.listLegacy finds only whole names, and refuses metadata that is no object", async () => {
    const { api } = session();
    expect((await api.GET("/v1/agents", { params: { query: { name: "Pil" } } })).data).toEqual([]);
    const { error } = await api.GET("/v1/agents", { params: { query: { metadata: "[]" } } });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/query/metadata" }] });
  });

  test("agents.get gets a version by its number or alias, and returns 404 for any other", async () => {
    const { api } = session();
    const version = async (id: string, agent_version: number | string) =>
      api.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: id }, query: { agent_version } } });
    expect((await version("ag_0197c3d1", "stable")).data).toMatchObject({ name: "Pilot", version: 0 });
    for (const unknown of [7, "stable", "constructor", "", "a".repeat(300)])
      expect((await version(agent_id, unknown)).error).toMatchObject({ code: "AGENT_VERSION_NOT_FOUND" });
  });

  const unknown: [string, Partial<Schemas["AgentCreate"]>, string][] = [
    ["model", { model: "aurora-unknown" }, "MODEL_NOT_FOUND"],
    ["connector", { tools: [{ type: "connector", connector_id: "harbor-unknown" }] }, "CONNECTOR_NOT_FOUND"],
    ["library", { tools: [{ type: "document_library", library_ids: ["lib_unknown"] }] }, "LIBRARY_NOT_FOUND"],
    ["agent to hand off to", { handoffs: ["ag_unknown"] }, "AGENT_NOT_FOUND"],
    ["moderation model", { guardrails: [{ moderation_llm_v2: { model_name: "no" } }] }, "MODEL_NOT_FOUND"],
  ];
  test.each(unknown)(
    "create and update return 404 for an unknown %s, and change nothing",
    async (_what, body, code) => {
      const { api } = session();
      const create = await api.POST("/v1/agents", { body: { model: "aurora-small", name: "Greeter", ...body } });
      expect(create.error).toMatchObject({ status: 404, code });
      const params = { path: { agent_id } };
      expect((await api.PATCH("/v1/agents/{agent_id}", { params, body })).error).toMatchObject({ status: 404, code });
      expect((await api.GET("/v1/agents/{agent_id}", { params })).data).toMatchObject({ versions: [0] });
    },
  );

  test("a member can't use another user's private connector", async () => {
    const { api } = session().as("user.bob~role.member");
    const tools = [{ type: "connector" as const, connector_id: "harbor-tides" }];
    const { error } = await api.POST("/v1/agents", { body: { model: "aurora-small", name: "Greeter", tools } });
    expect(error).toMatchObject({ status: 404, code: "CONNECTOR_NOT_FOUND" });
  });

  test("agents.create removes undeclared fields from tools", async () => {
    const { api } = session();
    const tools = [{ type: "web_search", speed: 1 }] as unknown as Schemas["ToolInput"][];
    const { data } = await api.POST("/v1/agents", { body: { model: "aurora-small", name: "Greeter", tools } });
    expect(data?.tools).toEqual([{ type: "web_search" }]);
  });
});

describe("agents.complete", () => {
  const complete = async (body: Omit<Schemas["AgentCompletionCreate"], "agent_id">, id = agent_id) =>
    session().api.POST("/v1/agents/completions", { body: { agent_id: id, ...body } });
  const ask = (content: string): Schemas["ChatMessage"][] => [{ role: "user", content }];
  const low = "When is low water at Harbor Point on 2 March?";

  test("returns the responses of the examples for the requests of the examples", async () => {
    const { api } = session();
    const choicesFor = async (body: Schemas["AgentCompletionCreate"]) =>
      (await api.POST("/v1/agents/completions", { body })).data?.choices;
    expect(await choicesFor(examples.askScout)).toEqual(examples.scoutAnswer.choices);
    expect(await choicesFor(examples.askScoutAboutBerth)).toMatchObject([
      {
        message: { content: null, tool_calls: [{ function: { name: "find_berth", arguments: '{"length_m": 9}' } }] },
        finish_reason: "tool_calls",
      },
    ]);
    expect(await choicesFor(examples.tellScoutAboutBerth)).toMatchObject([
      { message: { content: "You have berth B4 for the night." }, finish_reason: "stop" },
    ]);
    const [pilot] = defined(await choicesFor(examples.askPilotAboutBar));
    expect(JSON.parse(String(pilot?.message.content))).toEqual({ steps: [expect.any(String)] });
  });

  test("refuses to stream, with a code of its own", async () => {
    const messages = ask(low);
    expect((await complete({ messages, stream: true })).error).toEqual(problemExample("completionStreamed"));
    expect((await complete({ messages, stream: true }, "ag_unknown")).error).toMatchObject({ status: 422 });
    expect((await complete({ messages, stream: false })).response.status).toBe(200);
    const { error } = await session().api.POST("/v1/agents/completions", { body: { agent_id } as never });
    expect(error).toEqual(problemExample("completionWithoutMessages"));
  });

  test("counts the tokens of all choices", async () => {
    const { data } = await ok(complete({ messages: ask("Where is the lighthouse?"), n: 3 }));
    expect(data?.choices.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(data?.usage.total_tokens).toBe(data.usage.prompt_tokens + data.usage.completion_tokens);
    const { data: one } = await ok(complete({ messages: ask("Where is the lighthouse?"), n: 1 }));
    expect(data.usage.prompt_tokens).toBe(one.usage.prompt_tokens);
    expect((await complete({ messages: ask("Hi"), n: 1_000_000_000 })).error).toMatchObject({
      status: 422,
      errors: [{ pointer: "/body/n" }],
    });
  });

  test("returns the reason why the message ended", async () => {
    const choiceFor = async (body: Omit<Schemas["AgentCompletionCreate"], "agent_id" | "messages">) =>
      (await complete({ messages: ask(low), ...body })).data?.choices[0];
    expect(await choiceFor({ max_tokens: 2 })).toMatchObject({
      finish_reason: "length",
      message: { content: "Low water" },
    });
    expect(await choiceFor({ stop: [" on "] })).toMatchObject({ finish_reason: "stop" });
    const thresholds = { pii: 0 };
    const guardrails = [{ moderation_llm_v2: { custom_category_thresholds: thresholds, action: "block" as const } }];
    expect(await choiceFor({ guardrails })).toMatchObject({ finish_reason: "error", message: { content: null } });
  });

  test("does not hand off, and calls no tool that requires confirmation", async () => {
    const { data } = await complete({ messages: ask(low), tool_choice: "none" }, "ag_0197c3d1");
    expect(data?.choices[0]?.message.content).toMatch(/^\{"steps"/);
    const premium = await complete({ messages: ask("Search paid sources in the web.") }, "ag_0197c3d1");
    expect(premium.data?.choices).toMatchObject([{ finish_reason: "stop" }]);
  });

  test("calls no excluded tool, even if another one requires confirmation", async () => {
    const { api } = session();
    const ask = async (tool_configuration: Schemas["ToolConfiguration"]) => {
      const tools = [{ type: "connector" as const, connector_id: "harbor-tides", tool_configuration }];
      const { data: agent } = await ok(
        api.POST("/v1/agents", { body: { name: "Tides", model: "aurora-small", tools } }),
      );
      const body = { agent_id: agent.id, messages: [{ role: "user" as const, content: low }] };
      const { data } = await ok(api.POST("/v1/agents/completions", { body }));
      return data.usage.completion_tokens;
    };
    const confirmed = { requires_confirmation: ["list_stations"] };
    expect(await ask({ ...confirmed, exclude: ["get_tides"] })).toBeLessThan(await ask(confirmed));
  });

  test("the further choices continue from the seed of the request, or else of the agent", async () => {
    const { api } = session();
    const completion_args = { random_seed: 5 };
    const { data: agent } = await ok(
      api.POST("/v1/agents", { body: { name: "Seeded", model: "aurora-small", completion_args } }),
    );
    const choices = async (more: { n?: number; random_seed?: number }) => {
      const body = { agent_id: agent.id, messages: ask("Where is the lighthouse?"), ...more };
      const { data } = await ok(api.POST("/v1/agents/completions", { body }));
      return data.choices.map(({ message }) => message.content);
    };
    const [five, six, seven] = await choices({ n: 3 });
    expect([
      ...(await choices({})),
      ...(await choices({ random_seed: 6 })),
      ...(await choices({ random_seed: 7 })),
    ]).toEqual([five, six, seven]);
    expect(await choices({ n: 2, random_seed: 6 })).toEqual([six, seven]);
    expect(await choices({ random_seed: 1 })).not.toEqual([six]);
  });

  test("continues a prefix", async () => {
    const messages = [...ask(low), { role: "assistant" as const, content: "Low water is at", prefix: true }];
    const { data } = await complete({ messages });
    expect(data?.choices[0]?.message.content).toBe("Low water is at 06:12.");
  });

  test("returns 404 for an unknown agent", async () => {
    expect((await complete({ messages: ask("Hi") }, "ag_unknown")).error).toMatchObject({ code: "AGENT_NOT_FOUND" });
  });
});
