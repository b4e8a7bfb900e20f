import type { HostileCase } from "../case.ts";

export const manyDimensions: HostileCase = {
  name: "aggregates spans by 150,000 dimensions",
  megabytes: 500,
  async attack({ send, isQuick }) {
    const names = Array.from({ length: isQuick ? 20_000 : 150_000 }, (_, index) => `span_attributes['${index}']`);
    const metric = { measure: "span_id", aggregation: "count" };
    await send("POST", "/v1/observability/spans/aggregate", { metric, dimensions: ["span_id", ...names] });
  },
};
