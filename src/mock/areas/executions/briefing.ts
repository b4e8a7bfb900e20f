import type { EventProgress, HistoryFailure } from "../../../../generated/mock-types.ts";
import { tidesOn } from "../../lib/text-generation/tides.ts";
import { payload } from "./payload.ts";
import { eventId, hasEvent, type RunEvent } from "./run-events.ts";
import type { FeedEntry, StoredRun } from "./state.ts";
import {
  completeActivity,
  completeExecution,
  SECOND,
  type Step,
  scheduleActivity,
  startChildren,
  taskCompleted,
} from "./steps.ts";

const TIMER_ID = "last_changes";
const TIMER_DURATION = 5 * SECOND;
const GET_TIDES = { task_id: "act_1", activity_name: "get_tides" };
const TEXT_TASK = { custom_task_id: "text_1", custom_task_type: "model_text" };
/** Limits the number of executions that one request can start. */
const MAX_CHILDREN = 10;

/**
 * The script of the workflow in the document's examples. It takes ten seconds: the code gets the tides, waits for signals,
 * and writes a text. As in the examples of rehearsals, the input can change it: for each of up to ten names in `quays`, it
 * first starts a child execution; with `fail: true`, or for East Quay, which has no tide table, it fails.
 */
export function briefingScript(run: StoredRun): Step[] {
  const { station, date, quays, failure } = briefingInput(run);
  const children = quays.map((harbor) => ({ suffix: slug(harbor), input: { harbor, date } }));
  return [
    ...(children.length > 0 ? [startChildren(children)] : []),
    scheduleActivity("act_1", "get_tides", { station, date }),
    ...(failure ? failureSteps(failure) : successSteps(tidesOn(date))),
  ];
}

export function briefingSearchKeys(run: StoredRun): Readonly<Record<string, string>> {
  return { harbor: slug(briefingInput(run).station) };
}

type Tides = ReturnType<typeof tidesOn>;

/** The activity returns, a timer fires, and a second activity writes the text. */
function successSteps(tides: Tides): Step[] {
  const text = `Low water is at ${tides.low_water}, high water at ${tides.high_water}.`;
  return [
    completeActivity("act_1", "get_tides", tides),
    ...timerSteps(),
    { ...scheduleActivity("act_2", "write_briefing", tides), delay: 0 },
    ...textTaskSteps(text),
    { ...completeActivity("act_2", "write_briefing", text), delay: 0 },
    completeExecution({ briefing: text }),
  ];
}

/** Gives callers time to send signals. */
function timerSteps(): Step[] {
  return [
    {
      delay: 0,
      isDone: (events) => hasEvent(events, "TIMER_STARTED", TIMER_ID),
      perform: ({ sandbox, worker }) => [
        taskCompleted(worker),
        {
          history: {
            event_type: "TIMER_STARTED",
            attributes: { timer_id: TIMER_ID, fire_at: sandbox.time(sandbox.now() + TIMER_DURATION) },
          },
        },
      ],
    },
    {
      delay: TIMER_DURATION,
      isDone: (events) => hasEvent(events, "TIMER_FIRED", TIMER_ID),
      perform: ({ events }) => [
        {
          history: {
            event_type: "TIMER_FIRED",
            attributes: { timer_id: TIMER_ID, started_event_id: eventId(events, "TIMER_STARTED", TIMER_ID) },
          },
        },
      ],
    },
  ];
}

/** Publishes the text in two halves. */
function textTaskSteps(text: string): Step[] {
  const half = text.slice(0, text.indexOf(",") + 1);
  return [
    {
      delay: SECOND,
      isDone: (events) => hasEvent(events, "CUSTOM_TASK_STARTED", TEXT_TASK.custom_task_id),
      perform: () => [
        { feed: { event_type: "CUSTOM_TASK_STARTED", attributes: { ...TEXT_TASK, payload: payload({ text: "" }) } } },
        progress({
          type: "json_patch",
          value: [{ op: "append", path: "/text", value: half }],
          encoding_options: [],
        }),
      ],
    },
    {
      delay: SECOND,
      isDone: (events) => hasEvent(events, "CUSTOM_TASK_COMPLETED", TEXT_TASK.custom_task_id),
      perform: () => [
        progress(payload({ text })),
        { feed: { event_type: "CUSTOM_TASK_COMPLETED", attributes: { ...TEXT_TASK, payload: payload({ text }) } } },
      ],
    },
  ];
}

