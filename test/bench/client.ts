/**
 * Compares this client with other clients, which alternate in one run: `npm run bench -- client`. Prints one Markdown table, and
 * below it the floor: calls of fetch that do, step by step, what this client must do, too. Asserts nothing. The other clients are installed in temporary folders, in the
 * versions of test/tools/package.json. A client that can't be installed, or that fails, is
 * reported and omitted.
 */
import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { createParser } from "eventsource-parser";
import { buildClient } from "../../scripts/build/client.ts";
import { measureSize } from "../../scripts/release/packages.ts";
import { TSC, tsc } from "../../scripts/shared/typescript.ts";
import { installTools } from "../tools/tools.ts";
import { cpuRatio, type Measurement, measureInTurns, median } from "./measure.ts";
import { bundle, type Create, PEERS, type Peer } from "./peers.ts";
import { createStreamFetch, EVENTS } from "./responses.ts";

const CALLS = 500;
const CONCURRENCY = 50;
const CALL_ROUNDS = 11;
const STREAM_ROUNDS = 5;
const IMPORT_ROUNDS = 15;
/** What `callStep` adds to a call of fetch, in this order. */
const STEPS = ["five headers, no redirects", "an AbortController", "its timer", "a body read by a reader"];
/** The baseline for streams. */
const BASELINE = "eventsource-parser and JSON.parse";

interface Project {
  name: string;
  peer: Peer;
  folder: string;
  packages: number;
  /** The program as a module for Node.js, with its packages not bundled. */
  module: string;
  create: Create;
}

/** One row of the table: the values by client. */
type Row = [what: string, values: Map<string, string>];

const root = await mkdtemp(join(tmpdir(), "platform-api-bench-"));
installTools();
const server = fork(new URL("server.ts", import.meta.url));
try {
  const [port] = await once(server, "message");
  const baseUrl = `http://127.0.0.1:${port}`;
  await buildClient();
  const projects: Project[] = [];
  for (const peer of PEERS) {
    try {
      projects.push(await prepare(peer));
    } catch (error) {
      report(peer.name, "installed", error);
    }
  }
  const rows: Row[] = [];
  for (const measure of [bundles, packages, types, imports]) rows.push(...(await measure(projects)));
  const floor: string[] = [];
  rows.push(await calls(projects, baseUrl, "in sequence", inSequence, floor));
  rows.push(await calls(projects, baseUrl, `${CONCURRENCY} concurrently`, concurrently, floor));
  rows.push(...(await streams(projects, "in memory", baseUrl, createStreamFetch())));
  rows.push(...(await streams(projects, "over HTTP", baseUrl, undefined)));
  const names = projects.map(({ name }) => name);
  console.log(`| | ${names.join(" | ")} |\n|${" --- |".repeat(names.length + 1)}`);
  for (const [what, values] of rows)
    console.log(`| ${[what, ...names.map((name) => values.get(name) ?? "")].join(" | ")} |`);
  console.log(`\n${floor.join("\n")}`);
} finally {
  server.disconnect();
  await rm(root, { recursive: true, force: true });
}

function report(name: string, what: string, error: unknown): void {
  console.error(`${name} can't be ${what} and is omitted: ${error instanceof Error ? error.message : error}`);
}

async function prepare(peer: Peer): Promise<Project> {
  const folder = join(root, peer.name.replaceAll("/", "-"));
  await mkdir(folder);
  const packages = await peer.install(folder);
  const entry = join(folder, "program.ts");
  await writeFile(entry, peer.program);
  const module = join(folder, "program.mjs");
  await build({
    entryPoints: [entry],
    outfile: module,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
  });
  const { create } = await import(pathToFileURL(module).href);
  return { name: peer.name, peer, folder, packages, module, create };
}

