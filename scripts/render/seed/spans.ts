import type { Examples } from "../../../generated/examples.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";
import { briefingTrace } from "./briefing-trace.ts";
import { evaluationsOf } from "./evaluations.ts";
import { span, upTo } from "./span.ts";
import { tideCall, tides, traceOf } from "./traces.ts";

/**
 * What the applications of the harbor desk recorded on 1 and 2 March 2026. From 09:00 to 10:00 on 2 March there is only
 * the trace of the document's examples, so that the totals of the examples are right.
 */
export function spansSeed(examples: Examples): Pick<Seed, "spans" | "span_evaluations"> {
  const [answered] = examples.slowScoutSpans.spans.results;
  const spans = [
    ...startTimes().flatMap((start, index) => traceOf(examples, start, index)),
    ...briefingTrace(examples),
    answered!,
    span({
      ...answered!,
      ...tideCall(tides[1]),
      parent_span_id: answered!.span_id,
      tool_call_id: "tool_exec_0197c3f1",
      key: "looking",
      start: Date.parse(answered!.start_time) + 1000,
      milliseconds: 1000,
    }),
  ];
  return { spans, span_evaluations: evaluationsOf(examples, spans) };
}

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
