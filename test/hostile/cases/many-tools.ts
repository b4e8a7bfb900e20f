import type { HostileCase } from "../case.ts";

export const manyTools: HostileCase = {
  name: "creates an agent with 3.3 million tools that are empty objects",
  megabytes: 700,
  async attack({ send, isQuick }) {
    const tools = Array(isQuick ? 1_500_000 : 3_300_000).fill({});
    await send("POST", "/v1/agents", Buffer.from(JSON.stringify({ model: "aurora-large", name: "x", tools })));
  },
};

/** Valid elements take another way than invalid ones. */
export const manyHandoffs: HostileCase = {
  name: "creates an agent with a million handoffs",
  megabytes: 700,
  async attack({ send, isQuick }) {
    const handoffs = Array(isQuick ? 400_000 : 1_000_000).fill("ag_none");
    await send("POST", "/v1/agents", Buffer.from(JSON.stringify({ model: "aurora-large", name: "x", handoffs })));
  },
};
