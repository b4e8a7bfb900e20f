import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/mock-types.ts";
import { ok, session } from "../../session.ts";

type Schemas = components["schemas"];
type Body = Omit<Schemas["AgentCompletionCreate"], "agent_id">;

const scout = "ag_0197c3d0";
const low = "When is low water at Harbor Point on 2 March?";
const answer = "Low water at Harbor Point on 2 March is at 06:12.";

async function complete(body: Body, agent: Partial<Schemas["AgentCreate"]> = {}): Promise<Schemas["AgentCompletion"]> {
  const { api } = session();
  const creation = { model: "aurora-small", name: "Greeter", ...agent };
  const { data } = await ok(api.POST("/v1/agents", { body: creation }));
  return (await ok(api.POST("/v1/agents/completions", { body: { agent_id: data.id, ...body } }))).data;
}

const ask = (content: string): Schemas["ChatMessage"] => ({ role: "user", content });
const contentOf = ({ choices }: Schemas["AgentCompletion"]) => choices[0]?.message.content;

test("a completion has all fields", async () => {
  const { api } = session();
  const tools: Schemas["AgentCompletionCreate"]["tools"] = [
    { type: "function", function: { name: "book_berth", description: "Books a berth.", parameters: {} } },
  ];
  const body = { agent_id: scout, messages: [ask("Book a berth.")], tools, n: 2 };
  const { data } = await ok(api.POST("/v1/agents/completions", { body }));
  const choice = (index: number) => ({
    index,
    message: {
      role: "assistant",
      content: null,
      tool_calls: [
        {
          id: expect.stringMatching(/^tc_[0-9a-f]{8}$/),
          type: "function",
          function: { name: "book_berth", arguments: "{}" },
          index: 0,
        },
      ],
      prefix: false,
    },
    finish_reason: "tool_calls",
  });
  expect(data).toEqual({
    id: expect.stringMatching(/^cmpl_[0-9a-f]{8}$/),
    object: "chat.completion",
    model: "aurora-large",
    created: Date.parse("2026-03-02T12:00:01Z") / 1000,
    usage: { prompt_tokens: 24, completion_tokens: 10, total_tokens: 34, prompt_audio_seconds: null },
    choices: [choice(0), choice(1)],
  });
});

describe("a setting of the request", () => {
  const format = { type: "json_object" as const };
  const weather = { type: "json_schema" as const, json_schema: { name: "tide", schema: { type: "boolean" } } };
  test.each<[string, Partial<Body>, NonNullable<Schemas["AgentCreate"]["completion_args"]>, string]>([
    ["stop", { stop: " on " }, { stop: " at " }, "Low water at Harbor Point"],
    ["stop, as a list", { stop: ["is", "Point"] }, {}, "Low water at Harbor "],
    ["max_tokens", { max_tokens: 2 }, { max_tokens: 1 }, "Low water"],
    ["response_format", { response_format: format }, {}, JSON.stringify({ answer })],
    ["response_format", { response_format: weather }, { response_format: format }, "true"],
    ["null", { stop: null, max_tokens: null, response_format: null }, { max_tokens: 1 }, "Low"],
    ["none", {}, { max_tokens: 1 }, "Low"],
  ])("overrides that of the agent: %s", async (_what, more, completion_args, content) => {
    expect(contentOf(await complete({ messages: [ask(low)], ...more }, { completion_args }))).toBe(content);
  });

  test("guardrails replace those of the agent", async () => {
    const pii = "Write to a@b.example.";
    const block = [{ moderation_llm_v1: { action: "block" as const } }];
    const finish = async (guardrails: Body["guardrails"], own: typeof block | null) =>
      (await complete({ messages: [ask(pii)], ...(guardrails && { guardrails }) }, { guardrails: own })).choices[0]
        ?.finish_reason;
    expect(await finish(undefined, null)).toBe("stop");
    expect(await finish(undefined, block)).toBe("error");
    expect(await finish(block, null)).toBe("error");
    expect(await finish([], block)).toBe("stop");
  });

  test("a function of the request comes before those of the agent", async () => {
    const tool = (name: string) => ({ type: "function" as const, function: { name, parameters: { type: "object" } } });
    const { choices } = await complete({ messages: [ask(low)], tools: [tool("own")] }, { tools: [tool("other")] });
    expect(choices[0]?.message.tool_calls).toMatchObject([{ function: { name: "own" } }]);
  });
});

describe("the messages", () => {
  const call = { id: "tc_1", function: { name: "find_berth", arguments: '{"length_m": 9}' } };
  test.each<[string, Schemas["ChatMessage"][], number]>([
    ["a question", [ask("Hi there")], 2],
    ["a system message", [{ role: "system", content: "Be kind now" }, ask("Hi there")], 5],
    ["an answer", [ask("Hi there"), { role: "assistant", content: "Hello" }, ask("Bye")], 4],
    ["a call", [ask("Hi there"), { role: "assistant", content: "", tool_calls: [call] }, ask("Bye")], 15],
    [
      "two calls and a result",
      [
        ask("Hi there"),
        { role: "assistant", content: null, tool_calls: [call, call] },
        { role: "tool", tool_call_id: "tc_1", content: "B7" },
        ask("Bye"),
      ],
      28,
    ],
  ])("all parts count as tokens: %s", async (_what, messages, tokens) => {
    expect((await complete({ messages })).usage.prompt_tokens).toBe(tokens);
  });

  test("the answer reads the result of a call, and no earlier message", async () => {
    const berth = '{"berth": "B4"}';
    const result: Schemas["ChatMessage"] = { role: "tool", tool_call_id: "tc_1", content: berth };
    const called: Schemas["ChatMessage"] = { role: "assistant", content: "", tool_calls: [call] };
    expect(contentOf(await complete({ messages: [ask(low), called, result] }))).toBe(
      "You have berth B4 for the night.",
    );
    expect(contentOf(await complete({ messages: [ask("A berth?"), called, result, ask(low)] }))).toBe(answer);
  });

  test("references to sources are removed, and files are not", async () => {
    const content = async (type: "web_search" | "image_generation") =>
      contentOf(await complete({ messages: [ask("Draw news.")] }, { tools: [{ type }] }));
    expect(await content("web_search")).toEqual([{ type: "text", text: expect.stringContaining("Draw news") }]);
    expect(await content("image_generation")).toMatchObject([{ type: "text" }, { type: "tool_file" }]);
  });
});
