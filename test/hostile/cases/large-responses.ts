import { type HostileCase, succeed, type Target } from "../case.ts";

/** Rejects unless the response is complete and small, or the documented refusal. */
async function request(target: Target, ...[method, url, body]: Parameters<Target["send"]>): Promise<void> {
  const reply = await target.send(method, url, body);
  const isRefused = reply.status === 503 && reply.body.includes("RESPONSE_TOO_LARGE");
  if ((reply.status !== 200 && !isRefused) || reply.body.length > 32_000_000)
    throw new Error(`${method} ${url} returned ${reply.status} with ${reply.body.length} characters`);
}

type Seed = Record<"workflows" | "workflow_registrations", Record<string, unknown>[]>;

export const repeatedWorkflow: HostileCase = {
  name: "lists 100 registrations of one workflow, and each shows its 9 MB",
  megabytes: 500,
  async attack(target) {
    const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as Seed;
    const [first] = seed.workflow_registrations;
    seed.workflow_registrations.push(
      ...Array.from({ length: 99 }, (_, index) => ({
        ...first,
        id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      })),
    );
    seed.workflows[0]!.description = "x".repeat(target.isQuick ? 4_000_000 : 9_000_000);
    await succeed(target, "POST", "/_mock/seed", seed);
    for (let count = 0; count < 3; count += 1)
      await request(target, "GET", "/v1/workflows/registrations?with_workflow=true&limit=100");
  },
};

/** JSON needs six characters for each of theirs. */
export const controlCharacters: HostileCase = {
  name: "stores 19 versions of a prompt that consist of control characters, and lists them",
  megabytes: 500,
  async attack(target) {
    const text = "\u0001".repeat(1_600_000);
    const version = (number: number) => ({ definition: { content: `${number}${text}` } });
    const { id } = JSON.parse(await succeed(target, "POST", "/v2/prompts", { name: "control", ...version(1) }));
    for (let number = 2; number < 20; number += 1)
      await target.send("POST", `/v2/prompts/${id}/versions`, version(number));
    await request(target, "GET", `/v2/prompts/${id}/versions`);
  },
};

export const manyGuardrails: HostileCase = {
  name: "starts a conversation with 80,000 guardrails",
  megabytes: 500,
  async attack(target) {
    const guardrails = Array(target.isQuick ? 40_000 : 80_000).fill({ moderation_llm_v1: {} });
    const conversation = { model: "aurora-large", inputs: "Hello", guardrails };
    for (const stream of [false, true]) await request(target, "POST", "/v1/conversations", { ...conversation, stream });
  },
};
