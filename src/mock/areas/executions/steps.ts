import type { components } from "../../../../generated/types.ts";
import type { StoredEvent } from "./event-state.ts";
import { type RunEvent, timestampOf } from "./run-events.ts";
import type { StoredRun } from "./run-state.ts";

type Schemas = components["schemas"];
export type Json = Schemas["JsonValue"];

export const SECOND = 1000;

/** One step of a workflow's code, or something that the code waits for. */
export interface Step {
  /** Milliseconds since the step before. */
  readonly after: number;
  /** Whether the events of the run show that this step lies behind it. */
  readonly taken: (events: readonly StoredEvent[]) => boolean;
  readonly take: (moment: StepContext) => StepResult;
}

/** When and by whom a step is taken. */
interface StepContext {
  readonly run: StoredRun;
  readonly events: readonly StoredEvent[];
  /** Milliseconds since the epoch, and the same as text. */
  readonly now: number;
  readonly time: (at: number) => string;
  readonly worker: string;
}

/** What comes of a step. */
export interface StepResult {
  readonly happenings: readonly RunEvent[];
  /** Executions of the same workflow that the code starts, each with the part of its id that is its own. */
  readonly children?: readonly { readonly suffix: string; readonly input: Json }[];
  readonly status?: Schemas["ExecutionStatus"];
  readonly result?: Json;
}

export const payload = (value: Json): Schemas["EventPayload"] => ({ type: "json", value });

/** A worker has run the workflow's code up to the next point at which it waits. */
export const taskCompleted = (worker_name: string | null): RunEvent => ({
  history: { event_type: "WORKFLOW_TASK_COMPLETED", attributes: { worker_name } },
});

/** The code calls an activity. */
export function schedules(task_id: string, activity_name: string, input: Json): Step {
  return {
    after: SECOND,
    taken: (events) => timestampOf(events, "ACTIVITY_TASK_SCHEDULED", task_id),
    take: ({ worker }) => ({
      happenings: [
        taskCompleted(worker),
        {
          history: { event_type: "ACTIVITY_TASK_SCHEDULED", attributes: { task_id, activity_name, input } },
          feed: { event_type: "ACTIVITY_TASK_STARTED", attributes: { task_id, activity_name, input: payload(input) } },
        },
      ],
    }),
  };
}

/** The activity returns. */
export function completes(task_id: string, activity_name: string, result: Json): Step {
  return {
    after: SECOND,
    taken: (events) => timestampOf(events, "ACTIVITY_TASK_COMPLETED", task_id),
    take: ({ events }) => ({
      happenings: [
        {
          history: {
            event_type: "ACTIVITY_TASK_COMPLETED",
            attributes: {
              task_id,
              activity_name,
              scheduled_event_id: eventId(events, "ACTIVITY_TASK_SCHEDULED", task_id),
              result,
            },
          },
          feed: {
            event_type: "ACTIVITY_TASK_COMPLETED",
            attributes: { task_id, activity_name, result: payload(result) },
          },
        },
      ],
    }),
  };
}

/** The code returns. */
export function ends(result: Json): Step {
  return {
    after: SECOND,
    taken: () => false,
    take: ({ worker }) => ({
      status: "COMPLETED",
      result,
      happenings: [
        taskCompleted(worker),
        {
          history: { event_type: "WORKFLOW_EXECUTION_COMPLETED", attributes: { result } },
          feed: {
            event_type: "WORKFLOW_EXECUTION_COMPLETED",
            attributes: { task_id: "wf_1", result: payload(result), attempt: 1 },
          },
        },
      ],
    }),
  };
}

/** The code starts other executions, and waits for them. */
export function startsChildren(children: NonNullable<StepResult["children"]>): Step {
  return {
    after: SECOND,
    taken: (events) => timestampOf(events, "CHILD_WORKFLOW_STARTED"),
    take: ({ worker }) => ({ happenings: [taskCompleted(worker)], children }),
  };
}

/** Whether each child that the run has started has ended. */
export function childrenEnded(events: readonly StoredEvent[]): boolean {
  return events.every(
    ({ history }) =>
      history?.event_type !== "CHILD_WORKFLOW_STARTED" ||
      timestampOf(events, "CHILD_WORKFLOW_COMPLETED", history.attributes.execution_id) ||
      timestampOf(events, "CHILD_WORKFLOW_FAILED", history.attributes.execution_id),
  );
}

/** The `event_id` of the latest event of this type about this subject. */
export function eventId(events: readonly StoredEvent[], type: string, subject: string): number {
  return events.filter(({ history }) => history).findLastIndex((event) => timestampOf([event], type, subject)) + 1;
}
