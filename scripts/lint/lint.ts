/** Runs all static checks, or those that you name: `npm run lint -- document bundle`. Fails if one of them does. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { commandIn } from "../../src/programs/programs.ts";
import { CLI } from "../../src/programs/redocly.ts";

const BUNDLE = "generated/openapi.json";
const FLOWS = readdirSync("openapi/flows").map((name) => `openapi/flows/${name}`);

/** The arguments of Node.js for each program of a part, the cheapest part first. */
const PARTS: Record<string, string[][]> = {
  // Format and faults of all files.
  code: [[await find("@biomejs/biome", "biome"), "check", "--error-on-warnings", "."]],
  // openapi/, with our own rules.
  document: [[...CLI.args, "lint", "openapi/openapi.yaml", "openapi/control/openapi.yaml", ...FLOWS]],
  deployment: [["--import", "tsx", "scripts/lint/deployment.ts"]],
  // Files, exports and dependencies that nothing uses.
  unused: [[await find("knip", "knip")]],
  bundle: [
    [...CLI.args, "lint", BUNDLE],
    [await find("@seriousme/openapi-schema-validator", "validate-api"), BUNDLE],
  ],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
const parts = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
const succeeds = (args: string[]) =>
  spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...CLI.env } }).status === 0;
const failed = parts.filter(([, programs]) => !programs.every(succeeds)).map(([name]) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}.`);
  process.exitCode = 1;
}

function find(name: string, command: string): Promise<string> {
  return commandIn(resolve("node_modules", name), command);
}
