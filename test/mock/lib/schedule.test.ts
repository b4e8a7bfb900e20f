import { describe, expect, test } from "vitest";
import type { ScheduleCalendarInput } from "../../../generated/mock-types.ts";
import type { ScheduleSpec } from "../../../src/mock/lib/schedule/compile.ts";
import {
  computeDelay,
  computeTimes,
  newBudget,
  scheduleViolation,
  upcomingTimes,
} from "../../../src/mock/lib/schedule/schedule.ts";

const MINUTE_MS = 60_000;
const everyMinute: ScheduleCalendarInput = { minute: [{ start: 0, end: 59 }], hour: [{ start: 0, end: 23 }] };

function times(spec: ScheduleSpec, after: string, count: number, end_at = spec.end_at ?? null): string[] {
  return computeTimes({ ...spec, end_at }, { after: Date.parse(after), count }).map((time) =>
    new Date(time).toISOString().replace(":00.000Z", "Z"),
  );
}

function cron(...cron_expressions: string[]): ScheduleSpec {
  return { cron_expressions };
}

describe("a cron expression", () => {
  const monday = "2026-03-02T09:00:00Z";
  test.each<[string, string[]]>([
    ["0 6 * * *", ["2026-03-03T06:00Z", "2026-03-04T06:00Z"]],
    ["*/20 9 * * *", ["2026-03-02T09:20Z", "2026-03-02T09:40Z", "2026-03-03T09:00Z"]],
    ["10/25 * * * *", ["2026-03-02T09:10Z", "2026-03-02T09:35Z", "2026-03-02T10:10Z"]],
    ["0,30 10-12/2 * * *", ["2026-03-02T10:00Z", "2026-03-02T10:30Z", "2026-03-02T12:00Z"]],
    ["0 0 1 jan,JUL *", ["2026-07-01T00:00Z", "2027-01-01T00:00Z"]],
    [
      "30 6 * * MON-FRI",
      ["2026-03-03T06:30Z", "2026-03-04T06:30Z", "2026-03-05T06:30Z", "2026-03-06T06:30Z", "2026-03-09T06:30Z"],
    ],
    ["0 0 * * 7", ["2026-03-08T00:00Z", "2026-03-15T00:00Z"]],
    ["0 0 29 feb Sun-Sat/7", ["2027-02-07T00:00Z", "2027-02-14T00:00Z"]],
    ["0 0 29 2 *", ["2028-02-29T00:00Z", "2032-02-29T00:00Z"]],
    ["  0  0 31 *\t* ", ["2026-03-31T00:00Z", "2026-05-31T00:00Z"]],
  ])("%j occurs at %j", (text, want) => {
    expect(times(cron(text), monday, want.length)).toEqual(want);
  });

  test("occurs if either day matches when both are restricted, and otherwise if both match", () => {
    expect(times(cron("0 0 13 * FRI"), monday, 3)).toEqual([
      "2026-03-06T00:00Z",
      "2026-03-13T00:00Z",
      "2026-03-20T00:00Z",
    ]);
    expect(times(cron("0 0 */2 * FRI"), monday, 2)).toEqual(["2026-03-13T00:00Z", "2026-03-27T00:00Z"]);
  });
});

describe("a calendar", () => {
  const calendars = (...list: ScheduleCalendarInput[]): ScheduleSpec => ({ calendars: list });
  test.each<[string, ScheduleCalendarInput, string[]]>([
    ["without fields occurs every midnight", {}, ["2026-03-03T00:00Z", "2026-03-04T00:00Z"]],
    ["treats an empty list like no list", { hour: [], minute: [{ start: 5 }] }, ["2026-03-03T00:05Z"]],
    ["ignores its comment", { comment: "Midnight" }, ["2026-03-03T00:00Z"]],
    ["counts Sunday as day 0", { day_of_week: [{ start: 0 }] }, ["2026-03-08T00:00Z"]],
    [
      "supports ranges with steps",
      { hour: [{ start: 10, end: 18, step: 4 }] },
      ["2026-03-02T10:00Z", "2026-03-02T14:00Z", "2026-03-02T18:00Z"],
    ],
    [
      "ignores an end before the start",
      { hour: [{ start: 10, end: 3, step: 4 }] },
      ["2026-03-02T10:00Z", "2026-03-03T10:00Z"],
    ],
    [
      "sorts its ranges",
      { hour: [{ start: 12 }, { start: 10 }, { start: 12 }] },
      ["2026-03-02T10:00Z", "2026-03-02T12:00Z", "2026-03-03T10:00Z"],
    ],
    ["supports seconds", { hour: [{ start: 9 }], second: [{ start: 7 }] }, ["2026-03-02T09:00:07.000Z"]],
    [
      "supports years",
      { year: [{ start: 2030 }, { start: 2028 }], month: [{ start: 2 }], day_of_month: [{ start: 29 }] },
      ["2028-02-29T00:00Z"],
    ],
  ])("%s", (_, calendar, want) => {
    expect(times(calendars(calendar), "2026-03-02T09:00:00Z", want.length)).toEqual(want);
  });

  test("ends after its last year", () => {
    expect(times(calendars({ year: [{ start: 2026 }] }), "2026-12-30T12:00:00Z", 5)).toEqual(["2026-12-31T00:00Z"]);
  });
});

