#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createLog } from "./cli-log.ts";
import { runData } from "./data.ts";
import type { SandboxStore } from "./mock/sandbox/store.ts";
import { listen } from "./mock/server/listen.ts";
import { createMock } from "./mock/server/mock.ts";
import { openStore } from "./mock/server/open-store.ts";
import type { MockOptions } from "./mock/server/types.ts";

/** The folder of the reference, which the package does not have. */
const DOCS = fileURLToPath(new URL("../dist/site", import.meta.url));

const HELP = `platform-api mock: a mock server of the Platform API

Usage: platform-api mock [options]
       platform-api data --help     export the sandboxes that a mock keeps, and import them

  --port NUMBER               port to listen on; 0 for any free port (4010)
  --host ADDRESS              address to listen on; 0.0.0.0 accepts other machines (127.0.0.1)
  --allow-host NAME           another name that requests may have in their Host header; can be repeated
  --seed NUMBER               determines ids and generated content (1)
  --clock real|logical        real: sandboxes start now, and time passes as in reality; logical: they start at noon UTC on
                              2 March 2026, and each request takes a second, so that runs can be repeated (real)
  --now TIME                  time at which each sandbox starts, such as 2026-03-02T12:00:00Z
  --speed NUMBER              how many times faster than in reality time passes; on a logical clock, while a stream waits (1)
  --data FOLDER               keep the sandboxes in this folder
  --store URL                 keep the sandboxes in Redis or Valkey, where other mocks find them; can be repeated for nodes
                              of a cluster
  --expire TIME               time after which Redis removes a sandbox that is not used, such as 12h (30d)
  --max-sandboxes NUMBER      sandboxes in memory at once; the one unused longest is dropped (10000)
  --no-auth                   accept requests without a key
  --latency MS                milliseconds to wait before each response (0)
  --control-key KEY           serve /_mock/ only to requests with the header X-Control-Key: KEY
  --no-control                do not serve /_mock/, except for files
  --no-validate-responses     do not check responses against the document
  --help                      show this help

Any API key works, and each has its own sandbox. POST /_mock/reset resets it, and GET /_mock/openapi.json
describes the other operations that control it. A server that accepts other machines serves them only with --control-key.
`;

function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      port: { type: "string", default: "4010" },
      host: { type: "string", default: "127.0.0.1" },
      "allow-host": { type: "string", multiple: true, default: [] },
      seed: { type: "string", default: "1" },
      clock: { type: "string", default: "real" },
      now: { type: "string" },
      speed: { type: "string", default: "1" },
      data: { type: "string" },
      store: { type: "string", multiple: true, default: [] },
      expire: { type: "string", default: "30d" },
      "max-sandboxes": { type: "string", default: "10000" },
      auth: { type: "boolean", default: true },
      latency: { type: "string", default: "0" },
      "control-key": { type: "string" },
      control: { type: "boolean", default: true },
      "validate-responses": { type: "boolean", default: true },
      help: { type: "boolean", default: false },
    },
  });
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) return undefined;
  if (command !== "mock" || rest.length > 0)
    throw new Error(`There is no command ${positionals.join(" ")}. The commands are mock and data.`);
  if (values.now !== undefined && Number.isNaN(Date.parse(values.now)))
    throw new Error(`--now takes a time such as 2026-03-02T12:00:00Z, not ${values.now}.`);
  if (values["control-key"] === "") throw new Error("--control-key takes a key that is not empty.");
  for (const name of values["allow-host"])
    if (!/^[^\s/:]+$/.test(name)) throw new Error(`--allow-host takes a name without a port, not ${name}.`);
  if (values.data !== undefined && values.store.length > 0)
    throw new Error("--data and --store exclude each other: sandboxes are kept in a folder or in Redis.");
  for (const url of values.store)
    if (!/^rediss?:\/\//.test(url)) throw new Error(`--store takes a URL such as redis://localhost:6379, not ${url}.`);
  return {
    ...values,
    clock: clockMode(values.clock),
    expire: duration("expire", values.expire),
    port: wholeNumber("port", values.port, 65_535),
    seed: wholeNumber("seed", values.seed, 2 ** 32 - 1),
    speed: wholeNumber("speed", values.speed, 1_000_000) || 1,
    latency: wholeNumber("latency", values.latency, 600_000),
    maxSandboxes: wholeNumber("max-sandboxes", values["max-sandboxes"], 10_000_000) || 1,
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`--${name} takes a whole number from 0 to ${most}, not ${text}.`);
  return value;
}

