import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { openStore, type StoreOptions } from "../../../src/mock/http/open-store.ts";
import type { Store } from "../../../src/mock/http/public-types.ts";
import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import type { Change } from "../../../src/mock/state/sandbox.ts";
import { loadDriver } from "../../../src/mock/stores/sqlite-driver.ts";
import { FILE } from "../../../src/mock/stores/sqlite-file.ts";
import type { SandboxStore } from "../../../src/mock/stores/store.ts";
import { defined } from "../../defined.ts";
import { A, B, START } from "../stores/store-cases.ts";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "platform-open-"));
  folder = join(parent, "sandboxes");
});
afterEach(() => rm(parent, { recursive: true }));

describe("openStore refuses, and creates nothing,", () => {
  const URL_TEXT = "redis://127.0.0.1:1";

  test.each<[string, () => unknown, object, string]>([
    ["an unknown option", () => folder, { seedDta: {} }, "There is no option seedDta. Did you mean seedData?"],
    ["another sync", () => folder, { sync: "ful" }, "The option sync is ful. It must be normal or full."],
    ["another repair", () => folder, { repair: "yes" }, "The option repair is yes. It must be true or false."],
    [
      "half a millisecond",
      () => URL_TEXT,
      { expire: 0.5 },
      "The option expire is 0.5. It must be a whole number of milliseconds above 0.",
    ],
    ["expire for a folder", () => folder, { expire: 1000 }, "The option expire is only for sandboxes in Redis."],
    ["repair for Redis", () => URL_TEXT, { repair: true }, "The option repair is only for sandboxes in a folder."],
    ["sync for Redis", () => URL_TEXT, { sync: "full" }, "The option sync is only for sandboxes in a folder."],
    ["no name", () => "", {}, "openStore takes a folder, or redis:// or rediss:// URLs, each as a text."],
    ["no location", () => [], {}, "openStore takes a folder, or redis:// or"],
    ["an object", () => new URL(URL_TEXT), {}, "openStore takes a folder, or redis:// or"],
    ["another URL", () => "file:///sandboxes", {}, "whose URLs start with redis:// or rediss://."],
    ["a misspelled URL", () => "reddis://127.0.0.1", {}, "whose URLs start with redis:// or rediss://."],
    ["two folders", () => [folder, folder], {}, "Sandboxes are kept in one folder, or in Redis"],
  ])("%s", async (_name, location, options, message) => {
    await expect(openStore(location() as string, options as StoreOptions)).rejects.toThrow(message);
    expect(await readdir(parent)).toEqual([]);
  });
});

test.each([
  ["a folder", "./sandboxes"],
  ["a promise", Promise.resolve()],
  ["a number", 3],
  ["null", null],
  ["an object", {}],
])("createMock refuses %s as its store", (_name, store) => {
  const create = () => createServerMock({ store: store as unknown as Store });
  expect(create).toThrow(TypeError);
  expect(create).toThrow('The option store takes an open store, such as await openStore("./sandboxes").');
});

test("a repair removes what contradicts itself, and nothing else", async () => {
  const row = { table: "organizations", key: defined([...tables.organizations.seed.keys()][0]) };
  const write = async (id: string, changes: Change[]) => {
    await using store = await openStore(folder);
    await (store as SandboxStore).replace(id, { position: START, changes });
  };
  await write(A, [row]);
  await write(B, [{ table: "models", key: "of nobody" }]);
  const lines: string[] = [];
  await using store = await openStore(folder, { repair: true, log: (line) => lines.push(line) });
  expect(lines).toEqual([
    expect.stringContaining("sandboxes.sqlite is not damaged."),
    expect.stringMatching(/^Removed or reset 1 rows of sandbox 00000000000000aa, /),
  ]);
  expect(await (store as SandboxStore).load(B)).toMatchObject({ position: START });
});

test("a repair removes rows of another form, or the sandbox if its position has another form", async () => {
  const [key, { row, place, bytes }] = defined([...tables.models.seed][0]);
  const changes = [{ table: "models", key, after: { row, place, bytes } }];
  {
    await using store = await openStore(folder);
    for (const id of [A, B]) await (store as SandboxStore).replace(id, { position: START, changes });
  }
  const database = (await loadDriver())(join(folder, FILE));
  database.exec(
    `UPDATE rows SET value = '{}' WHERE sandbox = '${A}'; UPDATE sandboxes SET position = '{}' WHERE id = '${B}'`,
  );
  database.close();
  const lines: string[] = [];
  await using store = await openStore(folder, { repair: true, log: (line) => lines.push(line) });
  expect(lines.slice(1).sort()).toEqual([
    expect.stringMatching(/^Removed or reset 1 rows of sandbox 00000000000000aa, /),
    expect.stringMatching(
      /^Removed sandbox 00000000000000ab: .* has an invalid value in the sandbox 00000000000000ab, position/,
    ),
  ]);
  expect(await (store as SandboxStore).load(A)).toMatchObject({ position: START });
  expect(await (store as SandboxStore).load(B)).toBeUndefined();
});

test("a store is closed once, also by await using, and then says so", async () => {
  let kept: SandboxStore;
  {
    await using store = await openStore(folder);
    kept = store as SandboxStore;
    const commits = [kept.commit(A, { version: 0, position: START, changes: [] })];
    await Promise.all([store.close(), store.close(), ...commits]);
  }
  expect(() => kept.commit(A, { version: 0, position: START, changes: [] })).toThrow(
    "The store is closed. Close the servers that use it first.",
  );
  expect(() => kept.load(A)).toThrow("The store is closed.");
  await (await openStore(folder)).close();
});