describe("an interval", () => {
  test("counts from 1970, not from the start of the schedule", () => {
    const spec = { intervals: [{ every: "PT6H", offset: "PT15M" }], start_at: "2026-03-02T09:07:00Z" };
    expect(times(spec, "2026-03-02T00:00:00Z", 2)).toEqual(["2026-03-02T12:15Z", "2026-03-02T18:15Z"]);
  });

  test("can be specified in weeks", () => {
    expect(times({ intervals: [{ every: "P1W" }] }, "2026-03-02T09:00:00Z", 2)).toEqual([
      "2026-03-05T00:00Z",
      "2026-03-12T00:00Z",
    ]);
  });

  test("occurs strictly after the given time", () => {
    expect(times({ intervals: [{ every: "PT1H" }] }, "2026-03-02T09:00:00Z", 1)).toEqual(["2026-03-02T10:00Z"]);
  });
});

describe("a schedule", () => {
  test("merges all lists without duplicates, and omits skipped times", () => {
    const spec = {
      cron_expressions: ["0 */6 * * *"],
      intervals: [{ every: "PT4H" }],
      calendars: [{ hour: [{ start: 6 }, { start: 7 }] }],
      skip: [{ hour: [{ start: 7 }, { start: 8 }] }],
    };
    expect(times(spec, "2026-03-02T00:00:00Z", 6)).toEqual([
      "2026-03-02T04:00Z",
      "2026-03-02T06:00Z",
      "2026-03-02T12:00Z",
      "2026-03-02T16:00Z",
      "2026-03-02T18:00Z",
      "2026-03-02T20:00Z",
    ]);
  });

  test("starts at start_at and ends at end_at, both inclusive", () => {
    const spec = { ...cron("0 * * * *"), start_at: "2026-03-02T09:00:00Z", end_at: "2026-03-02T11:00:00+00:00" };
    expect(times(spec, "2026-01-01T00:00:00Z", 9)).toEqual([
      "2026-03-02T09:00Z",
      "2026-03-02T10:00Z",
      "2026-03-02T11:00Z",
    ]);
  });

  test("has no time after end_at, and none in an empty window", () => {
    expect(times(cron("0 * * * *"), "2026-03-02T08:30:00Z", 9, "2026-03-02T10:00:00Z")).toEqual([
      "2026-03-02T09:00Z",
      "2026-03-02T10:00Z",
    ]);
    expect(times(cron("0 * * * *"), "2026-03-02T09:00:00Z", 9, "2026-03-02T09:00:00Z")).toEqual([]);
    expect(times(cron("0 * * * *"), "2026-03-02T09:00:00Z", 0)).toEqual([]);
  });

  test("without times never starts a workflow", () => {
    expect(times({}, "2026-03-02T09:00:00Z", 10)).toEqual([]);
    expect(scheduleViolation({})).toBeUndefined();
  });
});

