import type { HistoryFailure, JsonValue } from "../../../../generated/mock-types.ts";
import { cancelTasks } from "../../state/tasks.ts";
import type { TaskHandler } from "../define-handlers.ts";
import { writeLog } from "../deployments/logs.ts";
import { deploymentByName, liveWorker } from "../deployments/workers.ts";
import type { Sandbox } from "../tables.ts";
import { payload } from "./payload.ts";
import { createRun, isCancelRequested, isRunning, latestRun } from "./run.ts";
import { eventId, findRun, hasEvent, listEvents, recordEvent, recordEvents } from "./run-events.ts";
import { nextStep } from "./script.ts";
import type { FeedEntry, StoredEvent, StoredRun } from "./state.ts";
import { type Child, haveChildrenEnded, taskCompleted } from "./steps.ts";

/** Milliseconds between two checks for a worker while the deployment has none. */
const WORKER_POLL_INTERVAL = 1000;
/** Milliseconds that a workflow's code takes to clean up when it is canceled. */
const CLEANUP_DURATION = 2000;

/** Schedules the next step of a run, unless it has ended or is waiting for its children. */
export function resume(sandbox: Sandbox, run_id: string): void {
  const run = findRun(sandbox, run_id);
  const events = listEvents(sandbox, run);
  if (isRunning(run) && haveChildrenEnded(events))
    sandbox.later(nextStep(run, events).delay, "executions.step", { run_id });
}

/** Processes all remaining steps of a run and of its children immediately, and returns the run. */
export function runToEnd(sandbox: Sandbox, run_id: string): StoredRun {
  while (takeStep(sandbox, run_id, runToEnd));
  return findRun(sandbox, run_id);
}

export function scheduleCancel(sandbox: Sandbox, run_id: string): void {
  cancelTasks(sandbox, "executions.step", run_id);
  sandbox.later(CLEANUP_DURATION, "executions.stop", { run_id });
}

export function terminateRun(sandbox: Sandbox, run_id: string, reason: string | null): void {
  recordEvent(sandbox, run_id, {
    history: { event_type: "WORKFLOW_EXECUTION_TERMINATED", attributes: { reason } },
    feed: { event_type: "WORKFLOW_EXECUTION_TERMINATED", attributes: { task_id: "wf_1", reason, attempt: 1 } },
  });
  endRun(sandbox, run_id, "TERMINATED");
}

/** Records the end of a child execution in the history of its parent, and resumes the parent. */
export function notifyParent(sandbox: Sandbox, run_id: string): void {
  const child = findRun(sandbox, run_id);
  const { workflow_name, execution_id, status } = child;
  const parent = child.parent_execution_id === null ? undefined : latestRun(sandbox, child.parent_execution_id);
  if (!parent || !isRunning(parent)) return;
  const events = listEvents(sandbox, parent);
  const started_event_id = eventId(events, "CHILD_WORKFLOW_STARTED", execution_id);
  const attributes = { workflow_name, execution_id, started_event_id };
  const isRecorded =
    hasEvent(events, "CHILD_WORKFLOW_COMPLETED", execution_id) ||
    hasEvent(events, "CHILD_WORKFLOW_FAILED", execution_id);
  if (started_event_id === 0 || isRecorded) return;
  recordEvent(sandbox, parent.run_id, {
    history:
      status === "COMPLETED"
        ? { event_type: "CHILD_WORKFLOW_COMPLETED", attributes: { ...attributes, result: payload(child.result) } }
        : {
            event_type: "CHILD_WORKFLOW_FAILED",
            attributes: { ...attributes, status, failure: findFailure(sandbox, child) },
          },
  });
  resume(sandbox, parent.run_id);
}

function findFailure(sandbox: Sandbox, run: StoredRun): HistoryFailure {
  const last = listEvents(sandbox, run).at(-1)?.history;
  if (last?.event_type === "WORKFLOW_EXECUTION_FAILED") return last.attributes.failure;
  return { message: `The execution ended with the status ${run.status}`, type: null, stack_trace: null };
}

export const runTasks: Readonly<Record<string, TaskHandler>> = {
  "executions.step": (sandbox, { run_id }) => {
    if (takeStep(sandbox, String(run_id), resume)) resume(sandbox, String(run_id));
  },

  "executions.stop": (sandbox, data) => {
    const run_id = String(data.run_id);
    const run = findRun(sandbox, run_id);
    if (!isRunning(run)) return;
    const worker = liveWorker(sandbox, run.deployment_name);
    if (worker === undefined) return waitForWorker(sandbox, run, "executions.stop");
    recordEvents(sandbox, run_id, [
      ...canceledTasks(listEvents(sandbox, run)).map((feed) => ({ feed })),
      taskCompleted(worker),
      {
        history: { event_type: "WORKFLOW_EXECUTION_CANCELED", attributes: { reason: null } },
        feed: { event_type: "WORKFLOW_EXECUTION_CANCELED", attributes: { task_id: "wf_1", reason: null, attempt: 1 } },
      },
    ]);
    endRun(sandbox, run_id, "CANCELED");
    notifyParent(sandbox, run_id);
  },
};

