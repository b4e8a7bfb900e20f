import type { Table } from "../../src/mock/sandbox/table.ts";
import type { Controller } from "../../src/mock/sandboxes/state.ts";
import { nameOf } from "./closed-schema.ts";
import type { Document, Schema } from "./document.ts";

/** The row types of the mock's tables, by table. */
type Rows = {
  [Name in keyof Sandbox as Sandbox[Name] extends Table<infer _Row> ? Name : never]: Sandbox[Name] extends Table<
    infer Row
  >
    ? Row
    : never;
};
type Sandbox = Controller["sandbox"];

/** Schemas of the mock's rows. */
export interface RowSchemas {
  /** By table. */
  readonly tables: Readonly<Record<string, Schema>>;
  /** Schemas that those refer to, besides the components of the document. */
  readonly components: Readonly<Record<string, Schema>>;
}

export const TEXT: Schema = { type: "string" };
const OPTIONAL_TEXT: Schema = { type: ["string", "null"] };
const UUID: Schema = { ...TEXT, format: "uuid" };
const OPTIONAL_UUID: Schema = { ...UUID, type: ["string", "null"] };
const FLAG: Schema = { type: "boolean" };
export const COUNT: Schema = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
export const NUMBER_FROM_1: Schema = { ...COUNT, minimum: 1 };
/** Milliseconds since the epoch, in the years 0 to 9999. */
const INSTANT: Schema = { type: "integer", minimum: -62_167_219_200_000, maximum: 253_402_300_799_999 };
/** A time as the mock writes it. */
export const TIME: Schema = {
  ...TEXT,
  format: "date-time",
  pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{3})?Z$",
};
const OPTIONAL_TIME: Schema = { ...TIME, type: ["string", "null"] };
const JSON_VALUE: Schema = {};

/** The tables of the control, whose document describes their rows. */
export const controlRows: RowSchemas = { tables: { faults: ref("Fault"), replies: ref("Reply") }, components: {} };

