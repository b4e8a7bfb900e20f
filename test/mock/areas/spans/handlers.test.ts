import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { Span, SpanAggregationQuery } from "../../../../generated/mock-types.ts";
import { defaultSeed } from "../../../../src/mock/areas/seed.ts";
import { defined } from "../../../defined.ts";
import { exampleSession, ok, type Session, session } from "../../session.ts";

const { spans = [], span_evaluations: evaluations = [] } = defaultSeed;
const searchPath = "/v1/observability/spans/search";
const aggregatePath = "/v1/observability/spans/aggregate";
const evaluationsPath = "/v1/observability/spans/evaluations/search";
const latestPath = "/v1/observability/spans/evaluations/search/latest";
const evaluationsAggregatePath = "/v1/observability/spans/evaluations/aggregate";
const optionsPath = "/v1/observability/spans/fields/{field_name}/options";
const evaluationOptionsPath = "/v1/observability/spans/evaluations/fields/{field_name}/options";
const hour = { from: "2026-03-02T09:00:00Z", to: "2026-03-02T10:00:00Z" };

describe("spans and evaluations of the seed", () => {
  test("there are a few hundred spans with unique ids, and each parent is in the same trace and encloses its children", () => {
    const byId = new Map(spans.map((span) => [`${span.trace_id} ${span.span_id}`, span]));
    expect(byId.size).toBe(spans.length);
    expect(spans.length).toBeGreaterThan(200);
    for (const span of spans.filter(({ parent_span_id }) => parent_span_id !== "")) {
      const parent = defined(byId.get(`${span.trace_id} ${span.parent_span_id}`));
      expect(Date.parse(parent.start_time)).toBeLessThanOrEqual(Date.parse(span.start_time));
      expect(Date.parse(parent.end_time)).toBeGreaterThanOrEqual(Date.parse(span.end_time));
    }
    for (const span of spans) {
      expect(Object.keys(span)).toHaveLength(59);
      expect(span.duration_ns).toBe((Date.parse(span.end_time) - Date.parse(span.start_time)) * 1_000_000);
      expect(span.status_message === "").toBe(span.status_code !== "Error");
      expect(Date.parse(span.end_time)).toBeLessThan(Date.parse("2026-03-02T12:00:00Z"));
    }
  });

  test("each evaluation is later than the end of its span and unique by span, name and time", () => {
    const keys = evaluations.map((one) => `${one.span_id} ${one.evaluation_name} ${one.timestamp}`);
    expect(new Set(keys).size).toBe(evaluations.length);
    for (const evaluation of evaluations) {
      const span = defined(spans.find(({ span_id }) => span_id === evaluation.span_id));
      expect(Date.parse(evaluation.timestamp)).toBeGreaterThan(Date.parse(span.end_time));
      expect(evaluation.timestamp < "2026-03-02T12").toBe(true);
      expect(span).toMatchObject({ trace_id: evaluation.trace_id, conversation_id: evaluation.conversation_id });
    }
  });
});

