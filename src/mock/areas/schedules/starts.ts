import { pieceDeadline } from "../../lib/pause.ts";
import { computeDelay, computeTimes } from "../../lib/schedule/schedule.ts";
import { defineIndex } from "../../state/row-index.ts";
import { cancelTasks, type Task } from "../../state/tasks.ts";
import type { TaskHandler } from "../define-handlers.ts";
import { deploymentByName } from "../deployments/workers.ts";
import { cancelExecution, startExecution, terminateExecution } from "../executions/execution.ts";
import { resume } from "../executions/progress.ts";
import { isRunning, latestRun } from "../executions/run.ts";
import type { Sandbox } from "../tables.ts";
import { registrationsByWorkflow, type StoredRegistration } from "../workflows/state.ts";
import type { StoredSchedule } from "./state.ts";

const CHECK_INTERVAL = 1000;
const MAX_RECENT = 10;
const tasksById = defineIndex<Task>(({ name, data }) => [name, String(data.id)]);

export const schedulesTasks: Readonly<Record<string, TaskHandler>> = {
  "schedules.fire": (sandbox, data) => {
    const { id, plan, time, at } = data;
    const row = sandbox.schedules.get(String(id));
    if (!row || row.plan !== plan) return;
    const current = updateExecutions(sandbox, row);
    if (current.schedule.paused) return void saveSchedule(sandbox, current);
    const { overlap, catchup_window_seconds } = current.schedule.policy;
    // A start is late only if it precedes the creation of the sandbox. All others run exactly at their time.
    const oldest = sandbox.now() - catchup_window_seconds * 1000;
    const isMissed = Number(at) < oldest;
    const start = Number(time);
    if (overlap === 5 && !isMissed && !endRunning(sandbox, current)) return data;
    const saved = saveSchedule(sandbox, isMissed ? current : applyOverlapPolicy(sandbox, current, start, overlap));
    planNextStart(sandbox, saved, isMissed ? oldest - 1 : start);
  },

  "schedules.watch": (sandbox, { id }) => {
    const row = sandbox.schedules.get(String(id));
    if (row) saveSchedule(sandbox, updateExecutions(sandbox, { ...row, watching: false }));
  },
};

/** Replaces the task for the next start by one for the first start after this time, in milliseconds since the epoch. */
export function planNextStart(sandbox: Sandbox, row: StoredSchedule, after = sandbox.now()): void {
  const { schedule } = row;
  const plan = sandbox.newUuid();
  cancelTasks(sandbox, "schedules.fire", schedule.schedule_id);
  sandbox.schedules.put({ ...row, plan });
  const isInactive = schedule.paused || schedule.remaining_executions === 0;
  const [time] = isInactive ? [] : computeTimes(schedule, { after, count: 1 });
  if (time === undefined) return;
  const at = time + computeDelay(schedule, time, schedule.schedule_id);
  sandbox.later(at - sandbox.now(), "schedules.fire", { id: schedule.schedule_id, plan, time, at });
}

/** Returns the time of the next start if its task has it, in milliseconds since the epoch. */
export function plannedStarts(sandbox: Sandbox, { schedule, plan }: StoredSchedule): number[] {
  const tasks = [...sandbox.tasks.by(tasksById).within(["schedules.fire", schedule.schedule_id])];
  return tasks.flatMap(({ data }) =>
    data.plan === plan && Number(data.time) > sandbox.now() ? Number(data.time) : [],
  );
}

/** Starts an execution now. The overlap policy is only about scheduled starts. */
export function triggerSchedule(sandbox: Sandbox, row: StoredSchedule): void {
  saveSchedule(sandbox, startNow(sandbox, updateExecutions(sandbox, row), sandbox.now(), null));
}

export function pauseSchedule(row: StoredSchedule, note: string | null): StoredSchedule {
  return { ...row, waiting: [], schedule: { ...row.schedule, paused: true, note } };
}

/** The given registration or, by default, the newest one. Without a deployment name, existing deployments come first. */
export function findRegistration(
  sandbox: Sandbox,
  { workflow_id, registration_id }: Pick<StoredSchedule, "workflow_id" | "registration_id">,
  deployment_name: string | null,
): StoredRegistration | undefined {
  const found = [...sandbox.registrations.by(registrationsByWorkflow).within([workflow_id])].filter(
    (registration) =>
      (registration_id === null || registration.id === registration_id) &&
      (deployment_name === null || registration.deployment_name === deployment_name),
  );
  return found.findLast((registration) => deploymentByName(sandbox, registration.deployment_name)) ?? found.at(-1);
}

