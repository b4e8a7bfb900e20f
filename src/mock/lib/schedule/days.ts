import type { Calendar, Cost } from "./calendar.ts";
import { TimesOfDay } from "./times-of-day.ts";
import { DAY_MS, getOrMake, type Zone } from "./zone.ts";

/** The times of days at which a schedule starts something, or starts nothing. Midnights and times are wall times. */
export interface Days {
  /** Returns the times of the calendars that are not skipped. */
  startsOn(midnight: number): TimesOfDay;
  /** Returns true if a time is repeated when clocks go back: a calendar that is not skipped has it, and every hour. */
  isRepeated(wallTime: number): boolean;
  /** Returns true if nothing starts at an instant: clocks then show a skipped time, or would if they had not changed. */
  isSkipped(instant: number): boolean;
  /** Returns an instant up to which everything is skipped if it is at `instant`. */
  endOfSkipped(instant: number): number;
}

/** The comparisons that some other work takes as long as. */
const COST = { day: 40, calendar: 5, dayInZone: 160, times: 60 };
const MAX_KEPT = 64;
const HOURS = 24;

export function createDays(calendars: readonly Calendar[], skip: readonly Calendar[], zone: Zone, cost: Cost): Days {
  const hourly = calendars.filter(({ hour }) => hour.length === HOURS);
  const repeated = createTimes(hourly, skip, cost);
  const skipped = createTimes(skip, [], cost);

  return {
    startsOn: createTimes(calendars, skip, cost),
    isRepeated: (wallTime) => has(repeated, wallTime),
    isSkipped(instant) {
      if (skip.length === 0) return false;
      const wallTime = zone.wallTime(instant);
      if (has(skipped, wallTime)) return true;
      const [least, greatest] = zone.offsetsOfDay(toMidnight(wallTime));
      if (least === greatest) return false;
      // The wall time if the clock had not gone forward today.
      const unchanged = zone.wallTime(instant - DAY_MS) + DAY_MS;
      return zone.instant(unchanged) === instant && has(skipped, unchanged);
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

function has(timesOn: (midnight: number) => TimesOfDay, wallTime: number): boolean {
  const midnight = toMidnight(wallTime);
  return timesOn(midnight).has(Math.floor((wallTime - midnight) / 1000));
}

/** Returns a function that finds the times which some of `added` and none of `removed` have on a day. */
function createTimes(
  added: readonly Calendar[],
  removed: readonly Calendar[],
  cost: Cost,
): (midnight: number) => TimesOfDay {
  const known = new Map<string, TimesOfDay>();
  let lastMidnight = Number.NaN;
  let last: TimesOfDay | undefined;

  function find(midnight: number): TimesOfDay {
    const [toAdd, toRemove] = [indexesOf(added, midnight), indexesOf(removed, midnight)];
    cost.comparisons += COST.day + COST.calendar * (added.length + removed.length);
    return getOrMake(known, MAX_KEPT, `${toAdd}/${toRemove}`, () => {
      cost.comparisons += COST.times * (toAdd.length + toRemove.length);
      const itemsOf = (indexes: number[], calendars: readonly Calendar[]) => indexes.map((index) => calendars[index]!);
      return new TimesOfDay(itemsOf(toAdd, added), itemsOf(toRemove, removed));
    });
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
