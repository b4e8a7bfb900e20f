import type { HostileCase } from "../case.ts";

export const searchValue: HostileCase = {
  name: "searches the journal for a value of 10 MB",
  megabytes: 500,
  async attack({ send, isQuick }) {
    for (let count = 0; count < 100; count += 1) await send("POST", "/v1/agents", { model: "aurora-large", name: "x" });
    const value = Array(isQuick ? 1_500_000 : 3_300_000).fill({});
    const body = Buffer.from(JSON.stringify({ match: { body: [{ pointer: "", value }] } }));
    for (let count = 0; count < 2; count += 1) await send("POST", "/_mock/journal/search", body);
  },
};

/** The keys of an object are sorted before values are compared. */
export const searchObjects: HostileCase = {
  name: "searches the journal for a value of a hundred thousand objects",
  megabytes: 700,
  async attack({ send, isQuick }) {
    await send("POST", "/v1/agents", { model: "aurora-large", name: "x" });
    const object = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`k${9 - index}`, index]));
    const value = Array(isQuick ? 60_000 : 120_000).fill(object);
    const body = Buffer.from(JSON.stringify({ match: { body: [{ pointer: "", value }] } }));
    await send("POST", "/_mock/journal/search", body);
  },
};
