import type { HostileCase } from "../case.ts";

export const manyEntries: HostileCase = {
  name: "sends 300,000 empty messages and a prefix of 9.8 MB",
  megabytes: 600,
  async attack({ send }) {
    const inputs = Array(300_000).fill({ role: "user", content: "" });
    const prefix = { role: "assistant", content: "a ".repeat(4_900_000), prefix: true };
    for (const stream of [false, true])
      await send("POST", "/v1/conversations", { model: "aurora-large", store: false, inputs, stream });
    await send("POST", "/v1/agents/completions", { agent_id: "ag_0197c3d0", messages: inputs });
    await send("POST", "/v1/conversations", { model: "aurora-large", inputs: [prefix] });
  },
};
