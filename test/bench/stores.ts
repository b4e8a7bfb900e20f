/**
 * Compares the stores of the mock: `npm run bench -- stores`. Prints Markdown tables and asserts nothing. Requires Linux, because
 * it reads /proc, and Debian's package redis-server.
 *
 * 1. Processor time per request and latency of creating an agent and getting it, in one sandbox and in 100 at once. As in
 *    `npm run bench -- mock`, the mocks alternate and are kept busy. The latency is measured separately, with one request at a
 *    time on each connection.
 * 2. The start with a million rows in 10,000 sandboxes, and what such a sandbox needs of memory and of the store.
 * 3. Pages of listings with up to 100,000 rows, the first of which loads and sorts them. The mock runs in this process.
 *
 * Redis appends each write to its file, and flushes that to the disk once a second. `npm run bench -- stores pages` runs only
 * the part of this name: `requests`, `sandboxes` or `pages`.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildMock } from "../../scripts/build/mock.ts";
import { requireRedis } from "../stores/redis-server.ts";
import { median } from "./measure.ts";
import { measurePages } from "./stores/pages.ts";
import { measureRequests, type Run } from "./stores/requests.ts";
import { measureSandboxes } from "./stores/sandboxes.ts";
import { type Subject, startMemory, startRedisMocks, startSqlite } from "./stores/subjects.ts";

/** Maximum ratio of the processor time per request to that with memory. */
const MAX_SQLITE_RATIO = 1.6;
/** The same with 100 sandboxes at once. */
const MAX_REDIS_RATIO = 3;
const MAX_START_MS = 500;
const MB = 1_000_000;
const PARTS = { requests: printRequests, sandboxes: printSandboxes, pages: printPages };

requireRedis();
await buildMock({ site: false });
const root = await mkdtemp(join(tmpdir(), "platform-api-bench-"));
const [, , only] = process.argv;
try {
  for (const [name, print] of Object.entries(PARTS)) if (only === undefined || only === name) await print();
} finally {
  await rm(root, { recursive: true, force: true });
}

async function printRequests(): Promise<void> {
  const subjects: Subject[] = [];
  try {
    subjects.push(await startMemory(), await startSqlite(root));
    subjects.push(await startRedisMocks("Redis", 1), await startRedisMocks("Redis, three processes", 3));
    await printRequestTable(subjects, ["bench"], "one sandbox", { SQLite: MAX_SQLITE_RATIO });
    const keys = Array.from({ length: 100 }, (_, index) => `bench-${index}`);
    subjects.push(await startRedisMocks("Redis, three processes, each key on one", 3, true));
    await printRequestTable(subjects, keys, "100 sandboxes", {
      SQLite: MAX_SQLITE_RATIO,
      Redis: MAX_REDIS_RATIO,
      "Redis, three processes": MAX_REDIS_RATIO,
      "Redis, three processes, each key on one": MAX_REDIS_RATIO,
    });
  } finally {
    for (const subject of subjects) await subject.stop();
  }
}

async function printRequestTable(
  subjects: readonly Subject[],
  keys: readonly string[],
  title: string,
  maxRatios: Readonly<Record<string, number>>,
): Promise<void> {
  const results = await measureRequests(subjects, keys);
  printHead([
    `create, then get, in ${title}`,
    "CPU time per request in µs",
    "ratio to memory",
    "target",
    "",
    "CPU time of Redis in µs",
    "requests per second",
    "busy processes",
    "503 responses in %",
    "p99 of both in ms",
  ]);
  const base = results.get("memory")!;
  for (const [name, runs] of results) {
    const ratio = median(runs.map(({ cpu }, round) => cpu / base[round]!.cpu));
    const max = maxRatios[name];
    const figure = (which: keyof Run, digits: number) => median(runs.map((run) => run[which])).toFixed(digits);
    printRow([
      name,
      figure("cpu", 1),
      ratio.toFixed(2),
      ...(max === undefined ? ["", ""] : [`at most ${max}`, verdict(ratio, max)]),
      figure("redisCpu", 1),
      figure("requestsPerSecond", 0),
      figure("busy", 2),
      (100 * median(runs.map(({ refused }) => refused))).toFixed(2),
      figure("p99", 1),
    ]);
  }
  console.log();
}

async function printSandboxes(): Promise<void> {
  printHead([
    "1,000,000 rows in 10,000 sandboxes",
    "time from start to first response, in ms",
    "target",
    "",
    "with memory, empty",
    "first request to a sandbox, in ms",
    "the next one, in ms",
    "stored bytes per sandbox",
    "memory per loaded sandbox, in bytes",
    "memory per new sandbox, in bytes",
    "memory after the start, in MB",
  ]);
  for (const name of ["SQLite", "Redis"] as const) {
    const measured = await measureSandboxes(name, root);
    printRow([
      name,
      measured.startMs.toFixed(0),
      `at most ${MAX_START_MS}`,
      verdict(measured.startMs, MAX_START_MS),
      measured.emptyStartMs.toFixed(0),
      measured.firstMs.toFixed(1),
      measured.nextMs.toFixed(1),
      measured.storedBytes.toFixed(0),
      measured.loadedBytes.toFixed(0),
      measured.newBytes.toFixed(0),
      (measured.memoryBytes / MB).toFixed(0),
    ]);
  }
  console.log();
}

async function printPages(): Promise<void> {
  printHead(["pages of 20 connectors, in ms", "rows", "first request", "next requests: first page", "middle", "last"]);
  for (const name of ["SQLite", "Redis"] as const)
    for (const { rows, first, pages } of await measurePages(name, root))
      printRow([name, `${rows}`, first.toFixed(1), ...pages.map((time) => time.toFixed(3))]);
  console.log();
}

function verdict(figure: number, max: number): string {
  return figure <= max ? "met" : "missed";
}

function printHead(cells: readonly string[]): void {
  printRow(cells);
  console.log(`|${" --- |".repeat(cells.length)}`);
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
