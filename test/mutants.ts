/**
 * Tests the tests with StrykerJS: `npm run test:mutants -- [--mutate src/client/pages.ts]`. It changes the code in many small
 * ways and fails if too few of these mutants make a test fail. stryker.config.js has the options.
 */
import { spawnSync } from "node:child_process";
import { version as vitest } from "vitest/node";
import { commandOf } from "../scripts/install.ts";

// The last version for Node.js 20.
const STRYKER = "9.6.1";

try {
  const runner = `@stryker-mutator/vitest-runner@${STRYKER}`;
  const stryker = await commandOf(`@stryker-mutator/core@${STRYKER}`, "stryker", runner, `vitest@${vitest}`);
  const { status } = spawnSync(process.execPath, [stryker, "run", ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
