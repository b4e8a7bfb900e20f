import type { SandboxOf } from "../state/sandbox.ts";
import type { TableSpec } from "../state/table.ts";
import type { Task } from "../state/tasks.ts";
import type { AgentsSeed, agentsTables } from "./agents/state.ts";
import type { BatchSeed, batchTables } from "./batch/state.ts";
import type { ConnectorsSeed, connectorsTables } from "./connectors/state.ts";
import type { ConversationsSeed, conversationsTables } from "./conversations/state.ts";
import type { DatasetsSeed, datasetsTables } from "./datasets/state.ts";
import type { DeploymentsSeed, deploymentsTables } from "./deployments/state.ts";
import type { ExecutionsSeed, executionsTables } from "./executions/state.ts";
import type { FilesSeed, filesTables } from "./files/state.ts";
import type { JudgesSeed, judgesTables } from "./judges/state.ts";
import type { ModelsSeed, modelsTables } from "./models/state.ts";
import type { PromptsSeed, promptsTables } from "./prompts/state.ts";
import type { RetrievalSeed, retrievalTables } from "./retrieval/state.ts";
import type { SchedulesSeed, schedulesTables } from "./schedules/state.ts";
import type { SkillsSeed, skillsTables } from "./skills/state.ts";
import type { SpansSeed, spansTables } from "./spans/state.ts";
import type { ScriptedTurn } from "./turn/state.ts";
import type { UsersSeed, usersTables } from "./users/state.ts";
import type { WorkflowsSeed, workflowsTables } from "./workflows/state.ts";

/** The tables and lists of the areas that store something. The compiler checks areas.ts and schemas.ts with them. */
export interface StoredAreas {
  agents: State<typeof agentsTables, AgentsSeed>;
  batch: State<typeof batchTables, BatchSeed>;
  connectors: State<typeof connectorsTables, ConnectorsSeed>;
  conversations: State<typeof conversationsTables, ConversationsSeed>;
  datasets: State<typeof datasetsTables, DatasetsSeed>;
  deployments: State<typeof deploymentsTables, DeploymentsSeed>;
  executions: State<typeof executionsTables, ExecutionsSeed>;
  files: State<typeof filesTables, FilesSeed>;
  judges: State<typeof judgesTables, JudgesSeed>;
  models: State<typeof modelsTables, ModelsSeed>;
  prompts: State<typeof promptsTables, PromptsSeed>;
  retrieval: State<typeof retrievalTables, RetrievalSeed>;
  schedules: State<typeof schedulesTables, SchedulesSeed>;
  skills: State<typeof skillsTables, SkillsSeed>;
  spans: State<typeof spansTables, SpansSeed>;
  users: State<typeof usersTables, UsersSeed>;
  workflows: State<typeof workflowsTables, WorkflowsSeed>;
}

interface State<Tables, Lists> {
  readonly tables: Tables;
  readonly lists: Lists;
}

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;

/** The tables of all areas, and those that belong to none and that no seed fills: the tasks and the scripted turns. */
export type AreaTables = AllOf<StoredAreas[keyof StoredAreas]["tables"]> & {
  readonly tasks: TableSpec<Task>;
  readonly turns: TableSpec<ScriptedTurn>;
};

export type AreaLists = AllOf<StoredAreas[keyof StoredAreas]["lists"]>;

/** The state that belongs to an API key, as handlers see it. */
export interface Sandbox extends SandboxOf<AreaTables> {}
