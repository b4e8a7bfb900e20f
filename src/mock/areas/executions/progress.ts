import type { components } from "../../../../generated/types.ts";
import { writeLog } from "../deployments/logs.ts";
import type { TaskHandler } from "../handler.ts";
import type { Sandbox } from "../tables.ts";
import type { FeedEntry, StoredEvent } from "./event-state.ts";
import { eventsOf, record, timestampOf } from "./run-events.ts";
import type { StoredRun } from "./run-state.ts";
import { nextStep, searchKeysOf } from "./script.ts";
import { childrenEnded, payload, type StepResult, taskCompleted } from "./steps.ts";
import { deploymentNamed, liveWorker } from "./workers.ts";

type Json = components["schemas"]["JsonValue"];

/** Milliseconds after which an execution whose deployment has no live worker looks again for one. */
const WAIT = 1000;
/** Milliseconds that the code needs to clean up when it is canceled. */
const CLEAN_UP = 2000;

/** What is known of an execution when it starts. */
export type Origin = Pick<
  StoredRun,
  | "execution_id"
  | "workflow_id"
  | "workflow_name"
  | "registration_id"
  | "deployment_name"
  | "root_execution_id"
  | "parent_execution_id"
  | "schedule_id"
  | "user_id"
  | "input"
>;

/** Makes the first run of an execution and returns its id. It does nothing until `carryOn` or `runToEnd` is called. */
export function createRun(sandbox: Sandbox, origin: Origin): string {
  const run_id = sandbox.newUuid();
  const run: StoredRun = {
    ...origin,
    run_id,
    first_run_id: run_id,
    first_start: sandbox.now(),
    continued_run_id: null,
    status: "RUNNING",
    start: sandbox.now(),
    end: null,
    result: null,
    search_keys: null,
    events: [],
  };
  startRun(sandbox, { ...run, search_keys: searchKeysOf(run) });
  const { workflow_name, root_execution_id, parent_execution_id, schedule_id } = origin;
  record(sandbox, run_id, {
    history: {
      event_type: "WORKFLOW_EXECUTION_STARTED",
      attributes: {
        workflow_name,
        run_id,
        continued_run_id: null,
        root_execution_id,
        parent_execution_id,
        schedule_id,
        attempt: 1,
        input: origin.input as Json, // It came as JSON.
      },
    },
    feed: startedEntry(sandbox, run),
  });
  return run_id;
}

/** Puts a new run in place as the latest of its execution. */
export function startRun(sandbox: Sandbox, run: StoredRun): void {
  sandbox.runs.put(run);
  sandbox.executions.put({ execution_id: run.execution_id, run_id: run.run_id });
}

export function startedEntry(sandbox: Sandbox, { workflow_id, workflow_name, input }: StoredRun): FeedEntry {
  return {
    event_type: "WORKFLOW_EXECUTION_STARTED",
    attributes: {
      task_id: "wf_1",
      workflow_name,
      input: payload(input as Json), // It came as JSON.
      display_name: sandbox.workflows.get(workflow_id)?.display_name ?? null,
      attempt: 1,
    },
  };
}

/** The latest run of an execution, if there is one with this id. */
export function latestRun(sandbox: Sandbox, execution_id: string): StoredRun | undefined {
  const execution = sandbox.executions.get(execution_id);
  return execution && sandbox.runs.get(execution.run_id);
}

/** Whether the run is in progress: it can be signaled, queried, canceled and terminated. */
export function isRunning({ status }: Pick<StoredRun, "status">): boolean {
  return status === "RUNNING" || status === "RETRYING_AFTER_ERROR";
}

export function isCancelRequested(events: readonly StoredEvent[]): boolean {
  return timestampOf(events, "WORKFLOW_EXECUTION_CANCEL_REQUESTED");
}

/** Lets the steps of a run follow as the sandbox's time goes on, once its children have ended. */
export function resume(sandbox: Sandbox, run_id: string): void {
  const run = sandbox.runs.get(run_id)!; // Runs are never deleted.
  const events = eventsOf(sandbox, run);
  if (isRunning(run) && childrenEnded(events))
    sandbox.later(nextStep(run, events).after, "executions.step", { run_id });
}

