/**
 * Compiles what a generator writes. Each compiler also gets a file with an error, and must report that one and no other: so a
 * check that compiles nothing, or is not strict, fails.
 */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TSC, tsc } from "../../scripts/shared/typescript.ts";
import { run } from "../../src/programs/programs.ts";
import { compileJava, GO, PHP, PYTHON, requireCompiler } from "../languages/tools.ts";

const OWN_PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));

interface Compiler {
  /** What the names of the files end in. */
  readonly extension: string;
  /** The content of a file that does not compile. */
  readonly error: string;
  /** Matches the lines of the output that are errors. */
  readonly errors: RegExp;
  /** Compiles the files in a folder, and rejects with the output or resolves to it. */
  compile(folder: string, files: string[]): Promise<unknown>;
}

export const COMPILERS = {
  typescript: {
    extension: ".ts",
    error: "export const planted: string = null;\n",
    errors: /: error TS/,
    compile: compileTypeScript,
  },
  go: {
    extension: ".go",
    error: "package platform\n\nvar planted string = nil\n",
    errors: /^\S+\.go:\d+:/,
    async compile(folder) {
      requireCompiler("GO");
      await run(GO, ["mod", "init", "platform"], folder);
      await run(GO, ["build", "-gcflags=-e", "."], folder);
    },
  },
  java: {
    extension: ".java",
    error: "class Planted { String planted = 0; }\n",
    errors: /^\S+\.java:\d+: error:/,
    compile(folder, files) {
      requireCompiler("JAVAC");
      return compileJava(folder, files);
    },
  },
  php: {
    extension: ".php",
    error: "<?php\nfunction planted(: void {}\n",
    errors: /^PHP (Parse|Fatal) error: /,
    async compile(folder, files) {
      requireCompiler("PHP");
      // Each run checks one file. Without log_errors, the errors are in the other stream, without the prefix.
      const args = ["-d", "log_errors=1", "-d", "error_log=", "-d", "display_errors=0", "-l"];
      const runs = files.map((file) => run(PHP, [...args, file], folder));
      throw new Error(
        (await Promise.allSettled(runs)).map((each) => ("reason" in each ? each.reason.message : "")).join("\n"),
      );
    },
  },
  python: {
    extension: ".py",
    error: "planted =\n",
    errors: /^ *File "/,
    compile(folder, files) {
      requireCompiler("PYTHON");
      return run(PYTHON, ["-m", "py_compile", ...files], folder);
    },
  },
} satisfies Record<string, Compiler>;

/** Compiles all files of a language in a folder. Resolves to what was found, and throws an error with the first errors. */
export async function compileGenerated(language: keyof typeof COMPILERS, folder: string): Promise<string> {
  const { extension, error, errors, compile }: Compiler = COMPILERS[language];
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(extension));
  if (files.length === 0) throw new Error(`The tool wrote no file that ends in ${extension}.`);
  const planted = `planted${extension}`;
  await writeFile(join(folder, planted), error);
  const output = await compile(folder, [...files, planted]).then(String, (reason: Error) => reason.message);
  const found = output.split("\n").filter((line) => errors.test(line));
  const others = found.filter((line) => !line.includes(planted));
  if (others.length > 0) throw new Error(others.slice(0, 10).join("\n"));
  if (found.length === 0)
    throw new Error(`The compiler did not find the error in ${planted}:\n${output.slice(0, 2000)}`);
  return files.length === 1 ? "writes a file, which compiles" : `writes ${files.length} files, which compile`;
}

/** Compiles with the packages of this repository, such as Zod, for the code that imports them. */
async function compileTypeScript(folder: string): Promise<string> {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    paths: { "*": [`${OWN_PACKAGES}/*`] },
    types: [],
    strict: true,
    noEmit: true,
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  return (await tsc(TSC, ["--project", folder, "--pretty", "false"], folder)).output;
}
