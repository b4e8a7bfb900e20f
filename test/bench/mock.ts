/**
 * Compares the mock with other mocks and with a minimal `node:http` server, which take turns in one run:
 * `npm run bench:mock`. Prints Markdown tables and asserts nothing. `--soak` adds a million requests to this mock only. The
 * others are installed in a temporary folder; a mock that can't be installed, or fails, is named and left out. Linux only,
 * because it reads /proc.
 */
import { fork } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./measure.ts";
import { type Contender, compare, cpuRatio, figureOf } from "./mock/compare.ts";
import { inProcess } from "./mock/in-process.ts";
import { BARE, OURS, PRISM, SERVERS, type Server } from "./mock/servers.ts";
import { soak } from "./mock/soak.ts";
import { streams } from "./mock/streams.ts";
import { WORKLOADS, type WorkloadName } from "./mock/workloads.ts";

const MB = 1_000_000;

await import("../../scripts/build-mock.ts");
const built = await import(new URL("../../dist/mock/index.js", import.meta.url).href);
const root = await mkdtemp(join(tmpdir(), "platform-api-bench-"));
const loader = fork(new URL("mock/load.ts", import.meta.url));
try {
  const contenders = new Map<string, Contender>();
  for (const server of SERVERS) {
    const contender = await prepare(server);
    if (contender) contenders.set(server.name, contender);
  }
  await compare(contenders, loader, (name, error) => report(name, "compared", error));
  const all = [...contenders.values()];
  printTable("CPU of a request, in µs (times node:http)", all, cpuOf);
  printTable("Requests a second, with 10 connections", all, (one, workload) => count(figureOf(one, workload, "rate")));
  printTable("p99 with 10 connections, in ms", all, (one, workload) => figureOf(one, workload, "p99").toFixed(2));
  printTable("Statuses", all, (one, workload) => [...one.statuses.get(workload)!].join(" "));
  printStartAndMemory(all);
  printTargets(contenders);
  const calls = await inProcess(built);
  const ours = contenders.get(OURS)!;
  const streamed = await streams(ours.command, loader);
  console.log("| this mock | | target | |\n| --- | --- | --- | --- |");
  for (const [name, value] of calls)
    row(`in process: ${name}, CPU in µs`, value, name.startsWith("fetch") ? 50 : 15, "at most", (figure) =>
      figure.toFixed(1),
    );
  row("events a second to one client, one long stream after another", streamed.events, 10_000, "at least", count);
  row("five-event streams a second, in all", streamed.shortStreams, 10_000, "at least", count);
  if (process.argv.includes("--soak"))
    row("MB of memory after a million requests", (await soak(ours.command, loader)) / MB, 150, "at most", count);
} finally {
  loader.disconnect();
  await rm(root, { recursive: true, force: true });
}

function report(name: string, what: string, error: unknown): void {
  console.error(`${name} can't be ${what} and is left out: ${error instanceof Error ? error.message : error}`);
}

async function prepare(server: Server): Promise<Contender | undefined> {
  const version = Number(process.versions.node.split(".")[0]);
  if (server.node && version < server.node) {
    report(server.name, "started", `it needs Node.js ${server.node}, and this is ${process.versions.node}.`);
    return undefined;
  }
  try {
    const folder = join(root, server.name.replaceAll("/", "-"));
    await mkdir(folder);
    const command = await server.prepare(folder);
    return {
      ...server,
      command,
      startMs: [],
      memoryAtStart: 0,
      memoryAfter: 0,
      figures: new Map(),
      statuses: new Map(),
    };
  } catch (error) {
    report(server.name, "installed", error);
    return undefined;
  }
}

function cpuOf(one: Contender, workload: WorkloadName, all: readonly Contender[]): string {
  const bare = all.find(({ name }) => name === BARE);
  const ratio = bare ? ` (${cpuRatio(one, bare, workload).toFixed(1)})` : "";
  return figureOf(one, workload, "cpu").toFixed(0) + ratio;
}

function printTable(
  title: string,
  all: readonly Contender[],
  cell: (one: Contender, workload: WorkloadName, all: readonly Contender[]) => string,
): void {
  console.log(`| ${[title, ...all.map(({ name }) => name)].join(" | ")} |\n|${" --- |".repeat(all.length + 1)}`);
  for (const workload of Object.keys(WORKLOADS) as WorkloadName[])
    console.log(`| ${[workload, ...all.map((one) => cell(one, workload, all))].join(" | ")} |`);
  console.log();
}

function printStartAndMemory(all: readonly Contender[]): void {
  console.log(`| | ${all.map(({ name }) => name).join(" | ")} |\n|${" --- |".repeat(all.length + 1)}`);
  const line = (title: string, cell: (one: Contender) => number) =>
    console.log(`| ${[title, ...all.map((one) => count(cell(one)))].join(" | ")} |`);
  line("first answer after the start, in ms", ({ startMs }) => median(startMs));
  line("memory after the start, in MB", ({ memoryAtStart }) => memoryAtStart / MB);
  line("memory after the load, in MB", ({ memoryAfter }) => memoryAfter / MB);
  console.log();
}

function printTargets(contenders: ReadonlyMap<string, Contender>): void {
  const ours = contenders.get(OURS);
  if (!ours) return;
  console.log("| this mock | | target | |\n| --- | --- | --- | --- |");
  const oneDecimal = (figure: number) => figure.toFixed(1);
  for (const workload of Object.keys(WORKLOADS) as WorkloadName[]) {
    for (const other of contenders.values()) {
      if (other === ours) continue;
      const least = other.name === PRISM ? 30 : 1;
      if (other.name === BARE)
        row(`${workload}: CPU, times node:http`, cpuRatio(ours, other, workload), 2.5, "at most", oneDecimal);
      else
        row(
          `${workload}: times less CPU than ${other.name}`,
          cpuRatio(other, ours, workload),
          least,
          "at least",
          oneDecimal,
        );
    }
    row(`${workload}: p99 in ms`, figureOf(ours, workload, "p99"), 1, "at most", (figure) => figure.toFixed(2));
  }
  row("first answer after the start, in ms", median(ours.startMs), 300, "at most", count);
  console.log();
}

function row(
  what: string,
  value: number,
  target: number,
  kind: "at most" | "at least",
  show: (value: number) => string,
): void {
  const met = kind === "at most" ? value <= target : value >= target;
  console.log(`| ${what} | ${show(value)} | ${kind} ${target} | ${met ? "met" : "missed"} |`);
}

function count(value: number): string {
  return Math.round(value).toString();
}