describe("spans.search", () => {
  test("returns the document's example for the example's search", async () => {
    const { api } = exampleSession();
    const { data } = await api.POST(searchPath, { params: { query: hour }, body: examples.slowScoutSearch });
    expect(data).toEqual(examples.slowScoutSpans);
  });

  test("a page has 50 spans by default", async () => {
    const { data } = await ok(session().api.POST(searchPath, { params: { query: {} }, body: {} }));
    expect(data.spans.results).toHaveLength(50);
  });

  test.each<[string, (span: Span) => boolean]>([
    ["status_code = 'Error' AND error_type = 'timeout'", ({ error_type }) => error_type === "timeout"],
    ["span_attributes['desk'] = 'ferry'", ({ span_attributes }) => span_attributes.desk === "ferry"],
    ["start_time < '2026-03-02T00:00:00Z'", ({ start_time }) => start_time.startsWith("2026-03-01")],
  ])("finds some spans, but not all, with %s", async (search_expression, test) => {
    const { api } = session();
    const found = await all(api, search_expression);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(spans.length);
    expect(found.map(({ span_id }) => span_id).sort()).toEqual(
      spans
        .filter(test)
        .map(({ span_id }) => span_id)
        .sort(),
    );
  });

  test("a time range may be reversed, and in any form of a date-time", async () => {
    const { api } = session();
    const count = async (query: { from?: string; to?: string }) =>
      (await ok(api.POST(searchPath, { params: { query }, body: {} }))).data.spans.results.length;
    expect(await count({ from: hour.to, to: hour.from })).toBe(0);
    expect(await count({ from: "2026-03-02t01:59:60+02", to: "2026-03-02 01:06:00.001-0400" })).toBe(3);
  });

  test("returns nothing from the sandbox's future", async () => {
    const { api } = session({ now: "2026-03-01T09:00:00Z" });
    const found = await all(api, null);
    expect(found.length).toBeGreaterThan(0);
    for (const { start_time } of found) expect(start_time < "2026-03-01T09:01").toBe(true);
  });

  test("accepts page 1, and refuses any other instead of returning the first page again", async () => {
    const { send } = session();
    const paths = [searchPath, "/v1/observability/spans/evaluations/search", latestPath];
    const headers = { "content-type": "application/json" };
    for (const path of paths) {
      const get = (page: number) => send(`${path}?page_size=50&page=${page}`, { method: "POST", headers, body: "{}" });
      expect((await get(1)).status).toBe(200);
      for (const page of [0, 2])
        expect(await (await get(page)).json()).toMatchObject({
          status: 422,
          errors: [{ pointer: "/query/page", detail: "must be 1" }],
        });
    }
  });

  test("with page_size=0, returns nothing but still checks the expression", async () => {
    const { api } = session();
    const query = { page_size: 0 };
    const { data } = await ok(api.POST(searchPath, { params: { query }, body: {} }));
    expect(data.spans).toEqual({ results: [], next: null, cursor: null });
    const { error } = await api.POST(searchPath, { params: { query }, body: { search_expression: "nonsense" } });
    expect(error).toMatchObject({ status: 400, code: "TRACES_FILTER_QUERY_PARSE_ERROR" });
  });

  test("a regular expression that takes too long with the rows is refused with 400", async () => {
    const span = { ...defined(spans[0]), agent_name: "a".repeat(100_000) };
    const { api } = session({ seedData: { ...defaultSeed, spans: [span] } });
    const search_expression = `agent_name REGEXP '${"a?".repeat(300)}${"a".repeat(300)}!'`;
    const metric = { measure: "span_id", aggregation: "count" } as const;
    for (const { error } of [
      await api.POST(searchPath, { body: { search_expression } }),
      await api.POST(aggregatePath, { body: { metric, search_expression } }),
    ])
      expect(error).toMatchObject({
        status: 400,
        code: "TRACES_FILTER_QUERY_PARSE_ERROR",
        detail: expect.stringContaining("takes too long"),
      });
  });

  test("every operation with a search expression refuses a wrong one with 400", async () => {
    const search_expression = "agent_name = 'Scout";
    const { api } = session();
    const metric = { measure: "span_id", aggregation: "count" } as const;
    const responses = [
      await api.POST(searchPath, { body: { search_expression } }),
      await api.POST(evaluationsPath, { body: { search_expression } }),
      await api.POST(latestPath, { body: { search_expression } }),
      await api.POST(aggregatePath, { body: { metric, search_expression } }),
      await api.POST(evaluationsAggregatePath, { body: { metric, search_expression } }),
    ];
    for (const { error } of responses)
      expect(error).toMatchObject({ status: 400, code: "TRACES_FILTER_QUERY_PARSE_ERROR" });
  });
});

