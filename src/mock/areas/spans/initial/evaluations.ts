import type { Examples } from "../../../../../generated/examples.ts";
import type { Judge, JudgeOptionsOutput, Span, SpanEvaluation } from "../../../../../generated/mock-types.ts";
import { choose } from "../../../lib/hash.ts";
import { formatTime } from "../../../lib/time.ts";

const MINUTE = 60_000;

/**
 * Evaluations of the agents' answers. From 10:05 on 2 March, the accuracy judge evaluates two answers a minute, oldest first,
 * and every seventh answer twice; the tone judge evaluates every third. Between 09:00 and 10:00 there are only the
 * evaluations of the document's examples.
 */
export function createEvaluations(
  { accuracyEvaluations, accuracyJudge, toneJudge }: Examples,
  spans: readonly Span[],
): SpanEvaluation[] {
  return [
    ...accuracyEvaluations.span_evaluations.results.toReversed(),
    ...spans.filter(isEvaluated).flatMap((span, index) => {
      const at = Math.max(
        Date.parse("2026-03-02T10:05:00Z") + (index * MINUTE) / 2,
        Date.parse(span.end_time) + MINUTE,
      );
      return [
        accuracy(accuracyJudge, span, at, "first"),
        ...(index % 3 === 0 ? [tone(toneJudge, span, at + 1000)] : []),
        ...(index % 7 === 3 ? [accuracy(accuracyJudge, span, at + 5 * MINUTE, "again")] : []),
      ];
    }),
  ];
}

function isEvaluated({ operation_name, status_code, conversation_id }: Span): boolean {
  return operation_name === "invoke_agent" && status_code === "Ok" && conversation_id !== "conv_0197c3e1";
}

function accuracy(judge: Judge, span: Span, at: number, attempt: string): SpanEvaluation {
  const [score_value, explanation] = choose(
    [
      [1, "The answer gives the time that the tide table has."],
      [1, "Each time in the answer is right."],
      [0.5, "The time looks right, but there was no tide table to compare it with."],
      [0, "The answer gives no time."],
    ] as const,
    `${attempt} ${span.span_id}`,
  );
  return evaluation(judge, span, at, { score_value, score_label: "", explanation });
}

function tone(judge: Judge, span: Span, at: number): SpanEvaluation {
  const { options } = judge.output as JudgeOptionsOutput; // The tone judge selects one of several options.
  const [{ content }] = JSON.parse(span.output_messages);
  const { value, description } = choose(options, `${judge.id} ${content}`);
  const explanation = `The label ${value} fits best: ${description}`;
  return evaluation(judge, span, at, { score_value: 0, score_label: value, explanation });
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
    timestamp: formatTime(at),
    evaluation_name: judge.name,
    ...verdict,
    metadata: { judge_id: judge.id },
  };
}
