import type { Calendar, Cost } from "./calendar.ts";
import { TimesOfDay } from "./times-of-day.ts";
import { DAY_MS, type Zone } from "./zone.ts";

/** The times of days at which a schedule starts something, or starts nothing. Midnights and times are wall times. */
export interface Days {
  /** Returns the times of the calendars that are not skipped; undefined if there are none. */
  startsOn(midnight: number): TimesOfDay | undefined;
  /** Returns true if a time is repeated when clocks go back: a calendar that is not skipped has it, and every hour. */
  isRepeated(wallTime: number): boolean;
  /** Returns true if nothing starts at an instant: clocks then show a skipped time, or would if they had not changed. */
  isSkipped(instant: number): boolean;
  /** Returns an instant up to which everything is skipped if it is at `instant`. */
  endOfSkipped(instant: number): number;
}

/** The comparisons that some steps take as long as. */
const COST = { day: 40, calendar: 5, dayInZone: 160, times: 60 };
/** Maximum number of different days that are kept. */
const MAX_KEPT = 64;
const HOURS = 24;

interface KnownTimes {
  readonly times: TimesOfDay;
  readonly isEmpty: boolean;
  readonly isFull: boolean;
}

export function createDays(calendars: readonly Calendar[], skip: readonly Calendar[], zone: Zone, cost: Cost): Days {
  const starts = createTimes(calendars, skip, cost);
  const hourly = calendars.filter(({ hour }) => hour.length === HOURS);
  const repeated = createTimes(hourly, skip, cost);
  const skipped = createTimes(skip, [], cost);

  const hasSkipped = (wallTime: number) => has(skipped, wallTime);

  return {
    startsOn(midnight) {
      const { times, isEmpty } = starts(midnight);
      return isEmpty ? undefined : times;
    },
    isRepeated: (wallTime) => has(repeated, wallTime),
    isSkipped(instant) {
      if (skip.length === 0) return false;
      const wallTime = zone.wallTime(instant);
      if (hasSkipped(wallTime)) return true;
      const [least, greatest] = zone.offsetsOfDay(toMidnight(wallTime));
      if (least === greatest) return false;
      // The wall time if the clock had not gone forward today.
      const unchanged = zone.wallTime(instant - DAY_MS) + DAY_MS;
      return zone.instant(unchanged) === instant && hasSkipped(unchanged);
    },
    endOfSkipped(instant) {
      const midnight = toMidnight(zone.wallTime(instant));
      cost.comparisons += COST.dayInZone;
      if (!skipped(midnight).isFull) return instant;
      const [least, greatest] = zone.offsetsOfDay(midnight);
      // If clocks go back, they may show the day before again.
      if (least !== greatest && !skipped(midnight - DAY_MS).isFull) return instant;
      return zone.instant(midnight + DAY_MS);
    },
  };
}

function has(timesOn: (midnight: number) => KnownTimes, wallTime: number): boolean {
  const midnight = toMidnight(wallTime);
  const { times, isEmpty } = timesOn(midnight);
  return !isEmpty && times.has(Math.floor((wallTime - midnight) / 1000));
}

/** Returns a function that finds the times which some of `added` and none of `removed` have on a day. */
function createTimes(
  added: readonly Calendar[],
  removed: readonly Calendar[],
  cost: Cost,
): (midnight: number) => KnownTimes {
  const known = new Map<string, KnownTimes>();
  let lastMidnight = Number.NaN;
  let last: KnownTimes | undefined;

  function find(midnight: number): KnownTimes {
    const [toAdd, toRemove] = [indexesOf(added, midnight), indexesOf(removed, midnight)];
    cost.comparisons += COST.day + COST.calendar * (added.length + removed.length);
    const key = `${toAdd}/${toRemove}`;
    const same = known.get(key);
    if (same) return same;
    if (known.size === MAX_KEPT) known.clear();
    cost.comparisons += COST.times * (toAdd.length + toRemove.length);
    const times = new TimesOfDay();
    for (const index of toAdd) times.add(added[index]!);
    if (toRemove.length > 0) {
      const without = new TimesOfDay();
      for (const index of toRemove) without.add(removed[index]!);
      times.remove(without);
    }
    const found = { times, isEmpty: times.isEmpty(), isFull: times.isFull() };
    known.set(key, found);
    return found;
  }

  return (midnight) => {
    if (last && midnight === lastMidnight) return last;
    last = find(midnight);
    lastMidnight = midnight;
    return last;
  };
}

/** Returns the indexes of the calendars that have a day. */
function indexesOf(calendars: readonly Calendar[], midnight: number): number[] {
  const year = new Date(midnight).getUTCFullYear();
  const day = (midnight - Date.UTC(year, 0, 1)) / DAY_MS;
  const indexes: number[] = [];
  for (let index = 0; index < calendars.length; index += 1)
    if (calendars[index]!.daysOf(year)?.[day] === 1) indexes.push(index);
  return indexes;
}

function toMidnight(wallTime: number): number {
  return Math.floor(wallTime / DAY_MS) * DAY_MS;
}
