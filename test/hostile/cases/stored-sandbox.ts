import type { HostileCase } from "../case.ts";
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
