import type { Span } from "../../../../../generated/mock-types.ts";
import { hash } from "../../../lib/hash.ts";
import { formatTime } from "../../../lib/time.ts";

interface SpanInput extends Omit<Span, "span_id"> {
  span_id?: string;
  /** Identifies the span in its trace. The span id is computed from it. */
  key: string;
  /** Milliseconds since the epoch. */
  start: number;
  milliseconds: number;
}

/** Returns a span with its id, times and duration. */
export function span({ key, start, milliseconds, ...rest }: SpanInput): Span {
  return {
    ...rest,
    span_id: spanId(rest.trace_id, key),
    start_time: formatTime(start),
    end_time: formatTime(start + milliseconds),
    duration_ns: milliseconds * 1_000_000,
  };
}

export function spanId(trace_id: string, key: string): string {
  return hex(`${trace_id} ${key}`, 16);
}

/** Hexadecimal digits computed from the text. */
export function hex(text: string, digits: number): string {
  let all = "";
  while (all.length < digits) all += hash(`${all.length} ${text}`).toString(16).padStart(8, "0");
  return all.slice(0, digits);
}
