import type { SandboxOf } from "../sandbox/sandbox.ts";
import { defineTable } from "../sandbox/table.ts";
import type { Task } from "../sandbox/tasks.ts";
import { agentsState } from "./agents/state.ts";
import { batchState } from "./batch/state.ts";
import { connectorsState } from "./connectors/state.ts";
import { conversationsState } from "./conversations/state.ts";
import { datasetsState } from "./datasets/state.ts";
import { deploymentsState } from "./deployments/state.ts";
import { eventsState } from "./executions/event-state.ts";
import { executionsState } from "./executions/state.ts";
import { judgesState } from "./judges/state.ts";
import { modelsState } from "./models/state.ts";
import { promptsState } from "./prompts/state.ts";
import { retrievalState } from "./retrieval/state.ts";
import { schedulesState, scheduleTasks } from "./schedules/state.ts";
import { skillsState } from "./skills/state.ts";
import { filesState } from "./stored-file.ts";
import { workflowsState } from "./workflows/state.ts";

/** The tables of all areas, with the rows that every sandbox starts with. */
export const areaTables = {
  tasks: defineTable<Task>((task) => task.id, scheduleTasks),
  ...filesState,
  ...datasetsState,
  ...judgesState,
  ...connectorsState,
  ...conversationsState,
  ...agentsState,
  ...promptsState,
  ...skillsState,
  ...workflowsState,
  ...executionsState,
  ...schedulesState,
  ...deploymentsState,
  ...eventsState,
  ...modelsState,
  ...batchState,
  ...retrievalState,
};

/** What one key owns, as handlers see it. */
export interface Sandbox extends SandboxOf<typeof areaTables> {}
