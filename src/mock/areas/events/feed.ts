import type { ServerEvent } from "../../exchange/responses.ts";
import { shareEvent } from "../../exchange/shared-events.ts";
import { type FeedEvent, feedEvent, findRun } from "../executions/run-events.ts";
import type { OperationRequest } from "../operation-types.ts";
import type { Sandbox } from "../tables.ts";

/** Labels of every event. */
const METADATA: Record<string, unknown> = { language: "en" };
const NAMESPACE = "tidewater";

/** An event as the stream sends it. All streams share it, because nothing in it changes. */
export function streamMessage(sandbox: Sandbox, event: FeedEvent): ServerEvent {
  return shareEvent(event, "", () => toMessage(sandbox, event));
}

function toMessage(sandbox: Sandbox, event: FeedEvent): ServerEvent {
  const { workflow_name, execution_id, parent_execution_id, root_execution_id } = findRun(sandbox, event.run_id);
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
type FeedFilters = OperationRequest<"workflows.events.stream">["query"] & {
  readonly hasLabels: (labels: typeof METADATA) => boolean;
};

export function matchesFilters(sandbox: Sandbox, { run_id, feed }: FeedEvent, filters: FeedFilters): boolean {
  const run = findRun(sandbox, run_id);
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
