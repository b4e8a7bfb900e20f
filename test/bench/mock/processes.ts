import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { type Answer, openConnection, requestText } from "./connection.ts";
import { LIST_PATH } from "./workloads.ts";

export interface Running {
  readonly port: number;
  /** Milliseconds from the start of the process to the first response. */
  readonly startMs: number;
  /** Processor time of the process and its children in milliseconds. */
  cpuMs(): number;
  /** Memory (resident set) of the process and its children in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Milliseconds in a tick of /proc (proc_pid_stat(5)). */
const TICK = 1000 / Number(execFileSync("getconf", ["CLK_TCK"]));
const PAGE = Number(execFileSync("getconf", ["PAGESIZE"]));
const PATIENCE = 60_000;

/** Starts a server on a free port and waits until it responds. Rejects with its output if it exits before. */
export async function start(command: (port: number) => readonly string[]): Promise<Running> {
  const port = await freePort();
  const [file, ...args] = command(port);
  const started = performance.now();
  // The cheapest destination for output. Logging counts as the server's work.
  const child = spawn(file!, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  let complaint = "";
  child.stderr!.on("data", (text) => (complaint = (complaint + text).slice(-1000)));
  await firstAnswer(port, child, () => complaint);
  const startMs = performance.now() - started;
  const sum = (field: (stat: string[]) => number) =>
    family(child.pid!).reduce((total, pid) => total + field(statOf(pid) ?? []), 0);
  return {
    port,
    startMs,
    cpuMs: () => sum((stat) => (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * TICK),
    memory: () => sum((stat) => Number(stat[21] ?? 0) * PAGE),
    async stop() {
      const ended = once(child, "exit");
      // The whole process group, because some commands start the server as a child process.
      process.kill(-child.pid!, "SIGKILL");
      await ended;
    },
  };
}

async function firstAnswer(port: number, child: ChildProcess, complaint: () => string): Promise<Answer> {
  for (const started = performance.now(); performance.now() - started < PATIENCE; ) {
    if (child.exitCode !== null) throw new Error(`It ended: ${complaint()}`);
    try {
      const connection = await openConnection(port);
      const answer = await connection.send(requestText("GET", LIST_PATH));
      connection.close();
      return answer;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }
  process.kill(-child.pid!, "SIGKILL");
  throw new Error(`It did not answer within a minute: ${complaint()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number }; // Not a pipe, so not a string.
  probe.close();
  await once(probe, "close");
  return port;
}

/** The ids of a process and its descendants. */
function family(root: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1])] as const);
  const members = [root];
  for (const member of members) for (const [pid, parent] of parents) if (parent === member) members.push(pid);
  return members;
}

/** The fields of /proc/PID/stat from the third on; the second, the name, may contain spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