describe("in a time zone", () => {
  const stockholm = (expression: string): ScheduleSpec => ({ ...cron(expression), time_zone_name: "Europe/Stockholm" });
  const nuuk = (...list: string[]): ScheduleSpec => ({ ...cron(...list), time_zone_name: "America/Nuuk" });

  test.each<[string, ScheduleSpec, string, string[]]>([
    [
      "the hour is local time",
      stockholm("0 6 * * *"),
      "2026-03-28T00:00:00Z",
      ["2026-03-28T05:00Z", "2026-03-29T04:00Z"],
    ],
    [
      "a time that daylight saving skips occurs an hour later",
      stockholm("30 2 * * *"),
      "2026-03-28T12:00:00Z",
      ["2026-03-29T01:30Z", "2026-03-30T00:30Z"],
    ],
    [
      "a skipped time that coincides with another occurs once",
      stockholm("0,30 2,3 * * *"),
      "2026-03-29T00:00:00Z",
      ["2026-03-29T01:00Z", "2026-03-29T01:30Z", "2026-03-30T00:00Z"],
    ],
    [
      "a time that daylight saving repeats occurs once, the first time",
      stockholm("30 2 * * *"),
      "2026-10-24T12:00:00Z",
      ["2026-10-25T00:30Z", "2026-10-26T01:30Z"],
    ],
    [
      "a skipped time can move to the next day",
      nuuk("30 23 * * *", "0,45 0 * * *"),
      "2026-03-28T12:00:00Z",
      ["2026-03-29T01:00Z", "2026-03-29T01:30Z", "2026-03-29T01:45Z", "2026-03-30T00:30Z"],
    ],
    [
      "an offset can have minutes",
      { ...cron("0 6 * * *"), time_zone_name: "Asia/Kathmandu" },
      "2026-03-02T09:00:00Z",
      ["2026-03-03T00:15Z"],
    ],
    [
      "intervals are not moved",
      { intervals: [{ every: "P1D" }], time_zone_name: "Europe/Stockholm" },
      "2026-03-28T12:00:00Z",
      ["2026-03-29T00:00Z", "2026-03-30T00:00Z"],
    ],
  ])("%s", (_, spec, after, want) => {
    expect(times(spec, after, want.length)).toEqual(want);
  });
});

describe("skip", () => {
  const skipAtTwo = { skip: [{ hour: [{ start: 2 }], minute: [{ start: 30 }] }], time_zone_name: "Europe/Stockholm" };
  test.each([
    ["omits a time that daylight saving skips", "30 2 * * *", "2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z", []],
    ["omits a time that daylight saving repeats", "30 2 * * *", "2026-10-24T12:00:00Z", "2026-10-25T12:00:00Z", []],
    [
      "keeps other times",
      "30 2-4 * * *",
      "2026-10-25T12:00:00Z",
      "2026-10-26T12:00:00Z",
      ["2026-10-26T02:30Z", "2026-10-26T03:30Z"],
    ],
  ])("%s", (_, expression, after, until, want) => {
    expect(times({ ...cron(expression), ...skipAtTwo }, after, 9, until)).toEqual(want);
  });

  test("applies to intervals, in local time", () => {
    const spec = { intervals: [{ every: "PT30M" }], ...skipAtTwo };
    expect(times(spec, "2026-03-02T00:30:00Z", 2)).toEqual(["2026-03-02T01:00Z", "2026-03-02T02:00Z"]);
  });

  const [evenMinutes, oddMinutes] = [0, 1].map((start) => ({
    ...everyMinute,
    minute: [{ start, end: 59, step: 2 }],
  }));
  test("finds the first time after six years in which no calendar alone skips all times", () => {
    const year = [{ start: 2026, end: 2031 }];
    const skip = [evenMinutes, oddMinutes].map((calendar) => ({ ...calendar, second: [{ start: 0, end: 59 }], year }));
    const every = { ...cron("* * * * *"), intervals: [{ every: "PT17S" }], time_zone_name: "Europe/Stockholm", skip };
    expect(times(every, "2026-03-02T00:30:00Z", 1)).toEqual(["2031-12-31T23:00Z"]);
    expect(times({ ...every, cron_expressions: [] }, "2026-03-02T00:30:00Z", 1)).toEqual(["2031-12-31T23:00:07.000Z"]);
  });

  const everySecond = { ...everyMinute, second: [{ start: 0, end: 59 }] };
  test.each<[skipped: string, skip: ScheduleCalendarInput[], times: RegExp]>([
    ["nothing", [], /^$/],
    ["a day", [{ ...everySecond, day_of_month: [{ start: 3 }] }], /-03T/],
    ["three days of each week", [{ ...everySecond, day_of_week: [{ start: 2, end: 4 }] }], /-(0[345]|1[012789])T/],
    ["an hour", [{ ...everySecond, hour: [{ start: 0 }] }], /T00:/],
  ])("of %s omits only that, whatever the lists", (_, skip, skipped) => {
    const march = (spec: ScheduleSpec) => times(spec, "2026-02-28T12:00:00Z", 999, "2026-03-20T00:00:00Z");
    for (const expression of ["0 0 * * *", "30 6 1-9/2 * *"])
      for (const every of ["P1D", "PT8H", "PT7H"]) {
        const [calendars, intervals] = [cron(expression), { intervals: [{ every }] }];
        const all = [...new Set([...march(calendars), ...march(intervals)])].sort();
        expect(march({ ...calendars, ...intervals, skip })).toEqual(all.filter((time) => !skipped.test(time)));
      }
  });

  test("keeps the order of times on both sides of a change of clocks", () => {
    const weekly = { ...cron("30 1-3 * * 0"), intervals: [{ every: "P1W", offset: "PT10S" }] };
    const spec = { ...weekly, calendars: [{}], skip: [{}] };
    expect(times({ ...spec, time_zone_name: "Africa/Casablanca" }, "2029-12-30T01:00:00Z", 3)).toEqual([
      "2029-12-30T01:30Z",
      "2029-12-30T03:30Z",
      "2030-01-03T00:00:10.000Z",
    ]);
  });

  test("reads every second of a day on which clocks change in a few steps", () => {
    const spec = { calendars: Array(100).fill(everySecond), time_zone_name: "Europe/Stockholm" };
    expect(times(spec, "2026-03-29T00:59:58Z", 3)).toEqual([
      "2026-03-29T00:59:59.000Z",
      "2026-03-29T01:00Z",
      "2026-03-29T01:00:01.000Z",
    ]);
  });
});

