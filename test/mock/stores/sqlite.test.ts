import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { openStore } from "../../../src/mock/http/open-store.ts";
import { openSqliteStore } from "../../../src/mock/stores/sqlite.ts";
import { FILE, LOCK } from "../../../src/mock/stores/sqlite-file.ts";
import { StoreError } from "../../../src/mock/stores/store.ts";
import { sender } from "../stages/store-client.ts";
import { file, folder, manyShips, parent, run, runRaw, useFolder } from "./sqlite-folder.ts";
import { A, B, definitions, describeStore, keep, listIds, load, noShip, START, ship } from "./store-cases.ts";

useFolder();

describeStore("an SQLite store", async () => {
  const store = await openSqliteStore(folder, definitions);
  return { store, close: () => store.close() };
});

describe("an SQLite store that is closed and opened again", () => {
  test("has its sandboxes, the position of one without rows among them, and uses no version again", async () => {
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
      await store.forget(A);
      expect(await keep(store, A, {})).toBeGreaterThan(Math.max(...versions));
    });
  });

  // Windows has no such permissions.
  test.skipIf(process.platform === "win32")("can be read only by its owner", () =>
    run(async (store) => {
      await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      const modes = await Promise.all(
        ["", FILE, `${FILE}-wal`, LOCK].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
      );
      expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    }),
  );
});

test("a position without rows is not waited for, and commits at the same time are all kept", async () => {
  const ids = Array.from({ length: 50 }, (_, number) => number.toString(16).padStart(16, "0"));
  await run(async (store) => {
    expect(store.commit(A, { version: 0, position: START, changes: [] })).toMatchObject({ isKept: true });
    const commits = ids.map(async (id) => {
      const first = await keep(store, id, { changes: [ship("Cora", 1, 2)] });
      const second = await keep(store, id, { version: first, position: { ...START, requests: 2 } });
      return keep(store, id, { version: second, position: { ...START, requests: 3 }, changes: [ship("Dora", 2, 3)] });
    });
    await Promise.all(commits);
  });
  await run(async (store) => {
    const states = await Promise.all(ids.map((id) => load(store, id)));
    expect(new Set(states.map(({ position }) => position.requests))).toEqual(new Set([3]));
    expect(new Set(states.map(({ changes }) => changes.length))).toEqual(new Set([2]));
    expect(await listIds(store)).toEqual([...ids, A].sort());
  });
});

describe("when the process is killed, a position without rows", () => {
  const move = (requests: number) => ({ position: { ...START, clock: 1000 * requests, requests } });
  /** Returns the number of requests in the sandbox if the process had ended now. */
  async function requestsIfKilled(): Promise<number> {
    const copy = await mkdtemp(join(parent, "copy-"));
    await cp(folder, copy, { recursive: true });
    const store = await openSqliteStore(copy, definitions);
    try {
      return (await store.load(A))?.position.requests ?? 0;
    } finally {
      await store.close();
    }
  }

  test("is there if it must not be lost", () =>
    run(async (store) => {
      const first = await keep(store, A, move(1));
      const second = await keep(store, A, { version: first, ...move(2), isLasting: true });
      expect(await requestsIfKilled()).toBe(2);
      const third = await keep(store, A, { version: second, ...move(3) });
      await keep(store, A, { version: third, ...move(3), isLasting: true });
      expect(await requestsIfKilled()).toBe(3);
    }));

  test("is less than 1,000 requests behind", () =>
    run(async (store) => {
      let version = 0;
      for (let number = 1; number < 2500; number += 1) {
        version = await keep(store, A, { version, ...move(number) });
        await keep(store, (0x1000 + number).toString(16).padStart(16, "0"), {});
      }
      await expect.poll(requestsIfKilled).toBeGreaterThan(1500);
    }));

  test("is there after a second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await run(async (store) => {
      await keep(store, A, move(1));
      vi.advanceTimersByTime(999);
      for (let round = 0; round < 10; round += 1) await setImmediate();
      expect(await requestsIfKilled()).toBe(0);
      vi.advanceTimersByTime(1);
      for (let round = 0; round < 10; round += 1) await setImmediate();
      expect(await requestsIfKilled()).toBe(1);
    });
  });
});

