/**
 * Tests the stores that keep sandboxes outside of the mock's memory, against Redis servers and a cluster that the tests start:
 * `npm run test:stores`, or `npm run test:stores -- redis` for some of the files. The environment variable REDIS_SERVER names
 * another redis-server or valkey-server.
 */
import { startVitest } from "vitest/node";
import { requireRedis } from "../test/stores/redis-server.ts";

try {
  requireRedis();
  await startVitest("test", process.argv.slice(2), { project: "stores", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
