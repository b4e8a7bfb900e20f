import type { Examples } from "../../../../generated/examples.ts";
import type { EventPayload, HistoryEvent, WorkflowEvent, WorkflowExecution } from "../../../../generated/mock-types.ts";
import { formatTime } from "../../lib/time.ts";
import { payload, valueIn } from "./payload.ts";
import type { ExecutionSeed } from "./state.ts";

/** The executions of the examples: two briefings on 2 March, and the rehearsals of the day before. */
export function initialExecutions(examples: Examples): ExecutionSeed[] {
  return [morning(examples), late(examples), failed(examples), canceled(examples), ...reset(examples)];
}

function morning({ completedExecutionWithKeys, briefingHistory, morningEvents }: Examples): ExecutionSeed {
  return { ...completedExecutionWithKeys, _mock: { history: briefingHistory.events, events: morningEvents.events } };
}

/** The same briefing four hours later. It never ends, so there is always an execution to query, signal and cancel. */
function late(examples: Examples): ExecutionSeed {
  const execution = examples.runningExecution as WorkflowExecution; // The type also allows a mere result.
  const { execution_id, run_id, start_time } = execution;
  const { search_keys = {}, start_time: first_time } = examples.completedExecutionWithKeys;
  const input = examples.startBriefing.input!;
  const delay = Date.parse(start_time) - Date.parse(first_time);
  const laterTime = (time: string) => formatTime(Date.parse(time) + delay);

  function laterAttributes(event: HistoryEvent): object {
    if (event.event_type === "WORKFLOW_EXECUTION_STARTED")
      return { ...event.attributes, run_id, root_execution_id: execution_id, schedule_id: null, input: payload(input) };
    if (event.event_type === "TIMER_STARTED")
      return { ...event.attributes, fire_at: laterTime(event.attributes.fire_at) };
    return event.attributes;
  }
  const history = examples.briefingHistory.events
    .slice(0, 11)
    .map((event) => ({ ...event, event_time: laterTime(event.event_time), attributes: laterAttributes(event) }));
  const events = examples.morningEvents.events.slice(0, 6).map((event, index) => ({
    ...event,
    event_id: `evt_${run_id!.slice(0, 8)}_${index + 1}`,
    event_timestamp: event.event_timestamp + delay,
    workflow_exec_id: execution_id,
    workflow_run_id: run_id,
    root_workflow_exec_id: execution_id,
    chain_run_id: run_id,
    first_execution_run_id: run_id,
    schedule_id: null,
    attributes:
      event.event_type === "WORKFLOW_EXECUTION_STARTED"
        ? { ...event.attributes, input: payload(input) }
        : event.attributes,
  }));
  return {
    ...execution,
    search_keys,
    // Spreading a union loses which attributes belong to which type.
    _mock: { history: history as HistoryEvent[], events: events as WorkflowEvent[] },
  };
}

function failed(examples: Examples): ExecutionSeed {
  const { events } = examples.failedMorningEvents;
  const { workflow_exec_id, workflow_run_id } = events[0]!;
  return rehearsal(
    examples,
    { execution_id: workflow_exec_id, run_id: workflow_run_id, status: "FAILED" },
    { history: examples.failedRehearsalHistory.events, events },
  );
}

/** An execution whose first run continued as a second run, which was canceled. */
function canceled(examples: Examples): ExecutionSeed {
  const { events } = examples.canceledMorningEvents;
  const { workflow_exec_id: execution_id, workflow_run_id: first } = events[0]!;
  const { workflow_run_id: second } = events.at(-1)!;
  const filterEvents = (run_id: string | null) => events.filter(({ workflow_run_id }) => workflow_run_id === run_id);
  const earlier = rehearsal(
    examples,
    { execution_id, run_id: first, status: "CONTINUED_AS_NEW" },
    { history: examples.continuedRehearsalHistory.events, events: filterEvents(first) },
  );
  return rehearsal(
    examples,
    { execution_id, run_id: second, status: "CANCELED" },
    { history: examples.canceledRehearsalHistory.events, events: filterEvents(second), earlier_runs: [earlier] },
  );
}

