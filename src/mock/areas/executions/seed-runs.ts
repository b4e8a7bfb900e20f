import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { MARA } from "../caller.ts";
import type { FeedEntry, HistoryEntry, StoredEvent } from "./event-state.ts";
import type { StoredRun } from "./run-state.ts";

type Schemas = components["schemas"];
type HistoryEvent = Schemas["HistoryEvent"];
type WorkflowEvent = Schemas["WorkflowEvent"];

/** A run of the story and what is told of it: by its history, and by the feed. */
interface Tale {
  readonly run: Partial<StoredRun> & Pick<StoredRun, "execution_id" | "run_id" | "status">;
  readonly history: readonly HistoryEvent[];
  /** Made from the history if the examples have none. */
  readonly feed?: readonly WorkflowEvent[];
  /** The run from which a reset copied the first events, and how many. */
  readonly copied?: { readonly from: StoredRun; readonly count: number };
}

const runs: StoredRun[] = [];
const events: StoredEvent[] = [];
let sequence = 0;

/** Adds a run of the briefing with its events. Each history event and its counterpart in the feed are one event. */
function tell({ run, history, feed, copied }: Tale): StoredRun {
  const { registration_id, workflow_id, workflow_name, deployment_name } = briefing;
  const rest = [...(feed ?? [])];
  const keys = copied ? copied.from.events.slice(0, copied.count) : [];
  const add = (at: number, entry: HistoryEvent | null, published?: FeedEntry, event_id?: string) => {
    if (published) sequence++;
    const key = published ? String(sequence) : `${run.run_id}/${keys.length}`;
    keys.push(key);
    events.push({
      key,
      run_id: run.run_id,
      at,
      history: entry && (bare(entry) as HistoryEntry),
      feed: published
        ? {
            sequence,
            event_id: event_id ?? `evt_${run.run_id.slice(0, 8)}_${sequence}`,
            channel: published.event_type === "CUSTOM_TASK_IN_PROGRESS" ? "token" : "workflow",
            entry: published,
          }
        : null,
    });
  };
  const addToFeed = (event: WorkflowEvent, entry: HistoryEvent | null = null) =>
    add(timeOf(event), entry, bare(event) as FeedEntry, event.event_id); // What is bare of an event is its entry.
  const own = history.slice(copied?.count);
  for (const event of own) {
    const at = Date.parse(event.event_time);
    while (rest[0] && timeOf(rest[0]) < at) addToFeed(rest.shift()!);
    const same = rest[0] && timeOf(rest[0]) === at && counterpart(event.event_type) === rest[0].event_type;
    if (same) addToFeed(rest.shift()!, event);
    else add(at, event, feed ? undefined : publishedAs(event));
  }
  for (const event of rest) addToFeed(event);
  const [first] = history;
  const input = first?.event_type === "WORKFLOW_EXECUTION_STARTED" ? (first.attributes.input ?? null) : null;
  const told: StoredRun = {
    registration_id,
    workflow_id,
    workflow_name,
    deployment_name,
    root_execution_id: run.execution_id,
    parent_execution_id: null,
    schedule_id: null,
    user_id: MARA,
    input,
    first_run_id: run.run_id,
    first_start: Date.parse(history[0]!.event_time),
    continued_run_id: null,
    start: Date.parse(own[0]!.event_time),
    end: run.status === "RUNNING" ? null : Date.parse(own.at(-1)!.event_time),
    result: null,
    search_keys: { harbor: "harbor-point" },
    ...run,
    events: keys,
  };
  runs.push(told);
  return told;
}

const { workflow_registration: registration } = examples.briefingRegistration;
const briefing = {
  registration_id: registration.id,
  workflow_id: registration.workflow_id,
  workflow_name: examples.completedExecution.workflow_name,
  deployment_name: registration.deployment_name!,
};

const timeOf = ({ event_timestamp }: WorkflowEvent) => Math.round(event_timestamp / 1e6);

const bare = ({ event_type, attributes }: HistoryEvent | WorkflowEvent) => ({ event_type, attributes });

