/**
 * Attacks the mock in many ways, and measures meanwhile how long another key waits, in processor time of the server, so that
 * a busy machine makes no difference, and how much memory the server needs. Each case is in test/hostile/cases/. Linux only,
 * for its /proc.
 *
 *   npm run test:hostile -- [--quick] [name …]
 *
 * Without names, all cases run. With --quick, attacks are smaller, and end once the other key has waited for two seconds.
 */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundleMock } from "../scripts/build/mock.ts";
import { startProgram } from "./fuzz/server.ts";
import { cases } from "./hostile/cases.ts";
import { MAX_WAIT, measure } from "./hostile/measure.ts";
import { startProber } from "./hostile/prober.ts";

const FOLDER = fileURLToPath(new URL("../dist/hostile", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in cases));
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(", ")}. The cases are ${Object.keys(cases).join(", ")}.`);
  process.exit(1);
}
await bundleMock(FOLDER);
const prober = startProber();
const failed: string[] = [];
const start = (options: readonly string[], nodeOptions: readonly string[]) =>
  startProgram([...nodeOptions, `${FOLDER}/dist/cli.js`, "--port", "0", "--quiet", ...options]);
console.log(`| case | attack | wait in s (at most ${MAX_WAIT}) | memory in MB | at most | |\n|${" --- |".repeat(6)}`);
for (const [name, hostileCase] of Object.entries(cases)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { wait, megabytes, failures } = await measure(hostileCase, { prober, start, isQuick: values.quick });
  const figures = [wait.toFixed(2), megabytes.toFixed(0), String(hostileCase.megabytes)];
  console.log(`| ${[name, hostileCase.name, ...figures, failures.join("; ") || "ok"].join(" | ")} |`);
  if (failures.length > 0) failed.push(name);
}
prober.close();
await rm(FOLDER, { recursive: true });
if (failed.length > 0) {
  console.error(`\n${failed.length} cases fail: ${failed.join(", ")}.`);
  process.exitCode = 1;
}
