import type { components } from "../../../../generated/types.ts";
import { tidesOn } from "../../lib/text-generation/tides.ts";
import type { FeedEntry } from "./event-state.ts";
import { type RunEvent, timestampOf } from "./run-events.ts";
import type { StoredRun } from "./run-state.ts";
import {
  completes,
  ends,
  eventId,
  payload,
  SECOND,
  type Step,
  schedules,
  startsChildren,
  taskCompleted,
} from "./steps.ts";

type Schemas = components["schemas"];
type Failure = Schemas["HistoryFailure"];

const TIMER = "last_changes";
const LAST_CHANGES = 5 * SECOND;
const TEXT = { custom_task_id: "text_1", custom_task_type: "model_text" };
/** So that one request can't start any number of executions. */
const MAX_CHILDREN = 10;

/**
 * The course that the document's examples tell, in ten seconds: the code gets the tides, waits for last changes, and
 * writes. Two more inputs make it do what the examples tell of rehearsals: with `quays`, a list of names, it first
 * starts a child execution for each of up to ten; with `fail: true`, or for East Quay, which has no tide table, it fails.
 */
export function briefingScript(run: StoredRun): Step[] {
  const { station, date, failure } = briefingInput(run);
  const children = childrenOf(run);
  return [
    ...(children.length > 0 ? [startsChildren(children)] : []),
    schedules("act_1", "get_tides", { station, date }),
    ...(failure ? failing(failure) : writing(tidesOn(date))),
  ];
}

/** The executions that a briefing starts for the quays in its input. */
export function childrenOf(run: StoredRun): { suffix: string; input: { harbor: string; date: string } }[] {
  const { quays, date } = briefingInput(run);
  return quays.map((harbor) => ({ suffix: slug(harbor), input: { harbor, date } }));
}

/** Labels by which runs of the briefing can be listed. */
export function briefingKeys(run: StoredRun): Readonly<Record<string, string>> {
  return { harbor: slug(briefingInput(run).station) };
}

type Tides = ReturnType<typeof tidesOn>;

/** The tides come, last changes can be made for a while, and the text is written, half of it first. */
function writing(tides: Tides): Step[] {
  const text = `Low water is at ${tides.low_water}, high water at ${tides.high_water}.`;
  const half = text.slice(0, text.indexOf(",") + 1);
  return [
    completes("act_1", "get_tides", tides),
    {
      after: 0,
      taken: (events) => timestampOf(events, "TIMER_STARTED", TIMER),
      take: ({ now, time, worker }) => ({
        happenings: [
          taskCompleted(worker),
          {
            history: {
              event_type: "TIMER_STARTED",
              attributes: { timer_id: TIMER, fire_at: time(now + LAST_CHANGES) },
            },
          },
        ],
      }),
    },
    {
      after: LAST_CHANGES,
      taken: (events) => timestampOf(events, "TIMER_FIRED", TIMER),
      take: ({ events }) => ({
        happenings: [
          {
            history: {
              event_type: "TIMER_FIRED",
              attributes: { timer_id: TIMER, started_event_id: eventId(events, "TIMER_STARTED", TIMER) },
            },
          },
        ],
      }),
    },
    { ...schedules("act_2", "write_briefing", tides), after: 0 },
    {
      after: SECOND,
      taken: (events) => timestampOf(events, "CUSTOM_TASK_STARTED", TEXT.custom_task_id),
      take: () => ({
        happenings: [
          {
            feed: { event_type: "CUSTOM_TASK_STARTED", attributes: { ...TEXT, payload: payload({ text: "" }) } },
          },
          progress({
            type: "json_patch",
            value: [{ op: "append", path: "/text", value: half }],
            encoding_options: [],
          }),
        ],
      }),
    },
    {
      after: SECOND,
      taken: (events) => timestampOf(events, "CUSTOM_TASK_COMPLETED", TEXT.custom_task_id),
      take: () => ({
        happenings: [
          progress(payload({ text })),
          { feed: { event_type: "CUSTOM_TASK_COMPLETED", attributes: { ...TEXT, payload: payload({ text }) } } },
        ],
      }),
    },
    { ...completes("act_2", "write_briefing", text), after: 0 },
    ends({ briefing: text }),
  ];
}

