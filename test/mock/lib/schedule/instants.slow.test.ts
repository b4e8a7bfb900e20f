import { expect, test } from "vitest";
import type { ScheduleCalendarInput } from "../../../../generated/mock-types.ts";
import type { ScheduleSpec } from "../../../../src/mock/lib/schedule/compile.ts";
import { computeTimes } from "../../../../src/mock/lib/schedule/schedule.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const [FROM, UNTIL] = [Date.UTC(2020, 0, 1), Date.UTC(2031, 0, 1)];
/** Nowhere do clocks change twice within this time. */
const STEP_MS = 14 * DAY_MS;

/** A change of clocks: at `at`, the offset from UTC changes. Times and offsets are in milliseconds. */
interface Transition {
  zone: string;
  at: number;
  before: number;
  after: number;
}

function* transitionsOf(zone: string): Generator<Transition> {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const offsetAt = (instant: number) => {
    const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(instant))!;
    return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  };
  let before = offsetAt(FROM);
  for (let start = FROM; start < UNTIL; start += STEP_MS) {
    const after = offsetAt(start + STEP_MS);
    if (after === before) continue;
    let [low, high] = [start, start + STEP_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    yield { zone, at: high, before, after };
    before = after;
  }
}

/** One transition of each kind: many zones change by as much at the same time of day. */
function distinctTransitions(): Transition[] {
  const kinds = new Map<string, Transition>();
  for (const zone of Intl.supportedValuesOf("timeZone"))
    for (const transition of transitionsOf(zone)) {
      const { at, before, after } = transition;
      kinds.set(`${before} ${after} ${(at + before) % DAY_MS}`, transition);
    }
  return [...kinds.values()];
}

type Matches = (hour: number, minute: number) => boolean;

/** The minutes of the two days around a transition at which something matches the clocks, by walking through them. */
function walk({ at, before, after }: Transition, matches: Matches | undefined, which: "first" | "both"): Set<number> {
  const found = new Set<number>();
  if (!matches) return found;
  const isMatch = (wallTime: number) =>
    matches(Math.floor(wallTime / HOUR_MS) % 24, Math.floor(wallTime / MINUTE_MS) % 60);
  const shown = new Set<number>();
  for (let instant = at - DAY_MS; instant < at + DAY_MS; instant += MINUTE_MS) {
    const wallTime = instant + (instant < at ? before : after);
    if (isMatch(wallTime) && (which === "both" || !shown.has(wallTime))) found.add(instant);
    shown.add(wallTime);
  }
  for (let skipped = at + before; skipped < at + after; skipped += MINUTE_MS)
    if (isMatch(skipped)) found.add(skipped - before);
  return found;
}

/** A schedule, and the wall times at both occurrences of which it starts something, those at the first only, and those it skips. */
interface Case {
  spec: ScheduleSpec;
  both?: Matches;
  first?: Matches;
  skipped?: Matches;
}

const allHours = [{ start: 0, end: 23 }];
const everyMinute: ScheduleCalendarInput = { hour: allHours, minute: [{ start: 0, end: 59, step: 1 }] };
const minute15: ScheduleCalendarInput = { hour: allHours, minute: [{ start: 15 }] };
const until22: ScheduleCalendarInput = { hour: [{ start: 0, end: 22 }], minute: [{ start: 0, end: 59 }] };
const skip: ScheduleCalendarInput[] = [{ hour: [{ start: 0, end: 3 }], minute: [{ start: 0, end: 59, step: 7 }] }];
const always: Matches = () => true;
const skipped: Matches = (hour, minute) => hour <= 3 && minute % 7 === 0;
const CASES: Case[] = [
  { spec: { cron_expressions: ["* * * * *"] }, both: always },
  { spec: { cron_expressions: ["0 * * * *"] }, both: (_, minute) => minute === 0 },
  { spec: { cron_expressions: ["*/30 */1 * * *"] }, both: (_, minute) => minute % 30 === 0 },
  { spec: { cron_expressions: ["5-59/10 0-23 * * *"] }, both: (_, minute) => minute % 10 === 5 },
  { spec: { cron_expressions: ["* 1-23 * * *"] }, first: (hour) => hour >= 1 },
  { spec: { calendars: [everyMinute], skip }, both: always, skipped },
  {
    spec: { calendars: [until22, minute15], cron_expressions: ["20 */2 * * *"] },
    both: (_, minute) => minute === 15,
    first: (hour) => hour <= 22,
  },
  { spec: { intervals: [{ every: "PT1M" }], skip }, both: always, skipped },
];

test("every minute around every change of clocks from 2020 to 2030 starts what its clock says", () => {
  const transitions = distinctTransitions();
  expect(transitions.map(({ zone }) => zone)).toContain("Australia/Lord_Howe");
  for (const transition of transitions)
    for (const { spec, both, first, skipped } of CASES) {
      const want = new Set([...walk(transition, both, "both"), ...walk(transition, first, "first")]);
      for (const instant of walk(transition, skipped, "both")) want.delete(instant);
      const { zone, at } = transition;
      const query = { after: at - DAY_MS - 1, count: 3000 };
      const end_at = new Date(at + DAY_MS - 1).toISOString();
      const times = computeTimes({ ...spec, time_zone_name: zone, end_at }, query);
      const expected = [...want].sort((a, b) => a - b);
      // To compare lists as texts is quicker.
      if (String(times) !== String(expected)) expect({ zone, spec, times }).toEqual({ zone, spec, times: expected });
    }
});
