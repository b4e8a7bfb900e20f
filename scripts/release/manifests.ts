import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "../../src/core/document.ts";
import { type Manifest, PACKAGES } from "../build/package.ts";

const DOCUMENTS = ["generated/openapi.json", "generated/control/openapi.json"];

/** Reads the manifests of the packages. Throws unless they, the changelogs and both documents name one version. */
export async function readManifests(root = "."): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for (const folder of PACKAGES) {
    const manifest: Manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
    manifests.push(manifest);
    const { name, version } = manifest;
    const changelog = await readFile(join(root, folder, "CHANGELOG.md"), "utf8");
    if (!changelog.includes(`\n## ${version}\n`))
      throw new Error(`${folder}/CHANGELOG.md does not describe ${name} ${version}. Run \`npm run version\`.`);
  }
  const documents = await Promise.all(
    DOCUMENTS.map(async (file): Promise<Document> => JSON.parse(await readFile(join(root, file), "utf8"))),
  );
  const versions = new Set([...manifests, ...documents.map(({ info }) => info)].map(({ version }) => version));
  if (versions.size > 1)
    throw new Error(`The packages and the documents have different versions: ${[...versions].join(", ")}.`);
  return manifests;
}

/** Throws if the next version does not include all changes. */
export async function refuseChangesets(root = "."): Promise<void> {
  const pending = (await readdir(join(root, ".changeset"))).filter((name) => name.endsWith(".md"));
  if (pending.length > 0)
    throw new Error(
      `.changeset/ has changes that belong to no version: ${pending.join(", ")}. Run \`npm run version\`.`,
    );
}

/** Takes the first version back, which the manifests name before it is published: its changesets lead to it again. */
export async function resetFirstVersion(root = "."): Promise<void> {
  for (const folder of PACKAGES) {
    const file = join(root, folder, "package.json");
    const text = await readFile(file, "utf8");
    const { name }: Manifest = JSON.parse(text);
    await writeFile(file, text.replace(/^( +"(?:version|platform-api\S*)": "\^?)[\d.]+/gm, "$10.0.0"));
    await writeFile(join(root, folder, "CHANGELOG.md"), `# ${name}\n`);
  }
}
