/**
 * Compares the reference with Redoc, Scalar and Swagger UI on the same document: `npm run bench -- docs`. Builds the reference,
 * and prints Markdown tables. Fails if the largest page of an operation has too many bytes, but never because of a time.
 * Requires a POSIX shell.
 *
 * One server sends all pages with gzip. Chromium opens each at the same operation, with an empty cache, and can reach no other
 * host. The server is on the same machine, so the times do not include a network. The first paint of the others shows the
 * frame of the page or its beginning; their scripts show the operation just before they are quiet.
 *
 * The pages alternate, because other programs may use the machine: each figure is the median of the rounds, and each ratio
 * the median of the ratios in a round. Redoc's page is built when the benchmark
 * runs. A page that can't be made, or that fails, is reported and omitted. On a busy machine, Swagger UI often does not open
 * the operation, and then is quiet sooner; these visits count.
 */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { LOADED_BYTES, PAGE_BYTES } from "../../src/reference/check.ts";
import { type Browser, launchChromium } from "../tools/chromium.ts";
import { installTools } from "../tools/tools.ts";
import { type Server, serveFolders } from "./docs/server.ts";
import { OURS, OURS_LARGEST, REDOC, readSubjects, type Subject } from "./docs/subjects.ts";
import { type Visit, visit } from "./docs/visit.ts";
import { median } from "./measure.ts";

const ROUNDS = 7;
const MAX_BUILD_SECONDS = 30;
const MIN_QUIET_RATIO = 5;

/** Everything but the server is unknown to Chromium, also where a proxy is configured. */
const ISOLATED = ["--no-proxy-server", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

type Figure = Exclude<keyof Visit, "shown">;
type Results = Map<string, Visit[]>;

/** The columns of the table: their title, and how their values are printed. */
const COLUMNS: Partial<Record<Figure, [title: string, show: (value: number) => string]>> = {
  bytes: ["bytes, gzip", kB],
  requests: ["requests", String],
  elsewhere: ["requests to other hosts", String],
  firstPaintMs: ["first contentful paint", ms],
  quietMs: ["quiet after", ms],
  longTasksMs: ["long tasks", ms],
  heapBytes: ["heap", (bytes) => `${(bytes / 1e6).toFixed(1)} MB`],
  nodes: ["DOM nodes", String],
};

installTools({ peers: true });
const buildSeconds = build();
const subjects = await readSubjects();
const root = await mkdtemp(join(tmpdir(), "platform-api-bench-"));
try {
  const folders = await prepareAll(subjects);
  const server = await serveFolders(folders);
  const browser = await launchChromium(ISOLATED);
  try {
    const prepared = subjects.filter(({ name }) => folders.has(toKey(name)));
    const before = loadavg();
    const results = await visitInTurns(prepared, browser, server);
    printTable(results);
    printTargets(results);
    const load = [before, loadavg()].map(([lastMinute]) => lastMinute!.toFixed(1)).join(" before and ");
    const where = `${availableParallelism()} processors, load average ${load} after`;
    console.log(`Chromium ${browser.version()}, ${ROUNDS} rounds, ${where}.`);
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  await rm(root, { recursive: true, force: true });
}

/**
 * Builds the reference, and returns the processor time in seconds. The shell knows that of all processes whose parents waited
 * for them, which leaves out only a tenth of a second of esbuild. Node.js knows only its own.
 */
function build(): number {
  const output = execFileSync("sh", ["-c", "npm run --silent docs >&2 && times"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ofChildren = output.trim().split("\n").at(-1)!;
  const times = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Returns the folders to serve by the first part of their path. */
async function prepareAll(subjects: readonly Subject[]): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  for (const { name, prepare } of subjects) {
    const folder = join(root, toKey(name));
    await mkdir(folder);
    try {
      folders.set(toKey(name), await prepare(folder));
    } catch (error) {
      report(name, error);
    }
  }
  return folders;
}

function toKey(name: string): string {
  return name.replaceAll(/\W+/g, "-");
}

function report(name: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${name} is omitted: ${message.split("\n", 1)[0]}`);
}

/** The first round is the warm-up and does not count. */
async function visitInTurns(subjects: readonly Subject[], browser: Browser, server: Server): Promise<Results> {
  const results: Results = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, path, text } of subjects) {
      const visits = results.get(name);
      if (!visits) continue;
      try {
        const result = await visit(browser, server, `/${toKey(name)}/${path}`, text);
        if (round > 0) visits.push(result);
      } catch (error) {
        results.delete(name);
        report(name, error);
      }
    }
  }
  return results;
}

function findMedian(visits: readonly Visit[], figure: Figure): number {
  return median(visits.map((visit) => visit[figure]));
}

function ratio(of: readonly Visit[], to: readonly Visit[], figure: Figure): number {
  return median(of.map((visit, round) => visit[figure] / (to[round]?.[figure] ?? Number.NaN)));
}

function printTable(results: Results): void {
  const columns = Object.entries(COLUMNS) as [Figure, [string, (value: number) => string]][];
  printHeading(["", "shown", ...columns.map(([, [title]]) => title)]);
  const ours = results.get(OURS) ?? [];
  for (const [name, visits] of results) {
    const cells = columns.map(([figure, [, show]]) => {
      const value = show(findMedian(visits, figure));
      const toOurs = ratio(visits, ours, figure);
      return name !== OURS && Number.isFinite(toOurs) ? `${value} (${rounded(toOurs)})` : value;
    });
    const shown = visits.filter((visit) => visit.shown).length;
    printRow([name, `${shown} of ${visits.length}`, ...cells]);
  }
  console.log(
    `\nIn parentheses: the ratio to "${OURS}". Shown: the visits that ended with the operation on the screen.\n`,
  );
}

function printTargets(results: Results): void {
  const largest = results.get(OURS_LARGEST) ?? [];
  const [html, loaded] = [findMedian(largest, "htmlBytes"), findMedian(largest, "bytes")];
  const quiet = ratio(results.get(REDOC) ?? [], results.get(OURS) ?? [], "quietMs");
  const verdict = (met: boolean) => (met ? "met" : "missed");
  const smallEnough = [html <= PAGE_BYTES, loaded <= LOADED_BYTES] as const;
  printHeading(["", "measured", "target", ""]);
  printRow(["largest operation, HTML", kB(html), `at most ${kB(PAGE_BYTES)}`, verdict(smallEnough[0])]);
  printRow(["largest operation, everything", kB(loaded), `at most ${kB(LOADED_BYTES)}`, verdict(smallEnough[1])]);
  printRow([
    "time until quiet, of Redoc to ours",
    rounded(quiet),
    `at least ${MIN_QUIET_RATIO}`,
    verdict(quiet >= MIN_QUIET_RATIO),
  ]);
  printRow([
    "CPU time of the build",
    `${buildSeconds.toFixed(1)} s`,
    `at most ${MAX_BUILD_SECONDS} s`,
    verdict(buildSeconds <= MAX_BUILD_SECONDS),
  ]);
  console.log();
  if (smallEnough.includes(false)) process.exitCode = 1;
}

function printHeading(cells: readonly string[]): void {
  printRow(cells);
  console.log(`|${" --- |".repeat(cells.length)}`);
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}

function rounded(ratio: number): string {
  return ratio.toFixed(ratio < 10 ? 1 : 0);
}
