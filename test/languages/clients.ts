/** Installs the packages of the clients as their users would, and runs programs with them. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../src/programs/programs.ts";
import type { Generator } from "../../src/samples/languages/render.ts";
import { requireProgram } from "../tools/system-package.ts";
import type { LanguageCall } from "./calls.ts";
import { renderGoProgram } from "./go.ts";
import { renderJavaProgram } from "./java.ts";
import { renderPhpProgram } from "./php.ts";
import { renderPythonProgram } from "./python.ts";
import { compileJava, GO, PHP, PYTHON, requireCompiler, runJava } from "./tools.ts";

/** What Debian's packages install for pip, which builds and installs packages, and for programs with the client. */
const MODULES = {
  pip: "python3-pip",
  setuptools: "python3-setuptools",
  wheel: "python3-wheel",
  httpx: "python3-httpx",
};
const COMPOSER = process.env.COMPOSER ?? "/usr/bin/composer";
const JAVA_CLIENT = "src/main/java/platformapi/Client.java";

export interface LanguageClient {
  generator: Generator;
  /** File of a program. */
  program: string;
  /** Installs the package in the folder `package` of a folder. */
  install(folder: string): Promise<void>;
  /** Renders a program that makes calls. `code` is the source of the client. */
  render(calls: readonly LanguageCall[], folder: string): Promise<string>;
  /** Runs the program in a folder. Resolves to its output. */
  run(folder: string, ...args: string[]): Promise<string>;
}

export const CLIENTS: Readonly<Record<string, LanguageClient>> = {
  Python: {
    generator: "python",
    program: "program.py",
    async install(folder) {
      if (!process.env.PYTHON)
        for (const [name, debian] of Object.entries(MODULES))
          requireProgram(`/usr/lib/python3/dist-packages/${name}/__init__.py`, { package: debian, variable: "PYTHON" });
      const options = ["--no-index", "--no-deps", "--no-build-isolation", "--root-user-action", "ignore"];
      await run(PYTHON, ["-m", "pip", "install", "--quiet", ...options, "--target", ".", "./package"], folder);
    },
    render: async (calls) => renderPythonProgram(calls),
    run: async (folder, ...args) => (await run(PYTHON, ["program.py", ...args], folder)).stdout,
  },
  Go: {
    generator: "go",
    program: "main.go",
    async install(folder) {
      requireCompiler("GO");
      const module = "github.com/platform-api/platform-api-go";
      await run(GO, ["mod", "init", "example"], folder);
      await run(GO, ["mod", "edit", `-require=${module}@v0.0.0`, `-replace=${module}=./package`], folder);
    },
    render: async (calls, folder) => renderGoProgram(calls, await readFile(join(folder, "package/client.go"), "utf8")),
    run: async (folder, ...args) => (await run(GO, ["run", ".", ...args], folder)).stdout,
  },
  PHP: {
    generator: "php",
    program: "program.php",
    async install(folder) {
      requireCompiler("PHP");
      if (!process.env.PHP) requireProgram("/usr/share/doc/php-curl", { package: "php-curl", variable: "PHP" });
      requireProgram(COMPOSER, { package: "composer", variable: "COMPOSER" });
      const repositories = [{ type: "path", url: "./package" }, { "packagist.org": false }];
      const project = { repositories, require: { "platform-api/platform-api": "*" } };
      await writeFile(join(folder, "composer.json"), JSON.stringify(project));
      await run(COMPOSER, ["install", "--quiet", "--no-interaction"], folder, { COMPOSER_ALLOW_SUPERUSER: "1" });
    },
    render: async (calls, folder) =>
      renderPhpProgram(calls, await readFile(join(folder, "package/src/Client.php"), "utf8")),
    run: async (folder, ...args) => (await run(PHP, ["program.php", ...args], folder)).stdout,
  },
  Java: {
    generator: "java",
    program: "Program.java",
    async install(folder) {
      requireCompiler("JAVAC");
      await compileJava(folder, [`package/${JAVA_CLIENT}`]);
    },
    render: async (calls, folder) =>
      renderJavaProgram(calls, await readFile(join(folder, "package", JAVA_CLIENT), "utf8")),
    run: async (folder, ...args) => (await runJava(folder, "Program", [], args)).stdout,
  },
};
