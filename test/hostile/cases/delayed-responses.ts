import { type HostileCase, succeed, type Target } from "../case.ts";
import { LARGE_AGENT } from "./stored-agents.ts";

/** Opens the connections in groups, because `idle` does not wait for the responses of all. */
async function requestOften(target: Target, request: Uint8Array): Promise<void> {
  for (let group = 0; group < (target.isQuick ? 10 : 40); group += 1) {
    for (let index = 0; index < 10; index += 1) await target.open(request);
    await target.idle();
  }
}

/** Each response has a text of its own. */
export const delayedReplies: HostileCase = {
  name: "requests a reply of 9.9 MB, which is delayed by ten minutes, on each of 400 connections",
  nodeOptions: ["--max-old-space-size=1024"],
  megabytes: 700,
  async attack(target) {
    const reply = { match: { operation_id: "models.list" }, status: 200, times: null, latency_ms: 600_000 };
    const body = { object: "list", data: ["x".repeat(9_900_000)] };
    await succeed(target, "POST", "/_mock/replies", { ...reply, unchecked: true, body });
    await requestOften(target, target.toBytes("GET", "/v1/models"));
  },
};

export const delayedAgents: HostileCase = {
  name: "requests an agent of 9.5 MB, with a latency of ten minutes, on each of 400 connections",
  nodeOptions: ["--max-old-space-size=1024"],
  megabytes: 700,
  async attack(target) {
    const { id } = JSON.parse(await succeed(target, "POST", "/v1/agents", LARGE_AGENT)) as { id: string };
    await succeed(target, "POST", "/_mock/faults", { operation_id: "agents.get", times: null, latency_ms: 600_000 });
    await requestOften(target, target.toBytes("GET", `/v1/agents/${id}`));
  },
};