/** Stores the schedule. While its next actions depend on running executions, a task checks them. */
export function saveSchedule(sandbox: Sandbox, row: StoredSchedule): StoredSchedule {
  const outcomeMatters = row.waiting.length > 0 || row.schedule.policy.pause_on_failure;
  const watching = row.running.length > 0 && outcomeMatters;
  if (watching && !row.watching) sandbox.later(CHECK_INTERVAL, "schedules.watch", { id: row.schedule.schedule_id });
  return sandbox.schedules.put({ ...row, watching: row.watching || watching });
}

/** Removes executions that have ended. A failure may pause the schedule; otherwise, the next waiting start can proceed. */
function updateExecutions(sandbox: Sandbox, row: StoredSchedule): StoredSchedule {
  const runs = row.running.flatMap((id) => latestRun(sandbox, id) ?? []);
  const running = runs.filter(isRunning).map(({ execution_id }) => execution_id);
  const failed = runs.find(({ status }) => status === "FAILED" || status === "TIMED_OUT");
  let updated: StoredSchedule = { ...row, running };
  if (failed && row.schedule.policy.pause_on_failure && !row.schedule.paused) {
    cancelTasks(sandbox, "schedules.fire", row.schedule.schedule_id);
    updated = pauseSchedule(
      updated,
      `Paused because the execution ${failed.execution_id} has ended with ${failed.status}.`,
    );
  }
  const [first, ...waiting] = updated.waiting;
  return first !== undefined && running.length === 0
    ? startScheduledExecution(sandbox, { ...updated, waiting }, first)
    : updated;
}

/** Terminates the running executions. Returns false if some are left for the next piece of the task. */
function endRunning(sandbox: Sandbox, { running }: StoredSchedule): boolean {
  const end = pieceDeadline();
  for (const [index, id] of running.entries()) {
    if (index > 0 && performance.now() > end) return false;
    terminateExecution(sandbox, id);
  }
  return true;
}

function applyOverlapPolicy(sandbox: Sandbox, row: StoredSchedule, start: number, overlap: number): StoredSchedule {
  if (row.running.length === 0 || overlap === 6) return startScheduledExecution(sandbox, row, start);
  switch (overlap) {
    case 2:
      return row.waiting.length > 0 ? row : { ...row, waiting: [start] };
    case 3:
      return { ...row, waiting: [...row.waiting, start] };
    case 4:
      for (const id of row.running) cancelExecution(sandbox, id);
      return { ...row, waiting: [start] };
    case 5: // The running ones have been terminated.
      return startScheduledExecution(sandbox, { ...row, running: [] }, start);
    default:
      return row;
  }
}

/** Starts the execution of a scheduled time, if the schedule has executions remaining. */
function startScheduledExecution(sandbox: Sandbox, row: StoredSchedule, time: number): StoredSchedule {
  const { remaining_executions: remaining, workflow_name } = row.schedule;
  if (remaining === 0) return row;
  // As in the examples, the id of the first execution of a day contains the date.
  const name = `${workflow_name}-${sandbox.time(time).slice(0, 10)}`;
  const started = startNow(sandbox, row, time, sandbox.executions.has(name) ? null : name);
  if (started === row || remaining === null) return started;
  return { ...started, schedule: { ...started.schedule, remaining_executions: remaining - 1 } };
}

/** Starts an execution and records the time that it is for. Without an id, the service generates one. */
function startNow(sandbox: Sandbox, row: StoredSchedule, time: number, id: string | null): StoredSchedule {
  const { input, schedule_id } = row.schedule;
  const workflow = sandbox.workflows.get(row.workflow_id);
  const registration = findRegistration(sandbox, row, row.schedule.deployment_name);
  if (!workflow || !registration) return row;
  const start = { workflow, registration, input, execution_id: id, schedule_id, user_id: null };
  const { execution_id, run_id } = startExecution(sandbox, start);
  resume(sandbox, run_id);
  const entry = { scheduled_at: sandbox.time(time), started_at: sandbox.time(), execution_id };
  return {
    ...row,
    recent: [...row.recent, entry].slice(-MAX_RECENT),
    running: [...row.running, execution_id],
  };
}
