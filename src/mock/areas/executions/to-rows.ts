import type {
  ExecutionStatus,
  HistoryEvent,
  WorkflowEvent,
  WorkflowExecution,
} from "../../../../generated/mock-types.ts";
import type { SeedLists } from "../seed.ts";
import type { StoredRegistration, StoredWorkflow } from "../workflows/state.ts";
import { payload, valueIn } from "./payload.ts";
import {
  type EventPlace,
  type ExecutionSeed,
  type FeedEntry,
  feedEventId,
  type HistoryEntry,
  type RunSeed,
  type StoredEvent,
  type StoredRun,
} from "./state.ts";

/** The fields that all runs of an execution share. */
export interface SharedFields
  extends Pick<StoredRun, "workflow_id" | "registration_id" | "deployment_name" | "first_run_id" | "first_start"> {
  readonly display_name: string | null;
}

/** The workflows and registrations that executions refer to, as the API shows them. */
export interface Workflows {
  readonly workflows?: readonly Pick<StoredWorkflow, "id" | "name" | "display_name">[];
  readonly workflow_registrations?: readonly (Pick<StoredRegistration, "id" | "workflow_id"> & {
    readonly deployment_name: string | null;
  })[];
}

/** Yields the rows of the runs and events of each execution, in the order of the seed. */
export function* toRunRows(seed: SeedLists): Generator<{ runs: StoredRun[]; events: StoredEvent[] }> {
  const findShared = sharedFinder(seed);
  let lastSequence = 0;
  for (const execution of seed.executions ?? []) {
    const runs: StoredRun[] = [];
    const events: StoredEvent[] = [];
    const inHistory = new Set<string>();
    const earlier = execution._mock?.earlier_runs ?? [];
    const shared = findShared(execution, earlier[0] ?? execution);
    let previous: StoredRun | undefined;
    for (const run of [...earlier, execution]) {
      const history = run._mock?.history ?? defaultHistory(run);
      const copied = previous ? copiedEvents(run, history) : 0;
      const ownHistory = history.slice(copied);
      const keys = previous ? copiedKeys(previous, inHistory, copied) : [];
      const sequences = run._mock?.sequences?.values();
      const { order, events: feed } = run._mock ?? {};
      const all = order ? orderedEvents(ownHistory, feed ?? [], order) : mergeEvents(ownHistory, feed, shared);
      for (const merged of all) {
        const sequence = (merged.feed && sequences?.next().value) ?? lastSequence + 1;
        if (merged.feed) lastSequence = sequence;
        const event = eventRow(merged, readRunId(run), keys.length, sequence);
        keys.push(event.key);
        events.push(event);
        if (event.history) inHistory.add(event.key);
      }
      previous = runRow(run, history, shared, previous, keys);
      runs.push(previous);
    }
    yield { runs, events };
  }
}

/** Counts the events that a run, which is not the first one, has from the previous run. */
export function copiedEvents({ start_time, _mock }: RunSeed, history = _mock?.history ?? []): number {
  const start = Date.parse(start_time);
  return _mock?.copied ?? history.filter(({ event_time }) => Date.parse(event_time) < start).length;
}

function eventRow(
  { at, entry, feed, event_id }: MergedEvent,
  run_id: string,
  number: number,
  sequence: number,
): StoredEvent {
  if (!feed) return { key: `${run_id}/${number}`, run_id, at, history: entry, feed: null };
  const channel = feed.event_type === "CUSTOM_TASK_IN_PROGRESS" ? "token" : "workflow";
  const published = { sequence, event_id: event_id ?? feedEventId(run_id, sequence), channel, entry: feed };
  return { key: String(sequence), run_id, at, history: entry, feed: published };
}

/** Returns a function that finds the fields which the runs of an execution share; `first` is its first run. */
export function sharedFinder({
  workflows = [],
  workflow_registrations = [],
}: Workflows): (execution: ExecutionSeed, first: RunSeed) => SharedFields {
  // The first workflow of a name counts, and the last registration.
  const byId = new Map(workflows.map((workflow) => [workflow.id, workflow]));
  const byName = new Map(workflows.toReversed().map((workflow) => [workflow.name, workflow]));
  const registrations = new Map<string, { readonly id: string; readonly deployment_name: string | null }>();
  for (const registration of workflow_registrations) {
    const { workflow_id, deployment_name } = registration;
    registrations.set(workflow_id, registration).set(JSON.stringify([workflow_id, deployment_name]), registration);
  }
  return ({ workflow_id, workflow_name, deployment_name, _mock }, first) => {
    const workflow = workflow_id ? byId.get(workflow_id) : byName.get(workflow_name);
    const key = workflow && deployment_name != null ? JSON.stringify([workflow.id, deployment_name]) : workflow?.id;
    const registration = key === undefined ? undefined : registrations.get(key);
    return {
      workflow_id: workflow?.id ?? workflow_id ?? "",
      registration_id: _mock?.registration_id ?? registration?.id ?? "",
      deployment_name: deployment_name ?? registration?.deployment_name ?? "",
      display_name: workflow?.display_name ?? null,
      first_run_id: readRunId(first),
      first_start: Date.parse(first.start_time),
    };
  };
}

function readRunId({ run_id, execution_id }: WorkflowExecution): string {
  return run_id ?? execution_id;
}