describe("upcomingTimes", () => {
  const spec = {
    ...cron("*/20 1-3 * * *"),
    skip: [{ minute: [{ start: 40 }], hour: [{ start: 2 }] }],
    time_zone_name: "Europe/Stockholm",
  };

  test("returns the same as computeTimes, across a change of clocks and when time goes back", () => {
    for (const day of ["2026-03-29", "2026-10-25", "2026-03-29"]) {
      for (let minute = 0; minute < 300; minute += 13) {
        const query = { after: Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS, count: 10 };
        expect(upcomingTimes(spec, query)).toEqual(computeTimes(spec, query));
      }
    }
  });

  test("finds a time for which many calendars have to be compared", () => {
    const all = { minute: [{ start: 0, end: 59 }], hour: [{ start: 0, end: 23 }] };
    const skip = [2, 3, 5, 7].map((day) => ({
      ...all,
      month: [{ start: 1, end: 11 }],
      day_of_month: [{ start: day, end: 31 }],
    }));
    const calendars = Array<ScheduleCalendarInput>(90).fill({ ...all, day_of_month: [{ start: 2, end: 31 }] });
    const times = upcomingTimes({ calendars, skip }, { after: Date.parse("2026-03-02T00:00:00Z"), count: 1 });
    expect(times).toEqual([Date.parse("2026-12-02T00:00:00Z")]);
  });

  test("finds the days of calendars in years far away", () => {
    const calendar = {
      day_of_month: [{ start: 29, end: 31 }],
      month: [{ start: 2 }],
      year: [...[1970, 1971, 1973].map((start) => ({ start, end: 9999, step: 4 })), { start: 9996 }],
    };
    const times = upcomingTimes({ calendars: Array(100).fill(calendar) }, { after: 0, count: 10 });
    expect(times).toEqual([Date.parse("9996-02-29T00:00:00Z")]);
  });

  test("calculates them once until the first of them", () => {
    const [after, count] = [Date.parse("2026-03-02T00:00:00Z"), 10];
    const times = upcomingTimes(spec, { after, count }) ?? [];
    expect(upcomingTimes(spec, { after: times[0]! - 1, count })).toBe(times);
    expect(upcomingTimes(spec, { after: times[0]!, count })).not.toBe(times);
    expect(upcomingTimes(spec, { after, count: 2 })).toHaveLength(2);
  });

  test("calculates nothing when the budget is used, and charges known times like new ones", () => {
    const query = { after: Date.parse("2026-03-02T00:00:00Z"), count: 10 };
    const [fresh, known] = [newBudget(), newBudget()];
    const own = { ...spec };
    expect(upcomingTimes(own, query, fresh)).toBe(upcomingTimes(own, query, known));
    expect(known).toEqual(fresh);
    expect(upcomingTimes(own, query, { comparisons: 0 })).toBeUndefined();
  });

  test("calculates once that there are none", () => {
    const spec = { cron_expressions: ["0 12 * * *"], end_at: "2026-01-01T00:00:00Z" };
    const after = Date.parse("2026-03-02T12:00:00Z");
    const times = upcomingTimes(spec, { after, count: 10 });
    expect(times).toEqual([]);
    expect(upcomingTimes(spec, { after: after + 1, count: 10 })).toBe(times);
  });
});

