export const DAY_MS = 86_400_000;

/**
 * Converts between the time that clocks show in a time zone and instants. A wall time is what a clock shows, in
 * milliseconds since 1970 as if the clock were in UTC. An instant is in milliseconds since 1970.
 */
export interface Zone {
  wallTime: (instant: number) => number;
  /**
   * The instant at which clocks show a wall time (RFC 5545, section 3.3.5). If clocks go back and show it twice, it is
   * the first instant. If they go forward and skip it, it is the instant at which they would have shown it, which is
   * usually read an hour later.
   */
  instant: (wallTime: number) => number;
  /** The same, but the second instant if clocks go back and show the wall time twice. */
  lastInstant: (wallTime: number) => number;
  /** The least and the greatest offset of the day that begins at `midnight`. They differ if clocks may change. */
  offsetsOfDay: (midnight: number) => readonly [least: number, greatest: number];
}

const UTC: Zone = {
  wallTime: (instant) => instant,
  instant: (wallTime) => wallTime,
  lastInstant: (wallTime) => wallTime,
  offsetsOfDay: () => [0, 0],
};

/** Zones by name: to make a format costs more than to use it. Each keeps a limited number of offsets. */
const zones = new Map<string, Zone>();
const MAX_ZONES = 100;
const MAX_OFFSETS = 10_000;

/** Throws a RangeError if no time zone has this IANA name. */
export function zoneNamed(name: string): Zone {
  return getOrMake(zones, MAX_ZONES, name, () => createZone(name));
}

/** Returns the value of a key, which it makes and adds if the map has none. A full map is cleared first. */
export function getOrMake<Key, Value>(known: Map<Key, Value>, limit: number, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  if (known.size === limit) known.clear();
  known.set(key, made);
  return made;
}

function createZone(name: string): Zone {
  // Newer runtimes also accept offsets such as +01:00, which are not names.
  if (!/^[A-Za-z]/.test(name)) throw new RangeError(`${name} is not the name of a time zone`);
  if (name === "UTC") return UTC;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

  function exactOffset(instant: number): number {
    const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instant)) fields[type] = Number(value);
    const { year = 0, month = 1, day, hour, minute, second } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  }

  // Looking up an offset is slow, and almost every day has only one.
  const offsetsAtMidnight = new Map<number, number>();
  function offsetAtMidnight(day: number): number {
    return getOrMake(offsetsAtMidnight, MAX_OFFSETS, day, () => exactOffset(day * DAY_MS));
  }
  const changes = new Map<number, number>();
  /** Finds the instant of a day from which on its last offset applies. */
  function findChange(day: number): number {
    const first = offsetAtMidnight(day);
    let [before, after] = [day * DAY_MS, (day + 1) * DAY_MS];
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000;
      if (exactOffset(middle) === first) before = middle;
      else after = middle;
    }
    return after;
  }
  function offset(instant: number): number {
    const day = Math.floor(instant / DAY_MS);
    const [first, last] = [offsetAtMidnight(day), offsetAtMidnight(day + 1)];
    if (first === last) return first;
    return instant < getOrMake(changes, MAX_OFFSETS, day, () => findChange(day)) ? first : last;
  }

  /** Offsets are less than a day, so these are the ones before and after a change near the wall time. */
  const offsetsAround = (wallTime: number) => [offset(wallTime - DAY_MS), offset(wallTime + DAY_MS)] as const;

  return {
    wallTime: (instant) => instant + offset(instant),
    instant: (wallTime) => {
      const [before, after] = offsetsAround(wallTime);
      const isShownLater = offset(wallTime - before) !== before && offset(wallTime - after) === after;
      return wallTime - (isShownLater ? after : before);
    },
    lastInstant: (wallTime) => {
      const [before, after] = offsetsAround(wallTime);
      return wallTime - (offset(wallTime - after) === after ? after : before);
    },
    offsetsOfDay: (midnight) => {
      const [before, after] = [offset(midnight - DAY_MS), offset(midnight + 2 * DAY_MS)];
      return [Math.min(before, after), Math.max(before, after)];
    },
  };
}
