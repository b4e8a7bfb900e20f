import { type Calendar, type Cost, generateMidnights } from "./calendar.ts";
import type { Days } from "./days.ts";
import { DAY_MS, type Zone } from "./zone.ts";

/** An instant at which a schedule starts something or, if it is skipped, before which it starts nothing more. */
export interface Candidate {
  readonly at: number;
  readonly isSkipped: boolean;
}

/** Yields the instants of calendars after `after` and from 1970 on, in ascending order and without duplicates. */
export function* generateInstants(
  calendars: readonly Calendar[],
  days: Days,
  zone: Zone,
  after: number,
  cost: Cost,
): Generator<Candidate> {
  const from = zone.wallTime(after) - DAY_MS;
  /** Instants of earlier days, in ascending order: when clocks go forward, they may be later than others. */
  let pending: number[] = [];
  function* pendingBefore(end: number): Generator<Candidate> {
    while (pending[0] !== undefined && pending[0] < end) {
      const at = pending.shift()!; // There is a first one.
      yield { at, isSkipped: days.isSkipped(at) };
    }
  }
  for (const midnight of generateMidnights(calendars, from, cost)) {
    const times = days.startsOn(midnight);
    if (times.isEmpty) {
      // Offsets are less than a day.
      yield* pendingBefore(midnight - DAY_MS);
      yield { at: midnight - DAY_MS, isSkipped: true };
      continue;
    }
    const [least, greatest] = zone.offsetsOfDay(midnight);
    yield* pendingBefore(midnight - greatest);
    const firstSecond = Math.max(0, Math.floor((after + least - midnight) / 1000) + 1);
    for (const second of times.from(firstSecond)) {
      const wallTime = midnight + second * 1000;
      if (least === greatest && pending.length === 0) {
        yield { at: wallTime - least, isSkipped: false };
        continue;
      }
      yield* pendingBefore(wallTime - greatest);
      const [first, last] = [zone.instant(wallTime), zone.lastInstant(wallTime)];
      if (first > after) pending = withNumber(pending, first);
      if (last > first && last > after && days.isRepeated(wallTime)) pending = withNumber(pending, last);
    }
  }
  yield* pendingBefore(Infinity);
}

/** Adds a number to ascending ones unless they have it. */
function withNumber(numbers: number[], number: number): number[] {
  if (number > (numbers.at(-1) ?? Number.NEGATIVE_INFINITY)) numbers.push(number);
  else {
    const index = numbers.findIndex((each) => each >= number);
    if (numbers[index] !== number) numbers.splice(index, 0, number);
  }
  return numbers;
}

/** Yields the multiples of an interval after `after`. */
export function* generateMultiples(
  { every, offset }: { readonly every: number; readonly offset: number },
  days: Days,
  after: number,
): Generator<Candidate> {
  const firstAfter = (time: number) => offset + (Math.floor((time - offset) / every) + 1) * every;
  for (let at = firstAfter(after); ; ) {
    const isSkipped = days.isSkipped(at);
    yield { at, isSkipped };
    at += every;
    if (isSkipped) at = Math.max(at, firstAfter(days.endOfSkipped(at - every) - 1));
  }
}

/** Merges candidates by their instants. An instant of several sources occurs once. */
export function* mergeCandidates(sources: Generator<Candidate>[]): Generator<Candidate> {
  const inputs = sources.map((source) => ({ source, head: source.next() }));
  for (;;) {
    let least: Candidate | undefined;
    for (const { head } of inputs) {
      if (head.done) continue;
      const { at, isSkipped } = head.value;
      if (!least || at < least.at || (at === least.at && !isSkipped)) least = head.value;
    }
    if (!least) return;
    yield least;
    const { at } = least;
    for (const input of inputs) if (!input.head.done && input.head.value.at === at) input.head = input.source.next();
  }
}
