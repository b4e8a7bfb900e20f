import { agents } from "./agents/handlers.ts";
import { audio } from "./audio/handlers.ts";
import { batch, batchTasks } from "./batch/handlers.ts";
import { classifiers } from "./classifiers/handlers.ts";
import { connectors } from "./connectors/handlers.ts";
import { conversations } from "./conversations/handlers.ts";
import { datasets, datasetsTasks } from "./datasets/handlers.ts";
import { deployments, deploymentsTasks } from "./deployments/handlers.ts";
import { events } from "./events/handlers.ts";
import { executions, executionsTasks } from "./executions/handlers.ts";
import type { Handlers, TaskHandler } from "./handler.ts";
import { judges } from "./judges/handlers.ts";
import { models } from "./models/handlers.ts";
import { prompts } from "./prompts/handlers.ts";
import { retrieval } from "./retrieval/handlers.ts";
import { runs } from "./runs/handlers.ts";
import { schedules, schedulesTasks } from "./schedules/handlers.ts";
import { skills } from "./skills/handlers.ts";
import { spans } from "./spans/handlers.ts";
import { users } from "./users/handlers.ts";
import { workflows } from "./workflows/handlers.ts";

/** A handler for each operation. A missing handler is a compile error. */
export const handlers: Handlers = {
  ...datasets,
  ...spans,
  ...judges,
  ...connectors,
  ...conversations,
  ...agents,
  ...prompts,
  ...skills,
  ...workflows,
  ...executions,
  ...runs,
  ...schedules,
  ...deployments,
  ...events,
  ...models,
  ...batch,
  ...classifiers,
  ...retrieval,
  ...users,
  ...audio,
};

/** The functions that run when scheduled tasks are due, by task name. */
export const tasks: Readonly<Record<string, TaskHandler>> = {
  ...datasetsTasks,
  ...executionsTasks,
  ...schedulesTasks,
  ...deploymentsTasks,
  ...batchTasks,
};
