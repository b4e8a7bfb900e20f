import type { HostileCase } from "../case.ts";

/** Each has a sandbox and a journal. */
export const manyKeys: HostileCase = {
  name: "sends a request with a body of 20 kB with each of 10,000 keys",
  megabytes: 1000,
  async attack({ send, isQuick }) {
    const agent = Buffer.from(JSON.stringify({ model: "aurora-large", name: "x".repeat(20_000) }));
    for (let sent = 0; sent < (isQuick ? 2000 : 10_000); sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => send("POST", "/v1/agents", agent, { key: `attacker${sent + index}` })),
      );
  },
};

/** Without a key, and with paths and headers as long as they may be. */
export const noKey: HostileCase = {
  name: "sends 20,000 requests without a key, with long paths and many headers",
  megabytes: 300,
  async attack({ send, isQuick }) {
    const path = `/v1/agents/${"x".repeat(7000)}`;
    const headers = Array.from({ length: 200 }, (_, index) => [`X-${index}`, "x".repeat(30)] as const);
    for (let sent = 0; sent < (isQuick ? 3000 : 20_000); sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          index % 2 === 0
            ? send("GET", `${path}${sent + index}`, undefined, { key: null })
            : send("GET", "/v1/agents", undefined, { key: null, headers }),
        ),
      );
  },
};
