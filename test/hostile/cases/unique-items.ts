import type { HostileCase } from "../case.ts";

/** Each pair of elements might be compared. */
export const uniqueItems: HostileCase = {
  name: "searches for bodies with unique items, after bodies of 20,000 different ones",
  megabytes: 400,
  async attack({ send, isQuick }) {
    const schema = { properties: { handoffs: { uniqueItems: true }, tools: { uniqueItems: true } } };
    const match = { operation_id: "*", body: [{ pointer: "", schema }] };
    await send("POST", "/_mock/faults", { operation_id: "*", match, status: 503, times: null });
    const handoffs = Array.from({ length: isQuick ? 20_000 : 200_000 }, (_, index) => `ag_${index}`);
    const tools = Array.from({ length: isQuick ? 3_000 : 20_000 }, (_, index) => ({ type: "x", a: { b: [index] } }));
    for (let count = 0; count < 2; count += 1) {
      await send("POST", "/v1/agents", Buffer.from(JSON.stringify({ model: "aurora-large", name: "x", handoffs })));
      await send("POST", "/v1/agents", Buffer.from(JSON.stringify({ model: "aurora-large", name: "x", tools })));
    }
    await send("POST", "/_mock/journal/search", { match });
    // The elements of a condition itself are compared by nobody but the mock.
    const items = Array.from({ length: isQuick ? 20_000 : 100_000 }, (_, index) => ({
      const: { [`a${index}`]: index },
    }));
    await send("POST", "/_mock/journal/search", {
      match: { body: [{ pointer: "", schema: { not: { enum: items, anyOf: items } } }] },
    });
  },
};
