/**
 * Compares the mock with other mocks: `npm run bench:mock`. Prints tables in Markdown and asserts nothing.
 *
 * What is measured is the processor time of a request (user and system, of the server's process), and how many times that
 * of a bare `node:http` server it is. The bare server reads the same requests and sends bodies as long as the mock's. All
 * servers take turns, and each figure is the median of five rounds, because the machine may be busy with other things.
 *
 * Each server is kept busy: several connections pipeline their requests, so that the next one has arrived before the last
 * response has left. A server that waits between requests spends more time on falling asleep and waking up than on a
 * request, and all servers would look alike. The utilization (processor time by time on the clock) shows whether it
 * worked: from 0.9 up, a figure is the server's own work. Where other programs take the processors it is lower, and what
 * counts is the figure in brackets, which adds the time for which the server had work but no processor.
 *
 * The mock is also called without a server, through its `request` and `fetch`. `--soak` adds a million requests to it.
 * Other mocks, and the Node.js that some need, are installed in a temporary folder. Those that can't be installed or fail
 * are listed with the reason. Linux only, for its /proc.
 */
import { fork } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./measure.ts";
import { reset, setLengths } from "./mock/before-run.ts";
import { compare, cpuRatio, figureOf, overHttp, type Results, type Run, workloadNames } from "./mock/compare.ts";
import { FETCH, inProcess, REQUEST } from "./mock/in-process.ts";
import { type Running, start } from "./mock/processes.ts";
import { BARE, OURS, SERVERS, type Server } from "./mock/servers.ts";
import { soak } from "./mock/soak.ts";
import { streams } from "./mock/streams.ts";
import type { WorkloadName } from "./mock/workloads.ts";

/** Starts of our mock; one is enough for the others. */
const STARTS = 5;
const MB = 1_000_000;

/** Times the processor time of `node:http` that a request may take. */
const MOST_TIMES_BARE: Record<WorkloadName, number> = {
  list: 2.5,
  get: 2.5,
  "valid post": 3,
  "invalid post": 3,
  "create, then get": 3,
};
/** A call in process may take 15 microseconds where the bare server needs 13 for a request over HTTP. */
const MOST_TIMES_BARE_IN_PROCESS = 15 / 13;

interface Started {
  readonly server: Running;
  readonly command: (port: number) => readonly string[];
  readonly startMs: number;
  readonly memory: number;
}

await import("../../scripts/build-mock.ts");
const built = await import(new URL("../../dist/mock/index.js", import.meta.url).href);
const root = await mkdtemp(join(tmpdir(), "platform-api-bench-"));
const loader = fork(new URL("mock/load.ts", import.meta.url));
const started = new Map<string, Started>();
const failures = new Map<string, string>();
try {
  for (const server of SERVERS) await attempt(server.name, async () => started.set(server.name, await startUp(server)));
  const ours = started.get(OURS);
  if (!ours) throw new Error(failures.get(OURS));
  const subjects = [...started].map(([name, { server }]) =>
    overHttp(name, server, loader, beforeRun(name, ours.server)),
  );
  subjects.splice(2, 0, ...inProcess(built));
  const results = await compare(subjects, fail);

  printTable("CPU of a request in µs (times node:http)", results, (runs, base) => {
    return `${figureOf(runs, "cpu").toFixed(1)} (${cpuRatio(runs, base).toFixed(1)})`;
  });
  printTable("Utilization (with the time waiting for a processor)", results, (runs) => {
    return `${figureOf(runs, "utilization").toFixed(2)} (${figureOf(runs, "busy").toFixed(2)})`;
  });
  printTable("Statuses", results, (runs) => [...new Set(runs.flatMap(({ statuses }) => statuses))].join(" "));
  printStartAndMemory();
  printTargets(results);
  await printMore(ours);
  for (const [name, reason] of failures) console.log(`Not measured: ${name}. ${reason}\n`);
} finally {
  loader.disconnect();
  for (const { server } of started.values()) await server.stop();
  await rm(root, { recursive: true, force: true });
}

