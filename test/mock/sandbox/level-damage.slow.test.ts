import { createHash } from "node:crypto";
import { appendFile, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLevelStore } from "../../../src/mock/sandbox/level.ts";
import { readLog } from "../../../src/mock/sandbox/level-log.ts";
import type { SandboxStore } from "../../../src/mock/sandbox/store.ts";
import { defined } from "../../defined.ts";
import { A, B, definitions, keep, load, noShip, START, ship } from "./store-cases.ts";

const WRITES = 40;

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "platform-damage-"));
  folder = join(parent, "sandboxes");
});
afterEach(() => rm(parent, { recursive: true }));

async function run<T>(steps: (store: SandboxStore) => T, repair?: (line: string) => void): Promise<Awaited<T>> {
  const store = await openLevelStore(folder, definitions, { repair });
  try {
    return await steps(store);
  } finally {
    await store.close();
  }
}

/** Writes rows of 3 kB, each with a commit of its own: LevelDB keeps them in four blocks of its log. */
async function fill(store: SandboxStore): Promise<void> {
  let version = 0;
  for (let n = 0; n < WRITES; n += 1)
    version = await keep(store, A, { version, changes: [ship(`${"x".repeat(3000)} ${n}`, n, n + 2)] });
}

/** Path of the only file with a name that matches. */
async function fileLike(pattern: RegExp): Promise<string> {
  return join(folder, defined((await readdir(folder)).find((name) => pattern.test(name))));
}

/** Hashes of the files with names that match. */
async function hashes(pattern: RegExp): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).toSorted();
  const hash = async (name: string) =>
    createHash("sha256")
      .update(await readFile(join(folder, name)))
      .digest("hex");
  return Promise.all(names.map(async (name) => `${name} ${await hash(name)}`));
}

type Harm = (file: string) => Promise<void>;

const change = (alter: (bytes: Buffer) => void): Harm => {
  return async (file) => {
    const bytes = await readFile(file);
    alter(bytes);
    await writeFile(file, bytes);
  };
};
const flip = (part: number) =>
  change((bytes) => {
    const at = Math.floor((bytes.length - 1) * part);
    bytes[at]! ^= 1;
  });
const zero = (from: number, to: number) =>
  change((bytes) => bytes.fill(0, Math.floor(bytes.length * from), Math.ceil(bytes.length * to)));
const cut =
  (part: number): Harm =>
  async (file) =>
    truncate(file, Math.floor((await readFile(file)).length * part));

const HARMS: readonly [string, Harm][] = [
  ["has a flipped bit at its start", flip(0)],
  ["has a flipped bit in the middle", flip(0.5)],
  ["has a flipped bit at its end", flip(1)],
  ["has zeros in the middle", zero(0.3, 0.6)],
  ["has zeros at its end", zero(0.8, 1)],
  ["has only zeros", zero(0, 1)],
  ["is truncated", cut(0.7)],
  ["is empty", cut(0)],
  ["is missing", (file) => rm(file)],
];

/** Expects that nothing opens the folder, and that its data is left as it is, until it is repaired. Returns the log. */
async function expectRefusedUntilRepaired(
  kept?: (store: SandboxStore) => Promise<void>,
  untouched = /^(?!LO)/,
): Promise<string> {
  const before = await hashes(untouched);
  for (let start = 0; start < 3; start += 1)
    await expect(run(() => {})).rejects.toThrow(/^\S+ is damaged: .*\. Restore a backup, or start with --repair /);
  expect(await hashes(untouched)).toEqual(before);
  const lines: string[] = [];
  await run(
    async (store) => kept?.(store),
    (line) => lines.push(line),
  );
  expect(lines.length).toBeGreaterThan(0);
  await run(async (store) => kept?.(store));
  return lines.join("\n");
}

