import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The root folder of the repository, in which the CLI finds its configuration. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const file = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
/** Runs the CLI under tsx, because our plugin is written in TypeScript, and without telemetry and update check. */
export const CLI = {
  file,
  args: ["--import", "tsx", file],
  env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
};

/** Runs the Redocly CLI in the root folder of the repository. If it fails, prints its output and exits with its code. */
export function redocly(args: string[]): { stdout: string } {
  const run = spawnSync(process.execPath, [...CLI.args, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...CLI.env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) {
    process.stderr.write(run.stderr);
    process.exit(run.status ?? 1);
  }
  return { stdout: run.stdout };
}
