import type { components } from "../../../../generated/types.ts";
import { defineIndex, type SortKey } from "../../sandbox/row-index.ts";
import { defineTable, type Table } from "../../sandbox/table.ts";

type Schemas = components["schemas"];
type Entry<Event> = Event extends { event_type: infer Type; attributes: infer Attributes }
  ? { readonly event_type: Type; readonly attributes: Attributes }
  : never;

/** Type and attributes of an event in the history of its run. */
export type HistoryEntry = Entry<Schemas["HistoryEvent"]>;

/** Type and attributes of an event in the feed: the list and the stream of workflow events. */
export type FeedEntry = Entry<Schemas["WorkflowEvent"]>;

/** One run of an execution. Fields that describe the whole execution are repeated in each of its runs. */
export interface StoredRun {
  readonly run_id: string;
  readonly execution_id: string;
  readonly workflow_id: string;
  readonly workflow_name: string;
  readonly registration_id: string;
  readonly deployment_name: string;
  readonly root_execution_id: string;
  readonly parent_execution_id: string | null;
  readonly schedule_id: string | null;
  readonly user_id: string | null;
  /** Decoded; null if the request had none, or one that only the caller can decode. */
  readonly input: unknown;
  /** The execution's first run, its start, and the run that this one continues. */
  readonly first_run_id: string;
  readonly first_start: number;
  readonly continued_run_id: string | null;
  readonly status: Schemas["ExecutionStatus"];
  /** Milliseconds since the epoch; `end` is null while the run is in progress. */
  readonly start: number;
  readonly end: number | null;
  readonly result: unknown;
  readonly search_keys: Readonly<Record<string, string>> | null;
  /** Keys of its events in order. After a reset, the first ones are events of the earlier run. */
  readonly events: readonly string[];
}

/** Points to the latest run of an execution. */
export interface StoredExecution {
  readonly execution_id: string;
  readonly run_id: string;
}

/** An event of a run. The history, the event list and the event stream are all derived from these. */
export interface StoredEvent {
  /** The sequence in the feed or, for an event that is not in the feed, the run and a number. */
  readonly key: string;
  readonly run_id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null if the event is not in the history. */
  readonly history: HistoryEntry | null;
  /** Null if the event is not in the feed. */
  readonly feed: PublishedEvent | null;
}

export interface PublishedEvent {
  /** Position in the feed of the sandbox, from 1 without gaps. It is also the key of the event. */
  readonly sequence: number;
  readonly event_id: string;
  readonly channel: string;
  readonly entry: FeedEntry;
}

/** Number of events in the feed. The table has only this row. */
export interface FeedLength {
  readonly name: "feed";
  readonly length: number;
}

export function feedEventId(run_id: string, sequence: number): string {
  return `evt_${run_id.slice(0, 8)}_${sequence}`;
}

export interface ExecutionRows {
  readonly runs: readonly StoredRun[];
  readonly events: readonly StoredEvent[];
}

export const runsByStart = defineIndex<StoredRun>(({ start, run_id }) => [start, run_id]);
export const runsByRoot = defineIndex<StoredRun>((run) => [run.root_execution_id, run.start, run.run_id]);
export const runsByStatus = defineIndex<StoredRun>(({ status, start, run_id }) => [status, start, run_id]);
export const runsByWorkflow = defineIndex<StoredRun>(({ workflow_id, status }) => [workflow_id, status]);

/** Runs in progress come last, so a descending list needs an index of its own. The first value is 0 or 1. */
export const runsByEnd = {
  asc: defineIndex<StoredRun>((run) => [run.end === null ? 1 : 0, run.end ?? run.start, run.run_id]),
  desc: defineIndex<StoredRun>((run) => [run.end === null ? 0 : 1, run.end ?? run.start, run.run_id]),
};

interface ExecutionTables {
  readonly runs: Table<StoredRun>;
}

const feedPosition = ({ at, feed }: StoredEvent): SortKey | undefined => (feed ? [at, feed.sequence] : undefined);

/** These indexes have only the events of the feed. */
export const feedByTime = defineIndex<StoredEvent>(feedPosition);
export const feedByRun = defineIndex<StoredEvent>((event) => {
  const position = feedPosition(event);
  return position && [event.run_id, ...position];
});
export const feedByExecution = feedByRunProperty("execution_id");
export const feedByRoot = feedByRunProperty("root_execution_id");

/** These properties of a run never change. */
function feedByRunProperty(name: "execution_id" | "root_execution_id") {
  return defineIndex<StoredEvent>(
    (event, _place, { runs }: ExecutionTables) => {
      const position = feedPosition(event);
      const run = runs.get(event.run_id);
      return position && run && [run[name], ...position];
    },
    { readsOthers: true },
  );
}

export function executionsTables({ runs, events }: ExecutionRows) {
  const length = events.filter(({ feed }) => feed).length;
  return {
    // The last run of an execution is its latest one.
    executions: defineTable<StoredExecution>(
      ({ execution_id }) => execution_id,
      runs.map(({ execution_id, run_id }) => ({ execution_id, run_id })),
    ),
    runs: defineTable<StoredRun>(({ run_id }) => run_id, runs),
    runEvents: defineTable<StoredEvent>((event) => event.key, events),
    feedLength: defineTable<FeedLength>(({ name }) => name, [{ name: "feed", length }]),
  };
}
