import { DAY_MS } from "./zone.ts";

/** The values of each calendar field at which a schedule starts something, in ascending order. */
export interface Calendar {
  second: ReadonlySet<number>;
  minute: ReadonlySet<number>;
  hour: ReadonlySet<number>;
  day_of_month: ReadonlySet<number>;
  month: ReadonlySet<number>;
  /** The element of each year of the calendar is 1. Undefined means every year. */
  year: Uint8Array | undefined;
  /** 0 is Sunday. */
  day_of_week: ReadonlySet<number>;
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 9999;
/** Years after which the same dates have the same days of the week again. */
const CYCLE = 400;

/** Returns true if the calendar has any day from 1970 to 9999. */
export function hasDays(calendar: Calendar): boolean {
  return !generateMidnights(calendar, 0, calendar.year ? LAST_YEAR : FIRST_YEAR + CYCLE).next().done;
}

/** Returns true if the calendar has the day that begins at this wall time. */
export function hasDay({ year, month, day_of_month, day_of_week }: Calendar, midnight: Date): boolean {
  return (
    day_of_month.has(midnight.getUTCDate()) &&
    month.has(midnight.getUTCMonth() + 1) &&
    day_of_week.has(midnight.getUTCDay()) &&
    (year === undefined || year[midnight.getUTCFullYear()] === 1)
  );
}

/** Yields the wall times of the midnights of matching days, in ascending order. */
export function* generateMidnights(
  { year, month, day_of_month, day_of_week }: Calendar,
  from: number,
  lastYear = LAST_YEAR,
): Generator<number> {
  const first = Math.max(0, Math.floor(from / DAY_MS) * DAY_MS);
  const firstYear = new Date(first).getUTCFullYear();
  for (let y = firstYear; y <= lastYear; y++) {
    if (year && year[y] !== 1) continue;
    for (const m of month) {
      for (const d of day_of_month) {
        const date = new Date(Date.UTC(y, m - 1, d));
        const exists = date.getUTCDate() === d;
        if (exists && date.getTime() >= first && day_of_week.has(date.getUTCDay())) yield date.getTime();
      }
    }
  }
}
