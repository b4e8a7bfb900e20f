import { type DescribeArea, ref } from "../shared/describe.ts";
import { initialSpans } from "./initial/spans.ts";

export const spans: DescribeArea<"spans"> = ({ examples }) => ({
  rows: { spans: ref("Span"), spanEvaluations: ref("SpanEvaluation") },
  lists: {
    spans: { resource: ref("Span"), internal: {}, description: "Each a `Span`." },
    span_evaluations: { resource: ref("SpanEvaluation"), internal: {}, description: "Each a `SpanEvaluation`." },
  },
  initial: initialSpans(examples),
});