async function bundles(projects: Project[]): Promise<Row[]> {
  const rows: Row[] = [
    ["bundle of the program, min", new Map()],
    ["bundle of the program, min+gzip", new Map()],
    ["bundle of one operation, min+gzip", new Map()],
    ["bundle of everything, min+gzip", new Map()],
  ];
  for (const { name, folder, peer } of projects) {
    const all = `import * as all from "${peer.module}"; console.log(all);`;
    const [program, one, everything] = await Promise.all(
      [peer.program, peer.oneOperation, all].map((text) => bundle(text, folder)),
    );
    const sizes = [
      program!.length,
      ...[program!, one!, everything!].map((bytes) => gzipSync(bytes, { level: 9 }).length),
    ];
    for (const [i, size] of sizes.entries()) rows[i]![1].set(name, kB(size));
  }
  return rows;
}

async function packages(projects: Project[]): Promise<Row[]> {
  const sizes = new Map<string, string>();
  for (const { name, folder, packages } of projects) {
    // A generated client is part of the user's source.
    const bytes = await measureSize(join(folder, packages > 0 ? "node_modules" : "client"));
    sizes.set(name, `${packages}, ${(bytes / 1e6).toFixed(1)} MB`);
  }
  return [["installed packages", sizes]];
}

async function types(projects: Project[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const skipLibCheck of [true, false]) {
    const values = new Map<string, string>();
    for (const { name, folder } of projects) {
      const compilerOptions = {
        target: "es2022",
        lib: ["es2022", "dom", "dom.iterable"],
        module: "esnext",
        moduleResolution: "bundler",
        allowImportingTsExtensions: true,
        // Some clients need the types of Node.js.
        types: ["node"],
        typeRoots: [resolve("node_modules/@types")],
        strict: true,
        noEmit: true,
        skipLibCheck,
      };
      const config = join(folder, "program.json");
      await writeFile(config, JSON.stringify({ compilerOptions, files: ["program.ts"] }));
      const { ok, output } = await tsc(TSC, ["-p", config, "--extendedDiagnostics"], folder);
      const figure = (what: string) => Number(new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(output)?.[1]);
      const counts = [`${figure("Types")} types`, `${figure("Instantiations")} inst.`];
      values.set(
        name,
        `${counts.join(", ")}, ${Math.round(figure("Memory used") / 1000)} MB${ok ? "" : ", with errors"}`,
      );
    }
    rows.push([`TypeScript, skipLibCheck ${skipLibCheck ? "on" : "off"}`, values]);
  }
  return rows;
}

/** Milliseconds to load the program and its imports, each time in a new process. */
async function imports(projects: Project[]): Promise<Row[]> {
  const times = new Map<string, number[]>(projects.map(({ name }) => [name, []]));
  for (let i = 0; i < IMPORT_ROUNDS; i++) {
    for (const { name, module } of projects) {
      const url = JSON.stringify(pathToFileURL(module).href);
      const program = `const t = performance.now(); await import(${url}); console.log(performance.now() - t)`;
      const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
      times.get(name)!.push(Number(stdout));
    }
  }
  const base = median(times.get("openapi-fetch") ?? [Number.NaN]);
  const values = projects.map(({ name }) => [name, asRatio(median(times.get(name)!) / base)] as const);
  return [["import, relative to openapi-fetch", new Map(values)]];
}

async function inSequence(call: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < CALLS; i++) await call();
}

async function concurrently(call: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < CALLS; i += CONCURRENCY) await Promise.all(Array.from({ length: CONCURRENCY }, call));
}

/** Sends one GET with some of what a client adds. Each step has those before it. */
async function callStep(url: string, step: number): Promise<unknown> {
  const controller = new AbortController();
  const init: RequestInit = { headers: { Authorization: "Bearer key" } };
  if (step >= 1) {
    const more = { "X-1": "1", "X-2": "2", "X-3": "3" };
    Object.assign(init, { headers: { ...init.headers, Accept: "application/json", ...more }, redirect: "manual" });
  }
  if (step >= 2) init.signal = controller.signal;
  const timer = step >= 3 ? setTimeout(() => controller.abort(), 60_000) : undefined;
  const response = await fetch(url, init);
  if (step < 4) {
    const data = await response.json();
    clearTimeout(timer);
    return data;
  }
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += decoder.decode(next.value, { stream: true });
  clearTimeout(timer);
  return JSON.parse(text + decoder.decode());
}