test("others are served while a large sandbox is replaced and loaded", () =>
  run(async (store) => {
    for (const work of [
      () => store.replace(A, { position: START, changes: manyShips(10_000) }),
      () => store.load(A),
      () => store.forget(A),
    ]) {
      let isDone = false;
      const done = Promise.resolve(work()).finally(() => {
        isDone = true;
      });
      let served = 0;
      for (; !isDone; served += 1) {
        await setImmediate();
        await store.load(B);
      }
      await done;
      expect(served).toBeGreaterThan(1);
    }
  }));

test("a database with pages of another size is opened", async () => {
  await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
  await runRaw((database) => database.exec("PRAGMA page_size = 1024; VACUUM"));
  expect((await stat(file)).size % 4096).not.toBe(0);
  await run(async (store) => expect((await load(store, A)).changes).toEqual([ship("Cora", 1, 2)]));
});

// Windows has no such names.
test.skipIf(process.platform === "win32").each(["file:a", "libsql:b"])("the folder %s is no URI", async (name) => {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(parent);
  onTestFinished(() => cwd.mockRestore());
  await (await openSqliteStore(name, definitions)).close();
  expect(await readdir(join(parent, name))).toContain(FILE);
});

test("at most 1 MB is read at once, or one row", async () => {
  const large = (count: number, length: number) =>
    Array.from({ length: count }, (_, n) => ship(`${length} ${n} ${"x".repeat(length)}`, n, n));
  const changes = [...large(300, 10), ...large(100, 20_000), ...large(2, 2_000_000), ...large(300, 30)];
  await run(async (store) => {
    await keep(store, A, { changes });
    const parts: number[] = [];
    const state = await store.load(A, (characters) => parts.push(characters));
    expect(state?.changes).toHaveLength(changes.length);
    expect(parts.filter((characters) => characters > 1_000_000)).toHaveLength(2);
    expect(parts.length).toBeLessThan(20);
  });
});

test("a change of a sandbox that can't be written has no effect on others at the same time", async () => {
  await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
  const trigger = `BEFORE DELETE ON rows WHEN OLD.sandbox = '${A}' BEGIN SELECT RAISE(ABORT, 'planted'); END`;
  await runRaw((database) => database.exec(`CREATE TRIGGER planted ${trigger}`));
  await run(async (store) => {
    const ids = [B, A, "00000000000000ac"];
    const done = ids.map((id) => store.replace(id, { position: START, changes: [ship("Dora", 1, 2)] }));
    const results = await Promise.allSettled(done);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const loaded = await Promise.all(ids.map(async (id) => (await load(store, id)).changes));
    expect(loaded).toEqual([[ship("Dora", 1, 2)], [ship("Cora", 1, 2)], [ship("Dora", 1, 2)]]);
  });
});

