import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { ROOT } from "./package.ts";

/** Writes LICENSES.txt, with the licenses of bundled packages and of others. Returns the number of packages. */
export async function writeLicenses(
  folder: string,
  outputs: Metafile["outputs"],
  others: readonly string[],
): Promise<number> {
  const packages = listPackages(Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  packages.push(...others.map((name) => `node_modules/${name}`));
  const licenses = await Promise.all(packages.map(readLicense));
  await writeFile(join(folder, "LICENSES.txt"), licenses.join(`\n${"-".repeat(80)}\n\n`));
  return packages.length;
}

/** Returns the folders of the packages that the files belong to. */
function listPackages(files: readonly string[]): string[] {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** Returns the name and license of a package, followed by its license and notice files, or else by the text of the license. */
export async function readLicense(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(await readFile(join(ROOT, folder, "package.json"), "utf8"));
  const files = (await readdir(join(ROOT, folder))).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, folder, file), "utf8")));
  if (texts.length === 0) texts.push(mitLicense(author?.name ?? author ?? `the authors of ${name}`, license));
  return [`${name} ${version}: ${license ?? "see below"}\n`, ...texts].join("\n");
}

/** The text of the MIT license, for packages that contain only its name. */
function mitLicense(holder: string, license: string): string {
  if (license !== "MIT")
    throw new Error(`A bundled package of ${holder} has the license ${license}, and no text of it.`);
  return `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
}