describe("evaluations", () => {
  test("the searches of the examples return the evaluations of the examples", async () => {
    const { api } = exampleSession();
    const { data: found } = await api.POST(evaluationsPath, { body: examples.accuracySearch });
    expect(found).toEqual(examples.accuracyEvaluations);
    const { data: latest } = await api.POST(latestPath, { body: examples.latestAccuracySearch });
    expect(latest).toEqual(examples.latestAccuracyEvaluations);
  });

  test("searchLatest searches only the latest evaluation of each span and name", async () => {
    const { api } = session();
    const replaced = { search_expression: "score_value = 0.5 AND conversation_id = 'conv_0197c3e1'" };
    expect((await ok(api.POST(evaluationsPath, { body: replaced }))).data.span_evaluations.results).toHaveLength(1);
    expect((await ok(api.POST(latestPath, { body: replaced }))).data.span_evaluations.results).toEqual([]);
    const query = { from: hour.from, to: "2026-03-02T09:30:00Z" };
    expect((await ok(api.POST(latestPath, { params: { query }, body: {} }))).data.span_evaluations.results).toEqual([]);

    const { data } = await ok(api.POST(latestPath, { params: { query: { page_size: 100 } }, body: {} }));
    const keys = data.span_evaluations.results.map((one) => `${one.span_id} ${one.evaluation_name}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThan(evaluations.length);
    expect(new Set(keys)).toEqual(new Set(evaluations.map((one) => `${one.span_id} ${one.evaluation_name}`)));
  });

  test("of several evaluations at the same time, searchLatest finds the first", async () => {
    const first = { ...defined(evaluations[0]), timestamp: "2026-03-02T09:20:00Z", score_value: 0.25 };
    const second = { ...first, timestamp: "2026-03-02T09:20:00.000Z", score_value: 0.75 };
    const { api } = session({ seedData: { ...defaultSeed, span_evaluations: [first, second] } });
    const { data } = await ok(api.POST(latestPath, { body: {} }));
    expect(data.span_evaluations.results.map(({ score_value }) => score_value)).toEqual([0.25]);
  });

  test("searchLatest leaves out evaluations of the future", async () => {
    const now = defined(evaluations[0]);
    const later = { ...now, timestamp: "2027-03-02T12:00:00Z" };
    const { api } = session({ seedData: { ...defaultSeed, span_evaluations: [now, later] } });
    const { data } = await ok(api.POST(latestPath, { body: {} }));
    expect(data.span_evaluations.results.map(({ timestamp }) => timestamp)).toEqual([now.timestamp]);
  });
});

describe("aggregates", () => {
  test.each([
    [aggregatePath, examples.slowestScoutHour, examples.slowestScoutHourRows],
    [aggregatePath, examples.spanCount, examples.spanCountRow],
    [evaluationsAggregatePath, examples.meanScore, examples.meanScoreRows],
    [evaluationsAggregatePath, examples.evaluationCount, examples.evaluationCountRow],
  ] as const)("%s returns the document's example for the example's query (%#)", async (path, body, rows) => {
    const { data } = await session().api.POST(path, { params: { query: hour }, body });
    expect(timesAsNumbers(data)).toEqual(timesAsNumbers(rows));
  });

  test("without a time range, counts all spans from the oldest to the time of the request", async () => {
    const { data } = await ok(session().api.POST(aggregatePath, { body: examples.spanCount }));
    expect(data.data[0]?.metric_value).toBe(spans.length);
    const oldest = Math.min(...spans.map(({ start_time }) => Date.parse(start_time)));
    expect(Date.parse(data.meta.from_timestamp)).toBe(oldest);
    expect(Date.parse(data.meta.to_timestamp)).toBe(Date.parse("2026-03-02T12:00:01Z"));
  });

  test.each<[Partial<SpanAggregationQuery>, string]>([
    [{ metric: { measure: "field_unknown", aggregation: "count" } }, "/body/metric/measure"],
    [{ metric: { measure: "agent_name", aggregation: "avg" } }, "/body/metric/aggregation"],
    [{ dimensions: ["agent_name", "field_unknown"] }, "/body/dimensions/1"],
    [{ dimensions: ["span_attributes"] }, "/body/dimensions/0"],
    [{ dimensions: Array(101).fill("service_name") }, "/body/dimensions"],
    [{ order_by: Array(101).fill({ field: "time_bucket" }) }, "/body/order_by"],
    [{ order_by: [{ field: "max_duration_ns" }] }, "/body/order_by/0/field"],
  ])("returns 422 for %j", async (part, pointer) => {
    const { error } = await session().api.POST(aggregatePath, { body: { ...examples.spanCount, ...part } });
    expect(error).toMatchObject({ status: 422, code: "VALIDATION_ERROR", errors: [{ pointer }] });
  });
});

describe("fields", () => {
  test("the lists contain each field of a span and an evaluation once, and the document's examples", async () => {
    const { api } = session();
    const { data: ofSpans } = await ok(api.GET("/v1/observability/spans/fields"));
    const { data: ofEvaluations } = await ok(api.GET("/v1/observability/spans/evaluations/fields"));
    expect(ofSpans.field_definitions.map(({ name }) => name).sort()).toEqual(Object.keys(defined(spans[0])).sort());
    expect(ofEvaluations.field_definitions.map(({ name }) => name).sort()).toEqual(
      Object.keys(defined(evaluations[0])).sort(),
    );
    expect(ofSpans.field_definitions).toEqual(expect.arrayContaining(examples.spanFields.field_definitions));
    expect(ofSpans.field_definitions).toContainEqual(
      expect.objectContaining({ name: "request_max_tokens", label: "Maximum tokens" }),
    );
    const { field_definitions } = examples.spanEvaluationFields;
    expect(ofEvaluations.field_definitions).toEqual(expect.arrayContaining(field_definitions));
  });

  test("search and aggregate accept every operator and aggregation that the lists declare for a field", async () => {
    const { api } = session();
    const { data: ofSpans } = await ok(api.GET("/v1/observability/spans/fields"));
    const { data: ofEvaluations } = await ok(api.GET("/v1/observability/spans/evaluations/fields"));
    const sources = [
      [ofSpans, searchPath, aggregatePath],
      [ofEvaluations, evaluationsPath, evaluationsAggregatePath],
    ] as const;
    for (const [{ field_definitions }, search, aggregate] of sources) {
      for (const { name, type, supported_operators, supported_aggregations } of field_definitions) {
        const conditions = supported_operators.map((operator) => expressionFor(name, type, operator));
        const { error: searchError } = await api.POST(search, { body: { search_expression: conditions.join(" OR ") } });
        expect(searchError).toBeUndefined();
        for (const aggregation of supported_aggregations) {
          const { error } = await api.POST(aggregate, { body: { metric: { measure: name, aggregation } } });
          expect(error).toBeUndefined();
        }
      }
    }
  });

  test.each([
    ["status_code", ["Error", "Ok", "Unset"]],
    ["agent_name", ["Pilot", "Scout"]],
    ["operation_name", ["chat", "execute_tool", "invoke_agent", "invoke_workflow"]],
    ["duration_ns", null],
    ["start_time", null],
    ["span_attributes", null],
    ["response_finish_reasons", null],
  ])("the options of the span field %s are %j", async (field_name, options) => {
    const { data } = await session().api.GET(optionsPath, { params: { path: { field_name } } });
    expect(data).toEqual({ options });
  });

  test("the options of a TEXT field are the values in the time range, and those of an ENUM field are all values", async () => {
    const { api } = session();
    const options = async (field_name: string) =>
      (await ok(api.GET(optionsPath, { params: { path: { field_name }, query: hour } }))).data.options;
    expect(await options("agent_name")).toEqual(["Scout"]);
    expect(await options("status_code")).toEqual(["Error", "Ok", "Unset"]);
  });

  test.each([
    ["evaluation_name", hour, examples.evaluationNameOptions.options],
    ["evaluation_name", {}, ["Answer accuracy", "Answer tone"]],
    ["score_label", {}, ["curt", "friendly"]],
    ["score_value", {}, examples.scoreValueOptions.options],
  ])("the options of the evaluation field %s in %j are %j", async (field_name, query, options) => {
    const { data } = await session().api.GET(evaluationOptionsPath, { params: { path: { field_name }, query } });
    expect(data).toEqual({ options });
  });
});

async function all(api: Session["api"], search_expression: string | null): Promise<Span[]> {
  const found: Span[] = [];
  let cursor: string | null = null;
  do {
    const query: { page_size: number; cursor?: string } = { page_size: 100, ...(cursor ? { cursor } : {}) };
    const { data } = await ok(api.POST(searchPath, { params: { query }, body: { search_expression } }));
    found.push(...data.spans.results);
    cursor = data.spans.cursor;
  } while (cursor);
  return found;
}

/** A condition in the operator's syntax, as the document describes it. */
function expressionFor(name: string, type: string, operator: string): string {
  const value = { INT: "7", FLOAT: "0.5", TIMESTAMP: "'2026-03-02T09:06:00Z'" }[type] ?? "'Ok'";
  const not = operator.startsWith("not_") ? "NOT " : "";
  const base = operator.replace("not_", "");
  const signs: Record<string, string> = { eq: "=", neq: "!=", lt: "<", lte: "<=", gt: ">", gte: ">=" };
  if (base in signs) return `${name} ${signs[base]} ${value}`;
  if (base === "between") return `${name} ${not}BETWEEN ${value} AND ${value}`;
  if (base === "in") return `${name} ${not}IN (${value}, ${value})`;
  if (base === "exists") return `${name} ${not}EXISTS`;
  if (["has", "hasToken"].includes(base)) return `${base.toLowerCase()}(${name}, ${value})`;
  if (base.startsWith("has")) return `${base.toLowerCase()}(${name}, [${value}])`;
  return `${name} ${not}${base.toUpperCase()} ${value}`;
}

/** Replaces times by numbers, so that two notations of the same time are equal. */
function timesAsNumbers(value: unknown): unknown {
  const time = /^\d{4}-\d\d-\d\dT/;
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" && time.test(part) ? Date.parse(part) : part,
  );
}
