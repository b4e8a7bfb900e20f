import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe } from "vitest";
import { tables } from "../../src/mock/sandboxes/control-tables.ts";
import { openRedisStore } from "../../src/mock/stores/redis.ts";
import { describeMockWith } from "../mock/stages/store-suite.ts";
import { type RedisServer, startCluster, startRedis } from "./redis-server.ts";

describe.each([
  ["Redis", async () => [await startRedis()]],
  ["a Redis cluster", startCluster],
])("%s", (name, startServers) => {
  let servers: readonly RedisServer[];
  beforeAll(async () => {
    servers = await startServers();
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  describeMockWith(`in ${name}`, {
    isDurable: true,
    isShared: true,
    createPlace() {
      const urls = servers.map(({ url }) => url);
      return {
        open: () => openRedisStore(urls, tables, { expire: 60_000, log: console.error }),
        async remove() {
          for (const url of urls) {
            const client = await createClient({ url }).connect();
            await client.flushAll();
            client.destroy();
          }
        },
      };
    },
  });
});
