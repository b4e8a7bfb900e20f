import type { OperationId } from "../../../generated/operations.ts";

/** Where responses show the resources of a list of generated/seed.json. */
export interface RecordedList {
  /** The fields that identify a resource. */
  readonly key: readonly string[];
  /** By operation, JSON Pointers into the response: to resources, or to arrays of them. */
  readonly shows: ByOperation<readonly string[]>;
  /** By operation that deletes a resource, the parameter that names it. */
  readonly deletes?: ByOperation<string>;
  /** The resource that is deleted with its parts, and the field by which a part names it. */
  readonly owner?: { readonly field: string; readonly deletes: ByOperation<string> };
  /** By operation, internal data of a resource: its field in `_mock`, and where the response shows it. */
  readonly details?: ByOperation<{ readonly field: string; readonly parameter: string; readonly pointer: string }>;
  /** Whether responses show new resources first, which do not say when they were created. */
  readonly newestFirst?: true;
  readonly versions?: {
    /** Whether what an operation shows is the version that the list has; the others are internal data. */
    isCurrent(resource: Shown, operationId: string, query: Shown): boolean;
  };
}

type Shown = Readonly<Record<string, unknown>>;
type ByOperation<Value> = { readonly [Id in string]?: Value };
type Operations<Value> = { readonly [Id in OperationId]?: Value };

/** Makes the ids of operations a matter of the compiler. */
function onOperations<Value>(operations: Operations<Value>): ByOperation<Value> {
  return operations;
}

const WHOLE = [""];
const isLatest = ({ version, latestVersion }: Shown) => version === latestVersion;

/**
 * The lists that can be recorded. The API shows neither files nor document libraries, nor how an import goes on, and of
 * executions not the events.
 */
