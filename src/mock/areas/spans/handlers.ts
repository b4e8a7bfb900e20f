import type {
  Span,
  SpanAggregation,
  SpanAggregationQuery,
  SpanEvaluation,
  SpanFieldDefinition,
} from "../../../../generated/mock-types.ts";
import { aggregate, aggregationViolation } from "../../lib/aggregate/aggregate.ts";
import { compile, SearchExpressionError } from "../../lib/search-expression/search-expression.ts";
import { parseTime } from "../../sandbox/parse-time.ts";
import type { RowIndex } from "../../sandbox/row-index.ts";
import type { Table } from "../../sandbox/table.ts";
import { defineHandlers } from "../handler.ts";
import { link } from "../links.ts";
import { rangePage } from "../paging.ts";
import { badRequest, notFound, unprocessable } from "../problems.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { enumValues, evaluationFields, spanFields } from "./span-fields.ts";
import { evaluationId, evaluationsById, evaluationsByTime, spansByStart } from "./state.ts";

/** No operation of this API creates spans or evaluations, so the mock has only those of the seed. */
export const handlers = defineHandlers("spans", {
  "observability.spans.search": ({ query, body, sandbox }) =>
    ok({ spans: search(spanSource, "/v1/observability/spans/search", query, body.search_expression, sandbox) }),

  "observability.spans.aggregate": ({ query, body, sandbox }) => ok(aggregateRows(spanSource, query, body, sandbox)),

  "observability.spans.evaluations.aggregate": ({ query, body, sandbox }) =>
    ok(aggregateRows(evaluationSource, query, body, sandbox)),

  "observability.spans.evaluations.search": ({ query, body, sandbox }) => {
    const path = "/v1/observability/spans/evaluations/search";
    return ok({ span_evaluations: search(evaluationSource, path, query, body.search_expression, sandbox) });
  },

  "observability.spans.evaluations.searchLatest": ({ query, body, sandbox }) => {
    const path = "/v1/observability/spans/evaluations/search/latest";
    const isListed = (row: SpanEvaluation) => isLatest(sandbox, row);
    return ok({ span_evaluations: search(evaluationSource, path, query, body.search_expression, sandbox, isListed) });
  },

  "observability.spans.fields.list": () => ok({ field_definitions: [...spanFields] }),

  "observability.spans.evaluations.fields.list": () => ok({ field_definitions: [...evaluationFields] }),

  "observability.spans.fields.listOptions": ({ path, query, sandbox }) => {
    const field = spanFields.find(({ name }) => name === path.field_name);
    if (!field)
      notFound(
        "SPAN_FIELD_NOT_FOUND",
        `Spans have no field named ${path.field_name}. List the span fields to find the right name.`,
      );
    return ok({ options: listOptions(field, rowsInRange(spanSource, query, sandbox)) });
  },

  "observability.spans.evaluations.fields.listOptions": ({ path, query, sandbox }) => {
    const field = evaluationFields.find(({ name }) => name === path.field_name);
    if (!field)
      notFound(
        "SPAN_EVALUATION_FIELD_NOT_FOUND",
        `Span evaluations have no field named ${path.field_name}. List the span evaluation fields to find the right name.`,
      );
    return ok({ options: listOptions(field, rowsInRange(evaluationSource, query, sandbox)) });
  },
});

/** The differences between spans and evaluations. */
interface Source<Row> {
  readonly table: (sandbox: Sandbox) => Table<Row>;
  /** Sorts the rows by their times, then by their ids. */
  readonly index: RowIndex<Row>;
  readonly fields: readonly SpanFieldDefinition[];
  readonly timeField: keyof Row & string;
}

const spanSource: Source<Span> = {
  table: (sandbox) => sandbox.spans,
  index: spansByStart,
  fields: spanFields,
  timeField: "start_time",
};

const evaluationSource: Source<SpanEvaluation> = {
  table: (sandbox) => sandbox.spanEvaluations,
  index: evaluationsByTime,
  fields: evaluationFields,
  timeField: "timestamp",
};

interface TimeRange {
  readonly from?: string;
  readonly to?: string;
}

interface SearchQuery extends TimeRange {
  readonly page_size?: number;
  readonly cursor?: string;
}

