// Generated from openapi/ by `npm run generate`. Do not edit.

import type { OperationId } from "./operations.ts";

/** The declared fields of a value: a shape, or the name of a component; null to keep the whole value. */
export type Known = Shape | string | null;

export interface Shape {
  readonly fields?: Readonly<Record<string, Known>>;
  /** The values of fields without a name of their own, as in a map. Missing if such fields are to be dropped. */
  readonly values?: Known;
  readonly items?: Known;
  /** The field whose value selects a variant. Objects without this field have the variant "". */
  readonly tag?: string;
  readonly variants?: Readonly<Record<string, Known>>;
}

export const components: Readonly<Record<string, Shape>> = {"Reset":{"fields":{"seed":null,"now":null}},"Snapshot":{"fields":{"seed":null,"clock":null,"count":null,"tables":null}},"SeedData":{"fields":{"organizations":null,"workspaces":null,"users":null,"files":null,"datasets":null,"dataset_records":null,"dataset_import_tasks":null,"judges":null,"connectors":null,"agents":null,"document_libraries":null,"conversations":null,"prompts":null,"skills":null,"workflows":null,"workflow_registrations":null,"schedules":null,"executions":null,"deployments":null,"models":null,"batch_jobs":null,"search_index_deployments":null,"ingestion_configurations":null,"spans":null,"span_evaluations":null},"values":null},"ClockMove":{"fields":{"advance_ms":null,"advance_to":null}},"JournalSearch":{"fields":{"match":"RequestMatch","status":null,"limit":null,"cursor":null}},"RequestMatch":{"fields":{"operation_id":null,"method":null,"path":null,"query":null,"headers":null,"body":{"items":"BodyCondition"}}},"BodyCondition":{"fields":{"pointer":null,"value":null,"schema":null}},"ReplyCreate":{"fields":{"match":"RequestMatch","times":null,"status":null,"headers":null,"body":null,"events":{"items":"StreamEvent"},"delay_ms":null,"unchecked":null}},"StreamEvent":{"fields":{"event":null,"id":null,"data":null}},"FaultCreate":{"fields":{"operation_id":null,"match":"RequestMatch","probability":null,"times":null,"latency_ms":null,"status":null,"retry_after":null,"drop":null,"cut_after_bytes":null,"cut_after_events":null}}};

/** The fields of each JSON request body, by operation. */
export const bodies: Readonly<Partial<Record<OperationId, Known>>> = {"sandbox.reset":"Reset","snapshot.restore":"Snapshot","seed.replace":"SeedData","clock.move":"ClockMove","journal.search":"JournalSearch","replies.create":"ReplyCreate","faults.create":"FaultCreate"};
