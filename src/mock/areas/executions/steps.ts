import type { ExecutionStatus, JsonValue } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import { payload } from "./payload.ts";
import { eventId, findChildren, hasEvent, type RunEvent } from "./run-events.ts";
import type { StoredEvent } from "./state.ts";

export const SECOND = 1000;

/** One step of a workflow's code, or an event that the code waits for. */
export interface Step {
  readonly delay: number;
  /** Returns true if the events of the run include this step. */
  readonly isDone: (events: readonly StoredEvent[]) => boolean;
  /** Returns the events to record. */
  readonly perform: (context: StepContext) => readonly RunEvent[];
  /** Child executions of the same workflow to start. The suffix is added to the id of the parent. */
  readonly children?: readonly Child[];
  readonly status?: ExecutionStatus;
  readonly result?: JsonValue;
}

interface StepContext {
  readonly sandbox: Pick<Sandbox, "now" | "time">;
  readonly events: readonly StoredEvent[];
  readonly worker: string;
}

export interface Child {
  readonly suffix: string;
  readonly input: JsonValue;
}

/** The event of a worker that has run the workflow's code until it waits or ends. */
export const taskCompleted = (worker_name: string | null): RunEvent => ({
  history: { event_type: "WORKFLOW_TASK_COMPLETED", attributes: { worker_name } },
});

export function scheduleActivity(task_id: string, activity_name: string, input: JsonValue): Step {
  const attributes = { task_id, activity_name, input: payload(input) };
  return {
    delay: SECOND,
    isDone: (events) => hasEvent(events, "ACTIVITY_TASK_SCHEDULED", task_id),
    perform: ({ worker }) => [
      taskCompleted(worker),
      {
        history: { event_type: "ACTIVITY_TASK_SCHEDULED", attributes },
        feed: { event_type: "ACTIVITY_TASK_STARTED", attributes },
      },
    ],
  };
}

export function completeActivity(task_id: string, activity_name: string, result: JsonValue): Step {
  return {
    delay: SECOND,
    isDone: (events) => hasEvent(events, "ACTIVITY_TASK_COMPLETED", task_id),
    perform: ({ events }) => [
      {
        history: {
          event_type: "ACTIVITY_TASK_COMPLETED",
          attributes: {
            task_id,
            activity_name,
            scheduled_event_id: eventId(events, "ACTIVITY_TASK_SCHEDULED", task_id),
            result: payload(result),
          },
        },
        feed: {
          event_type: "ACTIVITY_TASK_COMPLETED",
          attributes: { task_id, activity_name, result: payload(result) },
        },
      },
    ],
  };
}

export function completeExecution(result: JsonValue): Step {
  return {
    delay: SECOND,
    isDone: () => false,
    status: "COMPLETED",
    result,
    perform: ({ worker }) => [
      taskCompleted(worker),
      {
        history: { event_type: "WORKFLOW_EXECUTION_COMPLETED", attributes: { result: payload(result) } },
        feed: {
          event_type: "WORKFLOW_EXECUTION_COMPLETED",
          attributes: { task_id: "wf_1", result: payload(result), attempt: 1 },
        },
      },
    ],
  };
}

export function startChildren(children: readonly Child[]): Step {
  return {
    delay: SECOND,
    isDone: (events) => hasEvent(events, "CHILD_WORKFLOW_STARTED"),
    perform: ({ worker }) => [taskCompleted(worker)],
    children,
  };
}

/** Returns true if all children that the run has started have ended. */
export function haveChildrenEnded(events: readonly StoredEvent[]): boolean {
  const ended = findChildren(events, "CHILD_WORKFLOW_COMPLETED", "CHILD_WORKFLOW_FAILED");
  return events.every(
    ({ history }) => history?.event_type !== "CHILD_WORKFLOW_STARTED" || ended.has(history.attributes.execution_id),
  );
}
