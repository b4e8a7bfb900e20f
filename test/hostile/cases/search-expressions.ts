import type { HostileCase } from "../case.ts";

export const searchExpressions: HostileCase = {
  name: "searches spans with expressions that are long, deeply nested, or full of wildcards",
  megabytes: 400,
  async attack({ send, isQuick }) {
    const size = isQuick ? 200_000 : 1_000_000;
    const expressions = [
      `${"(".repeat(size)}duration_ns > 1${")".repeat(size)}`,
      `${"NOT ".repeat(size)}duration_ns > 1`,
      Array(Math.round(size / 20))
        .fill("duration_ns > 1")
        .join(" AND "),
      `agent_name LIKE '${"%a".repeat(size / 4)}'`,
      `agent_name = '${"x".repeat(size)}'`,
      `agent_name IN (${Array(size / 10)
        .fill("'x'")
        .join(",")})`,
    ];
    for (const search_expression of expressions)
      await send("POST", "/v1/observability/spans/search", Buffer.from(JSON.stringify({ search_expression })));
  },
};
