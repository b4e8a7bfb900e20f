import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqliteStore } from "../../../src/mock/sandbox/sqlite.ts";
import { type Database, loadDriver } from "../../../src/mock/sandbox/sqlite-driver.ts";
import { FILE } from "../../../src/mock/sandbox/sqlite-file.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/sandbox/store.ts";
import { A, B, definitions, describeStore, keep, listIds, load, noShip, START, ship } from "./store-cases.ts";

let parent: string;
let folder: string;
let file: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "platform-sqlite-"));
  folder = join(parent, "sandboxes");
  file = join(folder, FILE);
});

afterEach(() => rm(parent, { recursive: true }));

describeStore("an SQLite store", async () => {
  const store = await openSqliteStore(folder, definitions);
  return { store, close: () => store.close() };
});

/** Uses the store of the folder, and closes it. */
async function run<T>(steps: (store: SandboxStore) => T, repair?: (line: string) => void): Promise<Awaited<T>> {
  const store = await openSqliteStore(folder, definitions, { repair });
  try {
    return await steps(store);
  } finally {
    await store.close();
  }
}

/** Uses the database of the folder without a store. */
async function runRaw<T>(steps: (database: Database) => T): Promise<T> {
  const database = (await loadDriver())(file);
  try {
    return steps(database);
  } finally {
    database.close();
  }
}

const manyShips = (count: number) => Array.from({ length: count }, (_, n) => ship(`${"x".repeat(300)} ${n}`, n, n + 2));

describe("an SQLite store that is closed and opened again", () => {
  test("has its sandboxes, the position of one without rows among them", async () => {
    const versions = await run(async (store) => {
      const a = await keep(store, A, { changes: [ship("Cora", 1, 2), noShip("Alma")] });
      return [a, await keep(store, B, { position: { ...START, clock: 7000 } })];
    });
    await run(async (store) => {
      expect(await listIds(store)).toEqual([A, B]);
      expect(await load(store, A)).toMatchObject({
        version: versions[0],
        changes: [noShip("Alma"), ship("Cora", 1, 2)],
      });
      expect(await load(store, B)).toMatchObject({ version: versions[1], position: { clock: 7000 }, changes: [] });
    });
  });

  test("continues with higher versions", async () => {
    const first = await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
    const second = await run((store) => keep(store, A, { version: first, changes: [ship("Cora", 2, 2)] }));
    await run((store) => store.forget(A));
    const third = await run((store) => keep(store, A, {}));
    expect([second > first, third > second]).toEqual([true, true]);
  });

  // Windows has no such permissions.
  test.skipIf(process.platform === "win32")("can be read only by its owner", () =>
    run(async (store) => {
      await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      const modes = await Promise.all(
        ["", FILE, `${FILE}-wal`].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
      );
      expect(modes).toEqual([0o700, 0o600, 0o600]);
    }),
  );
});
