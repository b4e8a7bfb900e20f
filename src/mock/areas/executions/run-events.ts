import type { components } from "../../../../generated/types.ts";
import type { Sandbox } from "../tables.ts";
import type { FeedEntry, HistoryEntry, StoredEvent } from "./event-state.ts";
import type { StoredRun } from "./run-state.ts";

type HistoryEvent = components["schemas"]["HistoryEvent"];

export interface RunEvent {
  /** What the history says of it, if anything. */
  readonly history?: HistoryEntry;
  /** What the feed says of it, if anything, and on which channel; `workflow` unless given. */
  readonly feed?: FeedEntry;
  readonly channel?: string;
}

/** Records that something has happened in a run just now. */
export function record(sandbox: Sandbox, run_id: string, { history, feed, channel = "workflow" }: RunEvent): void {
  const run = sandbox.runs.get(run_id)!; // Runs are never deleted.
  const sequence = feedLength(sandbox) + 1;
  const key = feed ? String(sequence) : `${run_id}/${run.events.length}`;
  if (feed) sandbox.feedLength.put({ name: "feed", length: sequence });
  sandbox.runEvents.put({
    key,
    run_id,
    at: sandbox.now(),
    history: history ?? null,
    feed: feed ? { sequence, event_id: `evt_${run_id.slice(0, 8)}_${sequence}`, channel, entry: feed } : null,
  });
  sandbox.runs.put({ ...run, events: [...run.events, key] });
}

/** Sequence of the latest event of the feed; 0 if there is none. */
export function feedLength(sandbox: Sandbox): number {
  return sandbox.feedLength.get("feed")?.length ?? 0;
}

/** Everything that happened in a run, in order, with what it took over from an earlier run. */
export function eventsOf(sandbox: Sandbox, run: StoredRun): StoredEvent[] {
  return run.events.map((key) => sandbox.runEvents.get(key)!); // Events are never deleted.
}

export function historyOf(sandbox: Sandbox, run: StoredRun): HistoryEvent[] {
  const told = eventsOf(sandbox, run).filter(({ history }) => history);
  return told.map(({ at, history }, index) => {
    const event = { event_id: index + 1, event_time: sandbox.time(at), ...history };
    return event as HistoryEvent; // The entry's type and attributes belong together; spreading a union forgets it.
  });
}

/** Whether the history or the feed has an event of this type that names this task, timer or execution, if one is given. */
export function timestampOf(events: readonly StoredEvent[], type: string, subject?: string): boolean {
  return events.some(({ history, feed }) =>
    [history, feed?.entry].some(
      (entry) =>
        entry?.event_type === type && (subject === undefined || Object.values(entry.attributes).includes(subject)),
    ),
  );
}
