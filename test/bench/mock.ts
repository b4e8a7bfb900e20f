/**
 * Compares our mock with other mock servers: `npm run bench -- mock`. Prints Markdown tables and asserts nothing. Requires Linux,
 * because it reads /proc.
 *
 * It measures the processor time per request (user and system, of the server process), and its ratio to that of a bare
 * `node:http` server. The bare server reads the same requests and sends bodies of the same length as our mock. All servers
 * alternate, and each figure is the median of five rounds, because other programs may use the machine.
 *
 * Each server is kept busy: several connections pipeline requests, so that the next request arrives before the last response
 * is sent. A server that waits between requests needs more processor time to sleep and wake than to handle a request, which
 * would hide the differences. The utilization (processor time divided by wall-clock time) shows whether a server was kept
 * busy: it should be at least 0.9. If other programs use the processors, it is lower; the figure in parentheses, which
 * includes the time spent waiting for a processor, should still be.
 *
 * Our mock is also called without a server, through its `request` and `fetch`. These figures are optimistic and have a table of
 * their own: calls follow each other directly, so that the code and its data are still in the caches of the processor. Between
 * system calls, a first call takes about twice as long as further ones. `--soak` adds a run of a million requests. The
 * other mocks, and the version of Node.js that some require, are in test/tools/package.json. A mock that fails is listed with the
 * reason.
 */

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../scripts/build/client.ts";
import { buildMock } from "../../scripts/build/mock.ts";
import { installTools } from "../tools/tools.ts";
import { startLoadGenerator } from "./jobs.ts";
import { median } from "./measure.ts";
import { compare, cpuRatio, findMedian, overHttp, type Results, type Run, workloadNames } from "./mock/compare.ts";
import { FETCH, inProcess, REQUEST } from "./mock/in-process.ts";
import type { Job, JobResult } from "./mock/load-generator.ts";
import { reset, setLengths } from "./mock/prepare-run.ts";
import { type RunningServer, start } from "./mock/processes.ts";
import { BARE, OURS, SERVERS, type Server } from "./mock/servers.ts";
import { soak } from "./mock/soak.ts";
import { streams } from "./mock/streams.ts";
import type { WorkloadName } from "./mock/workloads.ts";

/** Number of times that our mock is started to measure the start. The others are started once. */
const STARTS = 5;
const MB = 1_000_000;

/** Maximum ratio of the processor time per request to that of `node:http`. */
const MAX_RATIO: Record<WorkloadName, number> = {
  list: 2,
  get: 2,
  "valid post": 5.2,
  "invalid post": 3.5,
  "create, then get": 4.2,
};

interface Started {
  readonly server: RunningServer;
  readonly command: (port: number) => readonly string[];
  readonly startMs: number;
  readonly memoryBytes: number;
}

// The whole package, because the mock imports its client.
installTools({ peers: true });
await buildClient();
await buildMock({ site: false });
const built = await import(new URL("../../dist/platform-api-mock/dist/index.js", import.meta.url).href);
const root = await mkdtemp(join(tmpdir(), "platform-api-bench-"));
const loadGenerator = startLoadGenerator<Job, JobResult>(new URL("mock/load-generator.ts", import.meta.url));
const started = new Map<string, Started>();
const failures = new Map<string, string>();
try {
  for (const server of SERVERS) await attempt(server.name, async () => started.set(server.name, await startUp(server)));
  const ours = started.get(OURS);
  if (!ours) throw new Error(failures.get(OURS));
  const subjects = [...started].map(([name, { server }]) =>
    overHttp(name, server, loadGenerator, beforeRun(name, ours.server)),
  );
  const all = await compare([...subjects, ...inProcess(built)], fail);
  const called = pick(all, [REQUEST, FETCH]);
  const results = pick(all, [...started.keys()]);

  printTable("CPU time per request in µs (ratio to node:http)", results, (runs, base) => {
    return `${findMedian(runs, "cpu").toFixed(1)} (${cpuRatio(runs, base).toFixed(1)})`;
  });
  printTable("Utilization (including the time spent waiting for a processor)", results, (runs) => {
    return `${findMedian(runs, "utilization").toFixed(2)} (${findMedian(runs, "busy").toFixed(2)})`;
  });
  printTable("Response statuses", results, (runs) => [...new Set(runs.flatMap(({ statuses }) => statuses))].join(" "));
  printStartAndMemory();
  printTargets(results);
  printTable("CPU time per call without a server in µs", called, (runs) => findMedian(runs, "cpu").toFixed(1));
  console.log(
    "Calls that follow each other directly find their code and data in the caches of the processor. A server",
  );
  console.log("does not: a first call after a system call takes about twice as long as further ones.\n");
  await printOurFigures(ours);
  for (const [name, reason] of failures) console.log(`Not measured: ${name}. ${reason}\n`);
} finally {
  loadGenerator.stop();
  for (const { server } of started.values()) await server.stop();
  await rm(root, { recursive: true, force: true });
}

/** Runs the task for one server, and records the reason if it fails. */
async function attempt(name: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
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
      return { server, command, startMs: median(times), memoryBytes: server.memoryBytes() };
    await server.stop();
  }
}

function beforeRun(name: string, ours: RunningServer): (port: number, workload: WorkloadName) => Promise<void> {
  if (name === OURS) return reset;
  if (name === BARE) return (port, workload) => setLengths(port, ours.port, workload);
  return async () => {};
}

function pick(results: Results, names: readonly string[]): Results {
  return new Map([...results].filter(([name]) => names.includes(name)));
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
    printRow([title, ...[...started.values()].map((one) => rounded(figure(one)))]);
  line("time from start to first response, in ms", ({ startMs }) => startMs);
  line("memory after the first response, in MB", ({ memoryBytes }) => memoryBytes / MB);
  line("memory after the load, in MB", ({ server }) => server.memoryBytes() / MB);
  console.log();
}

function printTargets(results: Results): void {
  printRow(["this mock", "CPU time in µs", "node:http", "ratio", "target", ""]);
  console.log(`|${" --- |".repeat(6)}`);
  for (const workload of workloadNames) {
    const runs = results.get(OURS)?.[workload] ?? [];
    const base = results.get(BARE)?.[workload] ?? [];
    const ratio = cpuRatio(runs, base);
    const max = MAX_RATIO[workload];
    const figures = [findMedian(runs, "cpu").toFixed(1), findMedian(base, "cpu").toFixed(1), ratio.toFixed(2)];
    printRow([workload, ...figures, `at most ${max}`, ratio <= max ? "met" : "missed"]);
  }
  console.log();
}

/** Prints figures that are measured only for our mock. */
async function printOurFigures({ command, startMs }: Started): Promise<void> {
  printRow(["this mock", "", "target", ""]);
  console.log(`|${" --- |".repeat(4)}`);
  const atMost = (what: string, value: number, max: number) =>
    printRow([what, rounded(value), `at most ${max}`, value <= max ? "met" : "missed"]);
  const atLeast = (what: string, value: number, min: number) =>
    printRow([what, rounded(value), `at least ${min}`, value >= min ? "met" : "missed"]);
  atMost("time from start to first response, in ms", startMs, 300);
  const { events, shortStreams } = await streams(command, loadGenerator);
  atLeast("events per second in long streams to one client", events, 10_000);
  atLeast("streams of five events per second, to ten clients", shortStreams, 10_000);
  if (process.argv.includes("--soak"))
    atMost("memory after a million requests, in MB", (await soak(command, loadGenerator)) / MB, 150);
  console.log();
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

function rounded(value: number): string {
  return Math.round(value).toString();
}
