import type { components } from "../../../../generated/types.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredEvent } from "./event-state.ts";
import {
  isCancelRequested,
  isRunning,
  requestCancel,
  resume,
  startedEntry,
  startRun,
  terminateRun,
} from "./progress.ts";
import { eventsOf, record, timestampOf } from "./run-events.ts";
import type { StoredRun } from "./run-state.ts";

/** Values of `event_id` to which a run can be reset, in ascending order. */
export function resetPoints(sandbox: Sandbox, run: StoredRun): number[] {
  const told = eventsOf(sandbox, run).filter(({ history }) => history);
  return told.flatMap(({ history }, index) => (history?.event_type === "WORKFLOW_TASK_COMPLETED" ? [index + 1] : []));
}

/** Ends the run if it is in progress, and continues in a new one from the event, which must be one of `resetPoints`. */
export function resetRun(sandbox: Sandbox, run: StoredRun, reset: components["schemas"]["ExecutionReset"]): void {
  const { event_id, reason = null } = reset;
  if (isRunning(run)) terminateRun(sandbox, run.run_id, reason);
  const events = eventsOf(sandbox, run);
  const told = events.filter(({ history }) => history);
  const point = events.indexOf(told[event_id - 1]!) + 1; // The caller has made sure that there is such an event.
  const before = events.slice(0, point);
  const run_id = sandbox.newUuid();
  const next: StoredRun = {
    ...run,
    run_id,
    continued_run_id: run.run_id,
    status: "RUNNING",
    start: sandbox.now(),
    end: null,
    result: null,
    events: run.events.slice(0, point),
  };
  startRun(sandbox, next);
  record(sandbox, run_id, {
    history: {
      event_type: "WORKFLOW_EXECUTION_RESET",
      attributes: { base_run_id: run.run_id, reset_event_id: event_id, reason },
    },
    feed: startedEntry(sandbox, next),
  });
  for (const { history } of events.slice(point).filter((event) => isKept(event, before, reset)))
    if (history) record(sandbox, run_id, { history });
  if (isCancelRequested(before)) requestCancel(sandbox, run_id);
  else resume(sandbox, run_id);
}

/** Whether what came from outside after the point reaches the new run too. */
function isKept(
  { history }: StoredEvent,
  before: readonly StoredEvent[],
  { exclude_signals, exclude_updates }: components["schemas"]["ExecutionReset"],
): boolean {
  switch (history?.event_type) {
    case "WORKFLOW_SIGNALED":
      return !exclude_signals;
    case "WORKFLOW_UPDATED":
      return !exclude_updates;
    case "CHILD_WORKFLOW_COMPLETED":
    case "CHILD_WORKFLOW_FAILED":
      return timestampOf(before, "CHILD_WORKFLOW_STARTED", history.attributes.execution_id);
    default:
      return false;
  }
}
