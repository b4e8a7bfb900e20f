import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Document } from "../../src/core/document.ts";
import type { ClientCode, Generator } from "../../src/samples/languages/render.ts";
import { ROOT } from "./package.ts";

/** The files of each package that are not just copied from src/clients/: the code, and the one that has a version. */
const FILES: Readonly<Record<Generator, { code: string; manifest?: string }>> = {
  python: { code: "platform_api/__init__.py", manifest: "pyproject.toml" },
  // The version of a Go module is a tag.
  go: { code: "client.go" },
  php: { code: "src/Client.php", manifest: "composer.json" },
  java: { code: "src/main/java/platformapi/Client.java", manifest: "pom.xml" },
};

/** Builds the clients of other languages in dist/clients/. `clients` has their code. */
export async function buildClients({ info }: Document, clients: ClientCode): Promise<void> {
  for (const generator of Object.keys(FILES) as Generator[]) {
    const folder = `dist/clients/${generator}`;
    await rm(join(ROOT, folder), { recursive: true, force: true });
    await writeClient(generator, join(ROOT, folder), info.version, clients[generator]);
    console.log(`Wrote ${folder}/: ${info.version}.`);
  }
}

export async function writeClient(
  generator: Generator,
  folder: string,
  version: string,
  source: string,
): Promise<void> {
  const { code, manifest } = FILES[generator];
  await cp(join(ROOT, "src/clients", generator), folder, { recursive: true });
  await cp(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  if (manifest) {
    const text = await readFile(join(folder, manifest), "utf8");
    await writeFile(join(folder, manifest), text.replace("0.0.0", version));
  }
  await mkdir(dirname(join(folder, code)), { recursive: true });
  await writeFile(join(folder, code), source);
}
