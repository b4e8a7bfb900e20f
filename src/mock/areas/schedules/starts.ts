import { delayOf, timesOf } from "../../lib/schedule/schedule.ts";
import type { World } from "../../sandbox/sandbox.ts";
import { cancelExecution, isRunning, latestRun, startExecution, terminateExecution } from "../executions/execution.ts";
import { deploymentNamed } from "../executions/workers.ts";
import type { TaskHandler } from "../handler.ts";
import type { StoredRegistration } from "../workflows/state.ts";
import type { DueStart, StoredSchedule } from "./state.ts";

/** Milliseconds between two looks at running executions. */
const LOOK = 1000;
const MOST_RECENT = 10;

export const schedulesTasks: Readonly<Record<string, TaskHandler>> = {
  "schedules.fire": (world, { id, plan, time, at }) => {
    const row = world.schedules.get(String(id));
    if (!row || row.plan !== plan) return;
    const now = settled(world, row);
    if (now.schedule.paused) return void keep(world, now);
    const { overlap, catchup_window_seconds } = now.schedule.policy;
    // Starts are late only in a world that begins after them: its clock runs tasks at their own time.
    const oldest = world.now() - catchup_window_seconds * 1000;
    const isMissed = Number(at) < oldest;
    const done = keep(world, isMissed ? now : due(world, now, { time: Number(time), triggered: false }, overlap));
    planNext(world, done, isMissed ? oldest - 1 : Number(time));
  },

  "schedules.watch": (world, { id }) => {
    const row = world.schedules.get(String(id));
    if (row) keep(world, settled(world, { ...row, watching: false }));
  },
};

/** Sets the task for the first start after this time, in milliseconds since 1970; the one set before does nothing. */
export function planNext(world: World, row: StoredSchedule, after = world.now()): void {
  const { schedule } = row;
  const plan = world.uuid();
  world.schedules.put({ ...row, plan });
  const isOver = schedule.paused || schedule.remaining_executions === 0;
  const [time] = isOver ? [] : timesOf(schedule, { after, count: 1 });
  if (time === undefined) return;
  const at = time + delayOf(schedule, time, schedule.schedule_id);
  world.later(at - world.now(), "schedules.fire", { id: schedule.schedule_id, plan, time, at });
}

/** Starts an execution out of turn, as far as the policy for overlaps allows it. */
export function trigger(world: World, row: StoredSchedule, overlap: number): void {
  const now = settled(world, row);
  keep(world, due(world, now, { time: world.now(), triggered: true }, overlap));
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
export function registrationOf(world: World, code: Code): StoredRegistration | undefined {
  const { workflow_id, registration_id, deployment_name } = code;
  const found = world.registrations
    .all()
    .filter(
      (registration) =>
        registration.workflow_id === workflow_id &&
        (registration_id === null || registration.id === registration_id) &&
        (deployment_name === null || registration.deployment_name === deployment_name),
    );
  return found.findLast((registration) => deploymentNamed(world, registration.deployment_name)) ?? found.at(-1);
}

export function codeOf({ workflow_id, registration_id, schedule }: StoredSchedule): Code {
  return { workflow_id, registration_id, deployment_name: schedule.deployment_name };
}

/** Puts the row, and keeps an eye on its executions as long as something depends on how they end. */
export function keep(world: World, row: StoredSchedule): StoredSchedule {
  const matters = row.waiting.length > 0 || row.schedule.policy.pause_on_failure;
  const watching = row.running.length > 0 && matters;
  if (watching && !row.watching) world.later(LOOK, "schedules.watch", { id: row.schedule.schedule_id });
  return world.schedules.put({ ...row, watching: row.watching || watching });
}

/** Takes note of executions that have ended: one that failed may pause the schedule, and one that waits may start. */
function settled(world: World, row: StoredSchedule): StoredSchedule {
  const runs = row.running.flatMap((id) => latestRun(world, id) ?? []);
  const running = runs.filter(isRunning).map(({ execution_id }) => execution_id);
  const failed = runs.find(({ status }) => status === "FAILED" || status === "TIMED_OUT");
  let now: StoredSchedule = { ...row, running };
  if (failed && row.schedule.policy.pause_on_failure && !row.schedule.paused)
    now = paused(now, `Paused because the execution ${failed.execution_id} has ended with ${failed.status}.`);
  const [first, ...waiting] = now.waiting;
  return first && running.length === 0 ? started(world, { ...now, waiting }, first) : now;
}

function due(world: World, row: StoredSchedule, start: DueStart, overlap: number): StoredSchedule {
  if (row.running.length === 0 || overlap === 6) return started(world, row, start);
  switch (overlap) {
    case 2:
      return row.waiting.length > 0 ? row : { ...row, waiting: [start] };
    case 3:
      return { ...row, waiting: [...row.waiting, start] };
    case 4:
      for (const id of row.running) cancelExecution(world, id);
      return { ...row, waiting: [start] };
    case 5:
      for (const id of row.running) terminateExecution(world, id);
      return started(world, { ...row, running: [] }, start);
    default:
      return row;
  }
}

function started(world: World, row: StoredSchedule, { time, triggered }: DueStart): StoredSchedule {
  const { schedule } = row;
  const remaining = schedule.remaining_executions;
  const workflow = world.workflows.get(row.workflow_id);
  const registration = registrationOf(world, codeOf(row));
  if (!workflow || !registration || (!triggered && remaining === 0)) return row;
  // As in the story, the first one of a day is called after the day.
  const name = `${workflow.name}-${world.time(time).slice(0, 10)}`;
  const { execution_id } = startExecution(world, {
    workflow,
    registration,
    input: schedule.input,
    execution_id: triggered || world.executions.has(name) ? null : name,
    schedule_id: schedule.schedule_id,
  });
  const entry = { scheduled_at: world.time(time), started_at: world.time(), execution_id };
  return {
    ...row,
    schedule: { ...schedule, remaining_executions: triggered || remaining === null ? remaining : remaining - 1 },
    recent: [...row.recent, entry].slice(-MOST_RECENT),
    running: [...row.running, execution_id],
  };
}
