/** Installs what only some commands need, when they need it: `npm ci` brings what every command needs, and nothing else. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PACKAGE = fileURLToPath(new URL("../dist/client", import.meta.url));
const CACHE = fileURLToPath(new URL("../node_modules/.cache/installed", import.meta.url));

/**
 * Installs a package in the cache, unless it is there, and returns its folder. `what` is a name and an exact version, such as
 * `publint@0.3.25`. The next `npm ci` clears the cache.
 */
export async function installOnce(what: string): Promise<string> {
  const [, name, version] = /^(.+)@(\d+\.\d+\.\d+)$/.exec(what) ?? [];
  if (!name) throw new Error(`installOnce takes a name and an exact version, not "${what}".`);
  const project = join(CACHE, `${name.replace("/", "-")}-${version}`);
  const folder = join(project, "node_modules", name);
  if (await exists(folder)) return folder;

  console.error(`Installing ${what} ...`);
  await mkdir(CACHE, { recursive: true });
  // Renamed when it is complete, so that an interrupted or concurrent run never leaves half of a package there.
  const unfinished = await mkdtemp(join(CACHE, "unfinished-"));
  try {
    await install(unfinished, what);
    await rename(unfinished, project).catch(async (error) => {
      if (!(await exists(folder))) throw error;
    });
  } catch (error) {
    const reason = (error as Error).message.split("\n", 1)[0];
    throw new Error(`Can't install ${what}, which this command needs: ${reason}`, { cause: error });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Path of the JavaScript file behind a command of a package, which `installOnce` installs. */
export async function commandOf(what: string, command: string): Promise<string> {
  const folder = await installOnce(what);
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return join(folder, bin[command]);
}

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

/** Installs packages in an empty project, runs no script of theirs, and returns the paths of all that are installed. */
export async function install(project: string, ...what: string[]): Promise<string[]> {
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...what], project);
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
  // On Windows npm is a batch file, which only a shell starts.
  const shell = process.platform === "win32" && file === "npm";
  try {
    return await promisify(execFile)(file, args, { cwd, env: { ...process.env, ...env }, shell, timeout: 120_000 });
  } catch (error) {
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stderr}${stdout}`.trim() || message, { cause: error });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
