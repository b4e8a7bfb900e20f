import { handlers as agents } from "./agents/handlers.ts";
import { agentsData } from "./agents/seed.ts";
import type { AllData } from "./area-data.ts";
import { handlers as audio } from "./audio/handlers.ts";
import { handlers as batch } from "./batch/handlers.ts";
import { batchShortages, batchTasks } from "./batch/job.ts";
import { batchData } from "./batch/seed.ts";
import { handlers as classifiers } from "./classifiers/handlers.ts";
import { handlers as connectors } from "./connectors/handlers.ts";
import { connectorsData } from "./connectors/seed.ts";
import { handlers as conversations } from "./conversations/handlers.ts";
import { conversationsData } from "./conversations/seed.ts";
import { handlers as datasets, datasetsShortages, datasetsTasks } from "./datasets/handlers.ts";
import { datasetsData } from "./datasets/seed.ts";
import type { Handlers, ShortageHandler, TaskHandler } from "./define-handlers.ts";
import { handlers as deployments } from "./deployments/handlers.ts";
import { rolloutTasks } from "./deployments/rollout.ts";
import { deploymentsData } from "./deployments/seed.ts";
import { handlers as events } from "./events/handlers.ts";
import { handlers as executions } from "./executions/handlers.ts";
import { runTasks } from "./executions/progress.ts";
import { executionsData } from "./executions/seed.ts";
import { filesData } from "./files/seed.ts";
import { handlers as judges } from "./judges/handlers.ts";
import { judgesData } from "./judges/seed.ts";
import { handlers as models } from "./models/handlers.ts";
import { modelsData } from "./models/seed.ts";
import { handlers as prompts } from "./prompts/handlers.ts";
import { promptsData } from "./prompts/seed.ts";
import { handlers as retrieval } from "./retrieval/handlers.ts";
import { retrievalData } from "./retrieval/seed.ts";
import { handlers as runs } from "./runs/handlers.ts";
import { handlers as schedules } from "./schedules/handlers.ts";
import { schedulesData } from "./schedules/seed.ts";
import { schedulesTasks } from "./schedules/starts.ts";
import { handlers as skills } from "./skills/handlers.ts";
import { skillsData } from "./skills/seed.ts";
import { handlers as spans } from "./spans/handlers.ts";
import { spansData } from "./spans/seed.ts";
import { handlers as users } from "./users/handlers.ts";
import { usersData } from "./users/seed.ts";
import { handlers as workflows } from "./workflows/handlers.ts";
import { workflowsData } from "./workflows/seed.ts";

/** The data of the areas that store something, in the order of their tables in a snapshot. */
export const dataByArea: AllData = {
  users: usersData,
  files: filesData,
  datasets: datasetsData,
  spans: spansData,
  judges: judgesData,
  connectors: connectorsData,
  conversations: conversationsData,
  agents: agentsData,
  prompts: promptsData,
  skills: skillsData,
  workflows: workflowsData,
  executions: executionsData,
  schedules: schedulesData,
  deployments: deploymentsData,
  models: modelsData,
  batch: batchData,
  retrieval: retrievalData,
};

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
