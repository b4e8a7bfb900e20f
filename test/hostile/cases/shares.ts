import { type HostileCase, succeed } from "../case.ts";

/** A connection that waits for a request need not stay. */
export const idleConnections: HostileCase = {
  name: "opens more connections than the server may have, and sends nothing",
  megabytes: 300,
  options: ["--max-connections", "500"],
  async attack(target) {
    for (let count = 0; count < 600; count += 1) await target.open(Buffer.alloc(0));
    for (let count = 0; count < 20; count += 1) await succeed(target, "GET", "/v1/models");
  },
};

export const largeRestore: HostileCase = {
  name: "restores a snapshot of 25 MB",
  megabytes: 700,
  async attack(target) {
    const agent = { model: "aurora-large", name: "x", instructions: '"x\n'.repeat(1_700_000) };
    for (let count = 0; count < 3; count += 1) await succeed(target, "POST", "/v1/agents", agent);
    const text = await succeed(target, "GET", "/_mock/snapshot");
    for (let count = 0; count < 3; count += 1) await succeed(target, "PUT", "/_mock/snapshot", Buffer.from(text));
  },
};

/** A body of the largest size that is read, with as many values as it may have. */
export const largeSeed: HostileCase = {
  name: "sends a seed of 60 MB in 490,000 objects",
  megabytes: 900,
  async attack(target) {
    const object = { a: "x".repeat(110) };
    const models = Array(target.isQuick ? 245_000 : 490_000).fill(object);
    await target.send("POST", "/_mock/seed", { models });
  },
};
