/**
 * Prepares a release: `npm run version`. Turns the changesets into the next version and the changelogs, writes that version
 * into the document, and records what it changes in the API.
 */
import { readFile, writeFile } from "node:fs/promises";
import { readLastRelease, recordChanges } from "../../src/diff/history.ts";
import { run } from "../../src/programs/programs.ts";
import { PACKAGES } from "../build/package.ts";
import { resetFirstVersion } from "./manifests.ts";

const ROOT = ".";
const MANIFEST = "src/mock/kubernetes.yaml";
const DOCUMENTS = ["openapi/openapi.yaml", "openapi/control/openapi.yaml"];

// First, because it throws if the tag is missing.
const lastRelease = await readLastRelease();
if (!lastRelease) await resetFirstVersion();
// tsx lets it load scripts/release/changelog.ts.
await run(process.execPath, ["--import", "tsx", "node_modules/@changesets/cli/bin.js", "version"], ROOT);
const { version } = JSON.parse(await readFile("src/client/package.json", "utf8"));
for (const folder of PACKAGES) {
  const file = `${folder}/CHANGELOG.md`;
  // A package without changes has the version of the others.
  const text = (await readFile(file, "utf8")).replace(/^(## .*\n)\s*(?=## )/gm, "$1\nNo changes.\n\n");
  await writeFile(file, text);
}
for (const file of DOCUMENTS) {
  const text = await readFile(file, "utf8");
  // The first match is in `info`.
  await writeFile(file, text.replace(/^ {2}version: .*$/m, `  version: ${version}`));
}
const manifest = await readFile(MANIFEST, "utf8");
await writeFile(MANIFEST, manifest.replace(/(image: platform-api-mock):\S+/, `$1:${version}`));
await run("npm", ["install", "--package-lock-only", "--ignore-scripts"], ROOT);
await run("npm", ["run", "generate"], ROOT);
await recordChanges(version, lastRelease);
console.log(`Version ${version}. Check the changelogs, and commit everything.`);