/** Does the work for one server, and goes on with the others if it fails. */
async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    fail(name, error);
  }
}

function fail(name: string, error: unknown): void {
  const lines = (error instanceof Error ? error.message : String(error)).split("\n");
  failures.set(
    name,
    lines
      .filter((line) => !line.startsWith("npm warn"))
      .slice(0, 2)
      .join("; "),
  );
}

async function startUp({ name, prepare }: Server): Promise<Started> {
  const folder = join(root, name.replaceAll(/\W+/g, "-"));
  await mkdir(folder);
  const command = await prepare(folder);
  const times: number[] = [];
  for (;;) {
    const server = await start(command);
    times.push(server.startMs);
    if (name !== OURS || times.length === STARTS)
      return { server, command, startMs: median(times), memory: server.memory() };
    await server.stop();
  }
}

function beforeRun(name: string, ours: Running): (port: number, workload: WorkloadName) => Promise<void> {
  if (name === OURS) return reset;
  if (name === BARE) return (port, workload) => setLengths(port, ours.port, workload);
  return async () => {};
}

function printTable(
  title: string,
  results: Results,
  cell: (runs: readonly Run[], base: readonly Run[]) => string,
): void {
  printRow([title, ...results.keys()]);
  console.log(`|${" --- |".repeat(results.size + 1)}`);
  for (const workload of workloadNames) {
    const base = results.get(BARE)?.[workload] ?? [];
    printRow([workload, ...[...results.values()].map((runs) => cell(runs[workload], base))]);
  }
  console.log();
}

function printStartAndMemory(): void {
  printRow(["", ...started.keys()]);
  console.log(`|${" --- |".repeat(started.size + 1)}`);
  const line = (title: string, figure: (one: Started) => number) =>
    printRow([title, ...[...started.values()].map((one) => whole(figure(one)))]);
  line("first response after the start, in ms", ({ startMs }) => startMs);
  line("memory after the start, in MB", ({ memory }) => memory / MB);
  line("memory after the load, in MB", ({ server }) => server.memory() / MB);
  console.log();
}

function printTargets(results: Results): void {
  printRow(["this mock", "CPU in µs", "node:http", "times", "target", ""]);
  console.log(`|${" --- |".repeat(6)}`);
  for (const name of [OURS, REQUEST, FETCH]) {
    for (const workload of workloadNames) {
      const runs = results.get(name)?.[workload] ?? [];
      const base = results.get(BARE)?.[workload] ?? [];
      const ratio = cpuRatio(runs, base);
      const most = name === OURS ? MOST_TIMES_BARE[workload] : MOST_TIMES_BARE_IN_PROCESS;
      const figures = [figureOf(runs, "cpu").toFixed(1), figureOf(base, "cpu").toFixed(1), ratio.toFixed(2)];
      printRow([`${name}, ${workload}`, ...figures, `at most ${+most.toFixed(2)}`, ratio <= most ? "met" : "missed"]);
    }
  }
  console.log();
}

/** What the other servers don't have. */
async function printMore({ command, startMs }: Started): Promise<void> {
  printRow(["this mock", "", "target", ""]);
  console.log(`|${" --- |".repeat(4)}`);
  const atMost = (what: string, value: number, most: number) =>
    printRow([what, whole(value), `at most ${most}`, value <= most ? "met" : "missed"]);
  const atLeast = (what: string, value: number, least: number) =>
    printRow([what, whole(value), `at least ${least}`, value >= least ? "met" : "missed"]);
  atMost("first response after the start, in ms", startMs, 300);
  const { events, shortStreams } = await streams(command, loader);
  atLeast("events a second to one client, one long stream after another", events, 10_000);
  atLeast("five-event streams a second, in all", shortStreams, 10_000);
  if (process.argv.includes("--soak"))
    atMost("memory after a million requests, in MB", (await soak(command, loader)) / MB, 150);
  console.log();
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

function whole(value: number): string {
  return Math.round(value).toString();
}
