import { execFile } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { ClassicLevel } from "classic-level";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openLevelStore } from "../../../src/mock/sandbox/level.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/sandbox/store.ts";
import { defined } from "../../defined.ts";
import { A, B, definitions, describeStore, keep, listIds, load, noShip, START, ship } from "./store-cases.ts";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "platform-level-"));
  folder = join(parent, "sandboxes");
});

afterEach(() => rm(parent, { recursive: true }));

const open = () => openLevelStore(folder, definitions);

describeStore("a LevelDB store", async () => {
  const store = await open();
  return { store, close: () => store.close() };
});

/** Uses the store of the folder, and closes it. */
async function run<T>(steps: (store: SandboxStore) => T): Promise<Awaited<T>> {
  const store = await open();
  try {
    return await steps(store);
  } finally {
    await store.close();
  }
}

/** Uses the LevelDB in the folder without a store. */
async function runRaw<T>(steps: (level: ClassicLevel) => Promise<T>): Promise<T> {
  const level = new ClassicLevel(folder);
  try {
    return await steps(level);
  } finally {
    await level.close();
  }
}

const rawKeys = () => runRaw((level) => level.keys().all());

/** The files of the folder with this ending. */
async function filesEnding(end: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(end)).map((name) => join(folder, name));
}

async function damage(file: string, from: number): Promise<void> {
  const bytes = await readFile(file);
  bytes.fill(0xa5, from, from + 200);
  await writeFile(file, bytes);
}

describe("a LevelDB store that is closed and opened again", () => {
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
  test.skipIf(process.platform === "win32")("can be read only by its owner", async () => {
    await run(() => {});
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });
});

test("a position without rows is written with the next rows of any sandbox", () =>
  run(async (store) => {
    const log = async () =>
      (await Promise.all((await filesEnding(".log")).map((file) => readFile(file, "latin1")))).join();
    // The response does not wait.
    expect(store.commit(B, { version: 0, position: START, changes: [] })).toMatchObject({ isKept: true });
    expect(await log()).not.toContain(B);
    await keep(store, A, { changes: [ship("Cora", 1, 2)] });
    expect(await log()).toContain(B);
  }));

test("commits at the same time are all kept", async () => {
  const ids = Array.from({ length: 50 }, (_, number) => number.toString(16).padStart(16, "0"));
  await run((store) =>
    Promise.all(
      ids.map(async (id) => {
        const first = await keep(store, id, { changes: [ship("Cora", 1, 2)] });
        const second = await keep(store, id, { version: first, position: { ...START, requests: 2 } });
        return keep(store, id, { version: second, position: { ...START, requests: 3 }, changes: [ship("Dora", 2, 3)] });
      }),
    ),
  );
  await run(async (store) => {
    const states = await Promise.all(ids.map((id) => load(store, id)));
    expect(new Set(states.map(({ position }) => position.requests))).toEqual(new Set([3]));
    expect(new Set(states.map(({ changes }) => changes.length))).toEqual(new Set([2]));
  });
});

test("others are served while a large sandbox is loaded", () =>
  run(async (store) => {
    await keep(store, A, { changes: Array.from({ length: 5000 }, (_, place) => ship(`Ship ${place}`, 1, place)) });
    let isLoaded = false;
    const loaded = load(store, A).finally(() => {
      isLoaded = true;
    });
    let served = 0;
    for (; !isLoaded; served += 1) await setImmediate();
    expect((await loaded).changes).toHaveLength(5000);
    expect(served).toBeGreaterThan(3);
  }));