/** What the feed says of an event of which the examples give the history alone. */
function publishedAs(event: HistoryEvent): FeedEntry | undefined {
  const task = { task_id: "wf_1", attempt: 1 };
  switch (event.event_type) {
    case "WORKFLOW_EXECUTION_STARTED": {
      const { workflow_name, input } = event.attributes;
      const { display_name } = examples.briefingWorkflow.workflow;
      const attributes = { ...task, workflow_name, display_name, input: { type: "json", value: input } } as const;
      return { event_type: event.event_type, attributes };
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
      return undefined;
  }
}

function counterpart(type: HistoryEvent["event_type"]): string {
  return type === "ACTIVITY_TASK_SCHEDULED" ? "ACTIVITY_TASK_STARTED" : type;
}

const morning = examples.completedExecutionWithKeys;
tell({
  run: {
    execution_id: morning.execution_id,
    run_id: morning.run_id!,
    status: "COMPLETED",
    result: morning.result,
    schedule_id: examples.morningScheduleReference.schedule_id,
    user_id: null,
    search_keys: morning.search_keys ?? null,
  },
  history: examples.briefingHistory.events,
  feed: examples.morningEvents.events,
});

const late = examples.runningExecution as Schemas["WorkflowExecution"]; // The type also allows a bare result.
const DELAY = Date.parse(late.start_time) - Date.parse(morning.start_time);

/**
 * The same four hours later, and still writing: it writes for as long as the sandbox lasts, so that there always is an
 * execution to query, signal, cancel and terminate. Its time limit does not end it either.
 */
tell({
  run: { execution_id: late.execution_id, run_id: late.run_id!, status: "RUNNING" },
  history: examples.briefingHistory.events.slice(0, 11).map((event) => laterEvent(event)),
  feed: examples.morningEvents.events.slice(0, 6).map((event, index) => ({
    ...event,
    ...(event.event_type === "WORKFLOW_EXECUTION_STARTED"
      ? { attributes: { ...event.attributes, input: { type: "json", value: examples.startBriefing.input! } } }
      : {}),
    event_id: `evt_${late.run_id!.slice(0, 8)}_${index + 1}`,
    event_timestamp: event.event_timestamp + DELAY * 1e6,
  })) as WorkflowEvent[], // Spreading a union loses which attributes belong to which type.
});

function laterEvent(event: HistoryEvent): HistoryEvent {
  const event_time = laterTime(event.event_time);
  switch (event.event_type) {
    case "WORKFLOW_EXECUTION_STARTED":
      return {
        ...event,
        event_time,
        attributes: {
          ...event.attributes,
          run_id: late.run_id!,
          root_execution_id: late.execution_id,
          schedule_id: null,
          input: examples.startBriefing.input!,
        },
      };
    case "TIMER_STARTED":
      return {
        ...event,
        event_time,
        attributes: { ...event.attributes, fire_at: laterTime(event.attributes.fire_at) },
      };
    default:
      return { ...event, event_time };
  }
}

function laterTime(time: string): string {
  return new Date(Date.parse(time) + DELAY).toISOString().replace(".000Z", "Z");
}

const [failedEvent] = examples.failedMorningEvents.events;
tell({
  run: { execution_id: failedEvent!.workflow_exec_id, run_id: failedEvent!.workflow_run_id!, status: "FAILED" },
  history: examples.failedRehearsalHistory.events,
  feed: examples.failedMorningEvents.events,
});

const canceledEvents = examples.canceledMorningEvents.events;
const continued = canceledEvents[0]!;
const canceled = canceledEvents.at(-1)!;
const ofRun = (run_id: string) => canceledEvents.filter(({ workflow_run_id }) => workflow_run_id === run_id);
tell({
  run: {
    execution_id: continued.workflow_exec_id,
    run_id: continued.workflow_run_id!,
    status: "CONTINUED_AS_NEW",
  },
  history: examples.continuedRehearsalHistory.events,
  feed: ofRun(continued.workflow_run_id!),
});
tell({
  run: {
    execution_id: canceled.workflow_exec_id,
    run_id: canceled.workflow_run_id!,
    status: "CANCELED",
    first_run_id: continued.workflow_run_id!,
    first_start: Date.parse(examples.continuedRehearsalHistory.events[0]!.event_time),
    continued_run_id: continued.workflow_run_id!,
  },
  history: examples.canceledRehearsalHistory.events,
  feed: ofRun(canceled.workflow_run_id!),
});

const resetHistory = examples.resetRehearsalHistory.events;
const rehearsal = "morning-briefing-rehearsal-3";
const resetRun = tell({
  run: { execution_id: rehearsal, run_id: "0d4f6e82-91b3-4a5c-8d7e-6f5a4b3c2d1e", status: "TERMINATED" },
  history: resetHistory,
});
tell({
  run: {
    execution_id: rehearsal,
    run_id: "1e50f793-a2c4-4b6d-9e8f-706b5c4d3e2f",
    status: "TIMED_OUT",
    first_run_id: resetRun.run_id,
    continued_run_id: resetRun.run_id,
  },
  history: examples.timedOutRehearsalHistory.events,
  copied: { from: resetRun, count: 2 },
});

/** The two children of that rehearsal: their runs end as their parent's history says, a second before it hears of it. */
for (const end of resetHistory) {
  if (end.event_type === "CHILD_WORKFLOW_COMPLETED") {
    tellChild(end.attributes.execution_id, "2f61a8b4-b3d5-4c7e-8f90-817c6d5e4f30", end.event_time, {
      event_type: "WORKFLOW_EXECUTION_COMPLETED",
      attributes: { result: end.attributes.result },
    });
  }
  if (end.event_type === "CHILD_WORKFLOW_FAILED") {
    tellChild(end.attributes.execution_id, "3072b9c5-c4e6-4d8f-90a1-928d7e6f5041", end.event_time, {
      event_type: "WORKFLOW_EXECUTION_FAILED",
      attributes: { failure: end.attributes.failure },
    });
  }
}

function tellChild(execution_id: string, run_id: string, end: string, outcome: HistoryEntry): void {
  const started = resetHistory.find(
    (event) => event.event_type === "CHILD_WORKFLOW_STARTED" && event.attributes.execution_id === execution_id,
  )!;
  const [first, task] = resetHistory;
  const input = (started.attributes as { input: { harbor: string } }).input; // The children that the story starts have it.
  const failed = outcome.event_type === "WORKFLOW_EXECUTION_FAILED";
  tell({
    run: {
      execution_id,
      run_id,
      root_execution_id: rehearsal,
      parent_execution_id: rehearsal,
      user_id: null,
      status: failed ? "FAILED" : "COMPLETED",
      result: outcome.event_type === "WORKFLOW_EXECUTION_COMPLETED" ? outcome.attributes.result : null,
      search_keys: { harbor: input.harbor.toLowerCase().replaceAll(" ", "-") },
    },
    history: [
      {
        ...first!,
        event_time: started.event_time,
        attributes: { ...first!.attributes, run_id, parent_execution_id: rehearsal, input },
      },
      { ...task!, event_time: end },
      { ...outcome, event_id: 3, event_time: end },
    ] as HistoryEvent[], // As above: spreading a union.
  });
}

/** The runs of the story, those of one execution in their order, and what happened in them. */
export const storyRuns: readonly StoredRun[] = runs;
export const storyEvents: readonly StoredEvent[] = events;