test("a transaction that fails is undone, rejects with the reason, and the next one succeeds", async () => {
  const position = { ...START, requests: 2 };
  const first = await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
  const trigger = "BEFORE INSERT ON rows WHEN NEW.place = 999 BEGIN SELECT RAISE(ABORT, 'planted'); END";
  await runRaw((database) => database.exec(`CREATE TRIGGER planted ${trigger}`));
  await run(async (store) => {
    const second = await keep(store, A, { version: first, position });
    const failing = { position, changes: manyShips(1000) };
    for (const attempt of [store.replace(A, failing), keep(store, B, failing)])
      await expect(attempt).rejects.toMatchObject({
        name: "StoreError",
        isTemporary: false,
        message: expect.stringMatching(/^\S+ can't be read or written: planted. Check /),
      });
    expect(await load(store, A)).toMatchObject({ version: second, position, changes: [ship("Cora", 1, 2)] });
    expect(await listIds(store)).toEqual([A]);
    await keep(store, A, { version: second, changes: [ship("Dora", 1, 3)] });
    await keep(store, B, {});
  });
  await run(async (store) => expect((await load(store, A)).changes).toEqual([ship("Cora", 1, 2), ship("Dora", 1, 3)]));
});

describe("a value that was changed by hand makes requests fail with its place until the sandbox is reset", () => {
  const ROW = /, row ships "Cora": it is not a row of this table and key\./;
  const NAME = /, row \S+ \S+: it does not name a row\./;
  const POSITION = /, position: it is not a list of six numbers\./;
  test.each<[string, RegExp]>([
    ["UPDATE rows SET value = '{broken'", ROW],
    ["UPDATE rows SET value = 'null'", ROW],
    ["UPDATE rows SET value = '5'", ROW],
    ["UPDATE rows SET value = '{}'", ROW],
    ["UPDATE rows SET value = x'00ff'", ROW],
    ["UPDATE rows SET key = '\"Dora\"'", /, row ships "Dora": it is not a row of this table and key\./],
    ["UPDATE rows SET key = '5'", NAME],
    ["UPDATE rows SET key = '{'", NAME],
    ["UPDATE rows SET table_name = 'birds'", /, row birds "Cora": there is no such table\./],
    ["UPDATE rows SET table_name = '__proto__'", /, row __proto__ "Cora": there is no such table\./],
    ["UPDATE rows SET place = NULL", /, row ships "Cora": it has no place, or no row\./],
    ["UPDATE rows SET place = 9223372036854775807", /, row ships "Cora": it has no place, or no row\./],
    ["UPDATE sandboxes SET position = '{'", POSITION],
    ["UPDATE sandboxes SET position = '{}'", POSITION],
    ["UPDATE sandboxes SET position = NULL", POSITION],
    ["UPDATE sandboxes SET position = '[1,2,3,4,5,6]'", POSITION],
    ["UPDATE sandboxes SET version = NULL", /, version and origin: they are not versions\./],
    ["UPDATE sandboxes SET version = 9223372036854775807", /, version and origin: they are not versions\./],
    ["UPDATE sandboxes SET origin = 'first'", /, version and origin: they are not versions\./],
  ])("%s", async (sql, reason) => {
    await run(async (store) => {
      for (const id of [A, B]) await keep(store, id, { changes: [ship("Cora", 1, 2)] });
    });
    await runRaw((database) => database.exec(`${sql} WHERE ${sql.includes(" rows ") ? "sandbox" : "id"} = '${A}'`));
    const message = new RegExp(
      `^${file} has an invalid value in the sandbox ${A}${reason.source} Correct it, or reset the sandbox with POST /_mock/reset\\.$`,
    );
    await run(async (store) => {
      await expect(load(store, A)).rejects.toThrow(message);
      await expect(load(store, A)).rejects.toThrow(StoreError);
      expect((await load(store, B)).changes).toEqual([ship("Cora", 1, 2)]);
      const replaced = await store.replace(A, { position: START, changes: [ship("Dora", 1, 2)] });
      expect(await load(store, A)).toMatchObject({ version: replaced, changes: [ship("Dora", 1, 2)] });
    });
  });

  test("which works although the sandbox can't be loaded", async () => {
    const store = await openStore(folder);
    const send = sender(createServerMock({ store }));
    const agent = { name: "Scout", model: "aurora-large" };
    expect(await send("POST", "/v1/agents", agent)).toMatchObject({ status: 200 });
    await store.close();
    await runRaw((database) => database.exec("UPDATE rows SET value = '{}' WHERE table_name = 'agents'"));
    const again = await openStore(folder);
    onTestFinished(() => again.close());
    const sendAgain = sender(createServerMock({ store: again }));
    for (const path of ["/v1/agents", "/_mock/snapshot"])
      expect(await sendAgain("GET", path)).toMatchObject({
        status: 500,
        json: { code: "STORAGE_FAILED", detail: expect.stringContaining("has an invalid value in the sandbox") },
      });
    expect(await sendAgain("POST", "/_mock/reset")).toMatchObject({ status: 204 });
    expect(await sendAgain("POST", "/v1/agents", agent)).toMatchObject({ status: 200 });
  });
});

describe("a folder is refused with one line that says what to do", () => {
  const refused = async (message: RegExp | string, options: Parameters<typeof openSqliteStore>[2] = {}) => {
    const error = await openSqliteStore(folder, definitions, options).then(
      (store) => store.close(),
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    const line = (error as Error).message; // It is an Error.
    expect(line).toMatch(message);
    expect(line).not.toContain("\n");
  };

  test("if it is open already", () =>
    run(async () => {
      await refused(
        /sandboxes is in use. Stop the mock that uses it, close its store, or use another folder. .* Redis.$/,
      );
      await refused(/is in use. /, { repair: () => {} });
      // Another process that creates or repairs the database has not put it in its place yet.
      await rm(file);
      await refused(/is in use. /);
      await writeFile(file, "");
      await refused(/is in use. /, { repair: () => {} });
    }));

  test("if it was written with another seed, which is left alone", async () => {
    const first = await openSqliteStore(folder, definitions, { seed: "a" });
    await keep(first, A, { changes: [ship("Cora", 1, 2)] });
    await first.close();
    await refused(/was written with other seed data. Use that seed data or another folder, or copy its sandboxes /);
    await refused("was written with other seed data", { seed: "b", repair: () => {} });
    await (await openSqliteStore(folder, definitions, { seed: "a" })).close();
  });

  test.each<[string, string, (() => Promise<unknown>)?]>([
    [
      "a newer version wrote it",
      "was written by a newer version of the mock. Update",
      () => runRaw((database) => database.exec("PRAGMA user_version = 2")),
    ],
    [
      "it has a database of another program",
      "has a database of another program, sandboxes.sqlite. Use another folder.",
      () => runRaw((database) => database.exec("PRAGMA application_id = 0")),
    ],
    [
      "it has another file of this name",
      "sandboxes.sqlite is no database, or its beginning is damaged. Restore a backup .and remove sandboxes.sqlite-wal.,",
      () => writeFile(file, "Dear reader\n".repeat(100)),
    ],
    [
      "it is a file",
      "sandboxes is a file. Name a folder.$",
      async () => {
        await rm(folder, { recursive: true });
        await writeFile(folder, "");
      },
    ],
  ])("if %s", async (_name, message, prepare) => {
    await run(() => {});
    await prepare?.();
    await refused(new RegExp(message));
    await refused(new RegExp(message), { repair: () => {} });
  });

  test("and is not changed if it belongs to another program, in whatever mode", async () => {
    await mkdir(folder);
    await runRaw((database) => database.exec("PRAGMA journal_mode = WAL; CREATE TABLE notes (text)"));
    const before = await readFile(file);
    await refused("has a database of another program");
    expect(before.equals(await readFile(file))).toBe(true);
  });

  test("if it is a link to a missing file, which is left alone", async () => {
    await mkdir(folder);
    await symlink(join(parent, "missing"), file);
    await refused(/can't be read or written: ENOENT: no such file or directory/);
    expect(await readlink(file)).toBe(join(parent, "missing"));
    expect(await readdir(parent)).toEqual(["sandboxes"]);
  });

  test.each([
    ["rows", "DROP TABLE rows"],
    ["seed", "DROP TABLE seed"],
    ["sandboxes", "ALTER TABLE sandboxes ADD COLUMN name"],
  ])("until a repair, if its table %s was changed", async (table, sql) => {
    await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
    await runRaw((database) => database.exec(sql));
    await refused(`sandboxes.sqlite is damaged: its table ${table} is missing, or has other columns. Restore a backup`);
    const lines: string[] = [];
    await run(
      async (store) => expect((await load(store, A)).changes).toHaveLength(table === "rows" ? 0 : 1),
      (line) => lines.push(line),
    );
    expect(lines).toEqual([expect.stringContaining(table === "rows" ? "unknown number of rows" : "Lost are no rows")]);
  });

  test.runIf(process.versions.node.startsWith("20."))("if there is no driver", async () => {
    const outfile = join(parent, "sqlite.mjs");
    await build({
      entryPoints: ["src/mock/stores/sqlite.ts"],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      external: ["libsql"],
      logLevel: "warning",
    });
    const program = `import(process.argv[1]).then(({ openSqliteStore }) => openSqliteStore(process.argv[2], {}))
      .catch(({ message }) => console.log(message))`;
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", program, outfile, folder]);
    expect(stdout).toMatch(
      /^Keeping sandboxes in a folder needs SQLite. .* or run npm install platform-api-mock libsql@0.5.\n$/,
    );
    expect(await readdir(parent)).toEqual(["sqlite.mjs"]);
  });

  test.runIf(process.versions.node.startsWith("20."))("if the driver is too old", async () => {
    class Old {
      exec(): void {
        throw new Error("Execute returned rows");
      }
    }
    vi.doMock("libsql", () => ({ default: Old }));
    await refused(/^The installed version of libsql can't be used .* npm install platform-api-mock libsql@0.5.$/);
    vi.doUnmock("libsql");
    expect(await readdir(parent)).toEqual([]);
  });
});