/** Processor time of one GET, relative to fetch. Adds a line to the floor. */
async function calls(
  projects: Project[],
  baseUrl: string,
  how: string,
  repeat: (call: () => Promise<unknown>) => Promise<void>,
  floor: string[],
): Promise<Row> {
  const url = `${baseUrl}/v1/models/aurora`;
  const tasks = new Map(["fetch", ...STEPS].map((name, step) => [name, () => repeat(() => callStep(url, step))]));
  for (const { name, create } of projects) {
    const client = create(baseUrl);
    tasks.set(name, () => repeat(() => client.get()));
  }
  const results = await measureInTurns(tasks, CALL_ROUNDS, (name, error) => report(name, "called", error));
  const ratios = ratiosTo("fetch", results);
  floor.push(`Floor ${how}, relative to fetch: ${STEPS.map((step) => `${ratios.get(step)} with ${step}`).join(", ")}`);
  return [`CPU time of a call ${how}, relative to fetch`, ratios];
}

/**
 * Processor time of a long stream, relative to the parser and JSON.parse, because reading events requires both. The parser
 * alone takes a third of that.
 */
async function streams(
  projects: Project[],
  where: string,
  baseUrl: string,
  fetch: typeof globalThis.fetch | undefined,
): Promise<Row[]> {
  const tasks = new Map([
    ["parser", () => parseEvents(baseUrl, fetch, () => {})],
    [BASELINE, () => parseEvents(baseUrl, fetch, JSON.parse)],
  ]);
  for (const { name, create } of projects) {
    const { stream } = create(baseUrl, fetch);
    if (!stream) continue;
    tasks.set(name, async () => {
      let count = 0;
      for await (const _ of await stream()) count++;
      // Some clients do not return the terminal event.
      if (count < EVENTS - 1) throw new Error(`The stream has ${count} events instead of ${EVENTS}.`);
    });
  }
  const results = await measureInTurns(tasks, STREAM_ROUNDS, (name, error) => report(name, `streamed ${where}`, error));
  const rate = (name: string) => EVENTS / (median((results.get(name) ?? []).map(({ wallMs }) => wallMs)) / 1000);
  const perSecond = [...results.keys()].map((name) => [name, asRatio(rate(name) / rate(BASELINE))] as const);
  return [
    [`stream ${where}: events per second, relative to ${BASELINE}`, new Map(perSecond)],
    [`stream ${where}: CPU time, relative to ${BASELINE}`, ratiosTo(BASELINE, results)],
    [`stream ${where}: CPU time, relative to eventsource-parser without JSON.parse`, ratiosTo("parser", results)],
  ];
}

async function parseEvents(baseUrl: string, fetch = globalThis.fetch, read: (data: string) => unknown): Promise<void> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: `{"stream":true}` };
  const response = await fetch(`${baseUrl}/v1/conversations`, init);
  let count = 0;
  const parser = createParser({
    onEvent({ data }) {
      read(data);
      count++;
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    parser.feed(decoder.decode(next.value, { stream: true }));
  if (count !== EVENTS) throw new Error(`The parser returned ${count} events instead of ${EVENTS}.`);
}

function ratiosTo(base: string, results: Map<string, Measurement[]>): Map<string, string> {
  return new Map(
    [...results].map(([name, measurements]) => [name, asRatio(cpuRatio(measurements, results.get(base) ?? []))]),
  );
}

function asRatio(ratio: number): string {
  return ratio.toFixed(2);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
