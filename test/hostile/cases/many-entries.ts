import { type HostileCase, succeed } from "../case.ts";

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

const TEXT = { type: "text", text: "" };

/** A message has any number of chunks. */
export const manyChunks: HostileCase = {
  name: "sends a message of 300,000 chunks of text, and 9,999 messages of 30 chunks",
  megabytes: 600,
  async attack(target) {
    const chunks = { role: "user", content: Array(300_000).fill(TEXT) };
    for (const store of [false, true])
      await succeed(target, "POST", "/v1/conversations", { model: "aurora-large", store, inputs: [chunks] });
    await succeed(target, "POST", "/v1/agents/completions", { agent_id: "ag_0197c3d0", messages: [chunks] });
    const messages = Array(9999).fill({ role: "user", content: Array(30).fill(TEXT) });
    await succeed(target, "POST", "/v1/conversations", { model: "aurora-large", store: false, inputs: messages });
  },
};
