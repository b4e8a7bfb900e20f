import { DAY_MS } from "./zone.ts";

/** The values of each field of a calendar, in ascending order. */
export interface CalendarFields {
  second: readonly number[];
  minute: readonly number[];
  hour: readonly number[];
  day_of_month: readonly number[];
  month: readonly number[];
  /** The element of each year of the calendar is 1. Undefined means every year. */
  year: Uint8Array | undefined;
  /** 0 is Sunday. */
  day_of_week: readonly number[];
}

/** The times at which a schedule starts something. */
export interface Calendar extends Pick<CalendarFields, "second" | "minute" | "hour"> {
  /** Returns an array in which the element of each day of the calendar in this year is 1; undefined if there is no such day. */
  daysOf(year: number): Uint8Array | undefined;
}

/** The cost of work so far, which bounds a search: about the number of comparisons. */
export interface Cost {
  comparisons: number;
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 9999;
/** Years after which the same dates have the same days of the week again. */
const CYCLE = 400;
const MAX_DAYS = 366;
const NO_DAYS = new Uint8Array(0);
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function createCalendar({ second, minute, hour, ...fields }: CalendarFields): Calendar {
  // Only 14 kinds of years have different days, and there are thousands of years.
  const known: Uint8Array[] = [];
  return {
    second,
    minute,
    hour,
    daysOf(year) {
      if (fields.year && fields.year[year] !== 1) return undefined;
      const kind = firstWeekday(year) + (isLeap(year) ? 7 : 0);
      const days = known[kind] ?? findDays(fields, year);
      known[kind] = days;
      return days.length > 0 ? days : undefined;
    },
  };
}

/** Returns true if the calendar has any day from 1970 to 9999. */
export function hasDays(calendar: Calendar, { year }: CalendarFields): boolean {
  const last = year ? LAST_YEAR : FIRST_YEAR + CYCLE;
  for (let each = FIRST_YEAR; each <= last; each += 1) if (calendar.daysOf(each)) return true;
  return false;
}

/** Yields the wall times of the midnights of all days of the calendars, in ascending order. */
export function* generateMidnights(calendars: readonly Calendar[], from: number, cost: Cost): Generator<number> {
  const first = Math.max(0, Math.floor(from / DAY_MS) * DAY_MS);
  for (let year = new Date(first).getUTCFullYear(); year <= LAST_YEAR; year += 1) {
    const days = daysOfAny(calendars, year);
    cost.comparisons += 0.3 * calendars.length;
    if (!days) continue;
    const start = Date.UTC(year, 0, 1);
    for (let day = Math.max(0, (first - start) / DAY_MS); day < MAX_DAYS; day += 1)
      if (days[day] === 1) yield start + day * DAY_MS;
  }
}

function daysOfAny(calendars: readonly Calendar[], year: number): Uint8Array | undefined {
  let all: Uint8Array | undefined;
  for (const calendar of calendars) {
    const days = calendar.daysOf(year);
    if (!days) continue;
    all ??= new Uint8Array(MAX_DAYS);
    for (let day = 0; day < MAX_DAYS; day += 1) all[day]! |= days[day]!;
  }
  return all;
}

function findDays(
  { month, day_of_month, day_of_week }: Pick<CalendarFields, "month" | "day_of_month" | "day_of_week">,
  year: number,
): Uint8Array {
  const days = new Uint8Array(MAX_DAYS);
  const first = firstWeekday(year);
  let [start, isEmpty] = [0, true];
  for (const [index, usual] of MONTH_LENGTHS.entries()) {
    const length = index === 1 && isLeap(year) ? usual + 1 : usual;
    if (month.includes(index + 1))
      for (const date of day_of_month) {
        const day = start + date - 1;
        if (date > length || !day_of_week.includes((first + day) % 7)) continue;
        days[day] = 1;
        isEmpty = false;
      }
    start += length;
  }
  return isEmpty ? NO_DAYS : days;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The day of the week of 1 January, by Gauss's algorithm; 0 is Sunday. A Date would take ten times as long. */
function firstWeekday(year: number): number {
  return (1 + 5 * ((year - 1) % 4) + 4 * ((year - 1) % 100) + 6 * ((year - 1) % 400)) % 7;
}
