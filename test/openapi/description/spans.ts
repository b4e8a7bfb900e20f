import type { Description } from "../description.ts";

const search = { search_expression: "any" };
const aggregation = {
  metric: "object req",
  "metric.measure": "string",
  "metric.aggregation": "(count p99 max …)",
  "dimensions, order_by, search_expression, time_dimension": "any",
  limit: "any = 1000",
};

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "POST", path: "/v1/observability/spans/search", status: 200, query: { page_size: 50, page: 1 }, body: search, response: { "spans.count": "integer" } },
    { method: "POST", path: "/v1/observability/spans/aggregate", status: 200, body: aggregation, response: "SpanAggregation" },
    { method: "POST", path: "/v1/observability/spans/evaluations/aggregate", status: 200, body: aggregation, response: "SpanAggregation" },
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
};
