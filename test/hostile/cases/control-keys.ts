import type { HostileCase } from "../case.ts";

export const controlKeys: HostileCase = {
  name: "tries 2,000 control keys",
  options: ["--control-key", "right"],
  megabytes: 250,
  async attack({ send }) {
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const tried = Array.from({ length: 100 }, (_, index) =>
        send("GET", "/_mock/clock", undefined, { headers: [["X-Control-Key", `${round}-${index}`]] }),
      );
      for (const { status } of await Promise.all(tried)) statuses.add(status);
    }
    if (!statuses.has(429)) throw new Error(`2,000 wrong control keys got ${[...statuses].join(" and ")}, not 429`);
  },
};