/**
 * The tables of the areas. A row is closed: it has every field of its type and no other. The types of this function make a
 * forgotten table or field a compile error.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of tables
export function areaRows(document: Document): RowSchemas {
  const { schemas } = document.components;
  const historyEntry = variants(schemas, "HistoryEvent", "Entry", entryOf);
  const feedEntry = variants(schemas, "WorkflowEvent", "Entry", entryOf);
  const connector = variants(schemas, "Connector", "Row", (variant, name) => ({
    allOf: [ref(name)],
    required: ["protocol", "client_id"],
    properties: { protocol: propertiesOf(variant).protocol!, client_id: OPTIONAL_TEXT },
  }));

  const tables: Readonly<Record<Exclude<keyof Rows, "faults" | "replies">, Schema>> = {
    tasks: row<Rows["tasks"]>({
      id: TEXT,
      at: INSTANT,
      name: TEXT,
      data: mapOf({ type: ["string", "number", "boolean", "null"] }),
    }),
    organizations: ref("Organization"),
    workspaces: ref("Workspace"),
    users: ref("UserIdentity"),
    files: row<Rows["files"]>({
      id: TEXT,
      name: TEXT,
      // It becomes a header.
      mediaType: { ...TEXT, pattern: "^[ -~]+$" },
      content: TEXT,
    }),
    datasets: ref("Dataset"),
    datasetRecords: ref("DatasetRecord"),
    datasetImports: row<Rows["datasetImports"]>({
      task: ref("DatasetImportTask"),
      source: {
        anyOf: [object({ file: TEXT }), object({ conversations: listOf(TEXT) }), object({ records: listOf(TEXT) })],
      },
      processed: COUNT,
      added: COUNT,
    }),
    spans: ref("Span"),
    spanEvaluations: ref("SpanEvaluation"),
    judges: row<Rows["judges"]>({ judge: ref("Judge"), revision: TEXT }),
    connectors: connector.schema,
    connectorServers: row<Rows["connectorServers"]>({ address: TEXT, tools: listOf(ref("ConnectorTool")) }),
    connectorCredentials: row<Rows["connectorCredentials"]>({
      connector_id: TEXT,
      user_id: OPTIONAL_TEXT,
      credential: ref("ConnectorCredential"),
    }),
    connectorActivations: row<Rows["connectorActivations"]>({
      connector_id: TEXT,
      scope: oneOf("user", "workspace", "organization"),
      consumer_id: TEXT,
      active: FLAG,
    }),
    conversations: row<Rows["conversations"]>({
      id: TEXT,
      conversation: ref("Conversation"),
      entries: listOf(ref("ConversationEntry")),
      appended: FLAG,
      completion_args: ref("CompletionArgs"),
      guardrails: { ...listOf(ref("Guardrail")), type: ["array", "null"] },
    }),
    agents: row<Rows["agents"]>({
      id: TEXT,
      active: COUNT,
      versions: { ...listOf(COUNT), minItems: 1 },
      aliases: mapOf(COUNT),
    }),
    agentVersions: row<Rows["agentVersions"]>({ agent_id: TEXT, agent: ref("Agent") }),
    libraries: row<Rows["libraries"]>({ id: TEXT }),
    prompts: versioned("PromptDefinition"),
    skills: versioned("SkillDefinition"),
    workflows: allFieldsOf(schemas, "Workflow", ["active"]),
    registrations: row<Rows["registrations"]>({
      id: UUID,
      workflow_id: UUID,
      deployment_name: TEXT,
      definition: ref("WorkflowDefinition"),
      compatible_with_chat_assistant: FLAG,
    }),
    executions: row<Rows["executions"]>({ execution_id: TEXT, run_id: UUID }),
    runs: row<Rows["runs"]>({
      run_id: UUID,
      execution_id: TEXT,
      workflow_id: UUID,
      workflow_name: TEXT,
      registration_id: TEXT,
      deployment_name: TEXT,
      root_execution_id: TEXT,
      parent_execution_id: OPTIONAL_TEXT,
      schedule_id: OPTIONAL_TEXT,
      user_id: OPTIONAL_TEXT,
      input: JSON_VALUE,
      first_run_id: UUID,
      first_start: INSTANT,
      continued_run_id: OPTIONAL_UUID,
      status: ref("ExecutionStatus"),
      start: INSTANT,
      end: { ...INSTANT, type: ["integer", "null"] },
      result: JSON_VALUE,
      search_keys: { ...mapOf(TEXT), type: ["object", "null"] },
      events: listOf(TEXT),
    }),
    runEvents: row<Rows["runEvents"]>({
      key: TEXT,
      run_id: UUID,
      at: INSTANT,
      history: orNull(historyEntry.schema),
      feed: orNull(object({ sequence: NUMBER_FROM_1, event_id: TEXT, channel: TEXT, entry: feedEntry.schema })),
    }),
    feedLength: row<Rows["feedLength"]>({ name: oneOf("feed"), length: COUNT }),
    schedules: row<Rows["schedules"]>({
      schedule: allFieldsOf(schemas, "Schedule", ["future_executions", "recent_executions"]),
      workflow_id: TEXT,
      registration_id: OPTIONAL_TEXT,
      created_by: TEXT,
      recent: listOf(ref("ScheduleRecentExecution")),
      running: listOf(TEXT),
      waiting: listOf(INSTANT),
      plan: TEXT,
      watching: FLAG,
    }),
    deployments: row<Rows["deployments"]>({
      id: UUID,
      name: TEXT,
      is_hardened: FLAG,
      created_at: TIME,
      created_by: OPTIONAL_TEXT,
      owner: OPTIONAL_TEXT,
      managed: orNull(ref("ManagedDeployment")),
      pending: { enum: ["build", "rollout", null] },
    }),
    deploymentWorkers: row<Rows["deploymentWorkers"]>({
      deployment_id: TEXT,
      number: NUMBER_FROM_1,
      name: TEXT,
      created_at: TIME,
      ended_at: OPTIONAL_TIME,
      location: orNull(ref("DeploymentLocation")),
    }),
    deploymentLogs: row<Rows["deploymentLogs"]>({
      deployment_id: TEXT,
      number: COUNT,
      record: ref("DeploymentLogRecord"),
    }),
    commits: row<Rows["commits"]>({ codehost_url: TEXT, revision: TEXT, commit: ref("DeploymentCommit") }),
    models: ref("Model"),
    fineTunings: row<Rows["fineTunings"]>({
      model_id: TEXT,
      root_version: TEXT,
      workspace_id: TEXT,
      classifier_targets: { ...listOf(ref("ClassifierTarget")), type: ["array", "null"] },
    }),
    batchJobs: row<Rows["batchJobs"]>({
      job: ref("BatchJob"),
      created_by: {
        ...object({ user_id: TEXT, role: oneOf("admin", "member"), permissions: listOf(TEXT) }),
        // JSON has no undefined, which means all permissions.
        required: ["user_id", "role"],
      },
      requests: listOf({ anyOf: [ref("BatchRequest"), object({ error: TEXT })] }),
      outputs: listOf(ref("BatchJobOutput")),
    }),
    searchDeployments: ref("SearchIndexDeployment"),
    ingestionConfigurations: ref("IngestionConfiguration"),
  };
  return { tables, components: { ...historyEntry.components, ...feedEntry.components, ...connector.components } };
}

/** The schema of a row with exactly these fields. */
function row<Row>(properties: Readonly<Record<keyof Row & string, Schema>>): Schema {
  return object(properties);
}

