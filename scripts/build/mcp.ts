import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packDocs } from "../../src/mock/site-pages/docs-archive.ts";
import { grouped } from "../../src/reference/search.ts";
import { bundle, describeBundle } from "./bundle.ts";
import { writeLicenses } from "./licenses.ts";
import { createPackageFolder, ROOT } from "./package.ts";

/**
 * Builds the package of the MCP server in dist/platform-api-mcp/, with the Markdown of the reference, which `npm run docs` must
 * have built. Its dependencies are bundled, except for the other two packages.
 */
export async function buildMcp(): Promise<void> {
  const { manifest, path, writeManifest } = await createPackageFolder("src/mcp");
  const { outputs } = await bundle(path, {
    entryPoints: { cli: "src/mcp/cli.ts" },
    // The mock imports the client. A second copy would have other error classes.
    external: ["platform-api", "platform-api-mock"],
  });
  const count = await writeLicenses(path, outputs, []);
  await writeFile(join(path, "reference.br"), await packReference(join(ROOT, "dist/site")));
  await writeManifest({
    bin: { "platform-api-mcp": "./dist/cli.js" },
    exports: { "./package.json": "./package.json" },
  });
  console.log(`Wrote dist/${manifest.name}/: ${manifest.version}, ${describeBundle(outputs, count)}.`);
}

/** Packs what assistants read: Markdown, and the entries of the search. */
async function packReference(site: string): Promise<Uint8Array> {
  const names = (await readdir(site, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const texts = names.filter((name) => /\.md$|^llms\.txt$/.test(name)).sort();
  const files = await Promise.all(texts.map(async (name) => [name, await readFile(join(site, name))] as const));
  const entries = JSON.parse(await readFile(join(site, "search.json"), "utf8"));
  const search = Buffer.from(JSON.stringify(grouped(entries)));
  return packDocs(new Map<string, Uint8Array>([...files, ["search.json", search]]));
}
