import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PACKAGES } from "../../scripts/build/package.ts";
import changelog from "../../scripts/release/changelog.ts";
import { readManifests, refuseChangesets, resetFirstVersion } from "../../scripts/release/manifests.ts";
import { expectFailures, readAddress, runReadme } from "../../scripts/release/smoke-test.ts";
import { run } from "../../src/programs/programs.ts";
import { argumentsOf, listKinds, withoutRow } from "../kinds.ts";

const FILES = PACKAGES.flatMap((folder) => [`${folder}/package.json`, `${folder}/CHANGELOG.md`]);
const DOCUMENTS = ["generated/openapi.json", "generated/control/openapi.json"];

/** Writes files to a new folder, which is deleted after the test. */
async function createFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "platform-release-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const reported: string[] = [];

/** A message, a check that throws it, and the same check of something similar that it accepts. */
interface Row {
  readonly name: string;
  readonly faulty: () => Promise<unknown>;
  readonly message: RegExp;
  readonly harmless: () => Promise<unknown>;
}

/** The manifests, changelogs and documents, with another version, or another text, in one file. */
async function checkManifests(changed: string, from: RegExp, to: string): Promise<unknown> {
  const root = await createFolder({});
  for (const file of [...FILES, ...DOCUMENTS]) await cp(file, join(root, file));
  await writeFile(join(root, changed), (await readFile(changed, "utf8")).replace(from, to));
  return readManifests(root);
}

const VERSION = /^(## |\s*"version": ")\d+\.\d+\.\d+/gm;

const readFrom = (program: string) => {
  const server = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "ignore", "pipe"] });
  return readAddress(server);
};

/** Runs a contract suite that writes a report in which these operations fail. */
async function checkFailures(...failed: string[]): Promise<void> {
  const report = {
    operations: ["agents.list", "models.list"].map((id) => ({ operation: id, failed: failed.includes(id) ? 1 : 0 })),
  };
  const program = `require("node:fs").writeFileSync("report.json", ${JSON.stringify(JSON.stringify(report))});`;
  const exit = `process.exitCode = ${failed.length > 0 ? 1 : 0};`;
  const folder = await createFolder({ "contract.cjs": `${program}\n${exit}` });
  await expectFailures(["models.list"], join(folder, "contract.cjs"), "http://127.0.0.1:9", folder);
}

async function checkReadme(program: string): Promise<void> {
  const readme = `# Client\n\n\`\`\`ts\n${program}\n\`\`\`\n`;
  await runReadme(await createFolder({ "node_modules/platform-api/README.md": readme }), "http://127.0.0.1:9");
}

const ROWS: readonly Row[] = [
  ...[...FILES.filter((file) => file.endsWith("package.json")), ...DOCUMENTS].map((file) => ({
    name: `another version in ${file}`,
    faulty: () => checkManifests(file, VERSION, "$199.0.0"),
    message: /different versions: .*99\.0\.0|does not describe/,
    harmless: () => checkManifests(file, /"description": "/, "$&More: "),
  })),
  ...FILES.filter((file) => file.endsWith("CHANGELOG.md")).map((file) => ({
    name: `another version in ${file}`,
    faulty: () => checkManifests(file, VERSION, "$199.0.0"),
    message: /CHANGELOG\.md does not describe platform-api/,
    harmless: () => checkManifests(file, /^# .*$/m, "# Changes"),
  })),
  ...FILES.filter((file) => file.endsWith("CHANGELOG.md")).map((file) => ({
    name: `a version that starts with the same characters in ${file}`,
    faulty: () => checkManifests(file, /^## \d+\.\d+\.\d+$/gm, "$&0"),
    message: /CHANGELOG\.md does not describe platform-api/,
    harmless: () => checkManifests(file, /^## \d+\.\d+\.\d+$/m, "## 99.0.0\n\nText.\n\n$&"),
  })),
  {
    name: "a change that belongs to no version",
    faulty: async () => refuseChangesets(await createFolder({ ".changeset/a.md": "" })),
    message: /^\.changeset\/ has changes that belong to no version: a\.md\./,
    harmless: async () => refuseChangesets(await createFolder({ ".changeset/config.json": "{}" })),
  },
  {
    name: "a server that prints no address",
    faulty: () => readFrom('console.error("No port.")'),
    message: /^The server did not start:\nNo port\.\n$/,
    harmless: () => readFrom('console.error("Listening on http://127.0.0.1:4010")'),
  },
  {
    name: "a contract suite that finds no fault",
    faulty: () => checkFailures(),
    message: /^The contract suite should find a fault in \[models\.list\], and found \[\]\.$/,
    harmless: () => checkFailures("models.list"),
  },
  {
    name: "a contract suite that finds another fault",
    faulty: () => checkFailures("models.list", "agents.list"),
    message: /^The contract suite should find a fault in \[models\.list\], and found \[agents\.list,models\.list\]\.$/,
    harmless: () => checkFailures("models.list"),
  },
  {
    name: "a README whose program does not end",
    faulty: () => checkReadme('console.log("FAILED");'),
    message: /^The program of the client's README printed:\nFAILED\n$/,
    harmless: () => checkReadme('console.log("COMPLETED" as string);'),
  },
];

test.each(ROWS)("$name is reported", async ({ faulty, message, harmless }) => {
  const error = await faulty().catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(message);
  reported.push((error as Error).message);
  await harmless();
});

test("each kind of error has a row", () => {
  const files = ["manifests", "smoke-test"].map((name) => `scripts/release/${name}.ts`);
  const kinds = listKinds(files, argumentsOf("Error", 0));
  expect(kinds.length).toBeGreaterThan(5);
  expect(withoutRow(kinds, reported)).toEqual([]);
});

test("all lines of a changeset belong to one item of the list", async () => {
  const summary = "The mock has a clock.\n\n- It can be moved.\n";
  expect(await changelog.getReleaseLine({ summary })).toBe("- The mock has a clock.\n  \n  - It can be moved.");
});

test("the packages, their changelogs and both documents name one version", async () => {
  expect((await readManifests()).map(({ name }) => name)).toEqual([
    "platform-api",
    "platform-api-mock",
    "platform-api-mcp",
  ]);
});

test("changesets lead to 1.0.0 before the first release, whatever has been prepared", async () => {
  const config = [".changeset/config.json", "scripts/release/changelog.ts", "package.json"];
  const changeset = (name: string) => `---\n"${name}": major\n---\n\nThe first version of ${name}.\n`;
  const names = ["platform-api", "platform-api-mock", "platform-api-mcp"];
  const root = await createFolder(Object.fromEntries(names.map((name) => [`.changeset/${name}.md`, changeset(name)])));
  for (const file of [...FILES, ...config]) await cp(file, join(root, file));
  await run("git", ["init", "--quiet"], root);
  await resetFirstVersion(root);
  const changesets = resolve("node_modules/@changesets/cli/bin.js");
  await run(process.execPath, ["--import", import.meta.resolve("tsx"), changesets, "version"], root);
  for (const [index, folder] of PACKAGES.entries()) {
    const text = await readFile(join(root, folder, "CHANGELOG.md"), "utf8");
    const name = names[index];
    expect(text).toBe(`# ${name}\n\n## 1.0.0\n\n### Major Changes\n\n- The first version of ${name}.\n`);
    const manifest = await readFile(join(root, folder, "package.json"), "utf8");
    const versions = Array.from(manifest.matchAll(/"(?:version|platform-api\S*)": "(.*)"/g), ([, version]) => version);
    expect(versions).toEqual(["1.0.0", ...Array(index).fill("^1.0.0")]);
  }
});
