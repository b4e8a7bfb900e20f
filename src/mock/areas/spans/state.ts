import type { Span, SpanEvaluation } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";

export interface SpansSeed {
  readonly spans?: readonly Span[];
  readonly span_evaluations?: readonly SpanEvaluation[];
}

const spanKey = ({ trace_id, span_id }: Span) => `${trace_id} ${span_id}`;

/** A span may be evaluated more than once under the same name. */
const evaluationKey = ({ trace_id, span_id, evaluation_name, timestamp }: SpanEvaluation) =>
  `${trace_id} ${span_id} ${evaluation_name} ${timestamp}`;

export const spansByStart = defineIndex<Span>((span) => [Date.parse(span.start_time), spanKey(span)]);

/** Identifies a span and the name of its evaluation. */
export const evaluationId = ({ trace_id, span_id, evaluation_name }: SpanEvaluation) =>
  `${trace_id} ${span_id} ${evaluation_name}`;

export const evaluationsByTime = defineIndex<SpanEvaluation>((row) => [Date.parse(row.timestamp), evaluationId(row)]);
export const evaluationsById = defineIndex<SpanEvaluation>((row) => [evaluationId(row), Date.parse(row.timestamp)]);

export const spansTables = { spans: table<Span>(spanKey), spanEvaluations: table<SpanEvaluation>(evaluationKey) };
