import type {
  Span,
  SpanAggregation,
  SpanAggregationQuery,
  SpanEvaluation,
  SpanFieldDefinition,
} from "../../../../generated/mock-types.ts";
import { badRequest, notFound, unprocessable } from "../../exchange/problems.ts";
import { ok } from "../../exchange/responses.ts";
import { aggregate, aggregationViolation } from "../../lib/aggregate/aggregate.ts";
import { toField } from "../../lib/search-expression/fields.ts";
import { compile, SearchExpressionError } from "../../lib/search-expression/search-expression.ts";
import { parseTime } from "../../state/parse-time.ts";
import type { RowIndex } from "../../state/row-index.ts";
import type { Table } from "../../state/table.ts";
import { defineHandlers } from "../define-handlers.ts";
import { link } from "../shared/links.ts";
import { rangePage } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { enumValues, evaluationFields, spanFields } from "./span-fields.ts";
import { evaluationId, evaluationsById, evaluationsByTime, spansByStart } from "./state.ts";

/** No operation of this API creates spans or evaluations, so the mock has only those of the seed. */
export const handlers = defineHandlers("spans", {
  "observability.spans.search": (request) =>
    ok({ spans: search(spanSource, "/v1/observability/spans/search", request) }),

  "observability.spans.aggregate": (request) => ok(aggregateRows(spanSource, request)),

  "observability.spans.evaluations.aggregate": (request) => ok(aggregateRows(evaluationSource, request)),

  "observability.spans.evaluations.search": (request) => {
    const path = "/v1/observability/spans/evaluations/search";
    return ok({ span_evaluations: search(evaluationSource, path, request) });
  },

  "observability.spans.evaluations.searchLatest": (request) => {
    const path = "/v1/observability/spans/evaluations/search/latest";
    const isListed = (row: SpanEvaluation) => isLatest(request.sandbox, row);
    return ok({ span_evaluations: search(evaluationSource, path, request, isListed) });
  },

  "observability.spans.fields.list": () => ok({ field_definitions: [...spanFields] }),

  "observability.spans.evaluations.fields.list": () => ok({ field_definitions: [...evaluationFields] }),

  "observability.spans.fields.listOptions": (request) => ok({ options: listOptions(spanSource, request) }),

  "observability.spans.evaluations.fields.listOptions": (request) =>
    ok({ options: listOptions(evaluationSource, request) }),
});

/** The differences between spans and evaluations. */
interface Source<Row> {
  readonly noun: string;
  readonly table: (sandbox: Sandbox) => Table<Row>;
  readonly index: RowIndex<Row>;
  readonly fields: readonly SpanFieldDefinition[];
  readonly timeField: keyof Row;
}

const spanSource: Source<Span> = {
  noun: "Span",
  table: (sandbox) => sandbox.spans,
  index: spansByStart,
  fields: spanFields,
  timeField: "start_time",
};

const evaluationSource: Source<SpanEvaluation> = {
  noun: "Span evaluation",
  table: (sandbox) => sandbox.spanEvaluations,
  index: evaluationsByTime,
  fields: evaluationFields,
  timeField: "timestamp",
};

interface TimeRange {
  readonly from?: string;
  readonly to?: string;
}

interface SearchRequest {
  readonly query: TimeRange & { readonly page_size?: number; readonly cursor?: string };
  readonly body: { readonly search_expression?: string | null };
  readonly sandbox: Sandbox;
}

function search<Row extends object>(
  source: Source<Row>,
  path: string,
  { query, body, sandbox }: SearchRequest,
  isListed: (row: Row) => boolean = () => true,
): { results: Row[]; next: string | null; cursor: string | null } {
  const { from, to, page_size = 50, cursor } = query;
  const { search_expression = null } = body;
  const matches = compileMatcher(search_expression, source.fields);
  const [start, end] = toBounds(query, sandbox);
  const { items, next } = rangePage(source.table(sandbox).by(source.index).from([start]).below([end]), {
    scope: JSON.stringify([path, from, to, search_expression]),
    cursor,
    limit: page_size,
    descending: true,
    select: (row) => (matches(row) && isListed(row) ? row : undefined),
  });
  return { results: items, next: next && link(path, { ...query, cursor: next }), cursor: next };
}

function aggregateRows<Row extends object>(
  source: Source<Row>,
  { query, body, sandbox }: { query: TimeRange; body: SpanAggregationQuery; sandbox: Sandbox },
): SpanAggregation {
  const { fields, timeField } = source;
  const rows = rowsInRange(source, query, sandbox).filter(compileMatcher(body.search_expression, fields));
  const violation = aggregationViolation(body, fields, rows.length);
  if (violation) unprocessable(`/body${violation.pointer}`, violation.detail);
  const from = query.from === undefined ? undefined : parseTime(query.from);
  const to = query.to === undefined ? sandbox.now() : parseTime(query.to);
  return aggregate(rows, body, { fields, timeField, from, to });
}

/** The rows in a time range, in the order of the table. */
function rowsInRange<Row>({ table, timeField }: Source<Row>, range: TimeRange, sandbox: Sandbox): Row[] {
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

/** Returns a function that matches rows with a search expression. Both throw a 400: if it is invalid, or takes too long. */
function compileMatcher(
  expression: string | null | undefined,
  fields: readonly SpanFieldDefinition[],
): (row: object) => boolean {
  if (typeof expression !== "string") return () => true;
  const matches = orBadRequest(() => compile(expression, fields));
  return (row) => orBadRequest(() => matches(row));
}

function orBadRequest<Result>(search: () => Result): Result {
  try {
    return search();
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
function listOptions<Row extends object>(
  source: Source<Row>,
  { path, query, sandbox }: { path: { field_name: string }; query: TimeRange; sandbox: Sandbox },
): string[] | null {
  const { noun, fields } = source;
  const field = fields.find(({ name }) => name === path.field_name);
  if (!field)
    notFound(
      `${noun.toUpperCase().replace(" ", "_")}_FIELD_NOT_FOUND`,
      `${noun}s have no field named ${path.field_name}. List the ${noun.toLowerCase()} fields to find the right name.`,
    );
  if (field.type === "ENUM") return [...enumValues[field.name]!];
  if (field.type !== "TEXT") return null;
  const { read } = toField(field);
  const values = new Set(rowsInRange(source, query, sandbox).map((row) => String(read(row))));
  values.delete("");
  return [...values].sort();
}