describe("a large sandbox that replaces another one", () => {
  const SIZE = 10_500;
  const replacement = {
    position: START,
    changes: Array.from({ length: SIZE }, (_, place) => ship(`Ship ${place}`, 1, place)),
  };

  test("is written in parts, and remains the old one until the last", () =>
    run(async (store) => {
      const write = vi.spyOn(ClassicLevel.prototype, "batch");
      onTestFinished(() => write.mockRestore());
      await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      let isReplaced = false;
      const replaced = Promise.resolve(store.replace(A, replacement)).finally(() => {
        isReplaced = true;
      });
      const sizes = new Set<number>();
      while (!isReplaced) {
        const size = (await load(store, A)).changes.length;
        if (!isReplaced) sizes.add(size);
      }
      await replaced;
      expect([...sizes]).toEqual([1]);
      expect((await load(store, A)).changes).toHaveLength(SIZE);
      expect(Math.max(...write.mock.calls.map((args: unknown[]) => (args[0] as unknown[]).length))).toBeLessThan(1100);
    }));

  test("is not cleared while others are", async () => {
    await run(async (store) => {
      let isReplaced = false;
      const replaced = Promise.resolve(store.replace(B, replacement)).finally(() => {
        isReplaced = true;
      });
      while (!isReplaced) {
        await keep(store, A, { changes: [ship("Cora", 1, 2)] });
        await store.forget(A);
      }
      await replaced;
    });
    await run(async (store) => expect((await load(store, B)).changes).toHaveLength(SIZE));
    expect((await rawKeys()).filter((key) => !key.startsWith("row/"))).toEqual(["format", `sandbox/${B}`]);
  });

  test("leaves nothing if a part of it can't be written", async () => {
    await run(async (store) => {
      await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      const { batch } = ClassicLevel.prototype;
      const write = vi.spyOn(ClassicLevel.prototype, "batch");
      write.mockImplementationOnce(batch).mockRejectedValueOnce(new Error("planted"));
      onTestFinished(() => write.mockRestore());
      await expect(store.replace(A, replacement)).rejects.toThrow("planted");
      expect((await load(store, A)).changes).toEqual([ship("Cora", 1, 2)]);
    });
    await run(() => {});
    expect(await rawKeys()).toEqual(["format", expect.stringMatching(`^row/${A}/\\d+/ships/"Cora"$`), `sandbox/${A}`]);
  });
});

describe("rows of a sandbox that was replaced or forgotten", () => {
  test("are cleared", async () => {
    await run(async (store) => {
      await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      await store.replace(A, { position: START, changes: [ship("Dora", 1, 2)] });
      await keep(store, B, { changes: [ship("Cora", 1, 2)] });
      await store.forget(B);
    });
    const keys = await rawKeys();
    expect(keys).toEqual(["format", expect.stringMatching(`^row/${A}/\\d+/ships/"Dora"$`), `sandbox/${A}`]);
  });

  test("are cleared when the folder is opened, if the process ended before", async () => {
    await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
    const before = await rawKeys();
    await runRaw((level) =>
      level.batch([
        { type: "put", key: `garbage/${A}/17`, value: "" },
        { type: "put", key: `row/${A}/17/ships/"Dora"`, value: "null" },
      ]),
    );
    await run(() => {});
    expect(await rawKeys()).toEqual(before);
  });
});

describe("a LevelDB store that can't be written", () => {
  /** More than LevelDB writes to one file. */
  const large = ship("x".repeat(5_000_000), 1, 2);

  test("keeps what it has, rejects with the reason, and continues as soon as it can be written", async () => {
    const position = { ...START, requests: 2 };
    const version = await run(async (store) => {
      const first = await keep(store, A, { changes: [large] });
      await rename(folder, `${folder} elsewhere`);
      const failing = { version: first, position, changes: [large, noShip("Alma")] };
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const error = await keep(store, A, failing).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(StoreError);
        expect(error).toMatchObject({
          isTemporary: false,
          message: expect.stringMatching(/no such file or directory/i),
        });
      }
      await expect(store.replace(A, failing)).rejects.toThrow(StoreError);
      expect(await load(store, A)).toMatchObject({ version: first, position: START, changes: [large] });
      const second = await keep(store, A, { version: first, position });

      // Nothing can be read until it can be opened again.
      await writeFile(folder, "");
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(store.replace(B, failing)).rejects.toThrow("file already exists");
        await expect(load(store, A)).rejects.toMatchObject({ name: "StoreError", isTemporary: false });
      }
      await rm(folder);
      await rename(`${folder} elsewhere`, folder);
      expect(await load(store, A)).toMatchObject({ version: second, position, changes: [large] });
      const third = await keep(store, A, { version: second, position, changes: [ship("Cora", 1, 3)] });
      expect(await load(store, A)).toMatchObject({ version: third, position, changes: [large, ship("Cora", 1, 3)] });
      return third;
    });
    await run(async (store) => expect(await load(store, A)).toMatchObject({ version, position }));
  });
});

