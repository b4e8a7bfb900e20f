import type { SandboxOf } from "../sandbox/sandbox.ts";
import { defineTable } from "../sandbox/table.ts";
import type { Task } from "../sandbox/tasks.ts";
import { agentsTables } from "./agents/state.ts";
import { batchTables } from "./batch/state.ts";
import { connectorsTables } from "./connectors/state.ts";
import { conversationsTables } from "./conversations/state.ts";
import { datasetsTables } from "./datasets/state.ts";
import { deploymentsTables } from "./deployments/state.ts";
import { executionRows } from "./executions/seed.ts";
import { executionsTables } from "./executions/state.ts";
import { filesTables } from "./files.ts";
import { judgesTables } from "./judges/state.ts";
import { modelsTables } from "./models/state.ts";
import { promptsTables } from "./prompts/state.ts";
import { retrievalTables } from "./retrieval/state.ts";
import { schedulesTables, scheduleTasks } from "./schedules/state.ts";
import { defaultSeed, type Seed } from "./seed.ts";
import { skillsTables } from "./skills/state.ts";
import { spansTables } from "./spans/state.ts";
import { usersTables } from "./users/state.ts";
import { workflowsTables } from "./workflows/state.ts";

/** The tables of all areas, filled with the rows of a seed. */
export function tablesOf(seed: Seed) {
  const { tasks = [], commits } = seed._mock ?? {};
  return {
    tasks: defineTable<Task>((task) => task.id, [...tasks, ...scheduleTasks(seed, tasks)]),
    ...usersTables(seed),
    ...filesTables(seed),
    ...datasetsTables(seed),
    ...spansTables(seed),
    ...judgesTables(seed),
    ...connectorsTables(seed),
    ...conversationsTables(seed),
    ...agentsTables(seed),
    ...promptsTables(seed),
    ...skillsTables(seed),
    ...workflowsTables(seed),
    ...executionsTables(executionRows(seed)),
    ...schedulesTables(seed),
    ...deploymentsTables(seed, commits),
    ...modelsTables(seed),
    ...batchTables(seed),
    ...retrievalTables(seed),
  };
}

/** Created once per process. Sandboxes share these rows until they change them. */
export const areaTables = tablesOf(defaultSeed);

/** The state that belongs to an API key, as handlers see it. */
export interface Sandbox extends SandboxOf<typeof areaTables> {}
