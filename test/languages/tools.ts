import { dirname, join } from "node:path";
import { run } from "../../src/programs/programs.ts";
import { requireProgram } from "../tools/system-package.ts";

/** Paths of the programs, by default those of Debian's packages. */
export const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";
export const GO = process.env.GO ?? "/usr/bin/go";
export const PHP = process.env.PHP ?? "/usr/bin/php";
const JAVAC = process.env.JAVAC ?? "/usr/bin/javac";

const COMPILERS = {
  PYTHON: { path: PYTHON, package: "python3" },
  GO: { path: GO, package: "golang-go" },
  PHP: { path: PHP, package: "php-cli" },
  JAVAC: { path: JAVAC, package: "default-jdk-headless" },
};

/** Makes sure that a compiler or interpreter is installed. Its name is that of the environment variable. */
export function requireCompiler(variable: keyof typeof COMPILERS): void {
  const { path, package: name } = COMPILERS[variable];
  requireProgram(path, { package: name, variable });
}

/** Compiles files with the classes that have been compiled before. */
export async function compileJava(folder: string, files: readonly string[]): Promise<void> {
  // Half of the CPU time would go into optimizing the compiler.
  const options = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-proc:none", "-encoding", "UTF-8"];
  await run(JAVAC, [...options, "-cp", "classes", "-d", "classes", ...files], folder);
}

/** Compiles a class and other files, and runs the class. */
export async function runJava(folder: string, name: string, files: readonly string[], args: readonly string[] = []) {
  await compileJava(folder, [`${name}.java`, ...files]);
  return run(join(dirname(JAVAC), "java"), ["-cp", "classes", name, ...args], folder);
}
