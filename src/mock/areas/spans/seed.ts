import type { AreaData } from "../area-data.ts";
import { spansTables } from "./state.ts";

export const spansData: AreaData<"spans"> = {
  tables: spansTables,
  toRows: ({ spans = [], span_evaluations = [] }) => ({ spans, spanEvaluations: span_evaluations }),
  toEntries: (sandbox) => ({ spans: sandbox.spans.all(), span_evaluations: sandbox.spanEvaluations.all() }),
  lists: {
    spans: { key: ["trace_id", "span_id"], references: () => [] },
    span_evaluations: { key: ["trace_id", "span_id", "evaluation_name", "timestamp"], references: () => [] },
  },
  origins: { spans: { list: "spans" }, spanEvaluations: { list: "span_evaluations" } },
};
