import { hash } from "../hash.ts";
import type { Cost } from "./calendar.ts";
import { type CompiledSchedule, compileSchedule, type ScheduleSpec } from "./compile.ts";
import { createDays } from "./days.ts";
import { generateInstants, generateMultiples, mergeCandidates } from "./instants.ts";
import { ScheduleError } from "./schedule-error.ts";

/** The times to calculate, in milliseconds since 1970. */
interface TimesQuery {
  after: number;
  count: number;
}

/** The last instant that RFC 3339 can express. */
const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59);
/**
 * Comparisons after which a search ends, about 50 ms: enough for several years in which every second is skipped. Together,
 * the schedules of a response may use eight times as many, which is more than a thousand usual ones need.
 */
const MAX_COMPARISONS = 1_000_000;
const MAX_FOR_RESPONSE = 8 * MAX_COMPARISONS;

/** The comparisons that to compile parts of a schedule takes as long as. */
const COST = { calendar: 2000, range: 4, yearRange: 150, character: 4 };

/**
 * Calculates the next times at which a schedule starts something, in milliseconds since 1970, in ascending order and
 * without the random delay. A time of day that a clock change skips is read with the offset before the change, which
 * usually makes it an hour later (RFC 5545, section 3.3.5); one that clocks show twice counts both times if its calendar
 * has all 24 hours, and otherwise the first time. Throws a ScheduleError if the schedule is invalid.
 *
 * Cron expressions and calendars are our own code because the libraries that were tried (croner, cron-parser and
 * rrule-temporal) give other results: in the gap when clocks go forward, for `10/15`, for a step of `*` together with a
 * weekday, or by dropping the times that a clock change skips.
 */
export function computeTimes(spec: ScheduleSpec, query: TimesQuery): number[] {
  return findTimes(compileSchedule(spec), query).times;
}

/** The last result for a schedule, which remains the same until the first of the times. */
const upcoming = new WeakMap<ScheduleSpec, { after: number; count: number; found: FoundTimes }>();

interface FoundTimes {
  readonly times: number[];
  /** The comparisons that the search used. */
  readonly cost: number;
}

/** What the schedules of a response may use together, in comparisons. */
export const newBudget = () => ({ comparisons: MAX_FOR_RESPONSE });

/**
 * Calculates the next times like `computeTimes`, but only once until the first of them. The schedule must not be modified.
 * Returns undefined if nothing is left of the budget. A known result costs as much as a new one, so that a response does not
 * depend on others.
 */
export function upcomingTimes(
  spec: ScheduleSpec,
  { after, count }: TimesQuery,
  budget = newBudget(),
): readonly number[] | undefined {
  if (budget.comparisons <= 0) return undefined;
  const known = upcoming.get(spec);
  const [first = Infinity] = known?.found.times ?? [];
  const isCurrent = known && known.count === count && known.after <= after && after < first;
  const found = isCurrent ? known.found : findTimes(compileSchedule(spec), { after, count });
  if (!isCurrent) upcoming.set(spec, { after, count, found });
  budget.comparisons -= found.cost + costOf(spec);
  return found.times;
}

/** The comparisons that to compile a schedule takes as long as. */
function costOf({ calendars = [], cron_expressions = [], skip = [] }: ScheduleSpec): number {
  let cost = COST.calendar * (calendars.length + cron_expressions.length + skip.length);
  for (const { year = [], comment: _, ...fields } of [...calendars, ...skip])
    cost += COST.yearRange * year.length + COST.range * Object.values(fields).flat().length;
  for (const text of cron_expressions) cost += COST.character * text.length;
  return cost;
}

/**
 * Calculates the random delay of a start, in milliseconds. It is the same for the same time and random seed, at most the jitter
 * of the schedule, and never goes beyond the next time or the end of the schedule. Throws a ScheduleError if the
 * schedule is invalid.
 */
export function computeDelay(spec: ScheduleSpec, time: number, randomSeed: string): number {
  const schedule = compileSchedule(spec);
  if (schedule.jitter === 0) return 0;
  const [next = LAST_TIME] = findTimes(schedule, { after: time, count: 1 }).times;
  const longest = Math.min(schedule.jitter, Math.min(next, schedule.endAt) - time);
  return Math.max(0, Math.floor((hash(`${randomSeed} ${time}`) / 2 ** 32) * longest));
}

/** Finds the first violation of a schedule; `pointer` is a JSON Pointer into its definition. */
export function scheduleViolation(spec: ScheduleSpec): { pointer: string; detail: string } | undefined {
  try {
    const schedule = compileSchedule(spec);
    const hasTimes = schedule.calendars.length + schedule.intervals.length > 0;
    if (hasTimes && findTimes(schedule, { after: -1, count: 1 }).times.length === 0) {
      return {
        pointer: "",
        detail: "never starts anything: all of its times are skipped or outside start_at and end_at",
      };
    }
    return undefined;
  } catch (error) {
    if (error instanceof ScheduleError) return { pointer: error.pointer, detail: error.message };
    throw error;
  }
}

function findTimes(schedule: CompiledSchedule, { after, count }: TimesQuery): FoundTimes {
  const from = Math.max(after, schedule.startAt - 1, -1);
  const last = Math.min(schedule.endAt, LAST_TIME);
  const times: number[] = [];
  if (count <= 0 || from >= last) return { times, cost: 0 };
  const { calendars, intervals, skip, zone } = schedule;
  const cost: Cost = { comparisons: 0 };
  const days = createDays(calendars, skip, zone, cost);
  const sources = [
    ...(calendars.length > 0 ? [generateInstants(calendars, days, zone, from, cost)] : []),
    ...intervals.map((interval) => generateMultiples(interval, days, from)),
  ];
  for (const { at, isSkipped } of mergeCandidates(sources)) {
    if (at > last || cost.comparisons > MAX_COMPARISONS) break;
    cost.comparisons += sources.length;
    if (isSkipped) continue;
    times.push(at);
    if (times.length >= count) break;
  }
  return { times, cost: cost.comparisons };
}
