/** Finds files, exports and dependencies that nothing uses, with Knip: `npm run lint:unused`. knip.json says where to begin. */
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