export function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: "object", required: Object.keys(properties), properties };
}

export function listOf(items: Schema): Schema {
  return { type: "array", items };
}

export function mapOf(additionalProperties: Schema): Schema {
  return { type: "object", additionalProperties };
}

export function oneOf(...values: string[]): Schema {
  return { type: "string", enum: values };
}

export function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: "null" }] };
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A prompt or a skill (`VersionedResource`). */
function versioned(definition: string): Schema {
  return row<Rows["prompts"] & Rows["skills"]>({
    id: TEXT,
    name: TEXT,
    title: OPTIONAL_TEXT,
    description: OPTIONAL_TEXT,
    sharingScope: oneOf("private", "workspace"),
    workspaceRelation: oneOf("reader", "writer"),
    createdBy: TEXT,
    createdAt: TIME,
    updatedAt: TIME,
    versions: {
      ...listOf(object({ definition: ref(definition), notes: OPTIONAL_TEXT, createdAt: TIME })),
      minItems: 1,
    },
    aliases: listOf(object({ alias: TEXT, version: NUMBER_FROM_1 })),
  });
}

/** A component of the document, whose fields are all required. */
function allFieldsOf(schemas: Record<string, Schema>, name: string, omitted: readonly string[] = []): Schema {
  const fields = Object.entries(propertiesOf(schemas[name]!)).filter(([field]) => !omitted.includes(field));
  return object(Object.fromEntries(fields));
}

function propertiesOf({ properties }: Schema): Record<string, Schema> {
  return properties as Record<string, Schema>;
}

/** What an event says, without its id and its time. */
function entryOf(event: Schema): Schema {
  const { event_type, attributes } = propertiesOf(event);
  return object({ event_type: event_type!, attributes: attributes! });
}

/** A union of the document with each of its variants changed. */
function variants(
  schemas: Record<string, Schema>,
  union: string,
  suffix: string,
  change: (variant: Schema, name: string) => Schema,
): { schema: Schema; components: Record<string, Schema> } {
  const { oneOf, discriminator } = schemas[union] as { oneOf: { $ref: string }[]; discriminator: unknown };
  const names = oneOf.map(({ $ref }) => nameOf($ref));
  return {
    schema: { oneOf: names.map((name) => ref(name + suffix)), discriminator },
    components: Object.fromEntries(names.map((name) => [name + suffix, change(schemas[name]!, name)])),
  };
}
