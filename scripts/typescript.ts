/** Compiles small programs that import the declarations of the client, with several versions of TypeScript. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { declarationsOf } from "./build/declarations.ts";
import { commandOf } from "./install.ts";

/** The versions of TypeScript that the declarations of the client support. `npm ci` installs only our own. */
export const COMPILERS = {
  oldest: "typescript@5.4.5",
  own: "typescript",
  newest: "typescript@6.0.3",
  native: "typescript@7.0.2",
} as const;

export type Compiler = (typeof COMPILERS)[keyof typeof COMPILERS];

export interface CompileResult {
  ok: boolean;
  output: string;
}

export async function tsc(compiler: Compiler, args: string[], cwd = "."): Promise<CompileResult> {
  const isOwn = compiler === COMPILERS.own;
  const bin = isOwn ? resolve("node_modules/typescript/bin/tsc") : await commandOf(compiler, "tsc");
  return new Promise((done) => {
    execFile(process.execPath, [bin, ...args], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      done({ ok: !error, output: stdout + stderr }),
    );
  });
}

export interface ConsumerProject {
  /** Compiles one program, in strict mode. It can import from `platform-api`. */
  compile(
    compiler: Compiler,
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
  // Before the folder is created, because it throws if the source does not compile.
  const declarations = declarationsOf(resolve("."), ["src/client/index.ts"]);
  const folder = await mkdtemp(join(tmpdir(), "platform-api-types-"));
  const installed = join(folder, "node_modules/platform-api");
  await mkdir(installed, { recursive: true });
  // The main entry point must not import it. If it does, the number of type instantiations shows that.
  // A junction is what Windows lets everyone create; other systems ignore the type.
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
