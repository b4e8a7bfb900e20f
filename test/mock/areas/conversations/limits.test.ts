import { expect, test } from "vitest";
import { defaultSeed } from "../../../../src/mock/areas/seed.ts";
import { defined } from "../../../defined.ts";
import { type Session, session } from "../../session.ts";

const message = { role: "user", content: "" };
const call = { id: "a", type: "function", function: { name: "f", arguments: "{}" } };
const prefix = (length: number) => ({ role: "assistant", content: "a".repeat(length), prefix: true });

async function send(mock: Session, path: string, body: object) {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await mock.send(path, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const start = (mock: Session, inputs: object[]) => send(mock, "/v1/conversations", { model: "aurora-large", inputs });
const complete = (mock: Session, messages: object[]) =>
  send(mock, "/v1/agents/completions", { agent_id: "ag_0197c3d0", messages });

test("a conversation has at most 10,000 entries when a model responds, in one request or several", async () => {
  const mock = session();
  expect((await start(mock, Array(10_001).fill(message))).body).toMatchObject({
    status: 422,
    errors: [{ pointer: "/body/inputs", detail: expect.stringContaining("10001 entries") }],
  });
  const { status, body } = await start(mock, Array(10_000).fill(message));
  expect(status).toBe(200);
  const next = await send(mock, `/v1/conversations/${body.conversation_id}`, { inputs: "More" });
  expect(next.body).toMatchObject({ errors: [{ detail: expect.stringContaining("10002 entries") }] });
});

test("a completion has at most 10,000 messages and calls", async () => {
  const mock = session();
  const calls = { role: "assistant", content: "", tool_calls: Array(9999).fill(call) };
  expect((await complete(mock, [calls])).status).toBe(200);
  expect((await complete(mock, [calls, message])).body).toMatchObject({ errors: [{ pointer: "/body/messages" }] });
});

test("a prefix has at most 100,000 characters", async () => {
  const mock = session();
  for (const [use, field] of [
    [start, "inputs"],
    [complete, "messages"],
  ] as const) {
    expect((await use(mock, [message, prefix(100_000)])).status).toBe(200);
    expect((await use(mock, [message, prefix(100_001)])).body).toMatchObject({
      errors: [{ pointer: `/body/${field}/1/content` }],
    });
  }
});

test.each([
  [20, "all agents match", 0],
  [1, "number 250 and 251 match", 249],
  [0, "only number 251 matches", 250],
])("a turn has %i handoffs if, of 251 agents, %s the question", async (count, _, first) => {
  const { agents = [] } = defaultSeed;
  const handoffs = Array.from({ length: 251 }, (_, index) => `ag_${index}`);
  const others = handoffs.map((id, index) => {
    const name = index < first ? id : "Ferry";
    return { ...defined(agents[0]), id, name, description: null, tools: [], handoffs: name === id ? [] : handoffs };
  });
  const asked = { ...defined(others[0]), id: "ag_asked", name: "Asked", handoffs };
  const mock = session({ seedData: { ...defaultSeed, agents: [...agents, ...others, asked] } });
  const { body } = await send(mock, "/v1/conversations", { agent_id: asked.id, inputs: "When is the ferry?" });
  const types = (body.outputs as { type: string }[]).map(({ type }) => type);
  expect(types).toEqual([...Array(count).fill("agent.handoff"), "message.output"]);
});
