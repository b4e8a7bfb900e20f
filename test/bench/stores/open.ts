import { mkdtemp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { openRedisStore } from "../../../src/mock/stores/redis.ts";
import { openSqliteStore } from "../../../src/mock/stores/sqlite.ts";
import type { SandboxStore } from "../../../src/mock/stores/store.ts";
import { startDurableRedis } from "./subjects.ts";

/** A place for sandboxes that any process can open: a folder, or a Redis server. */
export interface Place {
  /** The options of a mock that uses it. */
  readonly options: readonly string[];
  open(): Promise<SandboxStore>;
  /** Current size of its data. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}

export async function makePlace(name: "SQLite" | "Redis", root: string): Promise<Place> {
  return name === "SQLite" ? makeFolder(root) : startServer();
}

async function makeFolder(root: string): Promise<Place> {
  const folder = await mkdtemp(join(root, "sqlite-"));
  return {
    options: ["--data", folder],
    open: () => openSqliteStore(folder, tables),
    async bytes() {
      const files = await readdir(folder);
      const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async close() {},
  };
}

async function startServer(): Promise<Place> {
  const redis = await startDurableRedis();
  const client = await createClient({ url: redis.url }).connect();
  return {
    options: ["--store", redis.url],
    open: () => openRedisStore([redis.url], tables, { expire: 30 * 86_400_000, log: console.error }),
    bytes: async () => Number(/^used_memory:(\d+)/m.exec(await client.info("memory"))?.[1]),
    async close() {
      client.destroy();
      await redis.close();
    },
  };
}