describe("computeDelay", () => {
  const spec = { ...cron("*/10 * * * *"), jitter: "PT2M", end_at: "2026-03-02T10:00:00Z" };
  const nine = Date.parse("2026-03-02T09:00:00Z");
  const starts = computeTimes(spec, { after: nine - 1, count: 10 });

  test("is the same for the same time and seed, and differs for others", () => {
    expect(computeDelay(spec, nine, "a")).toBe(computeDelay(spec, nine, "a"));
    expect(new Set(starts.map((time) => computeDelay(spec, time, "a"))).size).toBeGreaterThan(1);
    expect(new Set(["a", "b", "c", "d"].map((seed) => computeDelay(spec, nine, seed))).size).toBeGreaterThan(1);
  });

  test.each([
    ["the jitter", "PT2M", 2 * MINUTE_MS],
    ["the jitter in minutes", "2m", 2 * MINUTE_MS],
    ["the jitter in seconds", "30s", MINUTE_MS / 2],
    ["the jitter in several units", "0h1m30s", 1.5 * MINUTE_MS],
    ["the time to the next start", "P1D", 10 * MINUTE_MS],
    ["zero without jitter", null, 0],
  ])("is at most %s", (_, jitter, maximum) => {
    const delays = starts.map((time) => computeDelay({ ...spec, jitter }, time, "seed"));
    expect(Math.max(...delays)).toBeLessThanOrEqual(maximum);
    expect(Math.max(...delays)).toBeGreaterThanOrEqual(maximum / 2);
  });

  test("never exceeds the end of the schedule", () => {
    expect(computeDelay({ ...spec, jitter: "P1D" }, Date.parse("2026-03-02T10:00:00Z"), "seed")).toBe(0);
  });
});

