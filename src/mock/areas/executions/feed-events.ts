import type { components } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import { findRun } from "./run-events.ts";
import type { PublishedEvent, StoredEvent } from "./state.ts";

type Schemas = components["schemas"];

export type FeedEvent = StoredEvent & { readonly feed: PublishedEvent };

export function isInFeed(event: StoredEvent | undefined): event is FeedEvent {
  return event?.feed != null;
}

/** An event as the list and the stream show it. */
export function feedEvent(sandbox: Sandbox, { run_id, at, feed }: FeedEvent): Schemas["WorkflowEvent"] {
  const run = findRun(sandbox, run_id);
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
