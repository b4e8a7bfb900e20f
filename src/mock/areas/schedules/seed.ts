import { convertEach } from "../../lib/collect.ts";
import { scheduleViolation } from "../../lib/schedule/schedule.ts";
import type { Task } from "../../state/tasks.ts";
import type { AreaData } from "../area-data.ts";
import { MARA } from "../caller.ts";
import type { SeedLists } from "../seed.ts";
import { createEntry } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { toPolicy } from "./definition.ts";
import { showSchedule } from "./handlers.ts";
import { type ScheduleSeed, type StoredSchedule, schedulesTables } from "./state.ts";

export const schedulesData: AreaData<"schedules"> = {
  tables: schedulesTables,
  toRows: ({ schedules = [], workflows = [] }) => {
    // The first workflow of a name counts.
    const ids = new Map(workflows.toReversed().map(({ id, name }) => [name, id]));
    return { schedules: schedules.map((entry) => toRow(entry, ids.get(entry.workflow_name) ?? "")) };
  },
  toEntries: (sandbox) => ({ schedules: convertEach(sandbox.schedules.all(), (row) => toEntry(sandbox, row)) }),
  lists: {
    schedules: {
      key: ["schedule_id"],
      references: ({ workflow_name, deployment_name, _mock }) => [
        _mock?.workflow_id === undefined
          ? ["workflow_name", "workflows", workflow_name]
          : ["_mock/workflow_id", "workflows", _mock.workflow_id],
        ["_mock/registration_id", "workflow_registrations", _mock?.registration_id],
        ["deployment_name", "deployments", deployment_name],
      ],
    },
  },
  origins: { schedules: { list: "schedules", resource: "schedule" } },

  /** The document does not describe cron expressions and time zones. */
  checkRow: {
    schedules: ({ schedule }) => {
      const found = scheduleViolation(schedule);
      return found && { field: `schedule${found.pointer}`, detail: found.detail };
    },
  },
};

const FIRE = "schedules.fire";

/**
 * The tasks for the next start of each schedule, the first of its `future_executions`, except for those in `present`.
 */
export function scheduleTasks({ schedules = [] }: SeedLists, present: readonly Task[] = []): Task[] {
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

function toRow(entry: ScheduleSeed, workflow_id: string): StoredSchedule {
  const { schedule_id, workflow_name, deployment_name = null, input, paused, note = null } = entry;
  const { calendars = [], intervals = [], cron_expressions = [], skip = [] } = entry;
  const { start_at = null, end_at = null, jitter = null, time_zone_name = null, remaining_executions = null } = entry;
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
      policy: toPolicy(entry.policy ?? {}),
      remaining_executions,
    },
    workflow_id,
    recent: entry.recent_executions ?? [],
    ...defaultsFor(schedule_id),
    ...entry._mock,
  };
}

function toEntry(sandbox: Sandbox, row: StoredSchedule): ScheduleSeed {
  const { schedule, recent: _, ...internal } = row;
  const workflow = sandbox.workflows.all().find(({ name }) => name === schedule.workflow_name);
  const defaults = { ...defaultsFor(schedule.schedule_id), workflow_id: workflow?.id };
  return createEntry(showSchedule(sandbox, row), internal, defaults);
}

function defaultsFor(schedule_id: string): Omit<StoredSchedule, "schedule" | "recent" | "workflow_id"> {
  return { registration_id: null, created_by: MARA, running: [], waiting: [], plan: schedule_id, watching: false };
}
