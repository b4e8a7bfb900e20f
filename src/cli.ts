#!/usr/bin/env node
import { parseArgs } from "node:util";
import { listen } from "./mock/server/listen.ts";
import { createMock, openStore } from "./mock/server/mock.ts";
import type { JournalEntry, MockOptions } from "./mock/server/types.ts";

const HELP = `platform-api mock: a mock server of the Platform API

Usage: platform-api mock [options]

  --port NUMBER               port to listen on; 0 for any free port (4010)
  --host ADDRESS              address to listen on; 0.0.0.0 accepts other machines (127.0.0.1)
  --seed NUMBER               determines ids and generated content (1)
  --now TIME                  time at which each sandbox starts (2026-03-02T12:00:00Z)
  --speed NUMBER              how many times faster than real time passes while a stream waits (1)
  --data FILE                 keep the sandboxes in this file
  --no-auth                   accept requests without a key
  --latency MS                milliseconds to wait before each response (0)
  --no-validate-responses     do not check responses against the document
  --help                      show this help

Any API key works, and each has its own sandbox. POST /_mock/reset resets it, and GET /_mock/openapi.json
describes the other operations that control it.
`;

function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      port: { type: "string", default: "4010" },
      host: { type: "string", default: "127.0.0.1" },
      seed: { type: "string", default: "1" },
      now: { type: "string" },
      speed: { type: "string", default: "1" },
      data: { type: "string" },
      auth: { type: "boolean", default: true },
      latency: { type: "string", default: "0" },
      "validate-responses": { type: "boolean", default: true },
      help: { type: "boolean", default: false },
    },
  });
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) return undefined;
  if (command !== "mock" || rest.length > 0)
    throw new Error(`There is no command ${positionals.join(" ")}. The only command is mock.`);
  if (values.now !== undefined && Number.isNaN(Date.parse(values.now)))
    throw new Error(`--now takes a time such as 2026-03-02T12:00:00Z, not ${values.now}.`);
  return {
    ...values,
    port: wholeNumber("port", values.port, 65_535),
    seed: wholeNumber("seed", values.seed, 2 ** 32 - 1),
    speed: wholeNumber("speed", values.speed, 1_000_000) || 1,
    latency: wholeNumber("latency", values.latency, 600_000),
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`--${name} takes a whole number from 0 to ${most}, not ${text}.`);
  return value;
}

async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (!options) {
    process.stdout.write(HELP);
    return;
  }
  const { port, host, seed, now, speed, data, auth, latency } = options;
  const store = data === undefined ? undefined : openStore(data);
  const settings: MockOptions = {
    seed,
    speed,
    auth,
    validateResponses: options["validate-responses"],
    onRequest: createLog(),
    ...(now === undefined ? {} : { now }),
    ...(store ? { store } : {}),
  };
  const server = await listen(createMock(settings), { port, host, latency });
  process.stderr.write(`The mock server listens on ${server.url}. Try:\n`);
  process.stderr.write(`  curl -H "Authorization: Bearer any" ${server.url}/v1/agents/ag_0197c3d0\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // A second signal finds no listener, and ends the process immediately.
    process.once(signal, async () => {
      await server.close();
      store?.close();
    });
  }
}

/**
 * Logs each request: as text on a terminal, otherwise as a line of JSON. Lines are collected for a moment, because a write
 * costs more than the request.
 */
function createLog(): (entry: JournalEntry) => void {
  const format = process.stdout.isTTY ? lineOf : jsonOf;
  let lines = "";
  const flush = () => {
    process.stdout.write(lines);
    lines = "";
  };
  process.on("exit", flush);
  return (entry) => {
    if (lines === "") setTimeout(flush, 50).unref();
    lines += format(entry);
  };
}

function lineOf({ method, url, status, operation_id, violations }: JournalEntry): string {
  const faults = violations.map(({ pointer, detail }) => `  ${pointer} ${detail}`).join("");
  return `${status} ${method} ${url}${operation_id ? `  ${operation_id}` : ""}${faults}\n`;
}

function jsonOf(entry: JournalEntry): string {
  return `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
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
