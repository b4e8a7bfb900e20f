import { setTimeout } from "node:timers/promises";
import { type HostileCase, succeed } from "../case.ts";

const YEAR = 366 * 24 * 60 * 60 * 1000 - 1;
const EVERY_MINUTE = {
  workflow_identifier: "morning-briefing",
  schedule: { workflow_name: "morning-briefing", input: {}, cron_expressions: ["* * * * *"] },
};

/** The other key has more work than fits into the half millisecond that new work has at once. */
export const busyClocks: HostileCase = {
  name: "advances the clocks of 200 keys by a year each, while another key runs a batch job of 300 requests",
  megabytes: 900,
  async attack(target) {
    const keys = Array.from({ length: target.isQuick ? 100 : 200 }, (_, index) => `attacker${index}`);
    for (const key of keys) await succeed(target, "POST", "/v1/workflows/schedules", EVERY_MINUTE, { key });
    const moves = keys.map((key) => target.send("POST", "/_mock/clock", { advance_ms: YEAR }, { key }));
    await setTimeout(1000);
    const messages = [{ role: "user", content: "When is low water at Harbor Point?" }];
    const requests = Array.from({ length: 300 }, () => ({ body: { messages } }));
    const job = { endpoint: "/v1/chat/completions", model: "aurora-small", requests };
    await succeed(target, "POST", "/v1/batch/jobs", job, { key: "other" });
    await Promise.race([Promise.all(moves), setTimeout(10_000)]);
  },
};
