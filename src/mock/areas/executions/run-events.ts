import type { HistoryEvent, WorkflowEvent } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import {
  type FeedEntry,
  feedEventId,
  type HistoryEntry,
  type PublishedEvent,
  type StoredEvent,
  type StoredRun,
} from "./state.ts";

/** An event to record in the history, in the feed or in both. */
export interface RunEvent {
  readonly history?: HistoryEntry;
  readonly feed?: FeedEntry;
  /** Channel in the feed. Default: `workflow`. */
  readonly channel?: string;
}

export function findRun(sandbox: Sandbox, run_id: string): StoredRun {
  return sandbox.runs.get(run_id)!; // Runs are never deleted.
}

/** Adds an event to a run, with the current time. */
export function recordEvent(sandbox: Sandbox, run_id: string, event: RunEvent): void {
  recordEvents(sandbox, run_id, [event]);
}

/** Adds events to a run, with the current time. Copies the run's list of events once, however many are added. */
export function recordEvents(sandbox: Sandbox, run_id: string, added: readonly RunEvent[]): void {
  if (added.length === 0) return;
  const run = findRun(sandbox, run_id);
  const events = [...run.events];
  for (const { history, feed, channel = "workflow" } of added) {
    const sequence = feedLength(sandbox) + 1;
    const key = feed ? String(sequence) : `${run_id}/${events.length}`;
    if (feed) sandbox.feedLength.put({ name: "feed", length: sequence });
    sandbox.runEvents.put({
      key,
      run_id,
      at: sandbox.now(),
      history: history ?? null,
      feed: feed ? { sequence, event_id: feedEventId(run_id, sequence), channel, entry: feed } : null,
    });
    events.push(key);
  }
  sandbox.runs.put({ ...run, events });
}

/** Sequence of the latest event of the feed; 0 if there is none. */
export function feedLength(sandbox: Sandbox): number {
  return sandbox.feedLength.get("feed")?.length ?? 0;
}

export function listEvents(sandbox: Sandbox, run: StoredRun): StoredEvent[] {
  return run.events.map((key) => sandbox.runEvents.get(key)!); // Events are never deleted.
}

/** The events that are in the history. Their `event_id` is their position, from 1. */
export function historyEvents(events: readonly StoredEvent[]): StoredEvent[] {
  return events.filter(({ history }) => history);
}

/** The history of a run as the API shows it. `decode_payloads` has no effect: only callers can decode encoded values. */
export function listHistory(sandbox: Sandbox, run: StoredRun): HistoryEvent[] {
  return historyEvents(listEvents(sandbox, run)).map(({ at, history }, index) => {
    const event = { event_id: index + 1, event_time: sandbox.time(at), ...history };
    return event as HistoryEvent; // Spreading a union loses that the type and the attributes belong together.
  });
}

/** The `event_id` of the latest history event of this type with this task, timer or execution id; 0 if there is none. */
export function eventId(events: readonly StoredEvent[], type: string, id: string): number {
  return historyEvents(events).findLastIndex((event) => isEvent(event, type, id)) + 1;
}

/** Returns true if there is an event of this type and, if `id` is set, with this task, timer or execution id. */
export function hasEvent(events: readonly StoredEvent[], type: string, id?: string): boolean {
  return events.some((event) => isEvent(event, type, id));
}

function isEvent({ history, feed }: StoredEvent, type: string, id: string | undefined): boolean {
  return [history, feed?.entry].some(
    (entry) => entry?.event_type === type && (id === undefined || Object.values(entry.attributes).includes(id)),
  );
}

type ChildEvent = Extract<HistoryEntry, { event_type: `CHILD_WORKFLOW_${string}` }>;

/** The executions of children that have an event of one of these types. */
export function findChildren(
  events: readonly StoredEvent[],
  ...types: ChildEvent["event_type"][]
): ReadonlySet<string> {
  const isWanted = (event: HistoryEntry | null): event is ChildEvent =>
    types.some((type) => type === event?.event_type);
  return new Set(events.flatMap(({ history }) => (isWanted(history) ? [history.attributes.execution_id] : [])));
}

export type FeedEvent = StoredEvent & { readonly feed: PublishedEvent };

export function isInFeed(event: StoredEvent | undefined): event is FeedEvent {
  return event?.feed != null;
}

/** An event as the list and the stream show it. */
export function feedEvent(sandbox: Sandbox, { run_id, at, feed }: FeedEvent): WorkflowEvent {
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
  return event as WorkflowEvent; // The type and the attributes of an entry belong together.
}
