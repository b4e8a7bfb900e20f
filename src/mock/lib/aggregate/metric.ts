import type { SpanAggregationFunction } from "../../../../generated/types.ts";

const PERCENTILES = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };

/** The values exclude missing ones. Without values, counts are 0 and other metrics null. */
export function metricOf(aggregation: SpanAggregationFunction, values: readonly unknown[]): number | null {
  if (aggregation === "count") return values.length;
  if (aggregation === "count_distinct") return new Set(values.map((value) => JSON.stringify(value))).size;
  const numbers = values.map(Number).sort((a, b) => a - b);
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((total, number) => total + number, 0);
  switch (aggregation) {
    case "sum":
      return sum;
    case "avg":
      return sum / numbers.length;
    case "min":
      return numbers[0]!;
    case "max":
      return numbers.at(-1)!;
    default:
      return numbers[Math.ceil(PERCENTILES[aggregation] * numbers.length) - 1]!;
  }
}