/** The events that cancel the custom tasks in progress. */
function canceledTasks(events: readonly StoredEvent[]): FeedEntry[] {
  const completed = new Set(
    events.flatMap(({ feed }) =>
      feed?.entry.event_type === "CUSTOM_TASK_COMPLETED" ? [feed.entry.attributes.custom_task_id] : [],
    ),
  );
  return events.flatMap(({ feed }): FeedEntry[] => {
    if (feed?.entry.event_type !== "CUSTOM_TASK_STARTED") return [];
    const { custom_task_id, custom_task_type } = feed.entry.attributes;
    if (completed.has(custom_task_id)) return [];
    const reason = "The execution was canceled";
    return [{ event_type: "CUSTOM_TASK_CANCELED", attributes: { custom_task_id, custom_task_type, reason } }];
  });
}

/** Repeats the task later, or ends the run if it has timed out. Only runs that wait for a worker can time out. */
function waitForWorker(sandbox: Sandbox, { run_id, registration_id, start }: StoredRun, task: string): void {
  const { execution_timeout = Number.POSITIVE_INFINITY } = sandbox.registrations.get(registration_id)?.definition ?? {};
  if (sandbox.now() < start + execution_timeout * 1000) {
    sandbox.later(WORKER_POLL_INTERVAL, task, { run_id });
    return;
  }
  recordEvent(sandbox, run_id, {
    history: { event_type: "WORKFLOW_EXECUTION_TIMED_OUT", attributes: { execution_timeout } },
    feed: { event_type: "WORKFLOW_EXECUTION_TIMED_OUT", attributes: { task_id: "wf_1", attempt: 1 } },
  });
  endRun(sandbox, run_id, "TIMED_OUT");
  notifyParent(sandbox, run_id);
}

/** Processes the next step of a run. Returns false if the run has ended or has to wait. */
function takeStep(sandbox: Sandbox, run_id: string, advanceChild: (sandbox: Sandbox, run_id: string) => void): boolean {
  const run = findRun(sandbox, run_id);
  const events = listEvents(sandbox, run);
  if (!isRunning(run) || isCancelRequested(events) || !haveChildrenEnded(events)) return false;
  const worker = liveWorker(sandbox, run.deployment_name);
  if (worker === undefined) {
    waitForWorker(sandbox, run, "executions.step");
    return false;
  }
  if (events.length === 1) logRun(sandbox, run, `The execution ${run.execution_id} has started.`);
  const { perform, children = [], status, result } = nextStep(run, events);
  recordEvents(sandbox, run_id, perform({ sandbox, events, worker }));
  const started = children.map((child) => startChild(sandbox, run, child));
  for (const child of started) advanceChild(sandbox, child.run_id);
  if (status === "RETRYING_AFTER_ERROR") sandbox.runs.put({ ...findRun(sandbox, run_id), status });
  else if (status) {
    endRun(sandbox, run_id, status, result);
    notifyParent(sandbox, run_id);
  }
  return true;
}

function startChild(sandbox: Sandbox, parent: StoredRun, { suffix, input }: Child): StoredRun {
  // Ids are limited to 256 characters.
  const name = `${parent.execution_id.slice(0, 200)}-${suffix}`;
  let execution_id = name;
  // After a reset, the children of the earlier run still exist.
  for (let count = 2; sandbox.executions.has(execution_id); count++) execution_id = `${name}-${count}`;
  const { workflow_name } = parent;
  recordEvent(sandbox, parent.run_id, {
    history: {
      event_type: "CHILD_WORKFLOW_STARTED",
      attributes: { workflow_name, execution_id, input: payload(input) },
    },
  });
  return createRun(sandbox, {
    workflow_id: parent.workflow_id,
    workflow_name,
    registration_id: parent.registration_id,
    deployment_name: parent.deployment_name,
    root_execution_id: parent.root_execution_id,
    execution_id,
    parent_execution_id: parent.execution_id,
    schedule_id: null,
    user_id: null,
    input: payload(input),
  });
}

function endRun(sandbox: Sandbox, run_id: string, status: StoredRun["status"], result: JsonValue = null): void {
  const run = findRun(sandbox, run_id);
  for (const name of ["executions.step", "executions.stop"]) cancelTasks(sandbox, name, run_id);
  sandbox.runs.put({ ...run, status, end: sandbox.now(), result });
  logRun(sandbox, run, `The execution ${run.execution_id} has ended as ${status}.`);
}

/** Writes to the log of the run's deployment, if it has a worker. */
function logRun(sandbox: Sandbox, { deployment_name, workflow_name, execution_id }: StoredRun, body: string): void {
  const deployment = deploymentByName(sandbox, deployment_name);
  const worker_name = liveWorker(sandbox, deployment_name);
  if (!deployment || worker_name === undefined) return;
  writeLog(sandbox, deployment.id, {
    body,
    log_attributes: { log_type: "runtime", worker_name, workflow_name, execution_id },
  });
}
