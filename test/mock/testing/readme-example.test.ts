import { NotFoundError, type Platform, ServerError } from "platform-api";
import { test } from "platform-api-mock/vitest";
import { describe, expect } from "vitest";

/** The program under test: asks an agent, and returns the answer as one text. */
async function ask(client: Platform, agentId: string, question: string): Promise<string> {
  let answer = "";
  for await (const event of client.conversations.startStream({ agent_id: agentId, inputs: question })) {
    if (event.event !== "message.output.delta") continue;
    if (typeof event.data.content === "string") answer += event.data.content;
  }
  return answer;
}

describe("ask", () => {
  test("joins the parts of a streamed answer", async ({ client }) => {
    const guide = await client.agents.create({ name: "Guide", model: "aurora-large" });
    expect(await ask(client, guide.id, "When is low water?")).toContain("06:12");
  });

  test("sends the question to the agent, once", async ({ client, sandbox }) => {
    await ask(client, "ag_0197c3d0", "When is low water?");
    const found = await sandbox.search({
      operation_id: "conversations.startStream",
      body: [
        { pointer: "/agent_id", value: "ag_0197c3d0" },
        { pointer: "/inputs", schema: { type: "string", pattern: "low water" } },
      ],
    });
    expect(found).toMatchObject({ count: 1, near_misses: [] });
  });

  test("tries again when the service is busy", async ({ client, sandbox }) => {
    await sandbox.fault({ operation_id: "conversations.startStream", status: 429, retry_after: 0 });
    expect(await ask(client, "ag_0197c3d0", "When is low water?")).toContain("06:12");
    const calls = await sandbox.calls("conversations.startStream");
    expect(calls.map(({ status }) => status)).toEqual([429, 200]);
  });

  test("fails if the agent is gone", async ({ client, sandbox }) => {
    await sandbox.reply({ match: { operation_id: "conversations.startStream" }, status: 404 });
    await expect(ask(client, "ag_0197c3d0", "When is low water?")).rejects.toThrow(NotFoundError);
  });

  test("fails if the answer ends in mid-sentence", async ({ client, sandbox }) => {
    await sandbox.respondWith({ content: "Low water is at", error: { status: 503 } });
    await expect(ask(client, "ag_0197c3d0", "When is low water?")).rejects.toThrow(ServerError);
  });
});

test("a batch job is done after half a minute", async ({ client, sandbox }) => {
  const { id } = await client.batch.jobs.create({
    endpoint: "/v1/chat/completions",
    model: "aurora-small",
    requests: [{ custom_id: "1", body: { messages: [{ role: "user", content: "When is low water?" }] } }],
  });
  await sandbox.clock.advance(30_000);
  expect(await client.batch.jobs.get(id)).toMatchObject({ status: "SUCCESS", succeeded_requests: 1 });
});

test("starts with your own data", async ({ client, sandbox }) => {
  await sandbox.seed({ datasets: [] });
  expect(await client.observability.datasets.list().toArray()).toEqual([]);
});
