import { type HostileCase, succeed } from "../case.ts";

const MINUTELY = {
  workflow_registration_id: "4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3",
  schedule_id: "each-minute",
  deployment_name: "harbor-workers",
  schedule: {
    input: { harbor: "Harbor Point" },
    cron_expressions: ["* * * * *"],
    policy: { overlap: 1, catchup_window_seconds: 3600, pause_on_failure: false },
  },
};

export const clock: HostileCase = {
  name: "lets a schedule run every minute, and moves the clock by a year",
  options: ["--clock", "logical"],
  megabytes: 900,
  async attack(target) {
    await succeed(target, "POST", "/v1/workflows/schedules", MINUTELY);
    // More than 20,000 actions are refused, after those before them have taken place.
    const advance_ms = target.isQuick ? 86_400_000 : 31_536_000_000;
    await target.send("POST", "/_mock/clock", { advance_ms });
    await target.send("GET", "/v1/workflows/schedules");
    await target.send("GET", "/v1/workflows/runs");
  },
};

export const batch: HostileCase = {
  name: "runs a batch job of 10,000 requests, and reads its results",
  options: ["--clock", "logical"],
  megabytes: 700,
  async attack(target) {
    const messages = [{ role: "user", content: "When is low water at Harbor Point?" }];
    const requests = Array.from({ length: target.isQuick ? 4000 : 10_000 }, (_, index) => ({
      custom_id: String(index),
      body: { messages },
    }));
    const job = { endpoint: "/v1/chat/completions", model: "aurora-small", requests };
    const { id } = JSON.parse(await succeed(target, "POST", "/v1/batch/jobs", job)) as { id: string };
    await succeed(target, "POST", "/_mock/clock", { advance_ms: 3_600_000 });
    await succeed(target, "GET", `/v1/batch/jobs/${id}?inline=true`);
  },
};
