/**
 * Releases both packages: `npm run release`, or `npm run release -- --dry-run` for everything but the upload. It checks and builds
 * everything, packs the packages into dist/release/, and tests the packed files in an empty folder. What is already published
 * is not published again, so a release that broke off can be repeated.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pack, run } from "./install.ts";
import { smokeTest } from "./release/smoke-test.ts";
import type { Document } from "./render/document.ts";

const FOLDER = resolve("dist/release");

interface Manifest {
  name: string;
  version: string;
}

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
  await smokeTest({ client: join(FOLDER, tarballs.client), mock: join(FOLDER, tarballs.mock) });

  // First the client, because the mock depends on it.
  for (const [index, tarball] of [tarballs.client, tarballs.mock].entries()) {
    const { name, version } = manifests[index]!;
    if (dryRun) console.log(`${name} ${version} can be published: dist/release/${tarball.slice(2)}`);
    else await publish(name, version, join(FOLDER, tarball));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Reads the manifests of both packages. Throws unless they, the document and the changelogs name one version. */
async function readManifests(): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for (const folder of ["src/client", "src/mock"]) {
    manifests.push(JSON.parse(await readFile(`${folder}/package.json`, "utf8")));
    const { name, version } = manifests.at(-1)!;
    const changelog = await readFile(`${folder}/CHANGELOG.md`, "utf8");
    if (!changelog.includes(`\n## ${version}\n`))
      throw new Error(`${folder}/CHANGELOG.md does not describe ${name} ${version}. Run \`npm run version\`.`);
  }
  const { info }: Document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  const versions = new Set([...manifests.map(({ version }) => version), info.version]);
  if (versions.size > 1)
    throw new Error(`The packages and the document have different versions: ${[...versions].join(", ")}.`);
  return manifests;
}

/** Throws if there are changes that the next version does not include yet. */
async function refuseChangesets(): Promise<void> {
  const pending = (await readdir(".changeset")).filter((name) => name.endsWith(".md"));
  if (pending.length > 0)
    throw new Error(
      `.changeset/ has changes that belong to no version: ${pending.join(", ")}. Run \`npm run version\`.`,
    );
}

/** Runs npm, which prints as usual. Throws if it fails. */
function npm(...args: string[]): void {
  // On Windows, npm is a batch file, which requires a shell.
  const { status } = spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed.`);
}

async function publish(name: string, version: string, tarball: string): Promise<void> {
  const published = await run("npm", ["view", `${name}@${version}`, "version"], ".").catch(() => ({ stdout: "" }));
  if (published.stdout.trim() === version) {
    console.log(`${name} ${version} is already published.`);
    return;
  }
  npm("publish", tarball);
  const tag = `${name}@${version}`;
  await run("git", ["tag", tag], ".");
  // The workflow makes a release of each line of this form.
  console.log(`New tag: ${tag}`);
}
