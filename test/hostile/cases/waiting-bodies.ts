import { type HostileCase, succeed, type Target } from "../case.ts";

/** As values, such bodies need twenty times their bytes. */
const VALUES = `{"payload":{"messages":[{"role":"user","content":"x"}],"p":[${"{},".repeat(21_500)}{}]}}`;

/** Sends requests that wait for movements of the clock. */
async function sendWaiting(target: Target, request: Uint8Array): Promise<void> {
  const schedule = { workflow_name: "morning-briefing", input: {}, cron_expressions: ["* * * * *"] };
  await succeed(target, "POST", "/v1/workflows/schedules", { schedule, workflow_identifier: "morning-briefing" });
  const move = target.toBytes("POST", "/_mock/clock", { advance_ms: 366 * 86_400_000 - 1 });
  for (let count = 0; count < 600; count += 1) await target.open(move);
  for (let count = 0; count < (target.isQuick ? 1500 : 6000); count += 1) await target.open(request);
  await target.idle();
}

export const waitingBodies: HostileCase = {
  name: "adds 6,000 records of 64 kB with 21,500 objects each while the clock moves",
  megabytes: 800,
  attack: (target) =>
    sendWaiting(
      target,
      target.toBytes(
        "POST",
        "/v1/observability/datasets/c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35/records",
        Buffer.from(VALUES),
      ),
    ),
};

export const waitingControlBodies: HostileCase = {
  name: "sends 6,000 seeds of 64 kB with 21,500 objects each while the clock moves",
  megabytes: 800,
  attack: (target) => sendWaiting(target, target.toBytes("POST", "/_mock/seed", Buffer.from(VALUES))),
};
