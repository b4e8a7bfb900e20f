import type { Description, LiteralRequest, Shape } from "../description.ts";
import { TIME } from "../values.ts";

const search = { search_expression: "any" };
const aggregationFields = {
  metric: "object req",
  "metric.measure": "string",
  "metric.aggregation": "(count p99 max …)",
  "dimensions, order_by, search_expression, time_dimension": "any",
  limit: "any = 1000",
};

const metric = { measure: "duration_ns", aggregation: "p99" };

const aggregations: LiteralRequest[] = [
  { body: { metric: { measure: "duration_ns", aggregation: "count" } } },
  { body: { metric: { measure: "duration_ns", aggregation: "max" } } },
  { body: { metric, dimensions: ["service_name"], limit: 1000 } },
];

const searches: LiteralRequest[] = [{ body: {} }, { body: { search_expression: "duration_ns > 0" } }];

const evaluationMetric = { measure: "score_value", aggregation: "max" };

const spanField = {
  label: "Status",
  name: "status_code",
  type: "ENUM",
  supported_aggregations: ["count"],
  supported_operators: ["eq"],
};

const aggregation = {
  data: [{ count_spans: 3, service_name: "desk" }],
  meta: { from_timestamp: TIME, to_timestamp: TIME },
};

const shapes: readonly Shape[] = [
  { name: "page of spans", operations: ["observability.spans.search"], value: { spans: { count: 1 } } },
  {
    name: "aggregation",
    operations: ["observability.spans.aggregate", "observability.spans.evaluations.aggregate"],
    value: aggregation,
  },
  {
    name: "page of span evaluations",
    operations: ["observability.spans.evaluations.search", "observability.spans.evaluations.searchLatest"],
    value: { span_evaluations: { count: 1 } },
  },
  {
    name: "span field definitions",
    operations: ["observability.spans.fields.list", "observability.spans.evaluations.fields.list"],
    value: { field_definitions: [spanField] },
  },
  {
    name: "options of a span field",
    operations: ["observability.spans.fields.listOptions", "observability.spans.evaluations.fields.listOptions"],
    value: { options: ["Ok"] },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "POST", path: "/v1/observability/spans/search", status: 200, query: { page_size: 50, page: 1 }, body: search, response: { "spans.count": "integer" } },
    { method: "POST", path: "/v1/observability/spans/aggregate", status: 200, body: aggregationFields, response: "SpanAggregation" },
    { method: "POST", path: "/v1/observability/spans/evaluations/aggregate", status: 200, body: aggregationFields, response: "SpanAggregation" },
    { method: "POST", path: "/v1/observability/spans/evaluations/search", status: 200, query: { page_size: 50, page: 1 }, body: search, response: { "span_evaluations.count": "integer" } },
    { method: "POST", path: "/v1/observability/spans/evaluations/search/latest", status: 200, query: { page_size: 50, page: 1 }, body: search, response: { "span_evaluations.count": "integer" } },
    { method: "GET", path: "/v1/observability/spans/fields", status: 200, response: { "field_definitions[]": "SpanFieldDefinition" } },
    { method: "GET", path: "/v1/observability/spans/evaluations/fields", status: 200, response: { "field_definitions[]": "SpanFieldDefinition" } },
    { method: "GET", path: "/v1/observability/spans/fields/{field_name}/options", status: 200, response: { "options": "any" } },
    { method: "GET", path: "/v1/observability/spans/evaluations/fields/{field_name}/options", status: 200, response: { "options": "any" } },
  ],
  resources: {
    SpanFieldDefinition: {
      "label, name": "any",
      "type": "(ENUM …)",
      "supported_aggregations[]": "(count …)",
      "supported_operators[]": "(eq …)",
    },
    SpanAggregation: {
      "data[]": "map",
      "meta: from_timestamp, to_timestamp": "date-time",
    },
  },
  requests: {
    "POST /v1/observability/spans/search": searches,
    "POST /v1/observability/spans/aggregate": aggregations,
    "POST /v1/observability/spans/evaluations/aggregate": [{ body: { metric: evaluationMetric } }],
    "POST /v1/observability/spans/evaluations/search": [{ body: {} }],
    "POST /v1/observability/spans/evaluations/search/latest": [{ body: {} }],
  },
  shapes,
  bounds: {
    "`page_size` 0 in a search": [
      "observability.spans.evaluations.search page_size", "observability.spans.evaluations.searchLatest page_size",
      "observability.spans.search page_size",
    ],
    "`limit` of an aggregation": ["SpanAggregationQuery.limit"],
  },
  sets: {
    "Values of `status_code`": ["Span.status_code"],
    "Values of `granularity` and `direction` in an aggregation": [
      "SpanAggregationOrder.direction", "SpanTimeDimension.granularity",
    ],
  },
  facts: {
    format: { int64: ["Span.duration_ns"] },
    null: {
      Span: [
        ".request_temperature", ".request_top_p", ".request_top_k", ".request_presence_penalty",
        ".request_frequency_penalty",
      ],
      SpanAggregationMeta: [".granularity_seconds"],
      SpanAggregationQuery: [".time_dimension", ".search_expression", ".order_by"],
      SpanAggregationRow: [".metric_value", ".time_bucket"], SpanAggregationValue: ["itself"],
      SpanEvaluationList: [".next", ".cursor"], SpanFieldDefinition: [".group"], SpanFieldOptions: [".options"],
      SpanList: [".next", ".cursor"], SpanSearch: [".search_expression"],
    },
    optional: {
      SpanAggregationMeta: [".granularity_seconds"], SpanAggregationOrder: [".direction"],
      SpanAggregationQuery: [".dimensions", ".time_dimension", ".search_expression", ".order_by", ".limit"],
      SpanAggregationRow: [".metric_name", ".metric_value", ".dimensions", ".time_bucket"],
      SpanEvaluationList: [".count", ".results", ".next", ".cursor"],
      SpanFieldDefinition: [".group", ".source_attribute_key"], SpanList: [".count", ".results", ".next", ".cursor"],
      SpanSearch: [".search_expression"], SpanTimeDimension: [".granularity"],
    },
    minimum: {
      "0": ["SpanList.count", "SpanEvaluationList.count", "parameter SpansPageSize"], "1": ["SpanAggregationQuery.limit"],
    },
    default: {
      "1": ["parameter SpansPage"], "50": ["parameter SpansPageSize"], "1000": ["SpanAggregationQuery.limit"],
      "[]": ["SpanAggregationQuery.dimensions"], asc: ["SpanAggregationOrder.direction"],
      auto: ["SpanTimeDimension.granularity"],
    },
    maximum: { "100": ["parameter SpansPageSize"], "10000": ["SpanAggregationQuery.limit"] },
    pattern: {
      "^[0-9a-f]{16}$": ["Span.span_id", "SpanEvaluation.span_id"],
      "^[0-9a-f]{32}$": ["Span.trace_id", "SpanEvaluation.trace_id"],
    },
    "pages size": {
      page_size: [
        "observability.spans.search", "observability.spans.evaluations.search",
        "observability.spans.evaluations.searchLatest",
      ],
    },
    errors: {
      BadSpanAggregation: ["observability.spans.aggregate", "observability.spans.evaluations.aggregate"],
      BadSpanSearch: [
        "observability.spans.search", "observability.spans.evaluations.search",
        "observability.spans.evaluations.searchLatest",
      ],
      SpanEvaluationFieldNotFound: ["observability.spans.evaluations.fields.listOptions"],
      SpanFieldNotFound: ["observability.spans.fields.listOptions"],
    },
    descriptions: {
      "0": [
        "SpansPageSize", "Span", "Span.request_max_tokens", "Span.request_seed", "SpanEvaluation",
        "SpanEvaluation.score_value",
      ],
      "1": ["SpansPage"], "2": ["SearchExpression"], "3": ["Span.trace_state"],
      "16": ["Span.span_id", "SpanEvaluation.span_id"], "30": ["SpanAggregationMeta.granularity_seconds"],
      "32": ["Span.trace_id", "SpanEvaluation.trace_id"], "99": ["observability.spans.aggregate"],
      "400": ["SearchExpression"],
      "422": ["observability.spans.aggregate", "observability.spans.evaluations.aggregate", "SpansPage"],
      "1,000": ["SearchExpression"], "in alphabetical order": ["SpanFieldOptions.options"],
      "most recent first": ["SpanList.results", "SpanEvaluationList.results"],
      "newest first": [
        "observability.spans.search", "observability.spans.evaluations.search",
        "observability.spans.evaluations.searchLatest",
      ],
      "oldest first": ["Span.input_messages"], "sorted by time": ["SpanAggregationQuery.order_by"],
    },
  },
};