type Expression = string | null | undefined;

function search<Row extends Span | SpanEvaluation>(
  source: Source<Row>,
  path: string,
  query: SearchQuery,
  expression: Expression,
  sandbox: Sandbox,
  isListed: (row: Row) => boolean = () => true,
): { results: Row[]; next: string | null; cursor: string | null } {
  const { from, to, page_size = 50, cursor } = query;
  const matches = compileMatcher(source, expression);
  const [start, end] = toBounds(query, sandbox);
  const { items, next } = rangePage(source.table(sandbox).by(source.index).from([start]).below([end]), {
    scope: JSON.stringify([path, from, to, expression ?? null]),
    cursor,
    limit: page_size,
    descending: true,
    select: (row) => (matches(row) && isListed(row) ? row : undefined),
  });
  return { results: items, next: next && link(path, { ...query, cursor: next }), cursor: next };
}

function aggregateRows<Row extends Span | SpanEvaluation>(
  source: Source<Row>,
  range: TimeRange,
  query: SpanAggregationQuery,
  sandbox: Sandbox,
): SpanAggregation {
  const { fields, timeField } = source;
  const rows = rowsInRange(source, range, sandbox).filter(compileMatcher(source, query.search_expression));
  const violation = aggregationViolation(query, fields);
  if (violation) unprocessable(`/body${violation.pointer}`, violation.detail);
  const from = range.from === undefined ? undefined : parseTime(range.from);
  const to = range.to === undefined ? sandbox.now() : parseTime(range.to);
  return aggregate(rows.map(toRecord), query, { fields, timeField, from, to });
}

/** The rows in a time range, in the order of the table. */
function rowsInRange<Row extends Span | SpanEvaluation>(
  { table, timeField }: Source<Row>,
  range: TimeRange,
  sandbox: Sandbox,
): Row[] {
  const [start, end] = toBounds(range, sandbox);
  return table(sandbox)
    .all()
    .filter((row) => {
      const at = Date.parse(String(row[timeField]));
      return at >= start && at < end;
    });
}

/** The start of a time range, and its excluded end, which is never later than the sandbox's current time. */
function toBounds({ from, to }: TimeRange, sandbox: Sandbox): [start: number, end: number] {
  return [
    from === undefined ? Number.NEGATIVE_INFINITY : parseTime(from),
    Math.min(sandbox.now(), to === undefined ? Number.POSITIVE_INFINITY : parseTime(to)),
  ];
}

/** Returns a function that matches rows with a search expression. Throws a 400 if the expression is invalid. */
function compileMatcher<Row extends Span | SpanEvaluation>(
  { fields }: Source<Row>,
  expression: Expression,
): (row: Row) => boolean {
  if (typeof expression !== "string") return () => true;
  try {
    const matches = compile(expression, fields);
    return (row) => matches(toRecord(row));
  } catch (error) {
    if (error instanceof SearchExpressionError) badRequest("TRACES_FILTER_QUERY_PARSE_ERROR", error.message);
    throw error;
  }
}

/** Returns true if no later evaluation of the span has the same name. Of several at the same time, the first one counts. */
function isLatest(sandbox: Sandbox, row: SpanEvaluation): boolean {
  const id = evaluationId(row);
  const past = sandbox.spanEvaluations.by(evaluationsById).within([id]).below([id, sandbox.now()]);
  const [[, latest] = []] = past.reversed().entries();
  return latest !== undefined && past.from(latest).first() === row;
}

/** All values of an ENUM field, the values that occur for a TEXT field, and null for any other type. */
function listOptions({ name, type }: SpanFieldDefinition, rows: readonly (Span | SpanEvaluation)[]): string[] | null {
  if (type === "ENUM") return [...enumValues[name]!];
  if (type !== "TEXT") return null;
  const values = new Set(rows.map((row) => String(toRecord(row)[name])));
  values.delete("");
  return [...values].sort();
}

/** Rows are plain JSON objects, but TypeScript does not assign an interface to a type with an index signature. */
function toRecord(row: Span | SpanEvaluation): Record<string, unknown> {
  return row as unknown as Record<string, unknown>;
}
