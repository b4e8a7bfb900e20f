import { type HostileCase, succeed } from "../case.ts";
import { createManyRows } from "./many-rows.ts";
import { LARGE_AGENT } from "./stored-agents.ts";

export const storedSandbox: HostileCase = {
  name: "uses a sandbox that has 107 agents of 9.5 MB in a folder",
  megabytes: 600,
  async prepare({ send, isQuick }) {
    for (let count = 0; count < (isQuick ? 30 : 107); count += 1) await send("POST", "/v1/agents", LARGE_AGENT);
  },
  async attack({ send }) {
    await send("GET", "/v1/agents?page_size=1");
    await send("GET", "/v1/agents/ag_0197c3d0");
  },
};

export const storedRows: HostileCase = {
  name: "uses a sandbox that has 10 MB of small rows in a folder",
  megabytes: 600,
  prepare: createManyRows,
  async attack({ send }) {
    await send("GET", "/v1/observability/datasets");
    await send("GET", "/_mock/seed");
  },
};

/** The smallest rows, and nearly as many as fit into a sandbox. */
export const storedSeed: HostileCase = {
  name: "replaces its data by a seed of 170,000 rows in a folder, and resets it",
  megabytes: 600,
  async prepare() {},
  async attack(target) {
    const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as { document_libraries: { id: string }[] };
    for (let id = 0; id < (target.isQuick ? 60_000 : 170_000); id += 1)
      seed.document_libraries.push({ id: String(id) });
    await succeed(target, "POST", "/_mock/seed", seed);
    await succeed(target, "POST", "/_mock/reset");
  },
};
