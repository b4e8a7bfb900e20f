import type { components } from "../../../../generated/types.ts";
import type { PublishedEvent, StoredEvent, StoredRun } from "../executions/state.ts";
import type { ServerEvent } from "../responses.ts";
import type { Sandbox } from "../tables.ts";

type Schemas = components["schemas"];

/** Labels of every event. */
const METADATA: Record<string, unknown> = { language: "en" };
/** Name of the workspace in the workflow service. */
const NAMESPACE = "tidewater";

export type FeedEvent = StoredEvent & { readonly feed: PublishedEvent };

export function isInFeed(event: StoredEvent | undefined): event is FeedEvent {
  return event?.feed != null;
}

/** An event as the list and the stream show it. */
export function feedEvent(sandbox: Sandbox, { run_id, at, feed }: FeedEvent): Schemas["WorkflowEvent"] {
  const run = runOf(sandbox, run_id);
  const event = {
    event_id: feed.event_id,
    event_timestamp: at,
    event_type: feed.entry.event_type,
    workflow_name: run.workflow_name,
    workflow_exec_id: run.execution_id,
    workflow_run_id: run_id,
    root_workflow_exec_id: run.root_execution_id,
    parent_workflow_exec_id: run.parent_execution_id,
    chain_run_id: run.first_run_id,
    continued_run_id: run.continued_run_id,
    first_execution_run_id: run.first_run_id,
    schedule_id: run.schedule_id,
    attributes: feed.entry.attributes,
  };
  return event as Schemas["WorkflowEvent"]; // The type and the attributes of an entry belong together.
}

export function streamMessage(sandbox: Sandbox, event: FeedEvent): ServerEvent {
  const { workflow_name, execution_id, parent_execution_id, root_execution_id } = runOf(sandbox, event.run_id);
  return {
    id: String(event.feed.sequence),
    data: {
      stream: event.feed.channel,
      data: feedEvent(sandbox, event),
      workflow_context: {
        namespace: NAMESPACE,
        workflow_name,
        workflow_exec_id: execution_id,
        parent_workflow_exec_id: parent_execution_id,
        root_workflow_exec_id: root_execution_id,
      },
      broker_sequence: event.feed.sequence,
      timestamp: sandbox.time(event.at),
      metadata: METADATA,
    },
  };
}

/** Selects the events of a stream. A filter that is missing or `*` matches every event. */
export interface FeedFilters {
  readonly workflow_exec_id?: string | undefined;
  readonly root_workflow_exec_id?: string | undefined;
  readonly parent_workflow_exec_id?: string | undefined;
  readonly workflow_name?: string | undefined;
  readonly stream?: string | undefined;
  readonly scope?: string | undefined;
  readonly activity_name?: string | undefined;
  readonly activity_id?: string | undefined;
  readonly workflow_event_types?: readonly string[] | undefined;
  readonly hasLabels: (labels: typeof METADATA) => boolean;
}

export function matchesFilters(sandbox: Sandbox, { run_id, feed }: FeedEvent, filters: FeedFilters): boolean {
  const run = runOf(sandbox, run_id);
  const { event_type, attributes } = feed.entry;
  const isActivity = event_type.startsWith("ACTIVITY_");
  // Every activity event has these attributes.
  const activity = isActivity ? (attributes as { activity_name: string; task_id: string }) : undefined;
  return (
    matches(filters.workflow_exec_id, run.execution_id) &&
    matches(filters.root_workflow_exec_id, run.root_execution_id) &&
    matches(filters.parent_workflow_exec_id, run.parent_execution_id) &&
    matches(filters.workflow_name, run.workflow_name) &&
    matches(filters.stream, feed.channel) &&
    matches(filters.scope, isActivity ? "activity" : "workflow") &&
    matches(filters.activity_name, activity?.activity_name) &&
    matches(filters.activity_id, activity?.task_id) &&
    (filters.workflow_event_types?.includes(event_type) ?? true) &&
    filters.hasLabels(METADATA)
  );
}

function matches(expected: string | undefined, actual: string | null | undefined): boolean {
  return expected === undefined || expected === "*" || expected === actual;
}

function runOf(sandbox: Sandbox, run_id: string): StoredRun {
  return sandbox.runs.get(run_id)!; // Runs are never deleted.
}
