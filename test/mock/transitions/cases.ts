import { agents } from "./agents.ts";
import { batch, batchMoves } from "./batch.ts";
import type { MoveCases, TransitionCases } from "./case.ts";
import { connectors } from "./connectors.ts";
import { conversations } from "./conversations.ts";
import { datasetMoves, datasets } from "./datasets.ts";
import { deploymentMoves, deployments } from "./deployments.ts";
import { executionMoves, executions } from "./executions.ts";
import { judges } from "./judges.ts";
import { models } from "./models.ts";
import { prompts } from "./prompts.ts";
import { retrieval } from "./retrieval.ts";
import { schedules } from "./schedules.ts";
import { skills } from "./skills.ts";
import { workflows } from "./workflows.ts";

/** The test cases for all rows of `x-transition`. */
export const cases: TransitionCases = {
  ...agents,
  ...batch,
  ...connectors,
  ...conversations,
  ...datasets,
  ...deployments,
  ...executions,
  ...judges,
  ...models,
  ...prompts,
  ...retrieval,
  ...schedules,
  ...skills,
  ...workflows,
};

/** The test cases for all changes that the service makes by itself. */
export const moveCases: MoveCases = { ...batchMoves, ...datasetMoves, ...executionMoves, ...deploymentMoves };
