import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readManifests } from "../../scripts/release/manifests.ts";

test("both packages, their changelogs and both documents name one version", async () => {
  expect((await readManifests()).map(({ name }) => name)).toEqual(["platform-api", "platform-api-mock"]);
});

const FILES = ["src/client", "src/mock"].flatMap((folder) => [`${folder}/package.json`, `${folder}/CHANGELOG.md`]);
const DOCUMENTS = ["generated/openapi.json", "generated/control/openapi.json"];

test.each([...FILES, ...DOCUMENTS])("another version in %s is reported", async (changed) => {
  const root = await mkdtemp(join(tmpdir(), "platform-manifests-"));
  try {
    for (const file of [...FILES, ...DOCUMENTS]) await cp(file, join(root, file));
    const text = await readFile(changed, "utf8");
    await writeFile(join(root, changed), text.replace(/^(## |\s*"version": ")\d+\.\d+\.\d+/gm, "$199.0.0"));
    await expect(readManifests(root)).rejects.toThrow(/different versions: .*99\.0\.0|does not describe/);
  } finally {
    await rm(root, { recursive: true });
  }
});
