import { execFile } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PACKAGE = fileURLToPath(new URL("../dist/client", import.meta.url));

export interface Installed {
  /** Paths of the packages, as `node_modules/platform-api`. */
  packages: string[];
  packedBytes: number;
  installedBytes: number;
}

/** Packs dist/client and installs the tarball in an empty project, as its users will. */
export async function installPacked(project: string): Promise<Installed> {
  const { stdout } = await run("npm", ["pack", PACKAGE, "--json"], project);
  const [{ filename }] = JSON.parse(stdout);
  const packages = await install(project, `./${filename}`);
  const { stdout: size } = await run("du", ["-sb", "node_modules"], project);
  return {
    packages,
    packedBytes: (await stat(join(project, filename))).size,
    installedBytes: Number.parseInt(size, 10),
  };
}

/** Installs a package in an empty project, runs no script of it, and says which ones that brought. */
export async function install(project: string, what: string): Promise<string[]> {
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", what], project);
  const lock = JSON.parse(await readFile(join(project, "node_modules/.package-lock.json"), "utf8"));
  return Object.keys(lock.packages);
}

/** Runs a program to its end. Rejects with what it wrote if it fails or takes more than two minutes. */
export async function run(
  file: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<{ stdout: string }> {
  try {
    return await promisify(execFile)(file, args, { cwd, env: { ...process.env, ...env }, timeout: 120_000 });
  } catch (error) {
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stderr}${stdout}`.trim() || message, { cause: error });
  }
}
