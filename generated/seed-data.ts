// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from "./mock-types.ts";

type Schemas = components["schemas"];

/** A resource as the API shows it. `_mock` has what it does not show, and is optional. */
type SeedEntry<Resource> = Resource & { readonly _mock?: object };

/** The initial data of a sandbox, in the form of `GET /_mock/seed`. */
export interface SeedData {
  readonly organizations?: readonly SeedEntry<Schemas["Organization"]>[];
  readonly workspaces?: readonly SeedEntry<Schemas["Workspace"]>[];
  readonly users?: readonly SeedEntry<Schemas["UserIdentity"]>[];
  readonly files?: readonly SeedEntry<{ id: string; name: string; media_type: string; content: string }>[];
  readonly datasets?: readonly SeedEntry<Schemas["Dataset"]>[];
  readonly dataset_records?: readonly SeedEntry<Schemas["DatasetRecord"]>[];
  readonly dataset_import_tasks?: readonly SeedEntry<Schemas["DatasetImportTask"]>[];
  readonly judges?: readonly SeedEntry<Schemas["Judge"]>[];
  readonly connectors?: readonly SeedEntry<Schemas["Connector"]>[];
  readonly agents?: readonly SeedEntry<Schemas["Agent"]>[];
  readonly document_libraries?: readonly SeedEntry<{ id: string }>[];
  readonly conversations?: readonly SeedEntry<Schemas["Conversation"]>[];
  readonly prompts?: readonly SeedEntry<Schemas["Prompt"]>[];
  readonly skills?: readonly SeedEntry<Schemas["Skill"]>[];
  readonly workflows?: readonly SeedEntry<Schemas["Workflow"]>[];
  readonly workflow_registrations?: readonly SeedEntry<Schemas["WorkflowRegistration"]>[];
  readonly schedules?: readonly SeedEntry<Schemas["Schedule"]>[];
  readonly executions?: readonly SeedEntry<Schemas["WorkflowExecution"]>[];
  readonly deployments?: readonly SeedEntry<Schemas["DeploymentDetail"]>[];
  readonly models?: readonly SeedEntry<Schemas["Model"]>[];
  readonly batch_jobs?: readonly SeedEntry<Schemas["BatchJob"]>[];
  readonly search_index_deployments?: readonly SeedEntry<Schemas["SearchIndexDeployment"]>[];
  readonly ingestion_configurations?: readonly SeedEntry<Schemas["IngestionConfiguration"]>[];
  readonly spans?: readonly SeedEntry<Schemas["Span"]>[];
  readonly span_evaluations?: readonly SeedEntry<Schemas["SpanEvaluation"]>[];
  /** Data that belongs to no resource, such as the time. */
  readonly _mock?: object;
}
