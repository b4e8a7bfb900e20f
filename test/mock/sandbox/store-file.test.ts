import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSandbox } from "../../../src/mock/sandbox/sandbox.ts";
import { openStore } from "../../../src/mock/sandbox/store.ts";
import { defineTable } from "../../../src/mock/sandbox/table.ts";
import type { Task } from "../../../src/mock/sandbox/tasks.ts";

const definitions = {
  tasks: defineTable<Task>(({ id }) => id),
  ships: defineTable<{ name: string; crew: number; log?: string }>(
    ({ name }) => name,
    [
      { name: "Alma", crew: 3 },
      { name: "Birk", crew: 5 },
    ],
  ),
};

const HEADER = '{"format":"platform-api-mock","version":1}';
const START = { seed: 1, clock: 1000 };

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-store-"));
  file = join(folder, "sandboxes.jsonl");
});

afterEach(() => rm(folder, { recursive: true }));

/** The sandboxes that a file has, after it is opened and closed. */
function reopen() {
  const store = openStore(file, definitions);
  store.close();
  return Object.fromEntries(store.sandboxes);
}

/** Opens a store, and makes a sandbox with a function that writes its changes. */
function open(id = "a") {
  const store = openStore(file, definitions);
  const controller = createSandbox(definitions, id, START);
  return { store, controller, save: () => store.append(controller, controller.takeChanges()) };
}

const lines = async () => (await readFile(file, "utf8")).trimEnd().split("\n");

