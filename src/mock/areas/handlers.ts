import { handlers as agents } from "./agents/handlers.ts";
import { handlers as audio } from "./audio/handlers.ts";
import { handlers as batch } from "./batch/handlers.ts";
import { batchShortages, batchTasks } from "./batch/job.ts";
import { handlers as classifiers } from "./classifiers/handlers.ts";
import { handlers as connectors } from "./connectors/handlers.ts";
import { handlers as conversations } from "./conversations/handlers.ts";
import { handlers as datasets, datasetsShortages, datasetsTasks } from "./datasets/handlers.ts";
import type { Handlers, ShortageHandler, TaskHandler } from "./define-handlers.ts";
import { handlers as deployments } from "./deployments/handlers.ts";
import { rolloutTasks } from "./deployments/rollout.ts";
import { handlers as events } from "./events/handlers.ts";
import { handlers as executions } from "./executions/handlers.ts";
import { runTasks } from "./executions/progress.ts";
import { handlers as judges } from "./judges/handlers.ts";
import { handlers as models } from "./models/handlers.ts";
import { handlers as prompts } from "./prompts/handlers.ts";
import { handlers as retrieval } from "./retrieval/handlers.ts";
import { handlers as runs } from "./runs/handlers.ts";
import { handlers as schedules } from "./schedules/handlers.ts";
import { schedulesTasks } from "./schedules/starts.ts";
import { handlers as skills } from "./skills/handlers.ts";
import { handlers as spans } from "./spans/handlers.ts";
import { handlers as users } from "./users/handlers.ts";
import { handlers as workflows } from "./workflows/handlers.ts";

/** A handler for each operation. */
export const handlers: Handlers = {
  ...agents,
  ...audio,
  ...batch,
  ...classifiers,
  ...connectors,
  ...conversations,
  ...datasets,
  ...deployments,
  ...events,
  ...executions,
  ...judges,
  ...models,
  ...prompts,
  ...retrieval,
  ...runs,
  ...schedules,
  ...skills,
  ...spans,
  ...users,
  ...workflows,
};

/** The functions that run when scheduled tasks are due, by task name. */
export const tasks: Readonly<Record<string, TaskHandler>> = {
  ...batchTasks,
  ...datasetsTasks,
  ...rolloutTasks,
  ...runTasks,
  ...schedulesTasks,
};

/** The functions that end tasks for which there is no memory, by task name. Others are tried again when there is. */
export const onShortage: Readonly<Record<string, ShortageHandler>> = { ...batchShortages, ...datasetsShortages };
