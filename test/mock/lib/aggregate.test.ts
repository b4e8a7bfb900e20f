import { describe, expect, test, vi } from "vitest";
import type { SpanAggregationQuery, SpanFieldDefinition } from "../../../generated/mock-types.ts";
import { aggregate, aggregationViolation } from "../../../src/mock/lib/aggregate/aggregate.ts";

const all: SpanFieldDefinition["supported_aggregations"] = [
  "count",
  "count_distinct",
  "sum",
  "avg",
  "min",
  "max",
  "p50",
  "p90",
  "p95",
  "p99",
];

function field(
  name: string,
  type: SpanFieldDefinition["type"],
  supported_aggregations: SpanFieldDefinition["supported_aggregations"],
): SpanFieldDefinition {
  return { name, label: name, type, group: null, supported_operators: [], supported_aggregations };
}

const fields = [
  field("agent_name", "TEXT", ["count", "count_distinct"]),
  field("duration_ns", "INT", all),
  field("request_temperature", "FLOAT", all),
  field("start_time", "TIMESTAMP", ["count", "min", "max"]),
  field("response_finish_reasons", "ARRAY", ["count"]),
  field("span_attributes", "MAP", []),
];

function span(agent_name: string, start_time: string, duration_ns: number, rest = {}) {
  return { agent_name, start_time, duration_ns, request_temperature: null, span_attributes: {}, ...rest };
}

const spans = [
  span("Scout", "2026-03-02T09:06:00Z", 30, { span_attributes: { desk: "harbor" }, request_temperature: 0 }),
  span("Scout", "2026-03-02T09:59:59.999Z", 10, { span_attributes: { desk: "harbor" }, request_temperature: 1 }),
  span("Pilot", "2026-03-02T10:00:00Z", 20, { response_finish_reasons: ["stop"] }),
  span("", "2026-03-04T10:00:00Z", 0, { response_finish_reasons: [] }),
];
const to = Date.parse("2026-03-05T00:00:00Z");

function run(query: SpanAggregationQuery, records = spans) {
  return aggregate(records, query, { fields, timeField: "start_time", to });
}

function metric(measure: string, aggregation: SpanAggregationQuery["metric"]["aggregation"]) {
  return { metric: { measure, aggregation } };
}

describe("a metric", () => {
  test.each<[string, SpanAggregationQuery["metric"]["aggregation"], number | null]>([
    ["duration_ns", "count", 3],
    ["duration_ns", "count_distinct", 3],
    ["duration_ns", "sum", 60],
    ["duration_ns", "avg", 20],
    ["duration_ns", "min", 10],
    ["duration_ns", "max", 30],
    ["duration_ns", "p50", 20],
    ["duration_ns", "p99", 30],
    ["request_temperature", "count", 2],
    ["request_temperature", "avg", 0.5],
    ["request_temperature", "min", 0],
    ["agent_name", "count", 3],
    ["agent_name", "count_distinct", 2],
    ["response_finish_reasons", "count", 1],
    ["start_time", "min", Date.parse("2026-03-02T09:06:00Z") / 1000],
  ])("%s %s is %j", (measure, aggregation, value) => {
    const name = `${aggregation}_${measure}`;
    const row = { metric_name: name, metric_value: value, dimensions: {}, time_bucket: null, [name]: value };
    expect(run(metric(measure, aggregation)).data).toEqual([row]);
  });

  test.each([
    ["p50", 50],
    ["p90", 90],
    ["p95", 95],
    ["p99", 99],
  ] as const)("%s of 1 to 100 is %i", (aggregation, value) => {
    const hundred = Array.from({ length: 100 }, (_, index) => span("Scout", "2026-03-02T09:00:00Z", 100 - index));
    expect(run(metric("duration_ns", aggregation), hundred).data[0]?.metric_value).toBe(value);
  });

  test("is null if no span has a value, and the count is 0", () => {
    expect(run(metric("duration_ns", "avg"), spans.slice(3)).data[0]?.metric_value).toBeNull();
    expect(run(metric("duration_ns", "count"), spans.slice(3)).data[0]?.metric_value).toBe(0);
  });

  test("has no row if there are no spans", () => {
    expect(run(metric("duration_ns", "sum"), [])).toEqual({
      data: [],
      meta: {
        from_timestamp: "2026-03-05T00:00:00Z",
        to_timestamp: "2026-03-05T00:00:00Z",
        granularity_seconds: null,
      },
    });
  });
});

