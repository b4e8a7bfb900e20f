import type { ExecutionReset } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import { payload } from "./payload.ts";
import { resume, scheduleCancel, terminateRun } from "./progress.ts";
import { isCancelRequested, isRunning, putLatestRun, startedFeedEntry } from "./run.ts";
import { findChildren, historyEvents, listEvents, recordEvent, recordEvents } from "./run-events.ts";
import type { StoredEvent, StoredRun } from "./state.ts";

/** The `event_id`s to which a run can be reset, in ascending order. */
export function resetPoints(sandbox: Sandbox, run: StoredRun): number[] {
  const history = historyEvents(listEvents(sandbox, run));
  return history.flatMap(({ history }, index) =>
    history?.event_type === "WORKFLOW_TASK_COMPLETED" ? [index + 1] : [],
  );
}

/** Ends the run if it is in progress, and starts a new one from the event, which must be one of `resetPoints`. */
export function resetRun(sandbox: Sandbox, run: StoredRun, reset: ExecutionReset): void {
  const { event_id, reason = null } = reset;
  if (isRunning(run)) terminateRun(sandbox, run.run_id, reason);
  const events = listEvents(sandbox, run);
  const history = historyEvents(events);
  const copiedCount = events.indexOf(history[event_id - 1]!) + 1; // The caller has checked that the event exists.
  const before = events.slice(0, copiedCount);
  const start = history[0]?.history;
  // Only the event has an input that is still encoded.
  const input = start?.event_type === "WORKFLOW_EXECUTION_STARTED" ? start.attributes.input : payload(run.input);
  const run_id = sandbox.newUuid();
  const next: StoredRun = {
    ...run,
    run_id,
    continued_run_id: run.run_id,
    status: "RUNNING",
    start: sandbox.now(),
    end: null,
    result: null,
    events: run.events.slice(0, copiedCount),
  };
  putLatestRun(sandbox, next);
  recordEvent(sandbox, run_id, {
    history: {
      event_type: "WORKFLOW_EXECUTION_RESET",
      attributes: { base_run_id: run.run_id, reset_event_id: event_id, reason },
    },
    feed: startedFeedEntry(sandbox, next, input),
  });
  const children = findChildren(before, "CHILD_WORKFLOW_STARTED");
  const redelivered = events.slice(copiedCount).filter((event) => isRedelivered(event, children, reset));
  recordEvents(
    sandbox,
    run_id,
    redelivered.flatMap(({ history }) => (history ? [{ history }] : [])),
  );
  if (isCancelRequested(before)) scheduleCancel(sandbox, run_id);
  else resume(sandbox, run_id);
}

/** Returns true if an event that was received after the reset point is recorded in the new run, too. */
function isRedelivered(
  { history }: StoredEvent,
  childrenBefore: ReadonlySet<string>,
  { exclude_signals, exclude_updates }: ExecutionReset,
): boolean {
  switch (history?.event_type) {
    case "WORKFLOW_SIGNALED":
      return !exclude_signals;
    case "WORKFLOW_UPDATED":
      return !exclude_updates;
    case "CHILD_WORKFLOW_COMPLETED":
    case "CHILD_WORKFLOW_FAILED":
      return childrenBefore.has(history.attributes.execution_id);
    default:
      return false;
  }
}
