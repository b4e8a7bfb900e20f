/**
 * Releases the packages: `npm run release`, or `npm run release -- --dry-run` for everything but the upload. It checks and builds
 * everything, packs the packages into dist/release/, and tests the packed files in an empty folder. A published package is not
 * published again, so you can repeat a release that failed.
 */
import { spawnSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandLine, run } from "../../src/programs/programs.ts";
import { readManifests, refuseChangesets } from "./manifests.ts";
import { pack } from "./packages.ts";
import { smokeTest } from "./smoke-test.ts";

const FOLDER = resolve("dist/release");

try {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  const dryRun = values["dry-run"];
  const manifests = await readManifests();
  if (!dryRun) await refuseChangesets();

  npm("run", "check");
  npm("run", "build");
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const tarballs = await pack(FOLDER);
  const { client, mock, mcp } = tarballs;
  await smokeTest({ client: join(FOLDER, client), mock: join(FOLDER, mock), mcp: join(FOLDER, mcp) });

  // First those that others depend on.
  for (const [index, { name, version }] of manifests.entries()) {
    const tarball = [client, mock, mcp][index]!; // In the order of the manifests.
    if (dryRun) console.log(`${name} ${version} can be published: dist/release/${tarball.slice(2)}`);
    else await publish(name, version, join(FOLDER, tarball));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Runs npm, which prints as usual. Throws if it fails. */
function npm(...args: string[]): void {
  const [program = "", ...first] = commandLine("npm");
  const { status } = spawnSync(program, [...first, ...args], { stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed.`);
}

async function publish(name: string, version: string, tarball: string): Promise<void> {
  const published = await run("npm", ["view", `${name}@${version}`, "version"], ".").catch(() => ({ stdout: "" }));
  if (published.stdout.trim() === version) {
    console.log(`${name} ${version} is already published.`);
    return;
  }
  npm("publish", tarball);
}
