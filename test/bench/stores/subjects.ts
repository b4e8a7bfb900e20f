import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@redis/client";
import { type RedisServer, startRedis } from "../../stores/redis-server.ts";
import { type RunningServer, start } from "../mock/processes.ts";

const CLI = fileURLToPath(new URL("../../../dist/platform-api-mock/dist/cli.js", import.meta.url));

/** The mock with a store: one or more processes, and perhaps a Redis server. */
export interface Subject {
  readonly name: string;
  readonly mocks: readonly RunningServer[];
  /** True if all requests with the same key go to the same process. */
  readonly isSticky: boolean;
  /** Processor time of the Redis server so far, in milliseconds. */
  redisCpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** The command that starts a mock with these options. */
export function mockCommand(...options: string[]): (port: number) => readonly string[] {
  return (port) => [process.execPath, CLI, "--port", `${port}`, ...options];
}

/** Redis as the README recommends it: what it has acknowledged survives its process. */
export function startDurableRedis(): Promise<RedisServer> {
  return startRedis({ appendonly: "yes" });
}

export async function startMemory(): Promise<Subject> {
  return withoutRedis("memory", await start(mockCommand()));
}

export async function startSqlite(root: string): Promise<Subject> {
  return withoutRedis("SQLite", await start(mockCommand("--data", await mkdtemp(join(root, "sqlite-")))));
}

function withoutRedis(name: string, mock: RunningServer): Subject {
  return { name, mocks: [mock], isSticky: true, redisCpuMs: async () => 0, stop: () => mock.stop() };
}

export async function startRedisMocks(name: string, processes: number, isSticky = false): Promise<Subject> {
  const redis = await startDurableRedis();
  const client = await createClient({ url: redis.url }).connect();
  const mocks = await Promise.all(Array.from({ length: processes }, () => start(mockCommand("--store", redis.url))));
  return {
    name,
    mocks,
    isSticky,
    redisCpuMs: async () => cpuMsIn(await client.info("cpu")),
    async stop() {
      client.destroy();
      for (const mock of mocks) await mock.stop();
      await redis.close();
    },
  };
}

function cpuMsIn(info: string): number {
  const seconds = (name: string) => Number(new RegExp(`^${name}:(.*)$`, "m").exec(info)?.[1]);
  return (seconds("used_cpu_sys") + seconds("used_cpu_user")) * 1000;
}
