import type {
  ExecutionStatus,
  HistoryEvent,
  WorkflowEvent,
  WorkflowExecution,
} from "../../../../generated/mock-types.ts";
import { defineIndex, type SortKey } from "../../state/row-index.ts";
import { type Table, table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

type Entry<Event> = Event extends { event_type: infer Type; attributes: infer Attributes }
  ? { readonly event_type: Type; readonly attributes: Attributes }
  : never;

/** Type and attributes of an event in the history of its run. */
export type HistoryEntry = Entry<HistoryEvent>;

/** Type and attributes of an event in the feed: the list and the stream of workflow events. */
export type FeedEntry = Entry<WorkflowEvent>;

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
  readonly status: ExecutionStatus;
  /** Milliseconds since the epoch; `end` is null while the run is in progress. */
  readonly start: number;
  readonly end: number | null;
  readonly result: unknown;
  readonly search_keys: Readonly<Record<string, string>> | null;
  /** Keys of its events in order. After a reset, the first ones are events of the earlier run. */
  readonly events: readonly string[];
}

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
  readonly history: HistoryEntry | null;
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

export interface ExecutionsSeed {
  /** Each in the state of its latest run. */
  readonly executions?: readonly ExecutionSeed[];
}

export type RunSeed = Seeded<WorkflowExecution, RunExtras>;

export type ExecutionSeed = Seeded<
  WorkflowExecution,
  RunExtras & {
    readonly registration_id?: string;
    /** The runs before the latest one, oldest first. Each continues the previous one. */
    readonly earlier_runs?: readonly RunSeed[];
  }
>;

export interface RunExtras {
  /** Default: the start and the end. After a reset, it starts with the older events of the earlier run. */
  readonly history?: readonly HistoryEvent[];
  /** The events of the run in the feed. By default, the start, completion, failure, termination and timeout from the history. */
  readonly events?: readonly WorkflowEvent[];
  /** The place of each event of the run, in order. By default, `history` and `events` are merged by their times. */
  readonly order?: readonly EventPlace[];
  /** Positions of `events` in the feed of the sandbox. By default they follow those of the runs before. */
  readonly sequences?: readonly number[];
  /** Number of events at the start of the history that come from the earlier run. By default those that are older. */
  readonly copied?: number;
  /** Default: that of the start in the history, or null. */
  readonly schedule_id?: string | null;
  readonly input?: unknown;
}

/** The place where an event is recorded. */
export type EventPlace = "history" | "feed" | "both";

export function feedEventId(run_id: string, sequence: number): string {
  return `evt_${run_id.slice(0, 8)}_${sequence}`;
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

export const executionsTables = {
  executions: table<StoredExecution>(({ execution_id }) => execution_id),
  runs: table<StoredRun>(({ run_id }) => run_id),
  runEvents: table<StoredEvent>(({ key }) => key),
  feedLength: table<FeedLength>(({ name }) => name),
};
