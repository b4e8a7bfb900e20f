import { delayOf, timesOf } from "../../lib/schedule/schedule.ts";
import { cancelExecution, isRunning, latestRun, startExecution, terminateExecution } from "../executions/execution.ts";
import { deploymentNamed } from "../executions/workers.ts";
import type { TaskHandler } from "../handler.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredRegistration } from "../workflows/state.ts";
import type { DueStart, StoredSchedule } from "./state.ts";

/** Milliseconds between two looks at running executions. */
const CHECK_INTERVAL = 1000;
const MAX_RECENT = 10;

export const schedulesTasks: Readonly<Record<string, TaskHandler>> = {
  "schedules.fire": (sandbox, { id, plan, time, at }) => {
    const row = sandbox.schedules.get(String(id));
    if (!row || row.plan !== plan) return;
    const now = settled(sandbox, row);
    if (now.schedule.paused) return void keep(sandbox, now);
    const { overlap, catchup_window_seconds } = now.schedule.policy;
    // Starts are late only in a sandbox that begins after them: its clock runs tasks at their own time.
    const oldest = sandbox.now() - catchup_window_seconds * 1000;
    const isMissed = Number(at) < oldest;
    const done = keep(sandbox, isMissed ? now : due(sandbox, now, { time: Number(time), triggered: false }, overlap));
    planNext(sandbox, done, isMissed ? oldest - 1 : Number(time));
  },

  "schedules.watch": (sandbox, { id }) => {
    const row = sandbox.schedules.get(String(id));
    if (row) keep(sandbox, settled(sandbox, { ...row, watching: false }));
  },
};

/** Sets the task for the first start after this time, in milliseconds since 1970; the one set before does nothing. */
export function planNext(sandbox: Sandbox, row: StoredSchedule, after = sandbox.now()): void {
  const { schedule } = row;
  const plan = sandbox.newUuid();
  sandbox.schedules.put({ ...row, plan });
  const isOver = schedule.paused || schedule.remaining_executions === 0;
  const [time] = isOver ? [] : timesOf(schedule, { after, count: 1 });
  if (time === undefined) return;
  const at = time + delayOf(schedule, time, schedule.schedule_id);
  sandbox.later(at - sandbox.now(), "schedules.fire", { id: schedule.schedule_id, plan, time, at });
}

/** Starts an execution out of turn, as far as the policy for overlaps allows it. */
export function trigger(sandbox: Sandbox, row: StoredSchedule, overlap: number): void {
  const now = settled(sandbox, row);
  keep(sandbox, due(sandbox, now, { time: sandbox.now(), triggered: true }, overlap));
}

/** A paused schedule starts nothing by itself, not even what has waited for a running execution to end. */
export function paused(row: StoredSchedule, note: string | null): StoredSchedule {
  const waiting = row.waiting.filter(({ triggered }) => triggered);
  return { ...row, waiting, schedule: { ...row.schedule, paused: true, note } };
}

export interface Code extends Pick<StoredSchedule, "workflow_id" | "registration_id"> {
  readonly deployment_name: string | null;
}

/** The newest version of the code, or the one to keep to: on the deployment that is named, or else on one that is there. */
export function registrationOf(sandbox: Sandbox, code: Code): StoredRegistration | undefined {
  const { workflow_id, registration_id, deployment_name } = code;
  const found = sandbox.registrations
    .all()
    .filter(
      (registration) =>
        registration.workflow_id === workflow_id &&
        (registration_id === null || registration.id === registration_id) &&
        (deployment_name === null || registration.deployment_name === deployment_name),
    );
  return found.findLast((registration) => deploymentNamed(sandbox, registration.deployment_name)) ?? found.at(-1);
}

export function codeOf({ workflow_id, registration_id, schedule }: StoredSchedule): Code {
  return { workflow_id, registration_id, deployment_name: schedule.deployment_name };
}

/** Puts the row, and keeps an eye on its executions as long as something depends on how they end. */
export function keep(sandbox: Sandbox, row: StoredSchedule): StoredSchedule {
  const matters = row.waiting.length > 0 || row.schedule.policy.pause_on_failure;
  const watching = row.running.length > 0 && matters;
  if (watching && !row.watching) sandbox.later(CHECK_INTERVAL, "schedules.watch", { id: row.schedule.schedule_id });
  return sandbox.schedules.put({ ...row, watching: row.watching || watching });
}

/** Takes note of executions that have ended: one that failed may pause the schedule, and one that waits may start. */
function settled(sandbox: Sandbox, row: StoredSchedule): StoredSchedule {
  const runs = row.running.flatMap((id) => latestRun(sandbox, id) ?? []);
  const running = runs.filter(isRunning).map(({ execution_id }) => execution_id);
  const failed = runs.find(({ status }) => status === "FAILED" || status === "TIMED_OUT");
  let now: StoredSchedule = { ...row, running };
  if (failed && row.schedule.policy.pause_on_failure && !row.schedule.paused)
    now = paused(now, `Paused because the execution ${failed.execution_id} has ended with ${failed.status}.`);
  const [first, ...waiting] = now.waiting;
  return first && running.length === 0 ? started(sandbox, { ...now, waiting }, first) : now;
}

function due(sandbox: Sandbox, row: StoredSchedule, start: DueStart, overlap: number): StoredSchedule {
  if (row.running.length === 0 || overlap === 6) return started(sandbox, row, start);
  switch (overlap) {
    case 2:
      return row.waiting.length > 0 ? row : { ...row, waiting: [start] };
    case 3:
      return { ...row, waiting: [...row.waiting, start] };
    case 4:
      for (const id of row.running) cancelExecution(sandbox, id);
      return { ...row, waiting: [start] };
    case 5:
      for (const id of row.running) terminateExecution(sandbox, id);
      return started(sandbox, { ...row, running: [] }, start);
    default:
      return row;
  }
}

function started(sandbox: Sandbox, row: StoredSchedule, { time, triggered }: DueStart): StoredSchedule {
  const { schedule } = row;
  const remaining = schedule.remaining_executions;
  const workflow = sandbox.workflows.get(row.workflow_id);
  const registration = registrationOf(sandbox, codeOf(row));
  if (!workflow || !registration || (!triggered && remaining === 0)) return row;
  // As in the examples, the first one of a day is named after the day.
  const name = `${workflow.name}-${sandbox.time(time).slice(0, 10)}`;
  const { execution_id } = startExecution(sandbox, {
    workflow,
    registration,
    input: schedule.input,
    execution_id: triggered || sandbox.executions.has(name) ? null : name,
    schedule_id: schedule.schedule_id,
  });
  const entry = { scheduled_at: sandbox.time(time), started_at: sandbox.time(), execution_id };
  return {
    ...row,
    schedule: { ...schedule, remaining_executions: triggered || remaining === null ? remaining : remaining - 1 },
    recent: [...row.recent, entry].slice(-MAX_RECENT),
    running: [...row.running, execution_id],
  };
}
