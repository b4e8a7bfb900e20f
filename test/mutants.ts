/**
 * Tests the tests with StrykerJS: `npm run test:mutants -- [--mutate src/client/pages.ts]`. It changes the code in many small
 * ways and fails if too few of these mutants make a test fail. stryker.config.js has the options.
 */
import { spawnSync } from "node:child_process";
import { installTools, toolCommand } from "./tools/tools.ts";

try {
  installTools();
  const stryker = await toolCommand("@stryker-mutator/core", "stryker");
  const { status } = spawnSync(process.execPath, [stryker, "run", ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
