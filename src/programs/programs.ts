import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** Returns the path of the JavaScript file of a command of the package in a folder. */
export async function commandIn(folder: string, command: string): Promise<string> {
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  // A package with one command can name its file alone.
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

export async function run(
  file: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const [program = "", ...first] = commandLine(file);
  try {
    const options = { cwd, env: { ...process.env, ...env }, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 };
    return await promisify(execFile)(program, [...first, ...args], options);
  } catch (error) {
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stderr}${stdout}`.trim() || message, { cause: error });
  }
}

/** Returns the command of a program. On Windows, npm and npx are batch files, which require a shell, so it names their programs. */
export function commandLine(file: string): string[] {
  if (process.platform !== "win32" || !["npm", "npx"].includes(file)) return [file];
  return [process.execPath, join(dirname(process.execPath), `node_modules/npm/bin/${file}-cli.js`)];
}
