import type { SeedLists, SeedState } from "../../src/mock/areas/seed.ts";
import { nameOf } from "./closed-schema.ts";
import type { Document, Schema } from "./document.ts";
import { areaRows, COUNT, listOf, mapOf, NUMBER_FROM_1, object, oneOf, orNull, ref, TEXT, TIME } from "./rows.ts";

/** Schemas of what a seed consists of. */
export interface SeedSchemas {
  /** By list, those of a resource and of its internal data. */
  readonly lists: Readonly<Record<string, EntrySchemas>>;
  /** Of what belongs to no resource. */
  readonly state: Schema;
}

interface EntrySchemas {
  readonly resource: Schema;
  readonly internal: Schema;
  /** Names of the fields of the resource. */
  readonly fields: readonly string[];
}

type Entry<List extends keyof SeedLists> = NonNullable<SeedLists[List]>[number];
type InternalOf<Entry> = Entry extends { readonly _mock?: infer Internal } ? keyof NonNullable<Internal> : never;

/**
 * The entries of a seed's lists, and their internal data, which is optional. The types of this function make a forgotten list
 * or field a compile error.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of lists
export function seedSchemas(document: Document): SeedSchemas {
  const { schemas } = document.components;
  const { tables } = areaRows(document);
  const run = {
    history: listOf(ref("HistoryEvent")),
    events: listOf(ref("WorkflowEvent")),
    order: listOf(oneOf("history", "feed", "both")),
    sequences: listOf(NUMBER_FROM_1),
    copied: COUNT,
    schedule_id: { type: ["string", "null"] },
    input: {},
  };
  const versioned = (name: string) => ({
    versions: listOf(ref(name)),
    workspaceRelation: oneOf("reader", "writer"),
    versionsCreatedAt: listOf(TIME),
    title: orNull(TEXT),
    description: orNull(TEXT),
  });
  const file = object({ id: TEXT, name: TEXT, media_type: fieldOf(tables.files!, "mediaType"), content: TEXT });

  const internal: { readonly [List in keyof SeedLists]-?: Readonly<Record<InternalOf<Entry<List>>, Schema>> } = {
    organizations: {},
    workspaces: {},
    users: {},
    files: {},
    datasets: {},
    dataset_records: {},
    dataset_import_tasks: pick(tables.datasetImports!, "source", "processed", "added"),
    judges: pick(tables.judges!, "revision"),
    connectors: {
      client_id: orNull(TEXT),
      tools: listOf(ref("ConnectorTool")),
      credentials: listOf(withInternal("ConnectorCredential", { user_id: orNull(TEXT) })),
      activations: listOf(object(pick(tables.connectorActivations!, "scope", "consumer_id", "active"))),
    },
    agents: { versions: listOf(ref("Agent")), aliases: mapOf(COUNT) },
    document_libraries: {},
    conversations: pick(tables.conversations!, "entries", "completion_args", "appended", "guardrails"),
    prompts: versioned("Prompt"),
    skills: versioned("Skill"),
    workflows: {},
    workflow_registrations: { deployment_name: TEXT },
    schedules: pick(
      tables.schedules!,
      "workflow_id",
      "registration_id",
      "created_by",
      "running",
      "waiting",
      "plan",
      "watching",
    ),
    executions: { ...run, registration_id: TEXT, earlier_runs: listOf(withInternal("WorkflowExecution", run)) },
    deployments: {
      logs: listOf(ref("DeploymentLogRecord")),
      commits: mapOf(ref("DeploymentCommit")),
      workers: listOf(object(pick(tables.deploymentWorkers!, "number", "name", "created_at", "ended_at", "location"))),
      ...pick(tables.deployments!, "created_by", "pending"),
    },
    models: pick(tables.fineTunings!, "root_version", "workspace_id", "classifier_targets"),
    batch_jobs: {
      created_by: { ...fieldOf(tables.batchJobs!, "created_by"), required: ["user_id"] },
      requests: fieldOf(tables.batchJobs!, "requests"),
    },
    search_index_deployments: {},
    ingestion_configurations: {},
    spans: {},
    span_evaluations: {},
  };
  const resources: Readonly<Record<keyof SeedLists, Schema>> = {
    organizations: ref("Organization"),
    workspaces: ref("Workspace"),
    users: ref("UserIdentity"),
    files: file,
    datasets: ref("Dataset"),
    dataset_records: ref("DatasetRecord"),
    dataset_import_tasks: ref("DatasetImportTask"),
    judges: ref("Judge"),
    connectors: ref("Connector"),
    agents: ref("Agent"),
    document_libraries: object({ id: TEXT }),
    conversations: ref("Conversation"),
    prompts: ref("Prompt"),
    skills: ref("Skill"),
    workflows: ref("Workflow"),
    workflow_registrations: ref("WorkflowRegistration"),
    schedules: ref("Schedule"),
    executions: ref("WorkflowExecution"),
    deployments: ref("DeploymentDetail"),
    models: ref("Model"),
    batch_jobs: ref("BatchJob"),
    search_index_deployments: ref("SearchIndexDeployment"),
    ingestion_configurations: ref("IngestionConfiguration"),
    spans: ref("Span"),
    span_evaluations: ref("SpanEvaluation"),
  };
  const state: Readonly<Record<keyof SeedState, Schema>> = {
    seed: { ...COUNT, maximum: 4_294_967_295 },
    now: { ...TEXT, format: "date-time" },
    count: { ...COUNT, maximum: 4_000_000_000 },
    tasks: listOf(tables.tasks!),
    commits: listOf(tables.commits!),
    missing: listOf(TEXT),
  };
  const names = Object.keys(resources) as (keyof SeedLists)[];
  const lists = names.map((name): [string, EntrySchemas] => [
    name,
    {
      resource: resources[name],
      internal: optional(internal[name]),
      fields: fieldsOf(schemas, resources[name]),
    },
  ]);
  return { lists: Object.fromEntries(lists), state: optional(state) };
}

/** An object that needs none of these fields, and has no others. */
function optional(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: "object", properties, additionalProperties: false };
}

/** A component of the document with a field for internal data. */
function withInternal(name: string, internal: Readonly<Record<string, Schema>>): Schema {
  return { allOf: [ref(name)], properties: { _mock: optional(internal) } };
}

function pick<Name extends string>(row: Schema, ...names: readonly Name[]): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(row, name)])) as Record<Name, Schema>; // By construction.
}

function fieldOf({ properties }: Schema, name: string): Schema {
  return (properties as Record<string, Schema>)[name]!;
}

/** The names of the fields of a schema, or of all its variants. */
function fieldsOf(schemas: Record<string, Schema>, schema: Schema): string[] {
  if (schema.$ref !== undefined) return fieldsOf(schemas, schemas[nameOf(schema.$ref as string)]!);
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((part) => (part as Schema[] | undefined) ?? []);
  const own = Object.keys((schema.properties as object | undefined) ?? {});
  return [...new Set([...own, ...parts.flatMap((part) => fieldsOf(schemas, part))])];
}
