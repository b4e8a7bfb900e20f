import type {
  ScheduleCalendarInput,
  ScheduleDefinition,
  ScheduleRangeInput,
} from "../../../../generated/mock-types.ts";
import { type Calendar, type CalendarFields, createCalendar, hasDays } from "./calendar.ts";
import { calendarsOfCron } from "./cron.ts";
import { delayMs, durationMs } from "./duration.ts";
import { FIELDS, type Field } from "./fields.ts";
import { ScheduleError } from "./schedule-error.ts";
import { type Zone, zoneNamed } from "./zone.ts";

/** The part of a schedule, as sent or as stored, that says when it starts something. */
export type ScheduleSpec = Pick<
  ScheduleDefinition,
  "calendars" | "intervals" | "cron_expressions" | "skip" | "start_at" | "end_at" | "jitter" | "time_zone_name"
>;

/** A schedule ready for calculation. Durations are in milliseconds, times in milliseconds since 1970. */
export interface CompiledSchedule {
  zone: Zone;
  calendars: Calendar[];
  intervals: { every: number; offset: number }[];
  skip: Calendar[];
  startAt: number;
  endAt: number;
  jitter: number;
}

// Each entry costs work at each start, and a body has room for a million.
const MAX_ENTRIES = 100;
/** Maximum number of ranges of a field: more than it has values, except for years. */
const MAX_RANGES = 100;
const MIN_INTERVAL_MS = 1000;
const NO_DURATION = "must be an ISO 8601 duration in weeks, or in days, hours, minutes and seconds";

/** Compiles a schedule. Throws a ScheduleError for its first violation. */
export function compileSchedule(spec: ScheduleSpec): CompiledSchedule {
  const { calendars = [], intervals = [], cron_expressions = [], skip = [] } = spec;
  for (const [name, list] of Object.entries({ calendars, intervals, cron_expressions, skip })) {
    if (list.length > MAX_ENTRIES)
      throw new ScheduleError(`/${name}`, `must not have more than ${MAX_ENTRIES} entries`);
  }
  const startAt = timeAt("/start_at", spec.start_at) ?? Number.NEGATIVE_INFINITY;
  const endAt = timeAt("/end_at", spec.end_at) ?? Number.POSITIVE_INFINITY;
  if (endAt < startAt) throw new ScheduleError("/end_at", "must not be before start_at");
  return {
    zone: zoneAt("/time_zone_name", spec.time_zone_name ?? "UTC"),
    calendars: [
      ...calendars.map((calendar, index) => {
        const pointer = `/calendars/${index}`;
        return possible([calendarAt(pointer, calendar)], pointer);
      }),
      ...cron_expressions.map((text, index) => {
        const pointer = `/cron_expressions/${index}`;
        return possible(calendarsOfCron(text, pointer), pointer);
      }),
    ].flat(),
    intervals: intervals.map(({ every, offset }, index) => intervalAt(`/intervals/${index}`, every, offset ?? "PT0S")),
    skip: skip.map((calendar, index) => createCalendar(calendarAt(`/skip/${index}`, calendar))),
    startAt,
    endAt,
    jitter: jitterAt("/jitter", spec.jitter ?? "PT0S"),
  };
}

function possible(calendars: CalendarFields[], pointer: string): Calendar[] {
  const found = calendars.flatMap((fields) => {
    const calendar = createCalendar(fields);
    return hasDays(calendar, fields) ? [calendar] : [];
  });
  if (found.length > 0) return found;
  throw new ScheduleError(pointer, "never comes: there is no such day from 1970 on");
}

function calendarAt(pointer: string, calendar: ScheduleCalendarInput): CalendarFields {
  const read = (name: keyof typeof FIELDS) => readRanges(`${pointer}/${name}`, calendar[name], FIELDS[name]);
  const values = (name: Exclude<keyof typeof FIELDS, "year">) => toValues(read(name)) ?? FIELDS[name].default;
  return {
    second: values("second"),
    minute: values("minute"),
    hour: values("hour"),
    day_of_month: values("day_of_month"),
    month: values("month"),
    year: read("year"),
    day_of_week: values("day_of_week"),
  };
}

/** Reads ranges: the element of each of their values is 1. Undefined if there are none, or the list is empty. */
function readRanges(pointer: string, ranges: ScheduleRangeInput[] | undefined, field: Field): Uint8Array | undefined {
  if (!ranges?.length) return undefined;
  if (ranges.length > MAX_RANGES) throw new ScheduleError(pointer, `must not have more than ${MAX_RANGES} ranges`);
  const isIncluded = new Uint8Array(field.max + 1);
  for (const [index, { start, end = 0, step = 0 }] of ranges.entries()) {
    for (const [name, value] of [["start", start] as const, ["end", Math.max(start, end)] as const]) {
      if (value < field.min || value > field.max) {
        const detail = `the ${field.label} must be from ${field.min} to ${field.max}`;
        throw new ScheduleError(`${pointer}/${index}/${name}`, detail);
      }
    }
    for (let value = start; value <= Math.max(start, end); value += step || 1) isIncluded[value] = 1;
  }
  return isIncluded;
}

/** Returns the indexes of the elements that are 1. */
function toValues(isIncluded: Uint8Array | undefined): readonly number[] | undefined {
  return isIncluded && Array.from(isIncluded.keys()).filter((value) => isIncluded[value] === 1);
}

function intervalAt(pointer: string, everyText: string, offsetText: string): { every: number; offset: number } {
  const every = durationAt(`${pointer}/every`, everyText);
  if (every < MIN_INTERVAL_MS) throw new ScheduleError(`${pointer}/every`, "must be at least one second");
  const offset = durationAt(`${pointer}/offset`, offsetText);
  if (offset >= every) throw new ScheduleError(`${pointer}/offset`, "must be shorter than every");
  return { every, offset };
}

function durationAt(pointer: string, text: string): number {
  const ms = durationMs(text);
  if (ms === undefined) throw new ScheduleError(pointer, NO_DURATION);
  return ms;
}

function jitterAt(pointer: string, text: string): number {
  const ms = delayMs(text);
  if (ms === undefined) throw new ScheduleError(pointer, `${NO_DURATION}, or a short form such as 30s, 5m or 1h`);
  return ms;
}

function timeAt(pointer: string, text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new ScheduleError(pointer, "must be a date and time in RFC 3339 format");
  return time;
}

function zoneAt(pointer: string, name: string): Zone {
  try {
    return zoneNamed(name);
  } catch {
    throw new ScheduleError(pointer, "must be an IANA name of a time zone, such as Europe/Stockholm");
  }
}
