import type { Span } from "../../../generated/types.ts";
import { hash } from "../../../src/mock/lib/hash.ts";
import { timeText } from "./time.ts";

interface Recorded extends Omit<Span, "span_id"> {
  span_id?: string;
  /** Which span of its trace it is: its id follows from it. */
  key: string;
  /** Milliseconds since the epoch. */
  start: number;
  milliseconds: number;
}

/** A span with its id, times and duration. */
export function span({ key, start, milliseconds, ...rest }: Recorded): Span {
  return {
    ...rest,
    span_id: spanId(rest.trace_id, key),
    start_time: timeText(start),
    end_time: timeText(start + milliseconds),
    duration_ns: milliseconds * 1_000_000,
  };
}

export function spanId(trace_id: string, key: string): string {
  return hex(`${trace_id} ${key}`, 16);
}

/** So many hexadecimal digits, always the same for the same text. */
export function hex(text: string, digits: number): string {
  let all = "";
  while (all.length < digits) all += hash(`${all.length} ${text}`).toString(16).padStart(8, "0");
  return all.slice(0, digits);
}

/** A whole number below the limit, always the same for the same text. */
export function upTo(limit: number, text: string): number {
  return hash(text) % limit;
}
