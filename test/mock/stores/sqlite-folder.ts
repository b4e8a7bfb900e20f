import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openSqliteStore } from "../../../src/mock/stores/sqlite.ts";
import { type Database, loadDriver } from "../../../src/mock/stores/sqlite-driver.ts";
import { FILE } from "../../../src/mock/stores/sqlite-file.ts";
import type { SandboxStore } from "../../../src/mock/stores/store.ts";
import { definitions, ship } from "./store-cases.ts";

export let parent: string;
export let folder: string;
export let file: string;

/** Gives each test the name of a new folder in an empty one. */
export function useFolder(): void {
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), "platform-sqlite-"));
    folder = join(parent, "sandboxes");
    file = join(folder, FILE);
  });
  afterEach(() => rm(parent, { recursive: true }));
}

/** Uses the store of the folder, and closes it. */
export async function run<T>(use: (store: SandboxStore) => T, repair?: (line: string) => void): Promise<Awaited<T>> {
  const store = await openSqliteStore(folder, definitions, {
    repair,
    isRow: (_table, row) => typeof row === "object" && row !== null,
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Uses the database of the folder without a store. */
export async function runRaw<T>(use: (database: Database) => T): Promise<T> {
  const database = (await loadDriver())(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** Rows of 700 bytes, with the places from 0. */
export const manyShips = (count: number) =>
  Array.from({ length: count }, (_, n) => ship(`${"x".repeat(300)} ${n}`, n, n));
