import type {
  ScheduleCalendar,
  ScheduleCalendarInput,
  ScheduleDefinitionUpdate,
  SchedulePolicyInput,
  ScheduleRange,
  ScheduleRangeInput,
} from "../../../../generated/mock-types.ts";
import { refuseInvalid, type Violation } from "../../exchange/problems.ts";
import { scheduleViolation } from "../../lib/schedule/schedule.ts";
import { readInput, showInput } from "../executions/input.ts";
import { updated } from "../shared/updates.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredRegistration } from "../workflows/state.ts";
import type { ScheduleFields } from "./state.ts";

type Times = Omit<ScheduleFields, "schedule_id" | "workflow_name" | "deployment_name" | "paused" | "note">;

export const defaultTimes: Times = {
  input: null,
  calendars: [],
  intervals: [],
  cron_expressions: [],
  skip: [],
  start_at: null,
  end_at: null,
  jitter: null,
  time_zone_name: null,
  policy: toPolicy({}),
  remaining_executions: null,
};

export function applyChanges(before: Times, changes: ScheduleDefinitionUpdate): Times {
  const { input, calendars, intervals, cron_expressions, skip, policy, max_executions } = changes;
  const { start_at, end_at, jitter, time_zone_name } = changes;
  return {
    input: updated(input, before.input, null),
    calendars: updated(calendars, before.calendars, []).map(toCalendar),
    intervals: updated(intervals, before.intervals, []).map(({ every, offset = null }) => ({ every, offset })),
    cron_expressions: updated(cron_expressions, before.cron_expressions, []),
    skip: updated(skip, before.skip, []).map(toCalendar),
    start_at: updated(start_at, before.start_at, null),
    end_at: updated(end_at, before.end_at, null),
    jitter: updated(jitter, before.jitter, null),
    time_zone_name: updated(time_zone_name, before.time_zone_name, null),
    policy: toPolicy(updated(policy, before.policy, {})),
    remaining_executions: updated(max_executions, before.remaining_executions, null),
  };
}

/** Lists the first violation of each field, and that it never starts anything only if there is no other. */
function listViolations(times: Partial<Times>): Violation[] {
  const found = scheduleViolation(times);
  if (!found) return [];
  const { pointer, detail } = found;
  const [, field] = pointer.split("/");
  const others = field ? listViolations({ ...times, [field]: undefined }) : [];
  return [
    { pointer: `/body/schedule${pointer}`, detail, code: "invalid" },
    ...others.filter((other) => other.pointer !== "/body/schedule"),
  ];
}

/** Returns the definition with its input decoded. Throws a 422 for invalid times, or an input that does not match. */
export function checkDefinition(sandbox: Sandbox, times: Times, registration: StoredRegistration | undefined): Times {
  refuseInvalid(listViolations(times), "Correct it.", "WF_1200");
  const input = readInput(sandbox, times.input, {
    pointer: "/body/schedule/input",
    schema: registration?.definition.input_schema ?? {},
    declaredBy: "the workflow",
    code: "WF_1200",
  });
  return { ...times, input: showInput(input) };
}

export function toPolicy(policy: SchedulePolicyInput): ScheduleFields["policy"] {
  const { overlap = 1, catchup_window_seconds = 31_536_000, pause_on_failure = false } = policy;
  return { overlap, catchup_window_seconds, pause_on_failure };
}

function toCalendar({ comment = null, ...fields }: ScheduleCalendarInput): ScheduleCalendar {
  const {
    second = [{ start: 0 }],
    minute = [{ start: 0 }],
    hour = [{ start: 0 }],
    day_of_month = [{ start: 1, end: 31 }],
    month = [{ start: 1, end: 12 }],
    year = [],
    day_of_week = [{ start: 0, end: 6 }],
  } = fields;
  return {
    second: second.map(toRange),
    minute: minute.map(toRange),
    hour: hour.map(toRange),
    day_of_month: day_of_month.map(toRange),
    month: month.map(toRange),
    year: year.map(toRange),
    day_of_week: day_of_week.map(toRange),
    comment,
  };
}

function toRange({ start, end = 0, step = 0 }: ScheduleRangeInput): ScheduleRange {
  return { start, end, step };
}
