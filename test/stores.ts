/**
 * Tests the stores that keep sandboxes outside of the mock's memory, against Redis servers and a cluster that the tests start:
 *
 *   npm run test:stores -- [--quick] [--skip-tmpfs] [redis]
 *
 * A name selects some of the files. `--quick` kills and writes a quarter as often; `--skip-tmpfs` leaves out the tests that
 * mount a small disk, which requires root on Linux. The environment variable REDIS_SERVER names another redis-server or
 * valkey-server.
 */
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { requireRedis } from "./stores/redis-server.ts";
import { installTools } from "./tools/tools.ts";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: "boolean" }, "skip-tmpfs": { type: "boolean" } },
  });
  // Tests can be given options only in this way.
  if (values.quick) process.env.STORES_QUICK = "true";
  if (values["skip-tmpfs"]) process.env.STORES_SKIP_TMPFS = "true";
  requireRedis();
  installTools();
  await startVitest("test", positionals, { project: "stores", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
