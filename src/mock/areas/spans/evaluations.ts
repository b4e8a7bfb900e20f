import { examples } from "../../../../generated/examples.ts";
import type { Judge, Span, SpanEvaluation } from "../../../../generated/types.ts";
import { choose } from "../../lib/hash.ts";
import { judgeMessages } from "../judges/verdict.ts";
import { spans } from "./spans.ts";

const { accuracyJudge, toneJudge } = examples;
const MINUTE = 60_000;

/**
 * Both judges began at 10:05 on 2 March to go through the answers of agents, at first the older ones, two a minute. Every
 * seventh was judged once more. Between 09:00 and 10:00 there is nothing but the document's examples.
 */
export const evaluations: readonly SpanEvaluation[] = [
  ...examples.accuracyEvaluations.span_evaluations.results.toReversed(),
  ...spans.filter(isJudged).flatMap((span, index) => {
    const at = Math.max(Date.parse("2026-03-02T10:05:00Z") + (index * MINUTE) / 2, Date.parse(span.end_time) + MINUTE);
    const again = index % 7 === 3 ? [accuracy(span, at + 5 * MINUTE, "again")] : [];
    return [accuracy(span, at, "first"), ...(index % 3 === 0 ? [tone(span, at + 1000)] : []), ...again];
  }),
];

function isJudged({ operation_name, status_code, conversation_id }: Span): boolean {
  return operation_name === "invoke_agent" && status_code === "Ok" && conversation_id !== "conv_0197c3e1";
}

function accuracy(span: Span, at: number, attempt: string): SpanEvaluation {
  const [score_value, explanation] = choose(
    [
      [1, "The answer gives the time that the tide table has."],
      [1, "Each time in the answer is right."],
      [0.5, "The time looks right, but there was no tide table to compare it with."],
      [0, "The answer gives no time."],
    ] as const,
    `${attempt} ${span.span_id}`,
  );
  return evaluation(accuracyJudge, span, at, { score_value, score_label: "", explanation });
}

function tone(span: Span, at: number): SpanEvaluation {
  const { analysis, answer } = judgeMessages(toneJudge, JSON.parse(span.output_messages), {});
  return evaluation(toneJudge, span, at, { score_value: 0, score_label: String(answer), explanation: analysis });
}

function evaluation(
  judge: Judge,
  span: Span,
  at: number,
  verdict: Pick<SpanEvaluation, "score_value" | "score_label" | "explanation">,
): SpanEvaluation {
  const { customer_id, organization_id, workspace_id, user_id, trace_id, span_id, response_id, conversation_id } = span;
  return {
    customer_id,
    organization_id,
    workspace_id,
    user_id,
    trace_id,
    span_id,
    response_id,
    conversation_id,
    timestamp: new Date(at).toISOString().replace(".000Z", "Z"),
    evaluation_name: judge.name,
    ...verdict,
    metadata: { judge_id: judge.id },
  };
}
