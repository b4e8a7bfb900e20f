import data from "../../../generated/seed.json" with { type: "json" };
import type { components } from "../../../generated/types.ts";
import type { AgentsSeed } from "./agents/state.ts";
import type { BatchSeed } from "./batch/state.ts";
import type { ConnectorsSeed } from "./connectors/state.ts";
import type { ConversationsSeed } from "./conversations/state.ts";
import type { DatasetsSeed } from "./datasets/state.ts";
import type { DeploymentsSeed } from "./deployments/state.ts";
import type { ExecutionsSeed } from "./executions/seed.ts";
import type { FilesSeed } from "./files.ts";
import type { JudgesSeed } from "./judges/state.ts";
import type { ModelsSeed } from "./models/state.ts";
import type { PromptsSeed } from "./prompts/state.ts";
import type { RetrievalSeed } from "./retrieval/state.ts";
import type { SchedulesSeed } from "./schedules/state.ts";
import type { SkillsSeed } from "./skills/state.ts";
import type { SpansSeed } from "./spans/state.ts";
import type { WorkflowsSeed } from "./workflows/state.ts";

type Schemas = components["schemas"];

/**
 * What a sandbox starts with: lists of resources, oldest first, each exactly as the API shows it. A resource may have a
 * property `_mock` with internal data that the API does not show. All properties of `_mock` are optional.
 */
export interface Seed
  extends AgentsSeed,
    BatchSeed,
    ConnectorsSeed,
    ConversationsSeed,
    DatasetsSeed,
    DeploymentsSeed,
    ExecutionsSeed,
    FilesSeed,
    JudgesSeed,
    ModelsSeed,
    PromptsSeed,
    RetrievalSeed,
    SchedulesSeed,
    SkillsSeed,
    SpansSeed,
    WorkflowsSeed {
  /** Only the first one is used. */
  readonly organizations?: readonly Schemas["Organization"][];
  /** Only the first one is used. */
  readonly workspaces?: readonly Schemas["Workspace"][];
  /** Users with a known profile. Any other user has only an id. */
  readonly users?: readonly Schemas["UserIdentity"][];
}

const { "x-generated": _notice, ...seed } = data;

/** What a sandbox starts with by default. */
export const defaultSeed = seed as unknown as Seed; // A test checks the file against the document.
