/**
 * Prepares a release: `npm run version`. Takes the changesets together into the next version and the changelogs, and writes
 * that version into the document.
 */
import { readFile, writeFile } from "node:fs/promises";
import { run } from "./install.ts";
import { changesetArguments } from "./release/changesets.ts";

const ROOT = ".";
const DOCUMENTS = ["openapi/openapi.yaml", "openapi/control/openapi.yaml"];

await run(process.execPath, await changesetArguments("version"), ROOT);
const { version } = JSON.parse(await readFile("src/client/package.json", "utf8"));
for (const file of DOCUMENTS) {
  const text = await readFile(file, "utf8");
  // The first one is that of `info`.
  await writeFile(file, text.replace(/^ {2}version: .*$/m, `  version: ${version}`));
}
await run("npm", ["install", "--package-lock-only", "--ignore-scripts"], ROOT);
await run("npm", ["run", "generate"], ROOT);
console.log(`Version ${version}. Look at the changelogs, and commit everything.`);
