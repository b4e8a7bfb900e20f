import { agents } from "./agents.ts";
import { batch } from "./batch.ts";
import type { TransitionCases } from "./case.ts";
import { connectors } from "./connectors.ts";
import { conversations } from "./conversations.ts";
import { datasets } from "./datasets.ts";
import { deployments } from "./deployments.ts";
import { executions } from "./executions.ts";
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
  ...models,
  ...prompts,
  ...retrieval,
  ...schedules,
  ...skills,
  ...workflows,
};
