import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Runs the Redocly CLI in the root folder of the repository. If it fails, prints its output and exits with its code. The
 * CLI runs under tsx, because our plugin is written in TypeScript. Telemetry and the update check are off.
 */
export function redocly(args: string[], options: { inherit?: boolean } = {}): { stdout: string } {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const run = spawnSync(process.execPath, ["--import", "tsx", cli, ...args], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    maxBuffer: 64 * 1024 * 1024,
    stdio: options.inherit ? "inherit" : "pipe",
  });
  if (run.status !== 0) {
    if (!options.inherit) process.stderr.write(run.stderr);
    process.exit(run.status ?? 1);
  }
  return { stdout: run.stdout ?? "" };
}