describe("a folder is refused with one line that says what to do", () => {
  const refused = async (message: RegExp | string) => {
    const error = await open().then(
      (store) => store.close(),
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    const line = (error as Error).message; // It is an Error.
    expect(line).toMatch(message);
    expect(line).not.toContain("\n");
  };

  /** A store with 2,000 rows in files that LevelDB has sorted. */
  async function fill(): Promise<void> {
    await run((store) => keep(store, A, { changes: Array.from({ length: 2000 }, (_, n) => ship(`Ship ${n}`, n, n)) }));
    await runRaw((level) => level.compactRange("a", "z"));
  }

  test("if another process has it open", async () => {
    const require = createRequire(import.meta.url);
    await run(async () => {
      const program = `new (require(${JSON.stringify(require.resolve("classic-level"))}).ClassicLevel)(process.argv[1])
        .open().catch(({ cause }) => console.log(cause.code))`;
      const { stdout } = await promisify(execFile)(process.execPath, ["-e", program, folder]);
      expect(stdout).toBe("LEVEL_LOCKED\n");
      await refused(/is in use by another process. Stop that one, or use another folder.$/);
    });
    await run(async (store) => expect(await listIds(store)).toEqual([]));
  });

  test("if it is a file", async () => {
    await writeFile(folder, '{"format":"platform-api-mock","version":1}\n');
    await refused(/is a file, and sandboxes are kept in a folder. Use another name, or remove the file.$/);
  });

  test("if it has files of another program, which are left alone", async () => {
    await mkdir(folder);
    await writeFile(join(folder, "letter.txt"), "Dear");
    await refused(/has files of another program, such as letter.txt. Use another folder.$/);
    expect(await readdir(folder)).toEqual(["letter.txt"]);
  });

  test("if it is a LevelDB of another program", async () => {
    await runRaw((level) => level.put("name", "value"));
    await refused(/is a database of another program. Use another folder.$/);
    await runRaw((level) => level.put("format", "bytes"));
    await refused(/is a database of another program. Use another folder.$/);
    expect(await rawKeys()).toEqual(["format", "name"]);
  });

  test("if a newer version wrote it", async () => {
    await runRaw((level) => level.put("format", '{"format":"platform-api-mock","version":2}'));
    await refused(/was written by a newer version of the mock. Update the mock, or use another folder.$/);
  });

  test("if it was written with another seed, which is left alone", async () => {
    await (await openLevelStore(folder, definitions, { seed: "a" })).close();
    await refused(/was written with other seed data. Use that seed data, or another folder.$/);
    await expect(openLevelStore(folder, definitions, { seed: "b" })).rejects.toThrow(
      "was written with other seed data",
    );
    await (await openLevelStore(folder, definitions, { seed: "a" })).close();
  });

  test("if it can't be created", async () => {
    folder = "/dev/null/sandboxes";
    await refused(/can't be read or written: ENOTDIR.* Check its permissions and the space on its disk/);
  });

  test.each([
    ["the names of the files are lost", () => rm(join(folder, "CURRENT")), "the file CURRENT is missing"],
    ["a sorted file is lost", async () => rm(defined((await filesEnding(".ldb"))[0])), "missing files"],
    ["the manifest is damaged", async () => damage(defined(await manifest()), 10), "the checksum is wrong"],
    ["the manifest is lost", async () => rm(defined(await manifest())), "the file MANIFEST-\\d+ is missing"],
  ])("if %s", async (_name, harm, message) => {
    await fill();
    await harm();
    await refused(new RegExp(`is damaged: .*${message}.*. Restore a backup, or start with --repair .*.$`));
  });

  const manifest = async () => (await filesEnding("")).find((file) => file.includes("MANIFEST"));

  test("never because the last write was cut short", async () => {
    await run((store) => keep(store, A, { changes: [ship("Cora", 1, 2)] }));
    const log = defined((await filesEnding(".log"))[0]);
    await appendFile(log, "\x17\x2b\x99\x01\x40\x00\x01half of a record", "latin1");
    await run(async (store) => expect((await load(store, A)).changes).toEqual([ship("Cora", 1, 2)]));
  });

  test("only when it is loaded, if the rows of a sandbox are damaged", async () => {
    await fill();
    const rows = defined((await filesEnding(".ldb"))[0]);
    await damage(rows, 10_000);
    await run(async (store) => {
      expect(await listIds(store)).toEqual([A]);
      await expect(load(store, A)).rejects.toThrow(/^The folder .* can't be read or written: Corruption/);
      await keep(store, B, { changes: [ship("Cora", 1, 2)] });
    });
  });

  test("if classic-level is not installed", async () => {
    const outfile = join(parent, "level.mjs");
    await build({
      entryPoints: ["src/mock/sandbox/level.ts"],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      external: ["classic-level"],
      logLevel: "warning",
    });
    const program = `import(process.argv[1]).then(({ openLevelStore }) => openLevelStore(process.argv[2], {}))
      .catch(({ message }) => console.log(message))`;
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", program, outfile, folder]);
    expect(stdout).toBe("Keeping sandboxes in a folder needs another package. Run npm install classic-level@3.\n");
  });
});
