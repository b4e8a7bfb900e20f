/** Installs npm packages that only some commands need, when they need them. `npm ci` does not install these. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const CACHE = fileURLToPath(new URL("../node_modules/.cache/installed", import.meta.url));

/**
 * Installs a package in the cache, unless it is there already, and returns its folder. `spec` is a name and an exact version,
 * such as `publint@0.3.25`. `peers` are packages of the same form to install with it, where npm would choose versions that
 * the package does not work with. The next `npm ci` clears the cache.
 */
export async function installOnce(spec: string, ...peers: string[]): Promise<string> {
  const [, name, version] = /^(.+)@(\d+\.\d+\.\d+)$/.exec(spec) ?? [];
  if (!name) throw new Error(`installOnce requires a name and an exact version, not "${spec}".`);
  const project = join(CACHE, [`${name}-${version}`, ...peers].join("+").replaceAll("/", "-"));
  const folder = join(project, "node_modules", name);
  if (await exists(folder)) return folder;

  console.error(`Installing ${spec} ...`);
  await mkdir(CACHE, { recursive: true });
  // The folder is renamed when it is complete, so that the cache never contains a partially installed package.
  const temporary = await mkdtemp(join(CACHE, "temporary-"));
  try {
    await install(temporary, spec, ...peers);
    await rename(temporary, project).catch(async (error) => {
      if (!(await exists(folder))) throw error;
    });
  } catch (error) {
    const reason = (error as Error).message.split("\n", 1)[0];
    throw new Error(`Could not install ${spec}, which this command requires: ${reason}`, { cause: error });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return folder;
}

/** Installs a package with `installOnce` and returns the path of the JavaScript file of one of its commands. */
export async function commandOf(spec: string, command: string, ...peers: string[]): Promise<string> {
  return commandIn(await installOnce(spec, ...peers), command);
}

/** Returns the path of the JavaScript file of a command of the package in a folder. */
export async function commandIn(folder: string, command: string): Promise<string> {
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  // A package with one command can name its file alone.
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** Paths of the packed packages, as arguments of `npm install` in the folder that they are in. */
export interface Tarballs {
  client: string;
  mock: string;
}

/** Packs dist/platform-api and dist/platform-api-mock into a folder. */
export async function pack(folder: string): Promise<Tarballs> {
  const [client, mock] = await Promise.all(["platform-api", "platform-api-mock"].map((name) => packOne(name, folder)));
  return { client: client!, mock: mock! };
}

/** Packs a package in dist/ into a folder. Resolves to the path of the tarball there. */
async function packOne(name: string, folder: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", join(DIST, name), "--json"], folder);
  return `./${JSON.parse(stdout)[0].filename}`;
}

export interface Installed {
  /** Paths of the packages, such as `node_modules/platform-api`. */
  packages: string[];
  packedBytes: number;
  installedBytes: number;
}

/** Packs the client in dist/ and installs the tarball in an empty project, as a user would. */
export async function installClient(project: string): Promise<Installed> {
  const tarball = await packOne("platform-api", project);
  const packages = await install(project, tarball);
  return {
    packages,
    packedBytes: (await stat(join(project, tarball))).size,
    installedBytes: await sizeOf(join(project, "node_modules")),
  };
}

/** Bytes of all files in a folder. */
export async function sizeOf(folder: string): Promise<number> {
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

/** Runs a program. Rejects with its output if it fails or takes more than two minutes. */
export async function run(
  file: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<{ stdout: string }> {
  const [program = "", ...first] = commandLine(file);
  try {
    const options = { cwd, env: { ...process.env, ...env }, timeout: 120_000 };
    return await promisify(execFile)(program, [...first, ...args], options);
  } catch (error) {
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stderr}${stdout}`.trim() || message, { cause: error });
  }
}

/** On Windows, npm and npx are batch files, which require a shell. Their programs are next to Node.js there. */
export function commandLine(file: string): string[] {
  if (process.platform !== "win32" || !["npm", "npx"].includes(file)) return [file];
  return [process.execPath, join(dirname(process.execPath), `node_modules/npm/bin/${file}-cli.js`)];
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
