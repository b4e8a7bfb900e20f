import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { runtimeBinary } from "../tools/tools.ts";

/** The storage of a mock's sandboxes, their clock, and the factor by which time passes faster in them. */
export type ProgramOptions = (
  | { readonly folder: string }
  | {
      readonly urls: readonly string[];
      /** Milliseconds. Default: one hour. */
      readonly expire?: number;
    }
) & {
  readonly speed?: number;
  readonly clock?: "real";
  /** Path of the Node.js that runs it. Default: that of this process. */
  readonly node?: string;
};

/** Versions of Node.js with each driver of SQLite: the oldest one, which has none of its own, and 24. */
export const NODES = [
  [`Node.js ${process.versions.node}`, process.execPath],
  ["Node.js 24", runtimeBinary("node-24", "bin/node")],
] as const;

/** A mock in a process of its own. */
export interface MockProcess {
  /** Its address, which differs after each start. */
  readonly url: string;
  /** Returns true if it has ended without `stop`. */
  hasCrashed(): boolean;
  /** Ends it. Default signal: SIGTERM. Resolves to its output to stderr since its start. */
  stop(signal?: NodeJS.Signals): Promise<string>;
  start(): Promise<void>;
}

export interface MockProgram {
  startMock(options: ProgramOptions): Promise<MockProcess>;
  /** Ends the processes, and removes the program. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles the program, which then starts five times as fast as from its sources. */
export async function buildMockProgram(): Promise<MockProgram> {
  // In node_modules, so that it finds the packages.
  const cache = join(ROOT, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "mock-program-"));
  const program = join(folder, "mock-program.mjs");
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["test/stores/mock-program.ts"],
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "warning",
  });
  const started = new Set<MockProcess>();
  return {
    async startMock(options) {
      const mock = createProcess(program, options);
      await mock.start();
      started.add(mock);
      return mock;
    },
    async close() {
      for (const mock of started) await mock.stop("SIGKILL");
      await rm(folder, { recursive: true });
    },
  };
}

function createProcess(program: string, options: ProgramOptions): MockProcess {
  let child: ChildProcess | undefined;
  let url = "";
  let errors = Promise.resolve("");
  return {
    get url() {
      return url;
    },
    hasCrashed: () => child !== undefined && (child.exitCode !== null || child.signalCode !== null),
    async start() {
      const started = fork(program, [JSON.stringify(options)], {
        stdio: ["ignore", "ignore", "pipe", "ipc"],
        execArgv: [],
        execPath: options.node,
      });
      child = started;
      errors = text(started.stderr!);
      const first = await Promise.race([once(started, "message"), once(started, "exit").then(() => undefined)]);
      if (!first) throw new Error(`The mock has not started: ${await errors}`);
      [url] = first;
    },
    async stop(signal = "SIGTERM") {
      const stopped = child;
      if (!stopped) return "";
      const exited = stopped.exitCode === null && stopped.signalCode === null ? once(stopped, "exit") : undefined;
      child = undefined;
      stopped.kill(signal);
      await exited;
      return errors;
    },
  };
}
