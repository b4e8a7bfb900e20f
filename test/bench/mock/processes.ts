import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { openConnection } from "./connection.ts";
import { LIST } from "./workloads.ts";

export interface Running {
  readonly port: number;
  /** Milliseconds from the start of the process until the first response had arrived. */
  readonly startMs: number;
  /** Processor time of the process and its children so far, in milliseconds. */
  cpuMs(): number;
  /** Milliseconds for which its main thread had work so far: it was running, or waiting for a processor to run on. */
  busyMs(): number;
  /** Memory (resident set) of the process and its children in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Milliseconds in a tick of /proc (proc_pid_stat(5)). */
const TICK = 1000 / Number(execFileSync("getconf", ["CLK_TCK"]));
const PAGE = Number(execFileSync("getconf", ["PAGESIZE"]));
const PATIENCE = 60_000;

/** Starts a server on a free port, and sends it requests until it responds. Rejects with what it wrote if it ends first. */
export async function start(command: (port: number) => readonly string[]): Promise<Running> {
  const port = await freePort();
  const [file, ...args] = command(port);
  const started = performance.now();
  // Output goes where it costs least; what a server logs is part of its work all the same.
  // Some servers report their use to their makers, but not from CI.
  const env = { ...process.env, CI: "true" };
  const child = spawn(file!, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, env });
  let complaint = "";
  child.stderr!.on("data", (text) => (complaint = (complaint + text).slice(-1000)));
  await firstResponse(port, child, () => complaint);
  const startMs = performance.now() - started;
  const sum = (field: (stat: string[]) => number) =>
    family(child.pid!).reduce((total, pid) => total + field(statOf(pid) ?? []), 0);
  return {
    port,
    startMs,
    cpuMs: () => sum((stat) => (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * TICK),
    busyMs: () => family(child.pid!).reduce((total, pid) => total + busyOf(pid), 0),
    memory: () => sum((stat) => Number(stat[21] ?? 0) * PAGE),
    async stop() {
      const ended = once(child, "exit");
      // The whole group: some servers are children of what was started.
      process.kill(-child.pid!, "SIGKILL");
      await ended;
    },
  };
}

async function firstResponse(port: number, child: ChildProcess, complaint: () => string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < PATIENCE; ) {
    if (child.exitCode !== null) throw new Error(`It ended: ${complaint()}`);
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
  throw new Error(`It did not respond within a minute: ${complaint()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number }; // It listens on a port, not on a pipe.
  probe.close();
  await once(probe, "close");
  return port;
}

/** A process and all that descend from it. */
function family(root: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1])] as const);
  const members = [root];
  for (const member of members) for (const [pid, parent] of parents) if (parent === member) members.push(pid);
  return members;
}

/** Fields of /proc/PID/stat from the third one on; the second, the name, may have spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

/** The `busyMs` of a process, from /proc/PID/schedstat, which has nanoseconds: running, then waiting to run (Linux, scheduler/sched-stats). */
export function busyOf(pid: number): number {
  try {
    const [running, waiting] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return (Number(running) + Number(waiting)) / 1e6;
  } catch {
    return 0;
  }
}
