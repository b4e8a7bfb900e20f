import type { HostileCase } from "../case.ts";

/** An agent of 9.5 MB. */
export const LARGE_AGENT = Buffer.from(
  JSON.stringify({ model: "aurora-large", name: "Large", instructions: "x".repeat(9_500_000) }),
);

export const storedAgents: HostileCase = {
  name: "stores 107 agents of 9.5 MB",
  nodeOptions: ["--max-old-space-size=1024"],
  megabytes: 450,
  async attack({ send, isQuick }) {
    for (let count = 0; count < (isQuick ? 50 : 107); count += 1) await send("POST", "/v1/agents", LARGE_AGENT);
  },
};

/** Each key may stay below the limit of a sandbox. */
export const storedAgentsOfKeys: HostileCase = {
  name: "stores five agents of 9.5 MB with each of 60 keys",
  nodeOptions: ["--max-old-space-size=1024"],
  megabytes: 1200,
  async attack({ send, isQuick }) {
    for (let count = 0; count < (isQuick ? 125 : 300); count += 1)
      await send("POST", "/v1/agents", LARGE_AGENT, { key: `attacker${count % (isQuick ? 25 : 60)}` });
  },
};

/** With a store, the least recently used sandboxes need not stay in memory. */
export const storedAgentsInFolder: HostileCase = {
  ...storedAgentsOfKeys,
  name: "stores five agents of 9.5 MB with each of 60 keys, in a folder",
  async prepare() {},
};
