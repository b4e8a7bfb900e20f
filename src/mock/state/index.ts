import { kind } from "../table.ts";
import type { Task } from "../world.ts";
import { agentsState } from "./agents.ts";
import { batchState } from "./batch.ts";
import { connectorsState } from "./connectors.ts";
import { controlState } from "./control.ts";
import { conversationsState } from "./conversations.ts";
import { datasetsState } from "./datasets.ts";
import { deploymentsState } from "./deployments.ts";
import { eventsState } from "./events.ts";
import { executionsState } from "./executions.ts";
import { filesState } from "./files.ts";
import { judgesState } from "./judges.ts";
import { modelsState } from "./models.ts";
import { promptsState } from "./prompts.ts";
import { retrievalState } from "./retrieval.ts";
import { schedulesState, scheduleTasks } from "./schedules.ts";
import { skillsState } from "./skills.ts";
import { spansState } from "./spans.ts";
import { workflowsState } from "./workflows.ts";

/** Every table of a world, with its rows at the beginning. */
export const kinds = {
  tasks: kind<Task>((task) => task.id, scheduleTasks),
  ...filesState,
  ...controlState,
  ...datasetsState,
  ...spansState,
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
