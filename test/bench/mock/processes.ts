import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { findFreePort } from "../../shared/free-port.ts";
import { openConnection } from "./connection.ts";
import { LIST } from "./workloads.ts";

export interface RunningServer {
  readonly port: number;
  /** Milliseconds from the start of the process to the first response. */
  readonly startMs: number;
  /** Total processor time of the process and its descendants, in milliseconds. */
  cpuMs(): number;
  /** Total milliseconds in which the main thread was running or waiting for a processor. */
  busyMs(): number;
  /** Resident memory of the process and its descendants, in bytes. */
  memoryBytes(): number;
  stop(): Promise<void>;
}

/** Milliseconds in a tick of /proc (proc_pid_stat(5)). */
const TICK_MS = 1000 / Number(execFileSync("getconf", ["CLK_TCK"]));
const PAGE_BYTES = Number(execFileSync("getconf", ["PAGESIZE"]));
const START_TIMEOUT_MS = 60_000;

/** Starts a server on a free port, and sends requests until it responds. Rejects with its error output if it exits first. */
export async function start(command: (port: number) => readonly string[]): Promise<RunningServer> {
  const port = await findFreePort();
  const [file, ...args] = command(port);
  const started = performance.now();
  // Ignoring the output costs least. The work of logging is still measured.
  // Some servers send telemetry, but not in CI.
  const env = { ...process.env, CI: "true" };
  const child = spawn(file!, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, env });
  let errorOutput = "";
  child.stderr!.on("data", (text) => (errorOutput = (errorOutput + text).slice(-1000)));
  await firstResponse(port, child, () => errorOutput);
  const startMs = performance.now() - started;
  const sum = (field: (stat: string[]) => number) =>
    processTree(child.pid!).reduce((total, pid) => total + field(readStat(pid) ?? []), 0);
  return {
    port,
    startMs,
    cpuMs: () => sum((stat) => (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * TICK_MS),
    busyMs: () => processTree(child.pid!).reduce((total, pid) => total + readCpu(pid), 0),
    memoryBytes: () => sum((stat) => Number(stat[21] ?? 0) * PAGE_BYTES),
    async stop() {
      const exited = once(child, "exit");
      // The whole process group, because some commands start the server as a child process.
      process.kill(-child.pid!, "SIGKILL");
      await exited;
    },
  };
}

async function firstResponse(port: number, child: ChildProcess, errorOutput: () => string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < START_TIMEOUT_MS; ) {
    if (child.exitCode !== null) throw new Error(`The server exited: ${errorOutput()}`);
    try {
      const connection = await openConnection(port);
      await connection.send(LIST);
      connection.close();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }
  process.kill(-child.pid!, "SIGKILL");
  throw new Error(`The server did not respond within a minute: ${errorOutput()}`);
}

/** The ids of a process and its descendants. */
function processTree(root: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(readStat(Number(name))?.[1])] as const);
  const tree = [root];
  for (const member of tree) for (const [pid, parent] of parents) if (parent === member) tree.push(pid);
  return tree;
}

/** The fields of /proc/PID/stat from the third on. The second, the name of the program, can contain spaces. */
function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

/** `busyMs` of a process. /proc/PID/schedstat has the nanoseconds spent running and waiting (Linux, scheduler/sched-stats). */
export function readCpu(pid: number): number {
  try {
    const [running, waiting] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return (Number(running) + Number(waiting)) / 1e6;
  } catch {
    return 0;
  }
}
