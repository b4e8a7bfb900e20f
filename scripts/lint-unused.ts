/** Finds unused files, exports and dependencies with Knip: `npm run lint:unused`. knip.jsonc names the entry points. */
import { spawnSync } from "node:child_process";
import { commandOf } from "./install.ts";

try {
  const knip = await commandOf("knip@6.44.2", "knip");
  const { status } = spawnSync(process.execPath, [knip, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