function clockMode(text: string): "real" | "logical" {
  if (text === "real" || text === "logical") return text;
  throw new Error(`--clock takes real or logical, not ${text}.`);
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds. */
function duration(name: string, text: string): number {
  const [, number, unit = ""] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`--${name} takes a time such as 30d, 12h, 15m or 90s, not ${text}.`);
  return Number(number) * UNITS[unit]!;
}

async function run(args: string[]): Promise<void> {
  const [command, ...rest] = args;
  if (command === "data") return runData(rest, async (location) => (await openStore(location)) as SandboxStore); // There is no other kind.
  const options = readOptions(args);
  if (!options) {
    process.stdout.write(HELP);
    return;
  }
  const { port, host, seed, clock, now, speed, data, auth, latency, control, "control-key": controlKey } = options;
  const locations = data === undefined ? options.store : data;
  const store = locations.length === 0 ? undefined : await openStore(locations, { expire: options.expire });
  const settings: MockOptions = {
    seed,
    clock,
    speed,
    maxSandboxes: options.maxSandboxes,
    auth,
    validateResponses: options["validate-responses"],
    onRequest: createLog(),
    ...(now === undefined ? {} : { now }),
    ...(store ? { store } : {}),
  };
  const server = await listen(createMock(settings), {
    port,
    host,
    latency,
    allowedHosts: options["allow-host"],
    control,
    docs: DOCS,
    ...(controlKey === undefined ? {} : { controlKey }),
  });
  // Nobody may read it. Without a listener, that would be an unexpected error, whose message nobody could read either.
  process.stderr.on("error", () => {});
  process.stderr.write(`The mock server listens on ${server.url}. Try:\n`);
  process.stderr.write(`  curl -H "Authorization: Bearer any" ${server.url}/v1/agents/ag_0197c3d0\n`);
  if (existsSync(DOCS)) process.stderr.write(`The reference is at ${server.url}/docs/.\n`);
  keepRunning();
  stopWhenTold(async () => {
    await server.close();
    await store?.close();
  });
}

/**
 * What a request or a timer of the mock does wrong is caught where it happens. What still gets here comes from a callback
 * of Node.js or a library, outside of every request, so no sandbox is half changed: it is logged, and the others who use
 * the server notice nothing.
 */
function keepRunning(): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error: unknown) => console.error("Unexpected:", error));
}

/** Stops once, at a signal or when npm has ended. A second signal finds no listener, and ends the process immediately. */
function stopWhenTold(close: () => Promise<void>): void {
  let stopped = false;
  async function stop(): Promise<void> {
    if (stopped) return;
    stopped = true;
    clearInterval(watch);
    try {
      await close();
    } catch (error) {
      console.error("Could not close the store:", error);
      process.exitCode = 1;
    }
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
  // npm passes a signal on only to the shell that it runs a script in, and that shell ends without telling the server.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) void stop();
  }, 200);
  watch.unref();
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE") return "The port is in use. Choose another one with --port, or 0 for any free one.";
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return "The address given with --host does not belong to this machine.";
  if (error.code === "EACCES") return `Not allowed: ${error.message}. Choose another port or file.`;
  return error.message;
}

run(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${explain(error)}\nRun platform-api --help for help.\n`);
  process.exitCode = 1;
});
