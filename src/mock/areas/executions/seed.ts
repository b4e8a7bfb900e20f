import type { components } from "../../../../generated/types.ts";
import type { Seeded } from "../seeded.ts";
import type { WorkflowsSeed } from "../workflows/state.ts";
import type { FeedEntry, HistoryEntry, StoredEvent } from "./event-state.ts";
import type { StoredRun } from "./run-state.ts";

type Schemas = components["schemas"];
type Execution = Schemas["WorkflowExecution"];
type HistoryEvent = Schemas["HistoryEvent"];
type WorkflowEvent = Schemas["WorkflowEvent"];

/** Workflows and registrations are needed to find those of an execution by its `workflow_name`. */
export interface ExecutionsSeed extends WorkflowsSeed {
  /** Each as its latest run shows it. */
  readonly executions?: readonly ExecutionSeed[];
}

type RunSeed = Seeded<Execution, RunExtras>;

export type ExecutionSeed = Seeded<
  Execution,
  RunExtras & {
    readonly registration_id?: string;
    /** The runs before the latest one, the first run first. Each continues the one before it. */
    readonly earlier_runs?: readonly RunSeed[];
  }
>;

interface RunExtras {
  /**
   * By default, only the start and the end. After a reset, the history begins with events of the earlier run: those before
   * the `start_time` of this one.
   */
  readonly history?: readonly HistoryEvent[];
  /** The run in the event feed. By default, the start, completion and failure that the history has. */
  readonly events?: readonly WorkflowEvent[];
}

/** What all runs of an execution share. */
interface Origin
  extends Pick<StoredRun, "workflow_id" | "registration_id" | "deployment_name" | "first_run_id" | "first_start"> {
  readonly display_name: string | null;
}

/** The rows of all runs and events, in the order of the seed. */
export function runRows(seed: ExecutionsSeed): { runs: StoredRun[]; events: StoredEvent[] } {
  const runs: StoredRun[] = [];
  const events: StoredEvent[] = [];
  let sequence = 0;
  for (const execution of seed.executions ?? []) {
    const list: readonly RunSeed[] = [...(execution._mock?.earlier_runs ?? []), execution];
    const origin = originOf(seed, execution, list[0]!);
    let before: StoredRun | undefined;
    for (const run of list) {
      const history = run._mock?.history ?? historyOf(run);
      const start = Date.parse(run.start_time);
      const own = before ? history.filter(({ event_time }) => Date.parse(event_time) >= start) : history;
      const keys = before ? keysOfFirst(before, events, history.length - own.length) : [];
      const run_id = runIdOf(run);
      for (const { at, entry, feed, event_id } of merged(own, run._mock?.events, origin)) {
        if (feed) sequence++;
        const key = feed ? String(sequence) : `${run_id}/${keys.length}`;
        keys.push(key);
        events.push({
          key,
          run_id,
          at,
          history: entry,
          feed: feed ? published(feed, sequence, run_id, event_id) : null,
        });
      }
      before = runRow(run, history, origin, before, keys);
      runs.push(before);
    }
  }
  return { runs, events };
}

function originOf(
  { workflows = [], workflow_registrations = [] }: WorkflowsSeed,
  execution: ExecutionSeed,
  first: RunSeed,
): Origin {
  const workflow = workflows.find(({ id, name }) =>
    execution.workflow_id ? id === execution.workflow_id : name === execution.workflow_name,
  );
  const registration = workflow_registrations.findLast(
    ({ workflow_id, deployment_name }) =>
      workflow_id === workflow?.id && deployment_name === (execution.deployment_name ?? deployment_name),
  );
  return {
    workflow_id: workflow?.id ?? execution.workflow_id ?? "",
    registration_id: execution._mock?.registration_id ?? registration?.id ?? "",
    deployment_name: execution.deployment_name ?? registration?.deployment_name ?? "",
    display_name: workflow?.display_name ?? null,
    first_run_id: runIdOf(first),
    first_start: Date.parse(first.start_time),
  };
}

function runIdOf({ run_id, execution_id }: Execution): string {
  return run_id ?? execution_id;
}

function runRow(
  run: RunSeed,
  history: readonly HistoryEvent[],
  { display_name, ...origin }: Origin,
  before: StoredRun | undefined,
  events: readonly string[],
): StoredRun {
  const { execution_id, workflow_name, root_execution_id, parent_execution_id = null, user_id = null } = run;
  const [first] = history;
  const started = first?.event_type === "WORKFLOW_EXECUTION_STARTED" ? first.attributes : undefined;
  return {
    ...origin,
    execution_id,
    run_id: runIdOf(run),
    workflow_name,
    root_execution_id,
    parent_execution_id,
    schedule_id: started?.schedule_id ?? null,
    user_id,
    input: started?.input ?? null,
    continued_run_id: before?.run_id ?? null,
    status: statusOf(run),
    start: Date.parse(run.start_time),
    end: run.end_time === null ? null : Date.parse(run.end_time),
    result: run.result,
    search_keys: run.search_keys ?? null,
    events,
  };
}

function statusOf({ status, end_time }: Execution): Schemas["ExecutionStatus"] {
  return status ?? (end_time === null ? "RUNNING" : "COMPLETED");
}

