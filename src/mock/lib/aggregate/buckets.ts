import type { SpanTimeDimension } from "../../../../generated/mock-types.ts";

type Granularity = Exclude<NonNullable<SpanTimeDimension["granularity"]>, "auto">;

const DAY_SECONDS = 86_400;
export const LENGTH_SECONDS: Record<Granularity, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: DAY_SECONDS,
  week: 7 * DAY_SECONDS,
  month: 30 * DAY_SECONDS,
};
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY_SECONDS = 4 * DAY_SECONDS;
/** `auto` is the finest granularity with at most this many intervals, a comfortable number for a chart. */
const MAX_INTERVALS = 120;

export function granularityFor(asked: SpanTimeDimension["granularity"], rangeMs: number): Granularity {
  if (asked !== undefined && asked !== "auto") return asked;
  const all = ["second", "minute", "hour", "day", "week"] as const;
  return all.find((each) => rangeMs / 1000 <= MAX_INTERVALS * LENGTH_SECONDS[each]) ?? "month";
}

/** Start of the interval that contains a time, both in milliseconds since 1970. Weeks start on Monday. */
export function findBucket(time: number, granularity: Granularity): number {
  const date = new Date(time);
  if (granularity === "month") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const length = LENGTH_SECONDS[granularity] * 1000;
  const first = granularity === "week" ? FIRST_MONDAY_SECONDS * 1000 : 0;
  return Math.floor((time - first) / length) * length + first;
}
