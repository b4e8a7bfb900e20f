import type { Variable } from "./values.ts";

/** The contents of a sample, where the required values of the first example are of little use to a reader. */
export interface Choice {
  /** Name of the example of the body. Default: the first. */
  example?: string;
  /** Optional fields of the body that the call needs, such as `schedule.cron_expressions`. Default: no optional body. */
  fields?: readonly string[];
  /** Optional parameters that the call needs to make sense. */
  parameters?: readonly string[];
  /** Parameters that only an example of the body needs, by its name: the resource that it is about. */
  exampleParameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Values of the body that differ from the example, because its names are taken. */
  changes?: Readonly<Record<string, string>>;
  /** The call that comes first, and the values that this one takes from its response. */
  after?: { operationId: string; result?: string; parameters?: Readonly<Record<string, Variable>> };
}

const afterExecute = {
  operationId: "workflows.execute",
  result: "execution",
  parameters: { execution_id: { $variable: "execution#/execution_id" } },
};

/**
 * By operationId. Sandboxes of the mock start with the resources of the examples. So an operation that creates a resource shows
 * an example that does not exist yet, and one that changes a state follows the call that leads to this state.
 */
export const CHOICES: Readonly<Record<string, Choice>> = {
  "observability.judges.create": { example: "newLanguageJudge" },
  "observability.judges.judgeLive": { fields: ["properties"] },
  "connectors.create": { example: "newConnectorInShort" },
  "connectors.unshareFromWorkspace": { after: { operationId: "connectors.shareToWorkspace" } },
  "connectors.unshareFromOrganization": { after: { operationId: "connectors.shareToOrganization" } },
  "conversations.start": { fields: ["agent_id"] },
  "conversations.startStream": { fields: ["agent_id", "stream"] },
  "conversations.append": {
    fields: ["inputs"],
    exampleParameters: {
      berthResult: { conversation_id: "conv_0197c3e4" },
      confirmationGiven: { conversation_id: "conv_0197c3e7" },
      handoffCarriedOut: { conversation_id: "conv_0197c3e9" },
    },
  },
  "conversations.appendStream": { fields: ["inputs", "stream"] },
  "conversations.restart": { fields: ["inputs"] },
  "conversations.restartStream": { fields: ["inputs", "stream"] },
  "agents.update": { fields: ["instructions"] },
  // The version is required in the query or in the body, which the document cannot express.
  "agents.switchVersion": { fields: ["version"] },
  "prompts.create": { changes: { name: "tide-notice" } },
  "prompts.update": { fields: ["title"] },
  "prompts.versions.update": { fields: ["aliases"] },
  "skills.create": {
    fields: ["definition.description", "definition.body"],
    changes: { name: "depth-reading" },
  },
  "skills.versions.create": { fields: ["definition.description", "definition.body"] },
  "skills.versions.update": { fields: ["aliases"] },
  "workflows.execute": { fields: ["input"] },
  "workflows.registrations.execute": { fields: ["input"] },
  "workflows.executions.signal": { fields: ["input"], after: afterExecute },
  "workflows.executions.query": { fields: ["input"], after: afterExecute },
  "workflows.executions.terminate": { after: afterExecute },
  "workflows.executions.cancel": { after: afterExecute },
  "workflows.schedules.create": {
    fields: ["schedule.cron_expressions", "schedule.time_zone_name", "workflow_registration_id"],
  },
  "workflows.schedules.update": { fields: ["schedule.cron_expressions"] },
  "workflows.deployments.create": { example: "newClusterDeployment" },
  "workflows.deployments.update": { fields: ["spec"] },
  // One of three parameters is required, which the document cannot express.
  "workflows.events.stream": { parameters: ["workflow_exec_id"] },
  "batch.jobs.create": { example: "newRequestsBatch", fields: ["model", "requests"] },
  "batch.jobs.cancel": {
    after: {
      operationId: "batch.jobs.create",
      result: "job",
      parameters: { job_id: { $variable: "job#/id" } },
    },
  },
  "audio.speech.create": { fields: ["model", "voice_id", "response_format"] },
};
