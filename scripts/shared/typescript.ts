/** Compiles small programs that import the declarations of the client. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { emitDeclarations } from "../build/declarations.ts";

export const TSC = resolve("node_modules/typescript/bin/tsc");

export interface CompileResult {
  ok: boolean;
  output: string;
}

export async function tsc(compiler: string, args: string[], cwd = "."): Promise<CompileResult> {
  return new Promise((done) => {
    execFile(process.execPath, [compiler, ...args], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      done({ ok: !error, output: stdout + stderr }),
    );
  });
}

export interface ConsumerProject {
  /** Compiles one program, in strict mode. It can import from `platform-api`. */
  compile(
    compiler: string,
    program: string,
    options?: Record<string, unknown>,
    args?: string[],
  ): Promise<CompileResult>;
  remove(): Promise<void>;
}

/**
 * Creates a project in a temporary folder that has this client installed, as declarations only. They are emitted from the
 * source, so the client need not be built first.
 */
export async function createConsumerProject(): Promise<ConsumerProject> {
  // First, because it throws if the source does not compile.
  const declarations = emitDeclarations(resolve("."), ["src/client/index.ts"]);
  const folder = await mkdtemp(join(tmpdir(), "platform-api-types-"));
  const installed = join(folder, "node_modules/platform-api");
  await mkdir(installed, { recursive: true });
  // The main entry point must not import it. The number of type instantiations would show that.
  // On Windows, every user can create a junction. Other systems ignore the type.
  await symlink(resolve("node_modules/openapi-fetch"), join(folder, "node_modules/openapi-fetch"), "junction");
  const { version } = JSON.parse(await readFile("src/client/package.json", "utf8"));
  await writeJson(join(folder, "package.json"), { type: "module" });
  await writeJson(join(installed, "package.json"), {
    name: "platform-api",
    version,
    type: "module",
    exports: { ".": { types: "./src/client/index.d.ts", default: "./src/client/index.js" } },
  });
  for (const [name, text] of declarations) {
    await mkdir(dirname(join(installed, name)), { recursive: true });
    await writeFile(join(installed, name), text);
  }

  let count = 0;
  return {
    async compile(compiler, program, options = {}, args = []) {
      const name = `program-${count++}`;
      const compilerOptions = {
        target: "es2022",
        lib: ["es2022", "dom", "dom.iterable"],
        module: "nodenext",
        types: [],
        strict: true,
        noEmit: true,
        ...options,
      };
      await writeFile(join(folder, `${name}.ts`), program);
      await writeJson(join(folder, `${name}.json`), { compilerOptions, files: [`${name}.ts`] });
      return tsc(compiler, ["-p", `${name}.json`, "--pretty", "false", ...args], folder);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, JSON.stringify(value));
}
