import type { Schedule, ScheduleRecentExecution } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

/** A schedule as the API shows it, without the fields that are computed. */
export type ScheduleFields = Required<Omit<Schedule, "future_executions" | "recent_executions">>;

export interface StoredSchedule {
  readonly schedule: ScheduleFields;
  readonly workflow_id: string;
  /** The version of the code that all executions use; null for the latest one. */
  readonly registration_id: string | null;
  readonly created_by: string;
  /** The ten latest executions, newest last. */
  readonly recent: readonly ScheduleRecentExecution[];
  /** Ids of the executions that were running at the last check. */
  readonly running: readonly string[];
  /** Times of scheduled starts that wait for a running execution to end, in milliseconds since the epoch. */
  readonly waiting: readonly number[];
  /** Id of the plan for the next start. A task of an earlier plan does nothing. */
  readonly plan: string;
  /** True while a task checks the running executions. */
  readonly watching: boolean;
}

export interface SchedulesSeed {
  readonly schedules?: readonly ScheduleSeed[];
}

export type ScheduleSeed = Seeded<
  Schedule,
  /** Without a `workflow_id`, the schedule starts the workflow of its `workflow_name`. */
  Partial<Omit<StoredSchedule, "schedule" | "recent">>
>;

export const schedulesById = defineIndex<StoredSchedule>(({ schedule }) => [schedule.schedule_id]);

export const schedulesTables = { schedules: table<StoredSchedule>(({ schedule }) => schedule.schedule_id) };
