import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Runs the Redocly CLI from the top of the repository and ends this program when it fails, with what it said.
 * It runs under tsx because our plugin is TypeScript, and never calls home.
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
