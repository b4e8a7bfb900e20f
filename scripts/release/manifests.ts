import { readFile } from "node:fs/promises";
import type { Manifest } from "../build/package.ts";
import type { Document } from "../generate/document.ts";

/** Reads the manifests of both packages. Throws unless they, the document and the changelogs name one version. */
export async function readManifests(): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for (const folder of ["src/client", "src/mock"]) {
    const manifest: Manifest = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
    manifests.push(manifest);
    const { name, version } = manifest;
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
