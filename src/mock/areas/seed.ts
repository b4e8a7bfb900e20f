import data from "../../../generated/seed.json" with { type: "json" };
import type { Task } from "../sandbox/tasks.ts";
import type { AgentsSeed } from "./agents/state.ts";
import type { BatchSeed } from "./batch/state.ts";
import type { ConnectorsSeed } from "./connectors/state.ts";
import type { ConversationsSeed } from "./conversations/state.ts";
import type { DatasetsSeed } from "./datasets/state.ts";
import type { DeploymentsSeed, StoredCommit } from "./deployments/state.ts";
import type { ExecutionsSeed } from "./executions/seed.ts";
import type { FilesSeed } from "./files.ts";
import type { JudgesSeed } from "./judges/state.ts";
import type { ModelsSeed } from "./models/state.ts";
import type { PromptsSeed } from "./prompts/state.ts";
import type { RetrievalSeed } from "./retrieval/state.ts";
import type { SchedulesSeed } from "./schedules/state.ts";
import type { SkillsSeed } from "./skills/state.ts";
import type { SpansSeed } from "./spans/state.ts";
import type { UsersSeed } from "./users/state.ts";
import type { WorkflowsSeed } from "./workflows/state.ts";

/**
 * Lists of resources, oldest first, each exactly as the API shows it. A resource may have a property `_mock` with internal
 * data that the API does not show. All properties of `_mock` are optional.
 */
export interface SeedLists
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
    UsersSeed,
    WorkflowsSeed {}

/** What a sandbox starts with. */
export interface Seed extends SeedLists {
  /** What belongs to no resource. */
  readonly _mock?: SeedState;
}

export interface SeedState {
  /** Determines ids and generated content. */
  readonly seed?: number;
  /** Time on the clock, in RFC 3339. */
  readonly now?: string;
  /** Number of ids given out. */
  readonly count?: number;
  /** What will happen. The next start of each schedule is added. */
  readonly tasks?: readonly Task[];
  /** Commits of repositories that no deployment has any more. */
  readonly commits?: readonly StoredCommit[];
  /** Ids that resources refer to although nothing has them, because it was deleted. */
  readonly missing?: readonly string[];
}

const { "x-generated": _notice, ...seed } = data;

/** What a sandbox starts with by default. */
export const defaultSeed = seed as unknown as Seed; // A test checks the file against the document.
