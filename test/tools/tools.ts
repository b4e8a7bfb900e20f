/** The packages of test/tools/package.json, which only long checks and benchmarks need. `npm ci` does not install them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commandIn, commandLine } from "../../src/programs/programs.ts";

const TOOLS = fileURLToPath(new URL(".", import.meta.url));

type Packages = Readonly<Record<string, string>>;
type Manifest = Partial<Record<"dependencies" | "optionalDependencies" | "devDependencies", Packages>>;

/** Installs the tools if they are missing; with `peers`, also those that only benchmarks and recipes use. */
export function installTools({ peers = false, folder = TOOLS } = {}): void {
  const installed = join(folder, "node_modules/.package-lock.json");
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
  const { devDependencies = {} } = readManifest(folder);
  const isComplete = Object.keys(devDependencies).every((name) => existsSync(join(folder, "node_modules", name)));
  if (isCurrent && (isComplete || !peers)) return;

  console.error("Installing the packages of test/tools/ ...");
  const [program = "", ...first] = commandLine("npm");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync(program, [...first, ...args, ...(peers ? [] : ["--omit=dev"])], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Returns the folder of an installed tool. */
export function toolFolder(name: string): string {
  return join(TOOLS, "node_modules", name);
}

/** Returns the path of the JavaScript file of a command of an installed tool. */
export function toolCommand(name: string, command: string): Promise<string> {
  return commandIn(toolFolder(name), command);
}

/** Returns the npm specifier of the same version of a package, such as `jest@29.7.0` for the alias `jest-29`. */
export function toolSpec(name: string): string {
  const { dependencies, optionalDependencies, devDependencies } = readManifest(TOOLS);
  const version = { ...dependencies, ...optionalDependencies, ...devDependencies }[name];
  if (version === undefined) throw new Error(`test/tools/package.json does not name ${name}.`);
  return version.startsWith("npm:") ? version.slice("npm:".length) : `${name}@${version}`;
}

/** Returns the path of the binary of a runtime for this platform, such as `bin/node` of `node-22`. */
export function runtimeBinary(runtime: string, path: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const file = join(toolFolder(`${runtime}-${platform}`), process.platform === "win32" ? `${path}.exe` : path);
  if (!existsSync(file)) throw new Error(`test/tools/package.json has no ${runtime} for ${platform}.`);
  return file;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
