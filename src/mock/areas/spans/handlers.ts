import type {
  Span,
  SpanAggregation,
  SpanAggregationQuery,
  SpanEvaluation,
  SpanFieldDefinition,
} from "../../../../generated/types.ts";
import { aggregate, aggregationViolation } from "../../lib/aggregate/aggregate.ts";
import { compile, SearchExpressionError } from "../../lib/search-expression/search-expression.ts";
import { parseTime } from "../../sandbox/parse-time.ts";
import { defineHandlers } from "../handler.ts";
import { link } from "../links.ts";
import { keysetPage } from "../paging.ts";
import { badRequest, notFound, unprocessable } from "../problems.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { enumValues, evaluationFields, spanFields } from "./span-fields.ts";

/** No operation of this API creates spans or evaluations, so the mock has only those of the seed. */
export const spans = defineHandlers("spans", {
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
    const source = { ...evaluationSource, rows: () => latestEvaluations(rowsInRange(evaluationSource, {}, sandbox)) };
    return ok({ span_evaluations: search(source, path, query, body.search_expression, sandbox) });
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
    return ok({ options: optionsOf(field, rowsInRange(spanSource, query, sandbox)) });
  },

  "observability.spans.evaluations.fields.listOptions": ({ path, query, sandbox }) => {
    const field = evaluationFields.find(({ name }) => name === path.field_name);
    if (!field)
      notFound(
        "SPAN_EVALUATION_FIELD_NOT_FOUND",
        `Span evaluations have no field named ${path.field_name}. List the span evaluation fields to find the right name.`,
      );
    return ok({ options: optionsOf(field, rowsInRange(evaluationSource, query, sandbox)) });
  },
});

/** How spans and evaluations differ. */
interface Source<Row> {
  readonly rows: (sandbox: Sandbox) => readonly Row[];
  readonly fields: readonly SpanFieldDefinition[];
  readonly timeField: keyof Row & string;
  /** Unique among rows with the same time. */
  readonly id: (row: Row) => string;
}

const spanSource: Source<Span> = {
  rows: (sandbox) => sandbox.spans.all(),
  fields: spanFields,
  timeField: "start_time",
  id: ({ trace_id, span_id }) => `${trace_id} ${span_id}`,
};

const evaluationSource: Source<SpanEvaluation> = {
  rows: (sandbox) => sandbox.spanEvaluations.all(),
  fields: evaluationFields,
  timeField: "timestamp",
  id: ({ trace_id, span_id, evaluation_name }) => `${trace_id} ${span_id} ${evaluation_name}`,
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
): { results: Row[]; next: string | null; cursor: string | null } {
  const { from, to, page_size = 50, cursor } = query;
  const { items, next } = keysetPage(filterRows(source, rowsInRange(source, query, sandbox), expression), {
    scope: JSON.stringify([path, from, to, expression ?? null]),
    cursor,
    limit: page_size,
    key: (row) => [timeOf(source, row), source.id(row)],
    descending: true,
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
  const rows = filterRows(source, rowsInRange(source, range, sandbox), query.search_expression);
  const violation = aggregationViolation(query, fields);
  if (violation) unprocessable(`/body${violation.pointer}`, violation.detail);
  const from = range.from === undefined ? undefined : parseTime(range.from);
  const to = range.to === undefined ? sandbox.now() : parseTime(range.to);
  return aggregate(rows.map(toRecord), query, { fields, timeField, from, to });
}

/** The rows in a time range, up to the sandbox's current time. */
function rowsInRange<Row extends Span | SpanEvaluation>(
  source: Source<Row>,
  { from, to }: TimeRange,
  sandbox: Sandbox,
): Row[] {
  const start = from === undefined ? Number.NEGATIVE_INFINITY : parseTime(from);
  const end = Math.min(sandbox.now(), to === undefined ? Number.POSITIVE_INFINITY : parseTime(to));
  return source.rows(sandbox).filter((row) => {
    const at = timeOf(source, row);
    return at >= start && at < end;
  });
}

/** The rows that match a search expression. Throws a 400 if the expression is invalid. */
function filterRows<Row extends Span | SpanEvaluation>(
  { fields }: Source<Row>,
  rows: readonly Row[],
  expression: Expression,
): readonly Row[] {
  if (typeof expression !== "string") return rows;
  try {
    const matches = compile(expression, fields);
    return rows.filter((row) => matches(toRecord(row)));
  } catch (error) {
    if (error instanceof SearchExpressionError) badRequest("TRACES_FILTER_QUERY_PARSE_ERROR", error.message);
    throw error;
  }
}

/**
 * The latest evaluation for each span and name. The others are removed before the search, so that they are never found.
 */
function latestEvaluations(rows: readonly SpanEvaluation[]): SpanEvaluation[] {
  const newest = new Map<string, SpanEvaluation>();
  for (const row of rows) {
    const current = newest.get(evaluationSource.id(row));
    if (!current || timeOf(evaluationSource, current) < timeOf(evaluationSource, row))
      newest.set(evaluationSource.id(row), row);
  }
  return [...newest.values()];
}

/** All values of an ENUM field, the values that occur for a TEXT field, and null for any other type. */
function optionsOf({ name, type }: SpanFieldDefinition, rows: readonly (Span | SpanEvaluation)[]): string[] | null {
  if (type === "ENUM") return [...enumValues[name]!];
  if (type !== "TEXT") return null;
  const values = new Set(rows.map((row) => String(toRecord(row)[name])));
  values.delete("");
  return [...values].sort();
}

function timeOf<Row>({ timeField }: Source<Row>, row: Row): number {
  return Date.parse(String(row[timeField]));
}

/** Rows are plain JSON objects, but TypeScript does not assign an interface to a type with an index signature. */
function toRecord(row: Span | SpanEvaluation): Record<string, unknown> {
  return row as unknown as Record<string, unknown>;
}