/** get_tides fails twice, the code does not catch the error, and the execution fails. */
function failureSteps({ activity, execution }: { activity: HistoryFailure; execution: HistoryFailure }): Step[] {
  return [retryActivity(activity), failActivity(activity), failExecution(execution)];
}

function retryActivity(failure: HistoryFailure): Step {
  return {
    delay: SECOND,
    isDone: (events) => hasEvent(events, "ACTIVITY_TASK_RETRYING", GET_TIDES.task_id),
    perform: () => [
      {
        feed: {
          event_type: "ACTIVITY_TASK_RETRYING",
          attributes: { ...GET_TIDES, attempt: 1, failure: toMessage(failure) },
        },
      },
    ],
  };
}

function failActivity(failure: HistoryFailure): Step {
  const uncaught = toFailure("The error of get_tides was not caught", "ActivityError");
  return {
    delay: SECOND,
    isDone: (events) => hasEvent(events, "WORKFLOW_TASK_FAILED"),
    status: "RETRYING_AFTER_ERROR",
    perform: ({ events, worker }) => [
      {
        history: {
          event_type: "ACTIVITY_TASK_FAILED",
          attributes: {
            ...GET_TIDES,
            scheduled_event_id: eventId(events, "ACTIVITY_TASK_SCHEDULED", GET_TIDES.task_id),
            attempt: 2,
            failure,
          },
        },
        feed: {
          event_type: "ACTIVITY_TASK_FAILED",
          attributes: { ...GET_TIDES, attempt: 2, failure: toMessage(failure) },
        },
      },
      {
        history: {
          event_type: "WORKFLOW_TASK_FAILED",
          attributes: { worker_name: worker, attempt: 1, failure: uncaught },
        },
        feed: { event_type: "WORKFLOW_TASK_FAILED", attributes: { task_id: "wf_1", failure: toMessage(uncaught) } },
      },
    ],
  };
}

function failExecution(failure: HistoryFailure): Step {
  return {
    delay: 2 * SECOND,
    isDone: () => false,
    status: "FAILED",
    perform: ({ worker }) => [
      taskCompleted(worker),
      {
        history: { event_type: "WORKFLOW_EXECUTION_FAILED", attributes: { failure } },
        feed: {
          event_type: "WORKFLOW_EXECUTION_FAILED",
          attributes: { task_id: "wf_1", failure: toMessage(failure), attempt: 1 },
        },
      },
    ],
  };
}

const toMessage = ({ message }: HistoryFailure) => ({ message });

function progress(value: EventProgress): RunEvent {
  const feed: FeedEntry = { event_type: "CUSTOM_TASK_IN_PROGRESS", attributes: { ...TEXT_TASK, payload: value } };
  return { feed, channel: "token" };
}

function briefingInput({ input, first_start }: StoredRun) {
  const fields = (typeof input === "object" ? input : null) as Record<string, unknown> | null;
  const station = typeof fields?.harbor === "string" ? fields.harbor : "Harbor Point";
  const date = typeof fields?.date === "string" ? fields.date : new Date(first_start).toISOString().slice(0, 10);
  const quays = Array.isArray(fields?.quays) ? fields.quays.slice(0, MAX_CHILDREN).map(String) : [];
  const missingTable = toFailure(`There is no tide table for ${station}`, "LookupError");
  const timeout = toFailure("tools.tidewater.example did not answer within 10 seconds", "TimeoutError");
  const activityFailed = toFailure("The activity get_tides failed twice", "ActivityError");
  const failure =
    fields?.fail === true
      ? { activity: timeout, execution: activityFailed }
      : station === "East Quay"
        ? { activity: missingTable, execution: missingTable }
        : undefined;
  return { station, date, quays, failure };
}

const toFailure = (message: string, type: string): HistoryFailure => ({ message, type, stack_trace: null });

function slug(name: string): string {
  return name
    .toLowerCase()
    .slice(0, 40)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
