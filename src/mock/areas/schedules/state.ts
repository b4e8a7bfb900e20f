import type { components } from "../../../../generated/types.ts";
import { defineIndex } from "../../sandbox/row-index.ts";
import { defineTable } from "../../sandbox/table.ts";
import type { Task } from "../../sandbox/tasks.ts";
import { MARA } from "../caller.ts";
import type { Seeded } from "../seeded.ts";
import type { WorkflowsSeed } from "../workflows/state.ts";

type Schedule = components["schemas"]["Schedule"];

/** A schedule as the API shows it, without the fields that are computed. */
export type ScheduleFields = Required<Omit<Schedule, "future_executions" | "recent_executions">>;

export interface StoredSchedule {
  readonly schedule: ScheduleFields;
  readonly workflow_id: string;
  /** The version of the code that all executions use; null for the latest one. */
  readonly registration_id: string | null;
  readonly created_by: string;
  /** The ten latest executions, newest last. */
  readonly recent: readonly components["schemas"]["ScheduleRecentExecution"][];
  /** Ids of the executions that were running at the last check. */
  readonly running: readonly string[];
  /** Times of scheduled starts that wait for a running execution to end, in milliseconds since the epoch. */
  readonly waiting: readonly number[];
  /** Id of the plan for the next start. A task of an earlier plan does nothing. */
  readonly plan: string;
  /** Whether a task checks the running executions. */
  readonly watching: boolean;
}

export interface SchedulesSeed extends Pick<WorkflowsSeed, "workflows"> {
  readonly schedules?: readonly ScheduleSeed[];
}

type ScheduleSeed = Seeded<
  Schedule,
  /** Without a `workflow_id`, the schedule starts the workflow of its `workflow_name`. */
  Partial<Omit<StoredSchedule, "schedule" | "recent">>
>;

/** The task that starts an execution. */
const FIRE = "schedules.fire";

export const schedulesById = defineIndex<StoredSchedule>(({ schedule }) => [schedule.schedule_id]);

export function schedulesTables({ schedules = [], workflows = [] }: SchedulesSeed) {
  return {
    schedules: defineTable<StoredSchedule>(
      (row) => row.schedule.schedule_id,
      schedules.map((entry) => {
        const workflow = workflows.find(({ name }) => name === entry.workflow_name);
        return scheduleRow(entry, workflow?.id ?? "");
      }),
    ),
  };
}

/**
 * The task for the next start of each schedule, the first of its `future_executions`, unless it is among those that are
 * there already.
 */
export function scheduleTasks({ schedules = [] }: SchedulesSeed, present: readonly Task[] = []): Task[] {
  const planned = new Set(present.filter(({ name }) => name === FIRE).map(({ data }) => `${data.id} ${data.plan}`));
  return schedules.flatMap(({ schedule_id, paused, future_executions = [], _mock }) => {
    const [next] = future_executions;
    const { plan = schedule_id } = _mock ?? {};
    if (paused || !next || planned.has(`${schedule_id} ${plan}`)) return [];
    const at = Date.parse(next.scheduled_at);
    const data = { id: schedule_id, plan, time: at, at };
    return [{ id: schedule_id, at, name: FIRE, data }];
  });
}

function scheduleRow(entry: ScheduleSeed, workflow_id: string): StoredSchedule {
  const { schedule_id, workflow_name, deployment_name = null, input, paused, note = null } = entry;
  const { calendars = [], intervals = [], cron_expressions = [], skip = [] } = entry;
  const { start_at = null, end_at = null, jitter = null, time_zone_name = null, remaining_executions = null } = entry;
  const { overlap = 1, catchup_window_seconds = 31_536_000, pause_on_failure = false } = entry.policy ?? {};
  return {
    schedule: {
      schedule_id,
      workflow_name,
      deployment_name,
      input,
      paused,
      note,
      calendars,
      intervals,
      cron_expressions,
      skip,
      start_at,
      end_at,
      jitter,
      time_zone_name,
      policy: { overlap, catchup_window_seconds, pause_on_failure },
      remaining_executions,
    },
    workflow_id,
    recent: entry.recent_executions ?? [],
    ...scheduleDefaults(schedule_id),
    ...entry._mock,
  };
}

/** The internal data of a schedule in a seed that gives none. */
export function scheduleDefaults(schedule_id: string): Omit<StoredSchedule, "schedule" | "recent" | "workflow_id"> {
  return { registration_id: null, created_by: MARA, running: [], waiting: [], plan: schedule_id, watching: false };
}