export const RECORDED_LISTS: Readonly<Record<string, RecordedList>> = {
  organizations: { key: ["id"], shows: onOperations({ "users.me.organizations.list": ["/organizations"] }) },
  workspaces: { key: ["id"], shows: onOperations({ "users.me.workspaces.list": ["/workspaces"] }) },
  users: { key: ["id"], shows: onOperations({ "users.me.get": WHOLE }) },
  datasets: {
    key: ["id"],
    shows: onOperations({
      "observability.datasets.list": ["/datasets/results"],
      "observability.datasets.create": WHOLE,
      "observability.datasets.get": WHOLE,
      "observability.datasets.update": WHOLE,
    }),
    deletes: onOperations({ "observability.datasets.delete": "dataset_id" }),
  },
  dataset_records: {
    key: ["id"],
    shows: onOperations({
      "observability.datasets.records.list": ["/records/results"],
      "observability.datasets.records.create": WHOLE,
    }),
    owner: { field: "dataset_id", deletes: onOperations({ "observability.datasets.delete": "dataset_id" }) },
  },
  judges: {
    key: ["id"],
    shows: onOperations({
      "observability.judges.list": ["/judges/results"],
      "observability.judges.create": WHOLE,
      "observability.judges.get": WHOLE,
    }),
    deletes: onOperations({ "observability.judges.delete": "judge_id" }),
  },
  connectors: {
    key: ["id"],
    shows: onOperations({ "connectors.list": ["/items"], "connectors.create": WHOLE }),
  },
  agents: {
    key: ["id"],
    shows: onOperations({
      "agents.listLegacy": WHOLE,
      "agents.list": ["/data"],
      "agents.create": WHOLE,
      "agents.get": WHOLE,
      "agents.update": WHOLE,
      "agents.switchVersion": WHOLE,
      "agents.versions.list": WHOLE,
      "agents.versions.get": WHOLE,
    }),
    deletes: onOperations({ "agents.delete": "agent_id" }),
    versions: {
      isCurrent: (_agent, operationId, { agent_version }) =>
        agent_version === undefined && !operationId.startsWith("agents.versions."),
    },
  },
  conversations: {
    key: ["id"],
    shows: onOperations({ "conversations.list": WHOLE, "conversations.get": WHOLE }),
    deletes: onOperations({ "conversations.delete": "conversation_id" }),
    details: onOperations({
      "conversations.getHistory": { field: "entries", parameter: "conversation_id", pointer: "/entries" },
    }),
  },
  prompts: {
    key: ["id"],
    shows: onOperations({
      "prompts.list": ["/data"],
      "prompts.create": WHOLE,
      "prompts.get": WHOLE,
      "prompts.update": WHOLE,
      "prompts.versions.get": WHOLE,
      "prompts.versions.update": WHOLE,
    }),
    deletes: onOperations({ "prompts.delete": "prompt_id" }),
    versions: { isCurrent: isLatest },
  },
  skills: {
    key: ["id"],
    shows: onOperations({
      "skills.list": ["/data"],
      "skills.create": WHOLE,
      "skills.get": WHOLE,
      "skills.update": WHOLE,
      "skills.versions.get": WHOLE,
      "skills.versions.update": WHOLE,
    }),
    deletes: onOperations({ "skills.delete": "skill_id" }),
    versions: { isCurrent: isLatest },
  },
  workflows: {
    key: ["id"],
    shows: onOperations({
      "workflows.get": ["/workflow"],
      "workflows.update": ["/workflow"],
      "workflows.archive": ["/workflow"],
      "workflows.unarchive": ["/workflow"],
      "workflows.archiveMany": ["/archived"],
      "workflows.unarchiveMany": ["/unarchived"],
    }),
  },
  workflow_registrations: {
    key: ["id"],
    newestFirst: true,
    shows: onOperations({
      "workflows.registrations.list": ["/workflow_registrations"],
      "workflows.registrations.get": ["/workflow_registration"],
    }),
  },
  schedules: {
    key: ["schedule_id"],
    shows: onOperations({ "workflows.schedules.list": ["/schedules"], "workflows.schedules.get": WHOLE }),
    deletes: onOperations({ "workflows.schedules.delete": "schedule_id" }),
  },
  executions: { key: ["execution_id"], shows: onOperations({ "workflows.executions.get": WHOLE }) },
  deployments: {
    key: ["name"],
    shows: onOperations({ "workflows.deployments.get": WHOLE }),
    deletes: onOperations({ "workflows.deployments.delete": "name" }),
  },
  models: {
    key: ["id"],
    shows: onOperations({ "models.list": ["/data"], "models.get": WHOLE }),
    deletes: onOperations({ "models.delete": "model_id" }),
  },
  batch_jobs: {
    key: ["id"],
    shows: onOperations({
      "batch.jobs.list": ["/data"],
      "batch.jobs.create": WHOLE,
      "batch.jobs.get": WHOLE,
      "batch.jobs.cancel": WHOLE,
    }),
    deletes: onOperations({ "batch.jobs.delete": "job_id" }),
  },
  search_index_deployments: {
    key: ["id"],
    shows: onOperations({ "retrieval.deployments.list": ["/deployments"] }),
    deletes: onOperations({ "retrieval.deployments.delete": "deployment_id" }),
  },
  ingestion_configurations: {
    key: ["id"],
    shows: onOperations({
      "retrieval.ingestionConfigurations.list": WHOLE,
      "retrieval.ingestionConfigurations.upsert": WHOLE,
      "retrieval.ingestionConfigurations.updateRunInfo": WHOLE,
    }),
  },
  spans: {
    key: ["trace_id", "span_id"],
    shows: onOperations({ "observability.spans.search": ["/spans/results"] }),
  },
  span_evaluations: {
    key: ["trace_id", "span_id", "evaluation_name", "timestamp"],
    shows: onOperations({
      "observability.spans.evaluations.search": ["/span_evaluations/results"],
      "observability.spans.evaluations.searchLatest": ["/span_evaluations/results"],
    }),
  },
};