function runRow(
  run: RunSeed,
  history: readonly HistoryEvent[],
  { display_name, ...shared }: SharedFields,
  previous: StoredRun | undefined,
  events: readonly string[],
): StoredRun {
  const { execution_id, workflow_name, root_execution_id, parent_execution_id, user_id } = run;
  const [first] = history;
  const started = first?.event_type === "WORKFLOW_EXECUTION_STARTED" ? first.attributes : undefined;
  return {
    ...shared,
    execution_id,
    run_id: readRunId(run),
    workflow_name,
    root_execution_id,
    parent_execution_id,
    schedule_id: run._mock?.schedule_id ?? started?.schedule_id ?? null,
    user_id,
    input: run._mock?.input ?? (started ? valueIn(started.input) : null),
    continued_run_id: previous?.run_id ?? null,
    status: readStatus(run),
    start: Date.parse(run.start_time),
    end: run.end_time === null ? null : Date.parse(run.end_time),
    result: run.result,
    search_keys: run.search_keys ?? null,
    events,
  };
}

function readStatus({ status, end_time }: WorkflowExecution): ExecutionStatus {
  return status ?? (end_time === null ? "RUNNING" : "COMPLETED");
}

/** Keys of the events that a new run copies from the previous one: up to and including `count` history events. */
function copiedKeys({ events: keys }: StoredRun, inHistory: ReadonlySet<string>, count: number): string[] {
  const last = keys.filter((key) => inHistory.has(key))[count - 1];
  return last === undefined ? [] : keys.slice(0, keys.indexOf(last) + 1);
}

function defaultHistory(run: WorkflowExecution): HistoryEvent[] {
  const { workflow_name, root_execution_id, parent_execution_id = null, start_time, end_time, result } = run;
  const start: HistoryEvent = {
    event_id: 1,
    event_time: start_time,
    event_type: "WORKFLOW_EXECUTION_STARTED",
    attributes: {
      workflow_name,
      run_id: readRunId(run),
      continued_run_id: null,
      root_execution_id,
      parent_execution_id,
      schedule_id: null,
      attempt: 1,
      input: payload(null),
    },
  };
  if (end_time === null) return [start];
  const end = { event_id: 2, event_time: end_time } as const;
  switch (readStatus(run)) {
    case "COMPLETED":
      return [start, { ...end, event_type: "WORKFLOW_EXECUTION_COMPLETED", attributes: { result: payload(result) } }];
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

interface MergedEvent {
  readonly at: number;
  readonly entry: HistoryEntry | null;
  readonly feed: FeedEntry | null;
  readonly event_id?: string;
}

function orderedEvents(
  history: readonly HistoryEvent[],
  feed: readonly WorkflowEvent[],
  order: readonly EventPlace[],
): MergedEvent[] {
  const [ofHistory, ofFeed] = [history.values(), feed.values()];
  return order.map((place): MergedEvent => {
    // A seed is rejected if its order has more events of a kind than there are.
    const published = place === "history" ? undefined : withoutHistory(ofFeed.next().value!);
    if (place === "feed") return published!;
    const event = ofHistory.next().value!;
    const entry = toHistoryEntry(event) as HistoryEntry; // The type and the attributes belong together.
    return published ? { ...published, entry } : { at: Date.parse(event.event_time), entry, feed: null };
  });
}

/** Returns the place where a merged event is recorded. */
export function toPlace({ entry, feed }: Pick<MergedEvent, "entry" | "feed">): EventPlace {
  if (!feed) return "history";
  return entry ? "both" : "feed";
}

/** History and feed merged in chronological order. A history event and its counterpart in the feed become one event. */
export function mergeEvents(
  history: readonly HistoryEvent[],
  feed: readonly WorkflowEvent[] | undefined,
  shared: SharedFields,
): MergedEvent[] {
  const rest = feed ?? [];
  let next = 0;
  const all: MergedEvent[] = [];
  for (const event of history) {
    const at = Date.parse(event.event_time);
    const entry = toHistoryEntry(event) as HistoryEntry;
    while (next < rest.length && rest[next]!.event_timestamp < at) all.push(withoutHistory(rest[next++]!));
    const published = rest[next];
    if (!feed) all.push({ at, entry, feed: toFeedEntry(event, shared) });
    else if (published?.event_timestamp === at && published.event_type === findCounterpart(event)) {
      all.push({ ...withoutHistory(published), entry });
      next += 1;
    } else all.push({ at, entry, feed: null });
  }
  return [...all, ...rest.slice(next).map(withoutHistory)];
}

function withoutHistory(event: WorkflowEvent): MergedEvent {
  return { at: event.event_timestamp, entry: null, feed: toHistoryEntry(event) as FeedEntry, event_id: event.event_id };
}

function toHistoryEntry({ event_type, attributes }: HistoryEvent | WorkflowEvent) {
  return { event_type, attributes };
}

function findCounterpart({ event_type }: HistoryEvent): string {
  return event_type === "ACTIVITY_TASK_SCHEDULED" ? "ACTIVITY_TASK_STARTED" : event_type;
}

/** The default feed event for a history event. */
function toFeedEntry(event: HistoryEvent, { display_name }: SharedFields): FeedEntry | null {
  const task = { task_id: "wf_1", attempt: 1 };
  switch (event.event_type) {
    case "WORKFLOW_EXECUTION_STARTED": {
      const { workflow_name, input } = event.attributes;
      return { event_type: event.event_type, attributes: { ...task, workflow_name, display_name, input } };
    }
    case "WORKFLOW_EXECUTION_COMPLETED":
      return { event_type: event.event_type, attributes: { ...task, result: event.attributes.result } };
    case "WORKFLOW_EXECUTION_FAILED":
      return {
        event_type: event.event_type,
        attributes: { ...task, failure: { message: event.attributes.failure.message } },
      };
    case "WORKFLOW_EXECUTION_TERMINATED":
      return { event_type: event.event_type, attributes: { ...task, reason: event.attributes.reason } };
    case "WORKFLOW_EXECUTION_TIMED_OUT":
      return { event_type: event.event_type, attributes: task };
    default:
      return null;
  }
}
