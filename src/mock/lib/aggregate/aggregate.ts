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
  const names = [...new Set(query.dimensions)];
  const dimensions = names.map((name) => fieldNamed(name, fields)!);

  const groups = new Map<string, { time: string | null; dimensions: Value[]; values: unknown[] }>();
  for (const record of records) {
    const time = granularity ? formatTime(findBucket(readTime(record), granularity)) : null;
    const values = dimensions.map((field) => valueOrNull(field.read(record)));
    const key = JSON.stringify([time, values]);
    const group = groups.get(key) ?? { time, dimensions: values, values: [] };
    groups.set(key, group);
    const value = measure.read(record);
    if (!hasValue(value, measure.type)) continue;
    group.values.push(measure.type === "TIMESTAMP" ? Date.parse(String(value)) / 1000 : value);
  }

  const name = metricName(query);
  const measured = Array.from(
    groups.values(),
    (group): Measured => [group.time, computeMetric(query.metric.aggregation, group.values), ...group.dimensions],
  );
  const sorted = measured.sort(compileOrder(query, ["time_bucket", name, ...names]));
  return {
    data: sorted.slice(0, query.limit ?? 1000).map((group) => toRow(group, name, names)),
    meta: {
      from_timestamp: formatTime(start),
      to_timestamp: formatTime(to),
      granularity_seconds: granularity ? LENGTH_SECONDS[granularity] : null,
    },
  };
}

/** The time of a group, its metric, and its values of the dimensions. */
type Measured = readonly [time: Value, metric: Value, ...dimensions: Value[]];

function toRow([time_bucket, metric_value, ...values]: Measured, metric_name: string, names: readonly string[]): Row {
  const dimensions = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  // The type of a row declares all its properties as values, but its map of dimensions is not one.
  return { ...dimensions, [metric_name]: metric_value, metric_name, metric_value, dimensions, time_bucket } as Row;
}

/** Maximum number of dimensions, and of orders: each is read for every record. */
const MAX_ITEMS = 100;
/** Maximum number of dimensions times records. */
const MAX_VALUES = 1_000_000;

/** Finds the first violation of a query of so many records; `pointer` is a JSON Pointer into it. */
export function aggregationViolation(
  query: SpanAggregationQuery,
  fields: readonly SpanFieldDefinition[],
  count: number,
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
  if (names.length * count > MAX_VALUES) {
    const detail = `must have at most ${Math.floor(MAX_VALUES / count)} items in the mock for ${count} records`;
    return { pointer: "/dimensions", detail };
  }
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

/** Compares groups by their values, which have these names. */
function compileOrder(
  { order_by }: SpanAggregationQuery,
  names: readonly string[],
): (a: Measured, b: Measured) => number {
  const orders = order_by ?? [{ field: names[0]! }, { field: names[1]!, direction: "desc" as const }];
  const sorted = orders.map(({ field, direction = "asc" }) => ({ index: names.indexOf(field), direction }));
  return (a, b) => {
    for (const { index, direction } of sorted) {
      const order = compare(a[index]!, b[index]!, direction === "asc" ? 1 : -1);
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
