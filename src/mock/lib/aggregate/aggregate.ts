import type {
  SpanAggregation,
  SpanAggregationQuery,
  SpanAggregationValue,
  SpanFieldDefinition,
} from "../../../../generated/mock-types.ts";
import { fieldNamed, hasValue } from "../search-expression/fields.ts";
import { formatTime } from "../time.ts";
import { findBucket, granularityFor, LENGTH_SECONDS } from "./buckets.ts";
import { computeMetric } from "./metric.ts";

type Row = SpanAggregation["data"][number];
type Value = SpanAggregationValue;

interface AggregationContext<Item> {
  fields: readonly SpanFieldDefinition[];
  /** Name of the field with the time of a record, which the time dimension groups by. */
  timeField: keyof Item;
  /** Bounds of the time range, in milliseconds since 1970. Without `from`, the range begins with the oldest record. */
  from?: number | undefined;
  to: number;
}

/**
 * Groups filtered records and calculates the metric of each group, as the document's schema `SpanAggregationQuery` defines.
 * A percentile is the value at the nearest rank. The minimum or maximum of a time is in seconds since 1970. The query must be
 * valid: see `aggregationViolation`.
 */
export function aggregate<Item extends object>(
  records: readonly Item[],
  query: SpanAggregationQuery,
  { fields, timeField, from, to }: AggregationContext<Item>,
): SpanAggregation {
  const readTime = (record: Item) => Date.parse(String(record[timeField]));
  const start = from ?? records.reduce((oldest, record) => Math.min(oldest, readTime(record)), to);
  const granularity = query.time_dimension ? granularityFor(query.time_dimension.granularity, to - start) : undefined;
  const measure = fieldNamed(query.metric.measure, fields)!;
  const dimensions = (query.dimensions ?? []).map((name) => ({ name, field: fieldNamed(name, fields)! }));

  const groups = new Map<string, { time: string | null; dimensions: Record<string, Value>; values: unknown[] }>();
  for (const record of records) {
    const time = granularity ? formatTime(findBucket(readTime(record), granularity)) : null;
    const values = dimensions.map(({ name, field }) => [name, valueOrNull(field.read(record))] as const);
    const key = JSON.stringify([time, values]);
    const group = groups.get(key) ?? { time, dimensions: Object.fromEntries(values), values: [] };
    groups.set(key, group);
    const value = measure.read(record);
    if (hasValue(value, measure.type)) group.values.push(measure.type === "TIMESTAMP" ? toSeconds(value) : value);
  }

  const name = metricName(query);
  const rows = [...groups.values()].map((group): Row => {
    const value = computeMetric(query.metric.aggregation, group.values);
    // The type of a row declares all its properties as values, but its map of dimensions is not one.
    return {
      ...group.dimensions,
      [name]: value,
      metric_name: name,
      metric_value: value,
      dimensions: group.dimensions,
      time_bucket: group.time,
    } as Row;
  });
  return {
    data: rows.sort(compileOrder(query, name)).slice(0, query.limit ?? 1000),
    meta: {
      from_timestamp: formatTime(start),
      to_timestamp: formatTime(to),
      granularity_seconds: granularity ? LENGTH_SECONDS[granularity] : null,
    },
  };
}

/** Maximum number of dimensions, and of orders: each is read for every record. */
const MAX_ITEMS = 100;

/** Finds the first violation of a query; `pointer` is a JSON Pointer into it. */
export function aggregationViolation(
  query: SpanAggregationQuery,
  fields: readonly SpanFieldDefinition[],
): { pointer: string; detail: string } | undefined {
  const { measure, aggregation } = query.metric;
  const field = fieldNamed(measure, fields);
  if (!field) return { pointer: "/metric/measure", detail: "must be the name of a field" };
  if (!field.aggregations.includes(aggregation)) {
    const supported = field.aggregations.join(", ") || "none";
    return { pointer: "/metric/aggregation", detail: `must be one that ${field.name} supports: ${supported}` };
  }
  const names = query.dimensions ?? [];
  const orders = query.order_by ?? [];
  for (const [member, { length }] of Object.entries({ dimensions: names, order_by: orders }))
    if (length > MAX_ITEMS)
      return { pointer: `/${member}`, detail: `must have at most ${MAX_ITEMS} items in the mock` };
  const bad = names.findIndex((name) => ["ARRAY", "MAP", undefined].includes(fieldNamed(name, fields)?.type));
  if (bad >= 0) {
    const detail = "must be the name of a field that is neither a list nor a map, or an entry of a map";
    return { pointer: `/dimensions/${bad}`, detail };
  }
  const known = [metricName(query), "time_bucket", ...names];
  const unknown = orders.findIndex((order) => !known.includes(order.field));
  if (unknown < 0) return undefined;
  return { pointer: `/order_by/${unknown}/field`, detail: `must be one of ${known.join(", ")}` };
}

function metricName({ metric }: SpanAggregationQuery): string {
  return `${metric.aggregation}_${metric.measure}`;
}

function valueOrNull(value: unknown): Value {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function toSeconds(time: unknown): number {
  return Date.parse(String(time)) / 1000;
}

function compileOrder({ order_by }: SpanAggregationQuery, metric: string): (a: Row, b: Row) => number {
  const orders = order_by ?? [{ field: "time_bucket" }, { field: metric, direction: "desc" as const }];
  return (a, b) => {
    for (const { field, direction = "asc" } of orders) {
      const order = compare(valueOrNull(a[field]), valueOrNull(b[field]), direction === "asc" ? 1 : -1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Null comes last in both directions. */
function compare(a: Value, b: Value, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
