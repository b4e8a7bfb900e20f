import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { StoreError } from "../../../src/mock/stores/store.ts";
import { defined } from "../../defined.ts";
import { file, folder, manyShips, run, runRaw, useFolder } from "./sqlite-folder.ts";
import { A, B, keep, load, ship } from "./store-cases.ts";

useFolder();

describe("a damaged file is refused until it is repaired", () => {
  const ROWS = 2000;
  const change = (alter: (bytes: Buffer) => void) => async () => {
    const bytes = await readFile(file);
    alter(bytes);
    await writeFile(file, bytes);
  };
  const fill = (from: number, to: number) =>
    change((bytes) => bytes.fill(0xa5, Math.floor(bytes.length * from), Math.floor(bytes.length * to)));
  const page = (number: number) => change((bytes) => bytes.fill(0, (number - 1) * 4096, number * 4096));

  /** The lowest number of rows that must be left. */
  const HARMS: readonly [string, () => Promise<void>, number][] = [
    ["is truncated", async () => truncate(file, Math.floor((await stat(file)).size * 0.7)), 500],
    ["lacks its last byte", async () => truncate(file, (await stat(file)).size - 1), 1500],
    ["lacks its last page", async () => truncate(file, (await stat(file)).size - 4096), 1500],
    ["is damaged in the middle", fill(0.4, 0.45), 1500],
    ["is damaged at its end", fill(0.9, 1), 1000],
    ["lacks the first page of its sandboxes", page(2), 0],
    ["lacks the first page of its rows", page(4), 0],
    ["lacks the page that lists its tables", change((bytes) => bytes.fill(0xa5, 100, 4096)), 0],
    ["is empty", () => truncate(file, 0), 0],
  ];

  test.each(HARMS)("if it %s", async (_name, harm, left) => {
    await run(async (store) => {
      await keep(store, B, { changes: [ship("Cora", 1, 2)] });
      await keep(store, A, { changes: manyShips(ROWS) });
    });
    await harm();
    const before = await readFile(file);
    for (let start = 0; start < 2; start += 1)
      await expect(run(() => {})).rejects.toThrow(
        /^\S+sandboxes.sqlite is damaged: .*\. Restore a backup \(and remove sandboxes.sqlite-wal\), or start with --repair /,
      );
    expect(before.equals(await readFile(file))).toBe(true);
    const lines: string[] = [];
    const kept = await run(
      async (store) => (await store.load(A))?.changes.length ?? 0,
      (line) => lines.push(line),
    );
    const [, rows, lost] = defined(
      /^Repaired \S+ with (\d+) rows of \d sandboxes. Lost are (?:up to )?(\d+|no|an unknown number of) rows and /.exec(
        defined(lines[0]),
      ),
    );
    expect(kept).toBeGreaterThanOrEqual(left);
    expect(Number(rows)).toBeGreaterThanOrEqual(kept);
    if (Number(lost) >= 0) expect(kept + Number(lost)).toBeGreaterThanOrEqual(ROWS);
    await run(async (store) => {
      expect((await store.load(A))?.changes.length ?? 0).toBe(kept);
      await keep(store, "00000000000000ac", { changes: manyShips(10) });
    });
    expect(
      before.equals(
        await readFile(join(folder, defined((await readdir(folder)).find((name) => name.startsWith("damaged"))))),
      ),
    ).toBe(true);
  });

  test("if it is cut anywhere in a page, whose rest is then read as zeros", async () => {
    await run((store) => keep(store, A, { changes: manyShips(60) }));
    const bytes = await readFile(file);
    for (let end = 10 * 4096; end < 11 * 4096; end += 600) {
      await writeFile(file, bytes.subarray(0, end));
      const lines: string[] = [];
      const kept = await run(
        async (store) => (await store.load(A))?.changes ?? [],
        (line) => lines.push(line),
      );
      expect(lines).toEqual([expect.stringMatching(/^Repaired /)]);
      for (const { key, after } of kept) expect(after?.row).toMatchObject({ name: key });
    }
  });

  test("and a repair finds the rows after a damaged page, however far apart their numbers are, and counts the others", async () => {
    await run((store) => keep(store, A, { changes: manyShips(ROWS) }));
    await runRaw((database) => database.exec("UPDATE rows SET rowid = rowid * 1000000007"));
    await change((bytes) => {
      const pages = Array.from({ length: bytes.length / 4096 }, (_, index) => bytes.subarray(index * 4096));
      // Two leaves of the table, with one between them that is left.
      const leaves = pages.filter((each) => each[0] === 0x0d);
      for (const index of [50, 52]) leaves[index]?.fill(0xa5, 0, 4096);
    })();
    const lines: string[] = [];
    const kept = await run(
      async (store) => (await load(store, A)).changes.length,
      (line) => lines.push(line),
    );
    expect(kept).toBeGreaterThan(ROWS - 30);
    expect(lines).toEqual([expect.stringContaining(` Lost are up to ${ROWS - kept} rows and no sandboxes.`)]);
  });

  test("or, if it is large, when the damaged part is read", async () => {
    const large = {
      table: "ships",
      key: "Large",
      after: { row: { name: "Large", text: "x".repeat(33_000_000) }, place: 2, bytes: 1 },
    };
    await run(async (store) => {
      await keep(store, A, { changes: [large] });
      await keep(store, B, { changes: manyShips(ROWS) });
    });
    await fill(0.995, 1)();
    await run(async (store) => {
      expect((await load(store, A)).changes).toHaveLength(1);
      await expect(load(store, B)).rejects.toThrow(/^\S+sandboxes.sqlite is damaged: .* start with --repair /);
      await expect(load(store, B)).rejects.toThrow(StoreError);
    });
    const lines: string[] = [];
    await run(
      async (store) => expect((await load(store, A)).changes).toHaveLength(1),
      (line) => lines.push(line),
    );
    expect(lines).toEqual([expect.stringMatching(/^Repaired /)]);
  });

  test("but not if a repair finds nothing", async () => {
    await run((store) => keep(store, A, { changes: manyShips(10) }));
    const lines: string[] = [];
    await run(
      async (store) => expect((await load(store, A)).changes).toHaveLength(10),
      (line) => lines.push(line),
    );
    expect(lines).toEqual([`${file} is not damaged.`]);
  });
});
