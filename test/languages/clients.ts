/** Installs the packages of the clients as their users would, and runs programs with them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../scripts/shared/programs.ts";
import { requireProgram } from "../tools/system-package.ts";
import type { LanguageCall } from "./calls.ts";
import { renderGoProgram } from "./go.ts";
import type { Language } from "./known-failures.ts";
import { renderPythonProgram } from "./python.ts";

const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";
/** What Debian's packages install for pip, which builds and installs packages, and for programs with the client. */
const MODULES = {
  pip: "python3-pip",
  setuptools: "python3-setuptools",
  wheel: "python3-wheel",
  httpx: "python3-httpx",
};
const GO = process.env.GO ?? "/usr/bin/go";

export interface LanguageClient {
  generator: "python" | "go";
  /** File of a program. */
  program: string;
  /** Installs the package in the folder `package` of a folder. */
  install(folder: string): Promise<void>;
  /** Renders a program that makes calls. `code` is the source of the client. */
  render(calls: readonly LanguageCall[], folder: string): Promise<string>;
  /** Runs the program in a folder. Resolves to its output. */
  run(folder: string, ...args: string[]): Promise<string>;
}

export const CLIENTS: Readonly<Record<Language, LanguageClient>> = {
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
      requireProgram(GO, { package: "golang-go", variable: "GO" });
      const module = "github.com/platform-api/platform-api-go";
      await run(GO, ["mod", "init", "example"], folder);
      await run(GO, ["mod", "edit", `-require=${module}@v0.0.0`, `-replace=${module}=./package`], folder);
    },
    render: async (calls, folder) => renderGoProgram(calls, await readFile(join(folder, "package/client.go"), "utf8")),
    run: async (folder, ...args) => (await run(GO, ["run", ".", ...args], folder)).stdout,
  },
};
