import type { Examples } from "../../../../../generated/examples.ts";
import { hash } from "../../../lib/hash.ts";
import type { SpansSeed } from "../state.ts";
import { briefingTrace } from "./briefing-trace.ts";
import { createEvaluations } from "./evaluations.ts";
import { span } from "./span.ts";
import { createTrace, tideCall, tides } from "./traces.ts";

/**
 * Spans of the applications at the harbor desk on 1 and 2 March 2026, and their evaluations. From 09:00 to 10:00 on 2 March
 * there is only the trace of the document's examples, so that the totals in the examples are correct.
 */
export function initialSpans(examples: Examples): SpansSeed {
  const [agentSpan] = examples.slowScoutSpans.spans.results;
  const spans = [
    ...startTimes().flatMap((start, index) => createTrace(examples, start, index)),
    ...briefingTrace(examples),
    agentSpan!,
    span({
      ...agentSpan!,
      ...tideCall(tides[1]),
      parent_span_id: agentSpan!.span_id,
      tool_call_id: "tool_exec_0197c3f1",
      key: "looking",
      start: Date.parse(agentSpan!.start_time) + 1000,
      milliseconds: 1000,
    }),
  ];
  return { spans, span_evaluations: createEvaluations(examples, spans) };
}

/** One start in every quarter of an hour while the desk is open, within the first ten minutes of the quarter. */
function startTimes(): number[] {
  const open = [
    ["2026-03-01T08:00:00Z", "2026-03-01T20:00:00Z"],
    ["2026-03-02T06:00:00Z", "2026-03-02T08:45:00Z"],
    ["2026-03-02T10:00:00Z", "2026-03-02T11:45:00Z"],
  ] as const;
  return open.flatMap(([from, to]) => {
    const times: number[] = [];
    for (let at = Date.parse(from); at < Date.parse(to); at += 900_000)
      times.push(at + (hash(`start ${at}`) % 600) * 1000);
    return times;
  });
}