/** Takes all steps of a run at once, those of its children among them, and gives the run as it is then. */
export function runToEnd(sandbox: Sandbox, run_id: string): StoredRun {
  while (takeStep(sandbox, run_id, runToEnd));
  return sandbox.runs.get(run_id)!; // Runs are never deleted.
}

/** Lets a run whose cancellation was requested stop after a moment. */
export function requestCancel(sandbox: Sandbox, run_id: string): void {
  sandbox.later(CLEAN_UP, "executions.stop", { run_id });
}

/** Ends a run by force. */
export function terminateRun(sandbox: Sandbox, run_id: string, reason: string | null): void {
  record(sandbox, run_id, { history: { event_type: "WORKFLOW_EXECUTION_TERMINATED", attributes: { reason } } });
  setStatus(sandbox, run_id, { status: "TERMINATED" });
}

/** Records the end of an execution in the history of the one whose code has started it, which may have waited for it. */
export function notifyParent(sandbox: Sandbox, run_id: string): void {
  const child = sandbox.runs.get(run_id)!; // Runs are never deleted.
  const { workflow_name, execution_id, status } = child;
  const parent = child.parent_execution_id === null ? undefined : latestRun(sandbox, child.parent_execution_id);
  if (!parent || !isRunning(parent)) return;
  const events = eventsOf(sandbox, parent);
  const told = events.filter(({ history }) => history);
  const started_event_id = told.findIndex((event) => timestampOf([event], "CHILD_WORKFLOW_STARTED", execution_id)) + 1;
  const about = { workflow_name, execution_id, started_event_id };
  const heard =
    timestampOf(events, "CHILD_WORKFLOW_COMPLETED", execution_id) ||
    timestampOf(events, "CHILD_WORKFLOW_FAILED", execution_id);
  if (started_event_id === 0 || heard) return;
  record(sandbox, parent.run_id, {
    history:
      status === "COMPLETED"
        ? { event_type: "CHILD_WORKFLOW_COMPLETED", attributes: { ...about, result: child.result as Json } } // It is JSON.
        : { event_type: "CHILD_WORKFLOW_FAILED", attributes: { ...about, status, failure: failureOf(sandbox, child) } },
  });
  resume(sandbox, parent.run_id);
}

function failureOf(sandbox: Sandbox, run: StoredRun): components["schemas"]["HistoryFailure"] {
  const last = eventsOf(sandbox, run).at(-1)?.history;
  if (last?.event_type === "WORKFLOW_EXECUTION_FAILED") return last.attributes.failure;
  return { message: `The execution ended with the status ${run.status}`, type: null, stack_trace: null };
}

export const runTasks: Readonly<Record<string, TaskHandler>> = {
  "executions.step": (sandbox, { run_id }) => {
    if (takeStep(sandbox, String(run_id), resume)) resume(sandbox, String(run_id));
  },

  "executions.stop": (sandbox, data) => {
    const run_id = String(data.run_id);
    const run = sandbox.runs.get(run_id)!; // Runs are never deleted.
    if (!isRunning(run)) return;
    const worker = liveWorker(sandbox, run.deployment_name);
    if (worker === undefined) return waitForWorker(sandbox, run, "executions.stop");
    for (const feed of canceledTasks(eventsOf(sandbox, run))) record(sandbox, run_id, { feed });
    record(sandbox, run_id, taskCompleted(worker));
    record(sandbox, run_id, {
      history: { event_type: "WORKFLOW_EXECUTION_CANCELED", attributes: { reason: null } },
      feed: { event_type: "WORKFLOW_EXECUTION_CANCELED", attributes: { task_id: "wf_1", reason: null, attempt: 1 } },
    });
    setStatus(sandbox, run_id, { status: "CANCELED" });
    notifyParent(sandbox, run_id);
  },
};

