import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startPrism } from "../../scripts/shared/prism.ts";
import { type Connections, createConnections } from "./connection.ts";

/** A server under test. */
export interface Server {
  readonly url: URL;
  /** Undefined if it is unknown, as for a remote server. */
  readonly pid: number | undefined;
  /** Returns true if its process has ended without `stop`. */
  hasEnded(): boolean;
  /** Resolves when its process has ended and all its output was read. */
  readonly exited: Promise<void>;
  /** Seconds for which its main thread has run; undefined if that is unknown. */
  processorTime(): number | undefined;
  /** Returns its output to stderr since the last call. */
  complaints(): string;
  connect(): Connections;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts our mock as a process of its own. `speed` is how many times faster than real time a sandbox's time passes.
 * `nodeOptions` are options of Node.js, `root` the checkout whose mock it is.
 */
export async function startMock(speed: number, nodeOptions: readonly string[] = [], root = ROOT): Promise<Server> {
  const options = ["--port", "0", "--clock", "logical", "--speed", String(speed)];
  return startProgram([...nodeOptions, "--import", "tsx", "src/mock/command/cli.ts", ...options], root);
}

/** Starts a program of Node.js that writes its address as the mock does. */
export async function startProgram(args: readonly string[], cwd = ROOT): Promise<Server> {
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  // A child process survives a parent that calls process.exit.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const exited = once(child, "close").then(() => void process.off("exit", kill));
  let written = "";
  const url = await new Promise<URL>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      written += text;
      const address = /listens on (\S+)\. /.exec(written)?.[1];
      if (address) resolve(new URL(address));
    });
    void exited.then(() => reject(new Error(`The mock did not start: ${written}`)));
  });
  written = "";
  return {
    url,
    pid: child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    exited,
    processorTime: () => mainTime(child.pid!),
    complaints() {
      const text = written;
      written = "";
      return text;
    },
    connect: () => createConnections(url),
    async stop() {
      kill();
      await exited;
    },
  };
}

export async function startStockPrism(): Promise<Server> {
  let written = "";
  const { url, stop, exited } = await startPrism("127.0.0.1", 0, undefined, (line) => {
    written += `${line}\n`;
  });
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  // Its output includes errors that do not end it.
  const complaints = () => (ended ? written : "");
  const connect = () => createConnections(new URL(url));
  const processorTime = () => undefined;
  return { url: new URL(url), pid: undefined, hasEnded: () => ended, exited, processorTime, complaints, connect, stop };
}

/** A server that was started elsewhere. */
export function serverAt(url: URL): Server {
  const exited = new Promise<void>(() => {});
  const connect = () => createConnections(url);
  const processorTime = () => undefined;
  const complaints = () => "";
  return {
    url,
    pid: undefined,
    hasEnded: () => false,
    exited,
    processorTime,
    complaints,
    connect,
    stop: async () => {},
  };
}

/**
 * Milliseconds for which the main thread of a process has run, and for which any of its threads has run or has waited for a
 * processor (Linux, sched-stats).
 */
export function cpuUsage(pid: number): { readonly main: number; readonly all: number } {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [running, waiting] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ").map(Number);
      return { thread, running: running! / 1e6, busy: (running! + waiting!) / 1e6 };
    });
    const main = threads.find(({ thread }) => thread === String(pid))?.running ?? 0;
    return { main, all: threads.reduce((sum, { busy }) => sum + busy, 0) };
  } catch {
    // The process or a thread has ended, or this is another operating system.
    return { main: 0, all: 0 };
  }
}

/** Seconds for which the main thread of a process has run; undefined if it has ended (Linux, sched-stats). */
function mainTime(pid: number): number | undefined {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8"), 10) / 1e9;
  } catch {
    return undefined;
  }
}

/** Milliseconds for which each thread of a process has run; empty if the process has ended (Linux, sched-stats). */
export function threadTimes(pid: number): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      times.set(thread, Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), 10) / 1e6);
  } catch {
    // The process or a thread has ended.
  }
  return times;
}

/** Bytes of resident memory of a process (proc_pid_status(5)); undefined if it has ended. */
export const residentMemory = (pid: number) => readMemory(pid, "VmRSS");

/** The largest number of bytes of resident memory that a process had; undefined if it has ended. */
export const peakMemory = (pid: number) => readMemory(pid, "VmHWM");

function readMemory(pid: number, field: "VmRSS" | "VmHWM"): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Number of files and sockets that a process has open (proc_pid_fd(5)). */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