describe("groups", () => {
  test("have their dimensions as fields and in the map dimensions", () => {
    const { data } = run({ ...metric("duration_ns", "sum"), dimensions: ["agent_name", "span_attributes['desk']"] });
    expect(data[0]).toEqual({
      metric_name: "sum_duration_ns",
      metric_value: 40,
      dimensions: { agent_name: "Scout", "span_attributes['desk']": "harbor" },
      time_bucket: null,
      sum_duration_ns: 40,
      agent_name: "Scout",
      "span_attributes['desk']": "harbor",
    });
    expect(data.map((row) => [row.agent_name, row.metric_value])).toEqual([
      ["Scout", 40],
      ["Pilot", 20],
      ["", null],
    ]);
  });

  test("read a dimension once, even if it is repeated", () => {
    const read = vi.fn(() => "Scout");
    const record = Object.defineProperty(span("", "2026-03-02T09:06:00Z", 1), "agent_name", { get: read });
    const { data } = run({ ...metric("duration_ns", "sum"), dimensions: Array(100).fill("agent_name") }, [record]);
    expect(data[0]?.dimensions).toEqual({ agent_name: "Scout" });
    expect(read).toHaveBeenCalledOnce();
  });

  test("match the example of the document", () => {
    const query: SpanAggregationQuery = {
      ...metric("duration_ns", "p99"),
      dimensions: ["agent_name"],
      time_dimension: { granularity: "hour" },
      order_by: [{ field: "p99_duration_ns", direction: "desc" }],
      limit: 100,
    };
    const records = [span("Scout", "2026-03-02T09:06:00Z", 3_000_000_000)];
    const range = { from: Date.parse("2026-03-02T09:00:00Z"), to: Date.parse("2026-03-02T10:00:00Z") };
    expect(aggregate(records, query, { fields, timeField: "start_time", ...range })).toEqual({
      data: [
        {
          metric_name: "p99_duration_ns",
          metric_value: 3_000_000_000,
          dimensions: { agent_name: "Scout" },
          time_bucket: "2026-03-02T09:00:00Z",
          p99_duration_ns: 3_000_000_000,
          agent_name: "Scout",
        },
      ],
      meta: {
        from_timestamp: "2026-03-02T09:00:00Z",
        to_timestamp: "2026-03-02T10:00:00Z",
        granularity_seconds: 3600,
      },
    });
  });

  test.each([
    ["second", "2026-03-04T10:11:12.500Z", "2026-03-04T10:11:12Z", 1],
    ["minute", "2026-03-04T10:11:12Z", "2026-03-04T10:11:00Z", 60],
    ["hour", "2026-03-04T10:11:12Z", "2026-03-04T10:00:00Z", 3600],
    ["day", "2026-03-04T23:59:59+01:00", "2026-03-04T00:00:00Z", 86_400],
    ["day", "2026-03-04T23:59:59-01:00", "2026-03-05T00:00:00Z", 86_400],
    ["week", "2026-03-04T10:11:12Z", "2026-03-02T00:00:00Z", 604_800],
    ["week", "2026-03-02T00:00:00Z", "2026-03-02T00:00:00Z", 604_800],
    ["week", "2026-03-01T23:59:59Z", "2026-02-23T00:00:00Z", 604_800],
    ["month", "2026-03-31T10:11:12Z", "2026-03-01T00:00:00Z", 2_592_000],
  ] as const)("by %s: %s is in the bucket %s", (granularity, time, bucket, seconds) => {
    const { data, meta } = run({ ...metric("duration_ns", "count"), time_dimension: { granularity } }, [
      span("Scout", time, 1),
    ]);
    expect([data[0]?.time_bucket, meta.granularity_seconds]).toEqual([bucket, seconds]);
  });

  test.each([
    ["2026-03-04T23:59:00Z", 1],
    ["2026-03-04T23:00:00Z", 60],
    ["2026-03-04T12:00:00Z", 3600],
    ["2026-02-01T00:00:00Z", 86_400],
    ["2025-03-05T00:00:00Z", 604_800],
    ["2020-03-05T00:00:00Z", 2_592_000],
  ])("with an automatic granularity from %s have buckets of %i seconds", (time, seconds) => {
    const query = { ...metric("duration_ns", "count"), time_dimension: {} };
    expect(run(query, [span("Scout", time, 1)]).meta.granularity_seconds).toBe(seconds);
  });
});

