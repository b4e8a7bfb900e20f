import { DAY_MS, type Zone } from "./zone.ts";

/** The values of each calendar field at which a schedule starts something, in ascending order. */
export interface Calendar {
  second: ReadonlySet<number>;
  minute: ReadonlySet<number>;
  hour: ReadonlySet<number>;
  day_of_month: ReadonlySet<number>;
  month: ReadonlySet<number>;
  /** Empty means every year. */
  year: ReadonlySet<number>;
  /** 0 is Sunday. */
  day_of_week: ReadonlySet<number>;
}

const LAST_YEAR = 9999;

/** The instants of a calendar after `after` and from 1970 on, in ascending order and without duplicates. */
export function* generateInstants(calendar: Calendar, zone: Zone, after: number): Generator<number> {
  let carried: number[] = [];
  for (const midnight of generateMidnights(calendar, zone.wallTime(after) - DAY_MS)) {
    yield* carried;
    carried = [];
    const offset = zone.offsetOfDay(midnight);
    if (offset !== undefined) {
      for (const time of timesOfDay(calendar)) if (midnight + time - offset > after) yield midnight + time - offset;
      continue;
    }
    const instants = Array.from(timesOfDay(calendar), (time) => zone.instant(midnight + time));
    const rest = [...new Set(instants)].filter((instant) => instant > after).sort((a, b) => a - b);
    // A skipped wall time just before midnight falls on the next day.
    const nextDay = zone.instant(midnight + DAY_MS);
    yield* rest.filter((instant) => instant < nextDay);
    carried = rest.filter((instant) => instant >= nextDay);
  }
  yield* carried;
}

/** Returns true if an instant is one of the calendar's, or clocks then show one of its times. */
export function hasInstant(calendar: Calendar, zone: Zone, instant: number): boolean {
  const wallTime = zone.wallTime(instant);
  if (hasWallTime(calendar, wallTime)) return true;
  const midnight = Math.floor(wallTime / DAY_MS) * DAY_MS;
  if (zone.offsetOfDay(midnight) !== undefined) return false;
  // The wall time if the clock had not gone forward today.
  const skipped = zone.wallTime(instant - DAY_MS) + DAY_MS;
  return zone.instant(skipped) === instant && hasWallTime(calendar, skipped);
}

/** Returns true if the calendar has any day from 1970 to 9999. */
export function hasDays(calendar: Calendar): boolean {
  return !generateMidnights(calendar, 0).next().done;
}

function hasWallTime(calendar: Calendar, wallTime: number): boolean {
  const midnight = Math.floor(wallTime / DAY_MS) * DAY_MS;
  const seconds = Math.floor((wallTime - midnight) / 1000);
  const hasTime =
    calendar.second.has(seconds % 60) &&
    calendar.minute.has(Math.floor(seconds / 60) % 60) &&
    calendar.hour.has(Math.floor(seconds / 3600));
  if (!hasTime) return false;
  const date = new Date(midnight);
  return (
    calendar.day_of_month.has(date.getUTCDate()) &&
    calendar.month.has(date.getUTCMonth() + 1) &&
    calendar.day_of_week.has(date.getUTCDay()) &&
    (calendar.year.size === 0 || calendar.year.has(date.getUTCFullYear()))
  );
}

/** Wall times of the midnights of matching days. For an impossible date it ends after about a million comparisons. */
function* generateMidnights({ year, month, day_of_month, day_of_week }: Calendar, from: number): Generator<number> {
  const first = Math.max(0, Math.floor(from / DAY_MS) * DAY_MS);
  for (let y = new Date(first).getUTCFullYear(); y <= LAST_YEAR; y++) {
    if (year.size > 0 && !year.has(y)) continue;
    for (const m of month) {
      for (const d of day_of_month) {
        const date = new Date(Date.UTC(y, m - 1, d));
        const exists = date.getUTCDate() === d;
        if (exists && date.getTime() >= first && day_of_week.has(date.getUTCDay())) yield date.getTime();
      }
    }
  }
}

function* timesOfDay({ hour, minute, second }: Calendar): Generator<number> {
  for (const h of hour) for (const m of minute) for (const s of second) yield ((h * 60 + m) * 60 + s) * 1000;
}
