import { examples } from "../../../../generated/examples.ts";
import type { Span } from "../../../../generated/types.ts";
import { briefingTrace } from "./briefing.ts";
import { span, upTo } from "./span.ts";
import { tideCall, tides, visitTrace } from "./visits.ts";

const answered = examples.slowScoutSpans.spans.results[0]!;

/**
 * What the harbor desk's application has recorded on 1 and 2 March 2026: visitors ask agents. From 09:00 to 10:00 on
 * 2 March there is nothing but the trace of the document's examples, so that their totals are right.
 */
export const spans: readonly Span[] = [
  ...startTimes().flatMap((start, index) => visitTrace(start, index)),
  ...briefingTrace,
  answered,
  span({
    ...answered,
    ...tideCall(tides[1]),
    parent_span_id: answered.span_id,
    tool_call_id: "tool_exec_0197c3f1",
    key: "looking",
    start: Date.parse(answered.start_time) + 1000,
    milliseconds: 1000,
  }),
];

/** Every quarter of an hour while the desk is open, at some moment of its first ten minutes. */
function startTimes(): number[] {
  const open = [
    ["2026-03-01T08:00:00Z", "2026-03-01T20:00:00Z"],
    ["2026-03-02T06:00:00Z", "2026-03-02T08:45:00Z"],
    ["2026-03-02T10:00:00Z", "2026-03-02T11:45:00Z"],
  ] as const;
  return open.flatMap(([from, to]) => {
    const times: number[] = [];
    for (let at = Date.parse(from); at < Date.parse(to); at += 900_000)
      times.push(at + upTo(600, `start ${at}`) * 1000);
    return times;
  });
}
