/**
 * Runs the recipes of src/mock/RECIPES.md and src/client/RECIPES.md as a reader would, with the packages in dist/. A recipe is a section. A code
 * block below a line that has only a name in backticks and a colon is a file; a block of the language `sh` has commands.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, vi } from "vitest";
import { pack, type Tarballs } from "../../scripts/release/packages.ts";
import { TSC, tsc } from "../../scripts/shared/typescript.ts";
import { defined } from "../defined.ts";
import { toolSpec } from "../tools/tools.ts";

const FILES = ["mock", "client"].map((name) => new URL(`../../src/${name}/RECIPES.md`, import.meta.url));

export interface Recipe {
  /** A temporary folder with the files of the recipe. */
  readonly folder: string;
  /** The shell blocks, in order. The first one installs packages. */
  readonly commands: readonly string[];
  /** The file of the recipe with that name. */
  file(name: string): string;
  /** Runs commands with bash, and resolves to their output. */
  run(commands: string, env?: Record<string, string>): Promise<string>;
  /** Starts a command that does not end by itself. */
  start(command: string, env?: Record<string, string>): Program;
  close(): Promise<void>;
}

interface Program {
  /** Resolves to the output of the program when it ends, and rejects if it fails. */
  readonly output: Promise<string>;
  /** Ends the program and its child processes. */
  stop(): Promise<void>;
}

/** Writes the files of the recipe with this heading to a temporary folder. `ports` are the free ones to use instead of others. */
export async function openRecipe(heading: string, ports: Record<number, number> = {}): Promise<Recipe> {
  const texts = await Promise.all(FILES.map((file) => readFile(file, "utf8")));
  const sections = texts.flatMap((text) => text.split(/^## /m));
  const section = sections.find((text) => text.startsWith(`${heading}\n`));
  if (!section) throw new Error(`No recipe has the heading "${heading}".`);
  const text = Object.entries(ports).reduce((text, [from, to]) => text.replaceAll(from, `${to}`), section);

  const folder = await mkdtemp(join(tmpdir(), "platform-recipe-"));
  const files = new Map(
    Array.from(text.matchAll(/^`([^`\n]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm), ([, name, code]) => [name!, code!]),
  );
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  for (const [name, code] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), code);
  }
  const tarballs = await pack(folder);
  const commands = Array.from(text.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, code]) => exact(code!, tarballs));

  const programs: Program[] = [];
  // An aborted run ends the programs of its recipes, too.
  const stopAll = () => void Promise.all(programs.map((program) => program.stop()));
  process.once("exit", stopAll);
  const start: Recipe["start"] = (command, env = {}) => {
    const program = startProgram(command, folder, env);
    programs.push(program);
    return program;
  };
  return {
    folder,
    commands,
    file(name) {
      const code = files.get(name);
      if (code === undefined) throw new Error(`The recipe "${heading}" has no file ${name}.`);
      return code;
    },
    run: (commands, env) => start(commands, env).output,
    start,
    async close() {
      process.off("exit", stopAll);
      await Promise.all(programs.map((program) => program.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The command with tarballs in place of the packages' names, and exact versions. */
function exact(commands: string, tarballs: Tarballs): string {
  return commands.replaceAll(/^npm install .*$/gm, (line) =>
    line
      .split(" ")
      .map((word) => {
        if (word === "platform-api") return tarballs.client;
        // npm would look for the client, which the mock depends on, in the registry.
        if (word === "platform-api-mock") return `${tarballs.client} ${tarballs.mock}`;
        if (["npm", "install"].includes(word) || word.startsWith("--")) return word;
        // A recipe names the major version only.
        const spec = toolSpec(word.replace(/(?<=.)@\d+$/, ""));
        if (!spec.startsWith(`${word}.`)) throw new Error(`The recipe installs ${word}, but test/tools has ${spec}.`);
        return spec;
      })
      .join(" "),
  );
}

function startProgram(command: string, cwd: string, env: Record<string, string>): Program {
  // A group of its own, so that what the command leaves in the background can be stopped.
  const child = spawn("bash", ["-e", "-c", command], {
    cwd,
    env: { ...withoutRunner(process.env), NO_COLOR: "1", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
  // Not "close": a program in the background may keep the output open.
  const exited = once(child, "exit");
  const output = exited.then(([code]) => {
    if (code !== 0) throw new Error(`${command}\nexited with ${code}:\n${printed}`);
    return printed;
  });
  // Its output is not awaited when it is stopped.
  output.catch(() => {});
  return {
    output,
    async stop() {
      kill(defined(child.pid));
      await exited;
    },
  };
}

/** Checks the types of the TypeScript files of a recipe. Resolves to the output of the compiler. */
export async function typeErrors({ folder }: Recipe, ...files: string[]): Promise<string> {
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return (await tsc(TSC, ["-p", "."], folder)).output;
}

/** The environment without the variables of Vitest and npm, which would mislead those of the recipe. */
function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|FORCE_COLOR$)/.test(name)),
  );
}

function kill(group: number): void {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // All of its programs have ended.
  }
}

/** Waits until a server responds with success. */
export async function waitFor(url: string): Promise<void> {
  await retry(async () => {
    const { status } = await fetch(url);
    expect(status).toBe(200);
  });
}

/** Repeats an action until it succeeds, for as long as `expect.poll` does. */
async function retry(attempt: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(attempt, { timeout: 60_000, interval: 200 });
}