/** Keys of a run's events, up to the last of so many events of its history. */
function keysOfFirst({ events: keys }: StoredRun, events: readonly StoredEvent[], count: number): string[] {
  const inHistory = new Set(events.filter(({ history }) => history).map(({ key }) => key));
  const last = keys.filter((key) => inHistory.has(key))[count - 1];
  return last === undefined ? [] : keys.slice(0, keys.indexOf(last) + 1);
}

/** The history of a run by default. */
function historyOf(run: Execution): HistoryEvent[] {
  const { workflow_name, root_execution_id, parent_execution_id = null, start_time, end_time, result } = run;
  const start: HistoryEvent = {
    event_id: 1,
    event_time: start_time,
    event_type: "WORKFLOW_EXECUTION_STARTED",
    attributes: {
      workflow_name,
      run_id: runIdOf(run),
      continued_run_id: null,
      root_execution_id,
      parent_execution_id,
      schedule_id: null,
      attempt: 1,
      input: null,
    },
  };
  if (end_time === null) return [start];
  const end = { event_id: 2, event_time: end_time } as const;
  switch (statusOf(run)) {
    case "COMPLETED":
      return [start, { ...end, event_type: "WORKFLOW_EXECUTION_COMPLETED", attributes: { result } }];
    case "FAILED": {
      const failure = { message: "The execution failed", type: null, stack_trace: null };
      return [start, { ...end, event_type: "WORKFLOW_EXECUTION_FAILED", attributes: { failure } }];
    }
    case "CANCELED":
      return [start, { ...end, event_type: "WORKFLOW_EXECUTION_CANCELED", attributes: { reason: null } }];
    case "TERMINATED":
      return [start, { ...end, event_type: "WORKFLOW_EXECUTION_TERMINATED", attributes: { reason: null } }];
    case "TIMED_OUT": {
      const execution_timeout = (Date.parse(end_time) - Date.parse(start_time)) / 1000;
      return [start, { ...end, event_type: "WORKFLOW_EXECUTION_TIMED_OUT", attributes: { execution_timeout } }];
    }
    default:
      return [start];
  }
}

interface Merged {
  readonly at: number;
  readonly entry: HistoryEntry | null;
  readonly feed: FeedEntry | null;
  readonly event_id?: string;
}

/** History and feed in chronological order. A history event and its counterpart in the feed are one event. */
function merged(
  history: readonly HistoryEvent[],
  feed: readonly WorkflowEvent[] | undefined,
  origin: Origin,
): Merged[] {
  const rest = [...(feed ?? [])];
  const all = history.flatMap((event): Merged[] => {
    const at = Date.parse(event.event_time);
    const entry = entryOf(event) as HistoryEntry;
    const earlier: Merged[] = [];
    while (rest[0] && timeOf(rest[0]) < at) earlier.push(feedOnly(rest.shift()!));
    if (!feed) return [{ at, entry, feed: feedEntryOf(event, origin) }];
    const same = rest[0] && timeOf(rest[0]) === at && rest[0].event_type === counterpartOf(event);
    return [...earlier, same ? { ...feedOnly(rest.shift()!), entry } : { at, entry, feed: null }];
  });
  return [...all, ...rest.map(feedOnly)];
}

function feedOnly(event: WorkflowEvent): Merged {
  return { at: timeOf(event), entry: null, feed: entryOf(event) as FeedEntry, event_id: event.event_id };
}

/** What an event says, without its id and its time. */
function entryOf({ event_type, attributes }: HistoryEvent | WorkflowEvent) {
  return { event_type, attributes };
}

function timeOf({ event_timestamp }: WorkflowEvent): number {
  return Math.round(event_timestamp / 1e6);
}

function counterpartOf({ event_type }: HistoryEvent): string {
  return event_type === "ACTIVITY_TASK_SCHEDULED" ? "ACTIVITY_TASK_STARTED" : event_type;
}

function published(
  entry: FeedEntry,
  sequence: number,
  run_id: string,
  event_id: string | undefined,
): StoredEvent["feed"] {
  return {
    sequence,
    event_id: event_id ?? `evt_${run_id.slice(0, 8)}_${sequence}`,
    channel: entry.event_type === "CUSTOM_TASK_IN_PROGRESS" ? "token" : "workflow",
    entry,
  };
}

/** The counterpart of a history event in the feed, by default. */
function feedEntryOf(event: HistoryEvent, { display_name }: Origin): FeedEntry | null {
  const task = { task_id: "wf_1", attempt: 1 };
  switch (event.event_type) {
    case "WORKFLOW_EXECUTION_STARTED": {
      const { workflow_name, input } = event.attributes;
      return {
        event_type: event.event_type,
        attributes: { ...task, workflow_name, display_name, input: { type: "json", value: input } },
      };
    }
    case "WORKFLOW_EXECUTION_COMPLETED":
      return {
        event_type: event.event_type,
        attributes: { ...task, result: { type: "json", value: event.attributes.result } },
      };
    case "WORKFLOW_EXECUTION_FAILED":
      return {
        event_type: event.event_type,
        attributes: { ...task, failure: { message: event.attributes.failure.message } },
      };
    default:
      return null;
  }
}