describe("rows", () => {
  const query = { ...metric("duration_ns", "sum"), dimensions: ["agent_name"] };
  const names = (more: Partial<SpanAggregationQuery>) => run({ ...query, ...more }).data.map((row) => row.agent_name);

  test("are sorted by time, then by the metric in descending order, with null last", () => {
    const { data } = run({ ...query, time_dimension: { granularity: "day" } });
    expect(data.map((row) => [row.time_bucket?.slice(0, 10), row.agent_name])).toEqual([
      ["2026-03-02", "Scout"],
      ["2026-03-02", "Pilot"],
      ["2026-03-04", ""],
    ]);
  });

  test.each<[SpanAggregationQuery["order_by"], string[]]>([
    [null, ["Scout", "Pilot", ""]],
    [[{ field: "sum_duration_ns" }], ["Pilot", "Scout", ""]],
    [[{ field: "agent_name" }], ["", "Pilot", "Scout"]],
    [[{ field: "agent_name", direction: "desc" }], ["Scout", "Pilot", ""]],
    [
      [{ field: "time_bucket" }, { field: "agent_name", direction: "asc" }],
      ["", "Pilot", "Scout"],
    ],
  ])("are sorted by %j", (order_by, want) => {
    expect(names({ order_by: order_by ?? null })).toEqual(want);
  });

  test("are limited", () => {
    expect(names({ limit: 2 })).toEqual(["Scout", "Pilot"]);
  });
});

describe("aggregationViolation", () => {
  const dimension = "must be the name of a field that is neither a list nor a map, or an entry of a map";
  test.each<[string, SpanAggregationQuery, string, string]>([
    ["an unknown measure", metric("duration", "sum"), "/metric/measure", "must be the name of a field"],
    [
      "an unsupported aggregation",
      metric("agent_name", "sum"),
      "/metric/aggregation",
      "must be one that agent_name supports: count, count_distinct",
    ],
    [
      "a map as the measure",
      metric("span_attributes", "count"),
      "/metric/aggregation",
      "must be one that span_attributes supports: none",
    ],
    [
      "an unknown dimension",
      { ...metric("duration_ns", "sum"), dimensions: ["agent_name", "agent"] },
      "/dimensions/1",
      dimension,
    ],
    [
      "a list as a dimension",
      { ...metric("duration_ns", "sum"), dimensions: ["response_finish_reasons"] },
      "/dimensions/0",
      dimension,
    ],
    [
      "a key of a field that is not a map",
      { ...metric("duration_ns", "sum"), dimensions: ["agent_name['x']"] },
      "/dimensions/0",
      dimension,
    ],
    [
      "a sort field that is not in the query",
      { ...metric("duration_ns", "sum"), order_by: [{ field: "time_bucket" }, { field: "agent_name" }] },
      "/order_by/1/field",
      "must be one of sum_duration_ns, time_bucket",
    ],
  ])("reports %s", (_, query, pointer, detail) => {
    expect(aggregationViolation(query, fields, spans.length)).toEqual({ pointer, detail });
  });

  test.each([
    [10_000, undefined],
    [10_001, { pointer: "/dimensions", detail: "must have at most 99 items in the mock for 10001 records" }],
  ])("limits the dimensions of %i records", (count, violation) => {
    const query = { ...metric("duration_ns", "sum"), dimensions: Array(100).fill("agent_name") };
    expect(aggregationViolation(query, fields, count)).toEqual(violation);
  });

  test("reports nothing for a valid query", () => {
    const dimensions = ["agent_name", "span_attributes['it''s']"];
    const order_by = [{ field: "p99_duration_ns" }, { field: "agent_name" }, { field: "time_bucket" }];
    expect(aggregationViolation({ ...metric("duration_ns", "p99"), dimensions, order_by }, fields, 1)).toBeUndefined();
  });
});