/** An execution that was reset and then timed out, and the two children of its first run. */
function reset(examples: Examples): ExecutionSeed[] {
  const execution_id = "morning-briefing-rehearsal-3";
  const { events: first } = examples.resetRehearsalHistory;
  const { events: second } = examples.timedOutRehearsalHistory;
  const { event_time: start_time } = second.find(({ event_type }) => event_type === "WORKFLOW_EXECUTION_RESET")!;
  const earlier = rehearsal(
    examples,
    { execution_id, run_id: "0d4f6e82-91b3-4a5c-8d7e-6f5a4b3c2d1e", status: "TERMINATED" },
    { history: first },
  );
  return [
    rehearsal(
      examples,
      { execution_id, run_id: "1e50f793-a2c4-4b6d-9e8f-706b5c4d3e2f", status: "TIMED_OUT", start_time },
      { history: second, earlier_runs: [earlier] },
    ),
    ...first.flatMap((end) => childThatEnded(examples, execution_id, end)),
  ];
}

const CHILD_RUNS = {
  CHILD_WORKFLOW_COMPLETED: "2f61a8b4-b3d5-4c7e-8f90-817c6d5e4f30",
  CHILD_WORKFLOW_FAILED: "3072b9c5-c4e6-4d8f-90a1-928d7e6f5041",
};

/** Returns the child execution whose end this event of the parent's history records, if it does. */
function childThatEnded(examples: Examples, parent: string, end: HistoryEvent): ExecutionSeed[] {
  if (end.event_type !== "CHILD_WORKFLOW_COMPLETED" && end.event_type !== "CHILD_WORKFLOW_FAILED") return [];
  const { execution_id } = end.attributes;
  const { events } = examples.resetRehearsalHistory;
  const [first, task] = events;
  const started = events.find(
    (event) => event.event_type === "CHILD_WORKFLOW_STARTED" && event.attributes.execution_id === execution_id,
  )!;
  const { input } = started.attributes as { input: EventPayload }; // The event is CHILD_WORKFLOW_STARTED.
  const { harbor } = valueIn(input) as { harbor: string }; // Both children have it.
  const run_id = CHILD_RUNS[end.event_type];
  const isFailed = end.event_type === "CHILD_WORKFLOW_FAILED";
  const outcome = isFailed
    ? { event_type: "WORKFLOW_EXECUTION_FAILED", attributes: { failure: end.attributes.failure } }
    : { event_type: "WORKFLOW_EXECUTION_COMPLETED", attributes: { result: end.attributes.result } };
  const history = [
    {
      ...first,
      event_time: started.event_time,
      attributes: { ...first?.attributes, run_id, parent_execution_id: parent, input },
    },
    { ...task, event_time: end.event_time },
    { event_id: 3, event_time: end.event_time, ...outcome },
  ] as HistoryEvent[]; // Spreading a union loses which attributes belong to which type.
  return [
    rehearsal(
      examples,
      {
        execution_id,
        run_id,
        root_execution_id: parent,
        parent_execution_id: parent,
        user_id: null,
        status: isFailed ? "FAILED" : "COMPLETED",
        result: isFailed ? null : valueIn(end.attributes.result),
        search_keys: { harbor: harbor.toLowerCase().replaceAll(" ", "-") },
      },
      { history },
    ),
  ];
}

/** A run of the briefing that Mara started. Its start and end are the times of the first and last events of its history. */
function rehearsal(
  { runningExecution, completedExecutionWithKeys: { search_keys = {} } }: Examples,
  run: Partial<WorkflowExecution> & Pick<WorkflowExecution, "execution_id" | "status">,
  extra: NonNullable<ExecutionSeed["_mock"]> & { history: readonly HistoryEvent[] },
): ExecutionSeed {
  const { start_time = extra.history[0]!.event_time } = run;
  const end_time = extra.history.at(-1)!.event_time;
  return {
    ...(runningExecution as WorkflowExecution), // The type also allows a result without an execution.
    root_execution_id: run.execution_id,
    search_keys,
    ...run,
    start_time,
    end_time,
    total_duration_ms: Date.parse(end_time) - Date.parse(start_time),
    _mock: extra,
  };
}
