import type { SpanAggregationFunction } from "../../../../generated/mock-types.ts";

/** Ranks among the sorted values, as shares of their number. */
const RANKS = { min: 0, p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99, max: 1 };

/** Calculates a metric of values, without the missing ones. If there are none, counts are 0 and other metrics null. */
export function computeMetric(aggregation: SpanAggregationFunction, values: readonly unknown[]): number | null {
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
    default:
      return numbers[Math.max(0, Math.ceil(RANKS[aggregation] * numbers.length) - 1)]!;
  }
}