describe("a folder is refused at every start until it is repaired", () => {
  test.each(HARMS)("if its log %s", async (_name, harm) => {
    // The format goes into another log.
    await run(() => {});
    await run(fill);
    await harm(await fileLike(/\.log$/));
    let left = 0;
    const log = await expectRefusedUntilRepaired(async (store) => {
      left = (await store.load(A))?.changes.length ?? 0;
    });
    const [, lost = "0"] = /: (\d+) of 40 confirmed|missing, with (\d+) confirmed/.exec(log)?.filter(Boolean) ?? [];
    expect(Number(lost)).toBeGreaterThan(0);
    expect(left).toBe(WRITES - Number(lost));
  });

  test("if its log lacks the format", async () => {
    await run(fill);
    await flip(0)(await fileLike(/\.log$/));
    await expectRefusedUntilRepaired(async (store) =>
      expect((await load(store, A)).changes.length).toBeGreaterThan(20),
    );
  });

  test.each(HARMS)("if its manifest %s", async (_name, harm) => {
    await run(fill);
    await run(() => {});
    await harm(await fileLike(/^MANIFEST/));
    await expectRefusedUntilRepaired(async (store) => expect((await load(store, A)).changes).toHaveLength(WRITES));
  });

  test.each(HARMS)("if its file CURRENT %s", async (_name, harm) => {
    await run(fill);
    await run(() => {});
    await harm(await fileLike(/^CURRENT/));
    await expectRefusedUntilRepaired(async (store) => expect((await load(store, A)).changes).toHaveLength(WRITES));
  });

  test.each(HARMS.slice(-3))("if a table %s", async (_name, harm) => {
    await run(fill);
    await run(() => {});
    await harm(await fileLike(/\.ldb$/));
    // LevelDB finds the damage only after it has opened the folder.
    expect(await expectRefusedUntilRepaired(undefined, /\.ldb$/)).toMatch(
      /Rebuilt \S+ with \d+ entries\. .* \S+sandboxes.lost\.$/,
    );
  });

  test("with a log of which an older version did not count the writes", async () => {
    await run(fill);
    await rm(await fileLike(/^CONFIRMED/));
    await flip(1)(await fileLike(/\.log$/));
    expect(await expectRefusedUntilRepaired()).toMatch("an unknown number of writes in 000003.log");
  });

  test("with a damaged log and a damaged manifest, of which the log takes nothing over that is damaged", async () => {
    await run(fill);
    const log = await fileLike(/\.log$/);
    await flip(0.5)(log);
    await flip(0.5)(await fileLike(/^MANIFEST/));
    const { intact } = readLog(await readFile(log));
    expect(intact.records).toBeGreaterThan(10);
    const lines = await expectRefusedUntilRepaired(async (store) => {
      const { changes } = await load(store, A);
      expect(changes.map(({ key }) => key)).toEqual(changes.map((_, n) => `${"x".repeat(3000)} ${n}`));
      expect(changes).toHaveLength(intact.records - 1);
    });
    expect(lines).toMatch(`${WRITES + 1 - intact.records} of 41 confirmed writes in 000003.log`);
  });
});

describe("a folder is opened", () => {
  test("if the last write was cut short, of which nothing was confirmed", async () => {
    await run(fill);
    const log = await fileLike(/\.log$/);
    const bytes = await readFile(log);
    const { records } = readLog(bytes);
    expect(records).toHaveLength(WRITES + 1);
    const second = 7 + defined(records[0]).length;
    // Any part of another write.
    for (const part of [1, 6, 7, 8, 3000]) {
      await writeFile(log, bytes);
      await appendFile(log, bytes.subarray(second, second + part));
      const copy = join(parent, `copy ${part}`);
      await cp(folder, copy, { recursive: true });
      const store = await openLevelStore(copy, definitions);
      expect((await load(store, A)).changes).toHaveLength(WRITES);
      await store.close();
    }
  });

  test("if a full disk left a part of a write at the end of the log", async () => {
    await run(fill);
    await appendFile(await fileLike(/\.log$/), Buffer.alloc(200, 0xa5));
    await run(async (store) => expect((await load(store, A)).changes).toHaveLength(WRITES));
  });

  test("with all writes of several logs, and refused if the newest lacks its end", async () => {
    const large = ship("y".repeat(3_000_000), 1, 2);
    await run(async (store) => {
      let version = 0;
      for (let n = 0; n < 4; n += 1) version = await keep(store, A, { version, changes: [large] });
      await keep(store, A, { version, changes: [ship("Cora", 1, 3), noShip("Alma")] });
      await store.replace(B, { position: START, changes: [ship("Dora", 1, 2)] });
    });
    const logs = (await readdir(folder)).filter((name) => name.endsWith(".log"));
    const newest = join(folder, defined(logs.toSorted().at(-1)));
    const bytes = await readFile(newest);
    await writeFile(newest, bytes.subarray(0, -1));
    await expect(run(() => {})).rejects.toThrow(/is damaged: 1 of \d+ confirmed writes in \d+\.log can't be read/);
    await writeFile(newest, bytes);
    await run(async (store) => {
      expect((await load(store, A)).changes).toHaveLength(3);
      expect((await load(store, B)).changes).toEqual([ship("Dora", 1, 2)]);
    });
  });
});

test("a folder in use is not taken for a damaged one, and not repaired", async () => {
  await run(async (store) => {
    await fill(store);
    await flip(0.5)(await fileLike(/\.log$/));
    await flip(0.5)(await fileLike(/^MANIFEST/));
    for (const repair of [undefined, () => {}])
      await expect(openLevelStore(folder, definitions, { repair })).rejects.toThrow("is in use by another process");
  });
});

test("a repair of a folder that is not damaged changes nothing, and says so", async () => {
  await run(fill);
  const lines: string[] = [];
  await run(
    async (store) => expect((await load(store, A)).changes).toHaveLength(WRITES),
    (line) => lines.push(line),
  );
  expect(lines).toEqual([`${folder} is not damaged.`]);
});

test("readLog reads the records of a log that LevelDB wrote", async () => {
  const level = new ClassicLevel(folder);
  const lengths = [0, 1, 32_000, 32_741, 32_742, 32_748, 32_755, 32_761, 32_768, 100_000, 3];
  for (const length of lengths) await level.put("key", "v".repeat(length));
  await level.close();
  const bytes = await readFile(await fileLike(/\.log$/));
  const { records, intact, damage, damageAtEnd } = readLog(bytes);
  // Before the value are the header of the batch and, with its length, the key.
  expect(records.map((record) => record.toString("latin1").match(/v*$/)?.[0].length)).toEqual(lengths);
  expect({ intact, damage, damageAtEnd }).toEqual({
    intact: { records: lengths.length, bytes: bytes.length },
    damage: undefined,
    damageAtEnd: undefined,
  });
});
