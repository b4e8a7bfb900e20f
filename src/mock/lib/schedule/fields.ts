export interface Field {
  /** Name in messages, such as "the day of the month must be from 1 to 31". */
  label: string;
  min: number;
  max: number;
  /** Values if the schedule gives none. */
  default: readonly number[];
  /** Three-letter names of the values, starting with that of `min`. */
  names?: readonly string[];
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

export const FIELDS = {
  second: { label: "second", min: 0, max: 59, default: [0] },
  minute: { label: "minute", min: 0, max: 59, default: [0] },
  hour: { label: "hour", min: 0, max: 23, default: [0] },
  day_of_month: { label: "day of the month", min: 1, max: 31, default: steps(1, 31) },
  month: { label: "month", min: 1, max: 12, default: steps(1, 12), names: MONTHS },
  year: { label: "year", min: 1000, max: 9999, default: [] },
  day_of_week: { label: "day of the week", min: 0, max: 6, default: steps(0, 6), names: DAYS },
} satisfies Record<string, Field>;

/** Every `step`-th number from `start` to `end`, both inclusive. */
export function steps(start: number, end: number, step = 1): number[] {
  return Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step);
}

export function ascending(values: Iterable<number>): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
