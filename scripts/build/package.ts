import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Document } from "../../src/core/document.ts";
import { PACKAGE_TEXTS } from "../../src/reference/package-texts.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Folders of the packages; each may depend on those before it. */
export const PACKAGES = ["src/client", "src/mock", "src/mcp"];

/** The fields of a package.json that the build reads. The rest is copied. */
export interface Manifest {
  name: string;
  version: string;
}

/** Lets the built packages find each other in a clone. They would find the sources, which Node.js 20 can't load. */
async function linkPackage(name: string): Promise<void> {
  const link = join(ROOT, "dist/node_modules", name);
  await mkdir(dirname(link), { recursive: true });
  await rm(link, { force: true });
  await symlink(join("..", name), link, "junction");
}

/** Creates the folder of a package in `dist/`, with its texts. `source` is the folder of its package.json. */
export async function createPackageFolder(source: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(ROOT, source, "package.json"), "utf8"));
  const path = join(ROOT, "dist", manifest.name);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  await linkPackage(manifest.name);
  await cp(join(ROOT, "LICENSE"), join(path, "LICENSE"));
  const texts = PACKAGE_TEXTS.map(({ file }) => file).filter((file) => dirname(file) === source);
  for (const file of [...texts, `${source}/CHANGELOG.md`]) await cp(join(ROOT, file), join(path, basename(file)));

  async function write(name: string, text: string): Promise<void> {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), text);
  }
  return {
    /** Its package.json in `src/`. */
    manifest,
    /** Absolute path of the folder that is packed. */
    path,
    write,
    /** Writes the package.json: that in `src/` with these properties in place of its own. */
    writeManifest: (properties: object) =>
      write("package.json", `${JSON.stringify({ ...manifest, ...properties }, null, 2)}\n`),
  };
}

/** The document without spaces, which has 0.9 instead of 1.5 MB. */
export async function compactDocument(): Promise<string> {
  return JSON.stringify(await readDocument());
}

export async function readDocument(): Promise<Document> {
  return JSON.parse(await readFile(join(ROOT, "generated/openapi.json"), "utf8"));
}
