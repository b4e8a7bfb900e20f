import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import type { Task } from "../../sandbox/tasks.ts";
import { MARA } from "../caller.ts";

type Schedule = components["schemas"]["Schedule"];

/** A schedule as shown, without what is seen from the time and from what it has started. */
export type ScheduleFields = Required<Omit<Schedule, "future_executions" | "recent_executions" | "policy">> & {
  readonly policy: Required<components["schemas"]["SchedulePolicy"]>;
};

export interface StoredSchedule {
  readonly schedule: ScheduleFields;
  readonly workflow_id: string;
  /** The version of the code that it keeps using; null if it takes the latest one. */
  readonly registration_id: string | null;
  readonly created_by: string;
  /** The last ten that it has started, newest last. */
  readonly recent: readonly components["schemas"]["ScheduleRecentExecution"][];
  /** Ids of its executions that were running when it last looked. */
  readonly running: readonly string[];
  readonly waiting: readonly DueStart[];
  /** Marks the task of the next start: a task with another mark was set before the last change and does nothing. */
  readonly plan: string;
  /** Whether there is a task that looks how the running executions go on. */
  readonly watching: boolean;
}

/** A start that is due, by the schedule or because somebody asked for it. */
export interface DueStart {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly triggered: boolean;
}

const { future_executions, recent_executions, ...fields } = examples.morningSchedule;
const morning = fields as ScheduleFields; // The example has every field.
const firstStart = Date.parse(future_executions![0]!.scheduled_at);
const plan = "morning";

/** The seed's schedule has to fire like any other. */
export const scheduleTasks: readonly Task[] = [
  {
    id: "morning",
    at: firstStart,
    name: "schedules.fire",
    data: { id: morning.schedule_id, plan, time: firstStart, at: firstStart },
  },
];

const schedules = defineTable<StoredSchedule>(
  (row) => row.schedule.schedule_id,
  [
    {
      schedule: morning,
      workflow_id: examples.briefingRegistration.workflow_registration.workflow_id,
      registration_id: examples.newMorningSchedule.workflow_registration_id!,
      created_by: MARA,
      recent: recent_executions!,
      running: [],
      waiting: [],
      plan,
      watching: false,
    },
  ],
);

export const schedulesState = { schedules };