/** get_tides fails twice, the code doesn't catch its error, and the execution fails. */
function failing({ activity, execution }: { activity: Failure; execution: Failure }): Step[] {
  const about = { task_id: "act_1", activity_name: "get_tides" };
  const uncaught: Failure = {
    message: "The error of get_tides was not caught",
    type: "ActivityError",
    stack_trace: null,
  };
  const brief = ({ message }: Failure) => ({ message });
  return [
    {
      after: SECOND,
      taken: (events) => timestampOf(events, "ACTIVITY_TASK_RETRYING", about.task_id),
      take: () => ({
        happenings: [
          {
            feed: {
              event_type: "ACTIVITY_TASK_RETRYING",
              attributes: { ...about, attempt: 1, failure: brief(activity) },
            },
          },
        ],
      }),
    },
    {
      after: SECOND,
      taken: (events) => timestampOf(events, "WORKFLOW_TASK_FAILED"),
      take: ({ events, worker }) => ({
        status: "RETRYING_AFTER_ERROR",
        happenings: [
          {
            history: {
              event_type: "ACTIVITY_TASK_FAILED",
              attributes: {
                ...about,
                scheduled_event_id: eventId(events, "ACTIVITY_TASK_SCHEDULED", about.task_id),
                attempt: 2,
                failure: activity,
              },
            },
            feed: {
              event_type: "ACTIVITY_TASK_FAILED",
              attributes: { ...about, attempt: 2, failure: brief(activity) },
            },
          },
          {
            history: {
              event_type: "WORKFLOW_TASK_FAILED",
              attributes: { worker_name: worker, attempt: 1, failure: uncaught },
            },
            feed: { event_type: "WORKFLOW_TASK_FAILED", attributes: { task_id: "wf_1", failure: brief(uncaught) } },
          },
        ],
      }),
    },
    {
      after: 2 * SECOND,
      taken: () => false,
      take: ({ worker }) => ({
        status: "FAILED",
        happenings: [
          taskCompleted(worker),
          {
            history: { event_type: "WORKFLOW_EXECUTION_FAILED", attributes: { failure: execution } },
            feed: {
              event_type: "WORKFLOW_EXECUTION_FAILED",
              attributes: { task_id: "wf_1", failure: brief(execution), attempt: 1 },
            },
          },
        ],
      }),
    },
  ];
}

function progress(value: Schemas["EventProgress"]): RunEvent {
  const feed: FeedEntry = { event_type: "CUSTOM_TASK_IN_PROGRESS", attributes: { ...TEXT, payload: value } };
  return { feed, channel: "token" };
}

function briefingInput({ input, first_start }: StoredRun) {
  const given = (typeof input === "object" ? input : null) as Record<string, unknown> | null;
  const station = typeof given?.harbor === "string" ? given.harbor : "Harbor Point";
  const date = typeof given?.date === "string" ? given.date : new Date(first_start).toISOString().slice(0, 10);
  const quays = Array.isArray(given?.quays) ? given.quays.slice(0, MAX_CHILDREN).map(String) : [];
  const noTable = error(`There is no tide table for ${station}`, "LookupError");
  const noAnswer = error("tools.tidewater.example did not answer within 10 seconds", "TimeoutError");
  const failedTwice = error("The activity get_tides failed twice", "ActivityError");
  const failure =
    given?.fail === true
      ? { activity: noAnswer, execution: failedTwice }
      : station === "East Quay"
        ? { activity: noTable, execution: noTable }
        : undefined;
  return { station, date, quays, failure };
}

const error = (message: string, type: string): Failure => ({ message, type, stack_trace: null });

function slug(name: string): string {
  return name
    .toLowerCase()
    .slice(0, 40)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