describe("scheduleViolation", () => {
  const hour = "the hour must be from 0 to 23";
  const never = "never comes: there is no such day from 1970 on";
  const duration = "must be an ISO 8601 duration in weeks, or in days, hours, minutes and seconds";
  test.each<[ScheduleSpec, string, string]>([
    [cron("0 25 * * *"), "/cron_expressions/0", hour],
    [cron("0 6 * * *", "0 1-24 * * *"), "/cron_expressions/1", hour],
    [cron("0 6 * *"), "/cron_expressions/0", "must have five fields: minute, hour, day of month, month, day of week"],
    [cron("@daily"), "/cron_expressions/0", "must have five fields: minute, hour, day of month, month, day of week"],
    [cron("*/0 * * * *"), "/cron_expressions/0", "the minute has a step of 0"],
    [cron("0 0 * * FRI-MON"), "/cron_expressions/0", 'the day of the week ends before it starts: "FRI-MON"'],
    [cron("0 0 L * *"), "/cron_expressions/0", 'the day of the month can\'t be read: "L"'],
    [cron("0 0 1,, * *"), "/cron_expressions/0", 'the day of the month can\'t be read: ""'],
    [cron("0 0 * MON *"), "/cron_expressions/0", 'the month can\'t be read: "MON"'],
    [cron("0 0 31 2 *"), "/cron_expressions/0", never],
    [{ calendars: [{ day_of_month: [{ start: 31 }], month: [{ start: 4 }] }] }, "/calendars/0", never],
    [{ calendars: [{ year: [{ start: 1950 }] }] }, "/calendars/0", never],
    [{ calendars: [{}, { hour: [{ start: 6 }, { start: 24 }] }] }, "/calendars/1/hour/1/start", hour],
    [{ skip: [{ hour: [{ start: 6, end: 24 }] }] }, "/skip/0/hour/0/end", hour],
    [
      { calendars: [{ day_of_week: [{ start: 7 }] }] },
      "/calendars/0/day_of_week/0/start",
      "the day of the week must be from 0 to 6",
    ],
    [{ intervals: [{ every: "6h" }] }, "/intervals/0/every", duration],
    [{ intervals: [{ every: "P1M" }] }, "/intervals/0/every", duration],
    [{ intervals: [{ every: "PT" }] }, "/intervals/0/every", duration],
    [{ intervals: [{ every: "P99999999999999999D" }] }, "/intervals/0/every", duration],
    [{ intervals: [{ every: "PT0S" }] }, "/intervals/0/every", "must be at least one second"],
    [{ intervals: [{ every: "PT1H", offset: "PT60M" }] }, "/intervals/0/offset", "must be shorter than every"],
    ...["soon", "", "30", "1m1h", "1.5h"].map((jitter): [ScheduleSpec, string, string] => [
      { jitter },
      "/jitter",
      `${duration}, or a short form such as 30s, 5m or 1h`,
    ]),
    [
      { time_zone_name: "Europe/Atlantis" },
      "/time_zone_name",
      "must be an IANA name of a time zone, such as Europe/Stockholm",
    ],
    [{ time_zone_name: "+01:00" }, "/time_zone_name", "must be an IANA name of a time zone, such as Europe/Stockholm"],
    [{ start_at: "2026-03-02T23:59:60Z" }, "/start_at", "must be a date and time in RFC 3339 format"],
    [{ start_at: "2026-03-02T09:00:00Z", end_at: "2026-03-02T08:00:00Z" }, "/end_at", "must not be before start_at"],
  ])("in %j is at %s: %s", (spec, pointer, detail) => {
    expect(scheduleViolation(spec)).toEqual({ pointer, detail });
    expect(() => computeTimes(spec, { after: 0, count: 1 })).toThrow(detail);
  });

  test("is reported for a list that is too long", () => {
    const detail = "must not have more than 100 entries";
    expect(scheduleViolation(cron(...Array<string>(100).fill("* * * * *")))).toBeUndefined();
    expect(scheduleViolation(cron(...Array<string>(101).fill("* * * * *")))).toEqual({
      pointer: "/cron_expressions",
      detail,
    });
  });

  test("is reported for a field with too many ranges, and for a cron expression that is too long", () => {
    const ranges = (count: number) => ({ calendars: [{ year: Array(count).fill({ start: 2026 }) }] });
    expect(scheduleViolation(ranges(100))).toBeUndefined();
    const detail = "must not have more than 100 ranges";
    expect(scheduleViolation(ranges(101))).toEqual({ pointer: "/calendars/0/year", detail });
    const minutes = (length: number) => cron(`${"0,".repeat((length - 9) / 2)}0 * * * *`);
    expect(scheduleViolation(minutes(999))).toBeUndefined();
    expect(scheduleViolation(minutes(1001))).toEqual({
      pointer: "/cron_expressions/0",
      detail: "must not have more than 1000 characters",
    });
  });

  test.each<[string, ScheduleSpec]>([
    ["everything is skipped", { ...cron("* * * * *"), skip: [everyMinute] }],
    [
      "no time lies between start and end",
      { ...cron("0 6 * * *"), start_at: "2026-03-02T07:00:00Z", end_at: "2026-03-03T05:00:00Z" },
    ],
  ])("is at the whole schedule if %s", (_, spec) => {
    const detail = "never starts anything: all of its times are skipped or outside start_at and end_at";
    expect(scheduleViolation(spec)).toEqual({ pointer: "", detail });
    expect(computeTimes(spec, { after: 0, count: 1 })).toEqual([]);
  });

  test.each<[string, ScheduleSpec]>([
    ["every day", cron("0 6 * * *")],
    ["29 February", cron("0 0 29 2 *")],
    ["31 February or a weekday", cron("0 0 31 2 MON")],
    ["a time zone in lower case", { ...cron("0 6 * * *"), time_zone_name: "europe/stockholm" }],
    ["nulls", { ...cron("0 6 * * *"), start_at: null, end_at: null, jitter: null, time_zone_name: null }],
  ])("finds no violation in %s", (_, spec) => {
    expect(scheduleViolation(spec)).toBeUndefined();
  });
});
