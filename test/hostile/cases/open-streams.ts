import type { HostileCase } from "../case.ts";

/** Streams that wait for events, which each of them gets. */
export const openStreams: HostileCase = {
  name: "opens 4,000 event streams, and causes events for all of them",
  megabytes: 500,
  async attack({ open, toBytes, send, idle, isQuick }) {
    const stream = toBytes("GET", "/v1/workflows/events/stream");
    for (let count = 0; count < (isQuick ? 800 : 4000); count += 1) await open(stream);
    await idle();
    for (let count = 0; count < (isQuick ? 5 : 50); count += 1)
      await send("POST", "/v1/workflows/morning-briefing/execute", { input: { harbor: "Harbor Point" } });
  },
};
