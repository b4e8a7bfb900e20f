/** Starts Redis servers for tests, each on a free port of the loopback interface and with a folder of its own. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@redis/client";
import { findFreePort } from "../shared/free-port.ts";
import { requireProgram } from "../tools/system-package.ts";

/** Path of the server. The environment variable REDIS_SERVER overrides the default, which is the path on Debian. */
const REDIS = process.env.REDIS_SERVER ?? "/usr/bin/redis-server";
const NUMBER_OF_SLOTS = 16_384;

/** Options of redis.conf, such as `{ appendonly: "yes" }`. */
type Options = Readonly<Record<string, string>>;

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Sends a signal, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void;
  /** Ends the process. Default signal: SIGTERM, on which it writes everything to its folder. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it on the same port with the data of its folder. */
  start(): Promise<void>;
  /** Ends the process and removes the folder. */
  close(): Promise<void>;
}

/** Makes sure that redis-server is installed. */
export function requireRedis(): void {
  requireProgram(REDIS, { package: "redis-server", variable: "REDIS_SERVER" });
}

export async function startRedis(options: Options = {}): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), "platform-redis-"));
  const port = await findFreePort();
  const settings = { port: `${port}`, bind: "127.0.0.1", dir: folder, save: "", ...options };
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(
      REDIS,
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    server = started;
    // Ends with this process if a test fails to close it.
    const end = () => started.kill("SIGKILL");
    process.once("exit", end);
    started.once("exit", () => process.off("exit", end));
    const lines: string[] = [];
    for await (const line of createInterface(started.stdout)) {
      lines.push(line);
      if (!line.includes("Ready to accept connections")) continue;
      started.stdout.resume();
      return;
    }
    throw new Error(`redis-server has not started:\n${lines.join("\n")}`);
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const stopped = server;
    server = undefined;
    if (!stopped) return;
    const exit = once(stopped, "exit");
    stopped.kill("SIGCONT");
    stopped.kill(signal);
    await exit;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    signal: (signal) => void server?.kill(signal),
    stop,
    start,
    async close() {
      await stop("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a cluster of three masters. */
export async function startCluster(): Promise<readonly RedisServer[]> {
  const servers = await Promise.all(
    Array.from({ length: 3 }, async () =>
      startRedis({ "cluster-enabled": "yes", "cluster-port": `${await findFreePort()}` }),
    ),
  );
  const clients = await Promise.all(servers.map(({ url }) => createClient({ url }).connect()));
  try {
    for (const [index, client] of clients.entries()) {
      const slotsEach = Math.ceil(NUMBER_OF_SLOTS / servers.length);
      const end = Math.min((index + 1) * slotsEach, NUMBER_OF_SLOTS) - 1;
      await client.clusterAddSlotsRange({ start: index * slotsEach, end });
      await client.clusterSetConfigEpoch(index + 1);
      await client.sendCommand([
        "CLUSTER",
        "MEET",
        "127.0.0.1",
        `${servers[0]!.port}`,
        `${await findBusPort(clients[0]!)}`,
      ]);
    }
    for (const client of clients) while (!isComplete(await client.clusterInfo())) await delay(50);
  } finally {
    for (const client of clients) client.destroy();
  }
  return servers;

  function isComplete(info: string): boolean {
    return info.includes("cluster_state:ok") && info.includes(`cluster_known_nodes:${servers.length}`);
  }
}

async function findBusPort(client: { configGet(name: string): Promise<Record<string, string>> }): Promise<string> {
  return (await client.configGet("cluster-port"))["cluster-port"]!;
}
