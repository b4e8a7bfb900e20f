/** Starts the servers of the commands. Only cli.ts imports this file, when a command needs it. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listen } from "../http/listen.ts";
import { createServerMock } from "../http/mock.ts";
import { openStore } from "../http/open-store.ts";
import { maskUrl } from "../lib/mask.ts";
import { startProxy } from "../proxy/proxy.ts";
import { openRecording } from "../proxy/recording-file.ts";
import { createLog } from "./log.ts";
import type { MockCommandOptions, ProxyCommandOptions } from "./options.ts";
import { readSeedData } from "./seed-options.ts";

/** The reference in the package, and in this repository, where `npm run docs` writes it. */
const PACKAGED_DOCS = fileURLToPath(new URL("../site", import.meta.url));
const BUILT_DOCS = fileURLToPath(new URL("../../../dist/site", import.meta.url));
const DOCS = existsSync(PACKAGED_DOCS) ? PACKAGED_DOCS : BUILT_DOCS;

export async function startMock(options: MockCommandOptions): Promise<void> {
  const { data, repair, sync, store: urls, expire } = options;
  if (expire !== undefined && !urls) throw new Error("--expire is for sandboxes in Redis, and needs --store.");
  if (repair && data === undefined) throw new Error("--repair is for sandboxes in a folder, and needs --data.");
  if (sync && data === undefined) throw new Error("--sync is for sandboxes in a folder, and needs --data.");
  const location = data ?? urls;
  const seedData = await readSeedData(options);
  const store = location === undefined ? undefined : await openStore(location, { expire, repair, sync, seedData });
  // The others have the same names. A test observes the effect of each.
  const { corsOrigin: corsOrigins, allowHost: allowedHosts } = options;
  const mock = createServerMock({ ...options, corsOrigins, seedData, store, onRequest: requestLog(options) });
  const server = await listen(mock, { ...options, allowedHosts, docs: DOCS });
  keepRunning();
  stopWhenTold(async () => {
    await server.close();
    await store?.close();
  });
  // The log may be closed. Without a listener, that would be an unexpected error, which could not be logged either.
  process.stderr.on("error", () => {});
  for (const line of describeServer(server.url, options)) process.stderr.write(`${line}\n`);
}

/** The addresses that a newcomer needs. Programs find the first one after "listens on". */
function describeServer(url: string, { control, empty, seedFile }: MockCommandOptions): string[] {
  const path = empty || seedFile ? "/v1/models" : "/v1/agents/ag_0197c3d0";
  return [
    `The mock server listens on ${url}. Try: curl -H "Authorization: Bearer any" ${url}${path}`,
    control === false
      ? "There is no dashboard, because of --no-control."
      : `The dashboard, with all requests and the state, is at ${url}/_mock/.`,
    existsSync(DOCS)
      ? `The reference is at ${url}/docs/.`
      : `The reference is not built. Run \`npm run docs\`, and it is at ${url}/docs/.`,
  ];
}

export async function startProxyServer(options: ProxyCommandOptions): Promise<void> {
  const { upstream, port, host, record } = options;
  const { hostname, port: upstreamPort } = new URL(upstream);
  if (Number(upstreamPort) === port && [host, "localhost", "127.0.0.1", "[::1]"].includes(hostname))
    throw new Error("--upstream is the address of the proxy itself. Choose another one with --port.");
  const recording = record === undefined ? undefined : openRecording(record);
  const server = await startProxy({ ...options, onExchange: recording?.add, onRequest: requestLog(options) });
  keepRunning();
  stopWhenTold(async () => {
    try {
      // Before anything else, because a second signal may follow: npm passes on a Ctrl+C that this process got, too.
      for (const line of recording?.write() ?? []) process.stderr.write(`${line}\n`);
    } finally {
      await server.close();
    }
  });
  process.stderr.on("error", () => {}); // As for the mock.
  process.stderr.write(`The proxy listens on ${server.url}, and forwards to ${maskUrl(upstream)}.\n`);
  process.stderr.write(`The dashboard, with all requests and their violations, is at ${server.url}/_mock/.\n`);
}

/** The function that logs each request; undefined if the log is off. */
function requestLog({ logFormat, quiet }: Pick<MockCommandOptions, "logFormat" | "quiet">) {
  return quiet ? undefined : createLog(logFormat ?? (process.stdout.isTTY ? "text" : "json"));
}

/**
 * Logs unexpected errors, and lets the server continue. Errors of a request or of a timer of the mock are caught where they
 * occur. Others come from a callback of Node.js or a library, outside of every request, so no sandbox is half changed.
 */
function keepRunning(): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error: unknown) => console.error("Unexpected:", error));
}

/** Closes the server once, at a signal or when npm has ended. A second signal ends the process immediately. */
function stopWhenTold(close: () => Promise<void>): void {
  let stopped = false;
  async function stop(): Promise<void> {
    if (stopped) return;
    stopped = true;
    clearInterval(watch);
    try {
      await close();
    } catch (error) {
      console.error("Could not save everything:", (error as Error).message);
      process.exitCode = 1;
    }
  }
  // Listeners that stay: without one, a second signal would end the process in the middle of a file.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, (_name: string, number: number) => (stopped ? process.exit(128 + number) : void stop()));
  // npm passes a signal on only to the shell that it runs a script in, and that shell ends without telling the server.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) void stop();
  }, 200);
  watch.unref();
}
