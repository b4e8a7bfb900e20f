import { setTimeout } from "node:timers/promises";
import { type HostileCase, succeed, type Target } from "../case.ts";

const DATASET = "/v1/observability/datasets";
const FILE = "00000000-0000-4000-8000-000000000000";
const PASSES_BY_REQUEST = ["--clock", "logical"];

/** Sends requests that take a second of the sandbox's clock each. */
async function pass(target: Target, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await succeed(target, "GET", "/v1/agents?page_size=1");
}

/** Gives the sandbox of the attacker a file with this line, as often as a seed of 10 MB may have it. */
async function seedFile(target: Target, line: string, count: number): Promise<void> {
  const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as { files: { id: string }[] };
  const file = { id: FILE, name: "lines.jsonl", media_type: "application/jsonl", content: `${line}\n`.repeat(count) };
  const files = [...seed.files.filter(({ id }) => id !== FILE), file];
  await succeed(target, "POST", "/_mock/seed", { ...seed, files });
}

export const batchSpeech: HostileCase = {
  name: "runs a batch job of 10,000 requests for speech",
  options: PASSES_BY_REQUEST,
  megabytes: 700,
  async attack(target) {
    const requests = Array.from({ length: target.isQuick ? 3000 : 10_000 }, () => ({
      body: { input: "Low water is at 06:12, and high water at 12:24. ".repeat(20) },
    }));
    await succeed(target, "POST", "/v1/batch/jobs", { endpoint: "/v1/audio/speech", requests });
    await pass(target, 8);
  },
};

export const batchFile: HostileCase = {
  name: "uses a file of 3 million lines for a batch job, and lists a file 3,000 times",
  options: PASSES_BY_REQUEST,
  megabytes: 600,
  async attack(target) {
    const job = { endpoint: "/v1/chat/completions", model: "aurora-small" };
    await seedFile(target, "x", 3_000_000);
    await target.send("POST", "/v1/batch/jobs", { ...job, input_files: [FILE] });
    await pass(target, 8);
    await seedFile(target, "x", 300);
    const input_files = Array.from({ length: 3000 }, () => FILE);
    await target.send("POST", "/v1/batch/jobs", { ...job, input_files });
    await seedFile(target, `[${"{},".repeat(3_000_000)}{}]`, 1);
    await target.send("POST", "/v1/batch/jobs", { ...job, input_files: [FILE] });
    await pass(target, 8);
  },
};

/** Creates an agent of 1 MB, and returns a batch job with this number of requests to it. */
async function jobOfAgent(target: Target, count: number): Promise<object> {
  const agent = { model: "aurora-large", name: "Large", instructions: "x ".repeat(500_000) };
  const { id } = JSON.parse(await succeed(target, "POST", "/v1/agents", agent)) as { id: string };
  const messages = [{ role: "user", content: "When is low water at Harbor Point?" }];
  const requests = Array.from({ length: count }, () => ({ body: { messages } }));
  return { endpoint: "/v1/agents/completions", agent_id: id, requests };
}

export const batchAgent: HostileCase = {
  name: "runs a batch job of 1,000 requests to an agent of 1 MB",
  options: PASSES_BY_REQUEST,
  megabytes: 500,
  async attack(target) {
    await succeed(target, "POST", "/v1/batch/jobs", await jobOfAgent(target, 1000));
    await pass(target, 8);
  },
};

export const importedFile: HostileCase = {
  name: "imports a file of a million lines into a dataset",
  options: PASSES_BY_REQUEST,
  megabytes: 900,
  async attack(target) {
    for (const [line, count] of [
      ["x", 3_000_000],
      ['{"payload":{}}', 400_000],
    ] as const) {
      await seedFile(target, line, count);
      const body = { name: "Lines", description: "" };
      const { id } = JSON.parse(await succeed(target, "POST", DATASET, body)) as { id: string };
      await succeed(target, "POST", `${DATASET}/${id}/imports/from-file`, { file_id: FILE });
      await pass(target, 6);
    }
  },
};

/** All parts of the import in one commit, and the deletion of all rows. */
export const storedImport: HostileCase = {
  name: "imports a file of 80,000 lines into a dataset in a folder at once, and deletes the dataset",
  options: PASSES_BY_REQUEST,
  megabytes: 600,
  async prepare() {},
  async attack(target) {
    await seedFile(target, '{"payload":{}}', target.isQuick ? 30_000 : 80_000);
    const { id } = JSON.parse(await succeed(target, "POST", DATASET, { name: "Lines", description: "" }));
    await succeed(target, "POST", `${DATASET}/${id}/imports/from-file`, { file_id: FILE });
    await succeed(target, "POST", "/_mock/clock", { advance_ms: 3_600_000 });
    await succeed(target, "DELETE", `${DATASET}/${id}`);
  },
};

export const manyTasks: HostileCase = {
  name: "lets 200 tasks become due at once",
  megabytes: 700,
  async attack(target) {
    const job = await jobOfAgent(target, 3);
    for (let count = 0; count < 200; count += 1) await succeed(target, "POST", "/v1/batch/jobs", job);
    for (let count = 0; count < 3; count += 1) {
      await setTimeout(2500);
      await pass(target, 1);
    }
  },
};

export const manyChildren: HostileCase = {
  name: "resets an execution with 8,000 child executions",
  options: PASSES_BY_REQUEST,
  megabytes: 600,
  async attack(target) {
    const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as {
      executions: { execution_id: string; status: string; _mock: { history: Record<string, unknown>[] } }[];
    };
    const execution = seed.executions.find(({ status }) => status === "RUNNING")!;
    const { history } = execution._mock;
    const first = history.length + 1;
    const count = 8000;
    const children = Array.from({ length: count }, (_, index) => ({
      workflow_name: "morning-briefing",
      execution_id: `child-${index}`,
    }));
    const [event_time, none] = [history.at(-1)!.event_time, { type: "json", value: null }];
    const add = (event_type: string, attributes: object) =>
      history.push({ event_id: history.length + 1, event_time, event_type, attributes });
    for (const child of children) add("CHILD_WORKFLOW_STARTED", { ...child, input: none });
    add("WORKFLOW_TASK_COMPLETED", { worker_name: "harbor-worker-1" });
    for (const [index, child] of children.entries())
      add("CHILD_WORKFLOW_COMPLETED", { ...child, started_event_id: first + index, result: none });
    await succeed(target, "POST", "/_mock/seed", seed);
    const reset = { event_id: first + count };
    await succeed(target, "POST", `/v1/workflows/executions/${execution.execution_id}/reset`, reset);
    await pass(target, 10);
  },
};