/** Custom tasks that the code reports as canceled, because they have not ended. */
function canceledTasks(events: readonly StoredEvent[]): FeedEntry[] {
  return events.flatMap(({ feed }): FeedEntry[] => {
    if (feed?.entry.event_type !== "CUSTOM_TASK_STARTED") return [];
    const { custom_task_id, custom_task_type } = feed.entry.attributes;
    if (timestampOf(events, "CUSTOM_TASK_COMPLETED", custom_task_id)) return [];
    const reason = "The execution was canceled";
    return [{ event_type: "CUSTOM_TASK_CANCELED", attributes: { custom_task_id, custom_task_type, reason } }];
  });
}

/** Does the task later, or ends the run if its time is over: no run of the mock takes so long unless it has to wait. */
function waitForWorker(sandbox: Sandbox, { run_id, registration_id, start }: StoredRun, task: string): void {
  const { execution_timeout = Number.POSITIVE_INFINITY } = sandbox.registrations.get(registration_id)?.definition ?? {};
  if (sandbox.now() < start + execution_timeout * 1000) {
    sandbox.later(WAIT, task, { run_id });
    return;
  }
  record(sandbox, run_id, {
    history: { event_type: "WORKFLOW_EXECUTION_TIMED_OUT", attributes: { execution_timeout } },
  });
  setStatus(sandbox, run_id, { status: "TIMED_OUT" });
  notifyParent(sandbox, run_id);
}

/** Takes the next step of a run, and tells whether it could; `proceed` is what its children do then. */
function takeStep(sandbox: Sandbox, run_id: string, proceed: (sandbox: Sandbox, run_id: string) => void): boolean {
  const run = sandbox.runs.get(run_id)!; // Runs are never deleted.
  const events = eventsOf(sandbox, run);
  if (!isRunning(run) || isCancelRequested(events) || !childrenEnded(events)) return false;
  const worker = liveWorker(sandbox, run.deployment_name);
  if (worker === undefined) {
    waitForWorker(sandbox, run, "executions.step");
    return false;
  }
  if (events.length === 1) logRun(sandbox, run, `The execution ${run.execution_id} has started.`);
  const taken = nextStep(run, events).take({ run, events, now: sandbox.now(), time: sandbox.time, worker });
  for (const happening of taken.happenings) record(sandbox, run_id, happening);
  const children = (taken.children ?? []).map((child) => startChild(sandbox, run, child));
  for (const child of children) proceed(sandbox, child);
  if (taken.status) setStatus(sandbox, run_id, taken);
  if (taken.status && !isRunning(sandbox.runs.get(run_id)!)) notifyParent(sandbox, run_id);
  return true;
}

function startChild(
  sandbox: Sandbox,
  parent: StoredRun,
  { suffix, input }: NonNullable<StepResult["children"]>[number],
): string {
  // An id has at most 256 characters.
  const name = `${parent.execution_id.slice(0, 200)}-${suffix}`;
  let execution_id = name;
  // After a reset the children of the earlier run are still there.
  for (let count = 2; sandbox.executions.has(execution_id); count++) execution_id = `${name}-${count}`;
  const { workflow_name } = parent;
  record(sandbox, parent.run_id, {
    history: { event_type: "CHILD_WORKFLOW_STARTED", attributes: { workflow_name, execution_id, input } },
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
    input,
  });
}

/** Puts the run into its new status; all but those of a run in progress end it. */
function setStatus(
  sandbox: Sandbox,
  run_id: string,
  { status = "RUNNING", result = null }: Omit<StepResult, "happenings">,
): void {
  const run = sandbox.runs.get(run_id)!; // Runs are never deleted.
  if (isRunning({ status })) {
    sandbox.runs.put({ ...run, status });
    return;
  }
  sandbox.runs.put({ ...run, status, end: sandbox.now(), result });
  logRun(sandbox, run, `The execution ${run.execution_id} has ended as ${status}.`);
}

/** Puts a line into the log of the deployment that the run is on, if a worker is there to write it. */
function logRun(sandbox: Sandbox, { deployment_name, workflow_name, execution_id }: StoredRun, body: string): void {
  const deployment = deploymentNamed(sandbox, deployment_name);
  const worker_name = liveWorker(sandbox, deployment_name);
  if (!deployment || worker_name === undefined) return;
  writeLog(sandbox, deployment.id, {
    body,
    log_attributes: { log_type: "runtime", worker_name, workflow_name, execution_id },
  });
}
