import type { HostileCase, Target } from "../case.ts";

/** Sends all of a body but its last byte. */
async function sendUnfinished(target: Target, keys: (string | null)[]): Promise<void> {
  const body = Buffer.from(JSON.stringify({ model: "aurora-large", name: "x".repeat(9_000_000) }));
  for (const key of keys) await target.open(target.toBytes("POST", "/v1/agents", body, { key }).subarray(0, -1));
  await target.idle();
}

const count = ({ isQuick }: Target) => (isQuick ? 60 : 200);

export const unfinishedBodies: HostileCase = {
  name: "opens 200 connections without a key, each with an unfinished body of 9 MB",
  megabytes: 350,
  attack: (target) => sendUnfinished(target, Array(count(target)).fill(null)),
};

export const unfinishedBodiesOfKeys: HostileCase = {
  name: "opens 200 connections with different keys, each with an unfinished body of 9 MB",
  megabytes: 700,
  attack: (target) =>
    sendUnfinished(
      target,
      Array.from({ length: count(target) }, (_, index) => `attacker${index}`),
    ),
};

/** Memory for bodies must be free again when their connections have closed. */
export const abandonedBodies: HostileCase = {
  name: "opens 30 connections with unfinished bodies of 9 MB and closes them, seven times",
  megabytes: 500,
  async attack(target) {
    const body = Buffer.alloc(9_000_000, "x");
    const bytes = target.toBytes("POST", "/v1/agents", body, { key: null }).subarray(0, -1);
    for (let round = 0; round < (target.isQuick ? 4 : 7); round += 1) {
      const sockets = await Promise.all(Array.from({ length: 30 }, () => target.open(bytes)));
      await target.idle();
      for (const socket of sockets) socket.destroy();
      await target.idle();
    }
  },
};
