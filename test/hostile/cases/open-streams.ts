import { type HostileCase, succeed } from "../case.ts";

/** The stream of the events of all executions. */
export const ALL_EVENTS = "/v1/workflows/events/stream?workflow_exec_id=*";

/** Streams that wait for events, which each of them gets. */
export const openStreams: HostileCase = {
  name: "opens 4,000 event streams, and causes events for all of them",
  megabytes: 500,
  async attack({ open, toBytes, send, idle, isQuick }) {
    const stream = toBytes("GET", ALL_EVENTS);
    for (let count = 0; count < (isQuick ? 800 : 4000); count += 1) await open(stream);
    await idle();
    for (let count = 0; count < (isQuick ? 5 : 50); count += 1)
      await send("POST", "/v1/workflows/morning-briefing/execute", { input: { harbor: "Harbor Point" } });
  },
};

/** All streams are woken at once. */
export const largeEvents: HostileCase = {
  name: "opens 400 event streams, reads half of them, and causes events of 2.5 MB for all of them",
  megabytes: 500,
  options: ["--max-memory-mb", "100", "--max-unsent-mb", "40"],
  nodeOptions: ["--max-old-space-size=300"],
  async attack(target) {
    for (let count = 0; count < 400; count += 1) {
      const socket = await target.open(target.toBytes("GET", ALL_EVENTS));
      if (count % 2 === 0) socket.resume();
    }
    await target.idle();
    for (let count = 0; count < (target.isQuick ? 1 : 3); count += 1)
      await succeed(target, "POST", "/v1/workflows/morning-briefing/execute", { input: { harbor: "h".repeat(2.5e6) } });
    await target.idle();
  },
};