describe("a new file", () => {
  test("has a header and no sandboxes, and only its owner may read it", async () => {
    expect(reopen()).toEqual({});
    expect(await readFile(file, "utf8")).toBe(`${HEADER}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test("may have been created empty", async () => {
    await writeFile(file, "");
    expect(reopen()).toEqual({});
  });
});

describe("what is written", () => {
  test("is there at once, a line for each request", async () => {
    const { store, controller, save } = open();
    controller.sandbox.ships.put({ name: "Cora", crew: 8 });
    controller.sandbox.ships.delete("Alma");
    save();
    controller.setClock(2000);
    controller.sandbox.newUuid();
    save();
    expect(await lines()).toHaveLength(3);
    store.close();
    expect(reopen()).toEqual({
      a: {
        seed: 1,
        clock: 2000,
        count: 1,
        tables: {
          ships: [
            { name: "Birk", crew: 5 },
            { name: "Cora", crew: 8 },
          ],
        },
      },
    });
  });

  test("replaces rows in their places", () => {
    const { store, controller, save } = open();
    controller.sandbox.ships.put({ name: "Alma", crew: 0 });
    save();
    controller.sandbox.ships.put({ name: "Birk", crew: 0 });
    save();
    store.close();
    expect(reopen().a?.tables).toEqual({
      ships: [
        { name: "Alma", crew: 0 },
        { name: "Birk", crew: 0 },
      ],
    });
  });

  test("belongs to its sandbox", () => {
    const store = openStore(file, definitions);
    for (const [id, crew] of [
      ["a", 1],
      ["b", 2],
    ] as const) {
      const controller = createSandbox(definitions, id, { ...START, seed: crew });
      controller.sandbox.ships.put({ name: "Alma", crew });
      controller.sandbox.later(5, "sail", {});
      store.append(controller, controller.takeChanges());
    }
    store.close();
    const { a, b } = reopen();
    expect([a?.seed, b?.seed]).toEqual([1, 2]);
    expect([a?.tables.ships?.[0], b?.tables.ships?.[0]]).toEqual([
      { name: "Alma", crew: 1 },
      { name: "Alma", crew: 2 },
    ]);
    expect(a?.tables.tasks).toEqual([{ id: "1", at: 1005, name: "sail", data: {} }]);
  });

  test("can replace a whole sandbox, and changes follow", () => {
    const { store, controller, save } = open();
    controller.sandbox.later(5, "sail", {});
    save();
    const snapshot = { seed: 7, clock: 5000, count: 3, tables: { ships: [{ name: "Dora", crew: 1 }] } };
    store.replace("a", snapshot);
    const restored = createSandbox(definitions, "a", snapshot);
    restored.sandbox.ships.put({ name: "Edda", crew: 2 });
    store.append(restored, restored.takeChanges());
    store.close();
    expect(reopen()).toEqual({
      a: {
        ...snapshot,
        tables: {
          ships: [
            { name: "Dora", crew: 1 },
            { name: "Edda", crew: 2 },
          ],
        },
      },
    });
  });
});

test("a file that has grown by 64 MB is compacted, and goes on", async () => {
  const { store, controller, save } = open();
  const log = "x".repeat(22_000_000);
  const lengths: number[] = [];
  for (const crew of [1, 2, 3, 4]) {
    controller.sandbox.ships.put({ name: "Alma", crew, log });
    save();
    lengths.push((await lines()).length);
  }
  store.close();
  expect(lengths).toEqual([2, 3, 2, 3]);
  expect(reopen().a?.tables.ships?.[0]).toMatchObject({ name: "Alma", crew: 4 });
});

describe("a file that is opened", () => {
  test("is compacted to a line for each sandbox", async () => {
    const { store, controller, save } = open();
    for (let crew = 0; crew < 10; crew += 1) {
      controller.sandbox.ships.put({ name: "Alma", crew });
      save();
    }
    store.close();
    expect(await lines()).toHaveLength(11);
    expect(reopen()).toEqual(reopen());
    expect(await lines()).toHaveLength(2);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test("loses only a last line that is incomplete", async () => {
    const { store, controller, save } = open();
    controller.sandbox.ships.delete("Alma");
    save();
    store.close();
    const before = reopen();
    await writeFile(file, `${await readFile(file, "utf8")}{"sandbox":"b","sna`);
    expect(reopen()).toEqual(before);
  });

  test.each([
    [
      "another format",
      "birds\n",
      /is not data of this mock: its first line is not \{"format".*\}\. Use another file\./,
    ],
    [
      "a line that is not JSON",
      `${HEADER}\nbirds\n`,
      /is damaged in line 2: .*JSON.*\. Restore it, or use another file\./,
    ],
    [
      "changes to an unknown table",
      `${HEADER}\n{"sandbox":"a","position":{},"changes":[{"table":"birds","key":"k","row":{}}]}\n`,
      /is damaged in line 2: there is no table birds\./,
    ],
    [
      "a snapshot of an unknown table",
      `${HEADER}\n{"sandbox":"a","snapshot":{"tables":{}}}\n{"sandbox":"a","snapshot":{"tables":{"birds":[]}}}\n`,
      /is damaged in line 3: there is no table birds\./,
    ],
  ])("is refused if it has %s, stays as it is, and can be opened when it is repaired", async (_name, text, message) => {
    await writeFile(file, text);
    expect(() => openStore(file, definitions)).toThrow(message);
    expect(await readFile(file, "utf8")).toBe(text);
    await writeFile(file, `${HEADER}\n`);
    expect(reopen()).toEqual({});
  });
});

describe("the lock", () => {
  test("is held by this process until the store is closed", async () => {
    const store = openStore(file, definitions);
    expect(await readFile(`${file}.lock`, "utf8")).toBe(String(process.pid));
    expect(() => openStore(file, definitions)).toThrow(
      `${file} is in use by process ${process.pid}. Stop it, use another file, or remove ${file}.lock.`,
    );
    store.close();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test("may be removed by hand while the store is open", async () => {
    const store = openStore(file, definitions);
    await rm(`${file}.lock`);
    store.close();
    expect(reopen()).toEqual({});
  });

  test.each(["", "0", "-1", "birds"])("with the content %j belongs to no process", async (content) => {
    await writeFile(`${file}.lock`, content);
    expect(reopen()).toEqual({});
  });

  test("of another user's process is respected", async () => {
    await writeFile(`${file}.lock`, "7");
    const kill = vi.spyOn(process, "kill").mockImplementation(() => {
      throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
    });
    try {
      expect(() => openStore(file, definitions)).toThrow("is in use by process 7");
      expect(kill).toHaveBeenCalledWith(7, 0);
    } finally {
      kill.mockRestore();
    }
  });
});
