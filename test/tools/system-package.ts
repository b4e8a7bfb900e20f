import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Makes sure that a program of the operating system is installed. If it is missing, installs Debian's package, which requires
 * root on Debian or Ubuntu, as in a container. Otherwise throws an error that says what to do. An environment variable can
 * name another path.
 */
export function requireProgram(path: string, { package: name, variable }: { package: string; variable: string }): void {
  if (existsSync(path)) return;
  const advice = `There is no ${path}. Install the package ${name}, or set ${variable} to the path of the program.`;
  if (process.env[variable] || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(advice);
  console.error(`Installing ${name} ...`);
  try {
    for (const args of [["update"], ["install", "--yes", "--no-install-recommends", name]])
      execFileSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"] });
  } catch (error) {
    throw new Error(`${advice} apt-get could not install it.`, { cause: error });
  }
}
