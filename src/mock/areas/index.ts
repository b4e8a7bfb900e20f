import type { Handlers, TaskHandler } from "../area.ts";
import { agents } from "./agents.ts";
import { audio } from "./audio.ts";
import { batch, batchTasks } from "./batch.ts";
import { classifiers } from "./classifiers.ts";
import { connectors } from "./connectors.ts";
import { conversations } from "./conversations.ts";
import { datasets, datasetsTasks } from "./datasets.ts";
import { deployments, deploymentsTasks } from "./deployments.ts";
import { events } from "./events.ts";
import { executions, executionsTasks } from "./executions.ts";
import { judges } from "./judges.ts";
import { models } from "./models.ts";
import { prompts } from "./prompts.ts";
import { retrieval } from "./retrieval.ts";
import { runs } from "./runs.ts";
import { schedules, schedulesTasks } from "./schedules.ts";
import { skills } from "./skills.ts";
import { spans } from "./spans.ts";
import { users } from "./users.ts";
import { workflows } from "./workflows.ts";

/** A handler for each operation: one that is forgotten is a compile error. */
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

/** What happens when time has passed, by the names of the tasks that handlers set. */
export const tasks: Readonly<Record<string, TaskHandler>> = {
  ...datasetsTasks,
  ...executionsTasks,
  ...schedulesTasks,
  ...deploymentsTasks,
  ...batchTasks,
};
