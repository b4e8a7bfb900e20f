/** Packs our packages, and installs packages in empty projects, as users do. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../../src/programs/programs.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** Paths of the packed packages, as arguments of `npm install` in the folder that they are in. */
export interface Tarballs {
  client: string;
  mock: string;
  mcp: string;
}

export async function pack(folder: string): Promise<Tarballs> {
  const names = ["platform-api", "platform-api-mock", "platform-api-mcp"];
  const [client = "", mock = "", mcp = ""] = await Promise.all(names.map((name) => packOne(name, folder)));
  return { client, mock, mcp };
}

/** Packs a package in dist/ into a folder. Resolves to the path of the tarball there. */
export async function packOne(name: string, folder: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", join(DIST, name), "--json"], folder);
  return `./${JSON.parse(stdout)[0].filename}`;
}

/** Packs the client in dist/ and installs it in an empty project, as a user would. Returns the paths of all installed packages. */
export async function installClient(project: string): Promise<string[]> {
  return install(project, await packOne("platform-api", project));
}

/** Bytes of all files in a folder. */
export async function measureSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
}

/** Installs packages in an empty project without running their scripts. Returns the paths of all installed packages. */
export async function install(project: string, ...specs: string[]): Promise<string[]> {
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...specs], project);
  const lock = JSON.parse(await readFile(join(project, "node_modules/.package-lock.json"), "utf8"));
  return Object.keys(lock.packages);
}
