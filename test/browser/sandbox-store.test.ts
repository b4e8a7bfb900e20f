/** The store of the sandbox in the reader's browser, in a page of Chromium, because Node.js has no IndexedDB. */
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../shared/static-server.ts";
import { type Browser, launchChromium, type Page } from "../tools/chromium.ts";

let browser: Browser;
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => {
  browser = await launchChromium();
  const server = await serve(async () => ({ type: "text/html", body: Buffer.from("<!doctype html>") }));
  close = server.close;
  page = await browser.newPage();
  await page.goto(server.url);
  const { outputFiles } = await build({
    entryPoints: ["src/reference/browser/sandbox-store.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "stores",
  });
  await page.evaluate(`${outputFiles[0]!.text}
    globalThis.stores = stores;
    globalThis.position = { randomSeed: 1, clock: 1000, count: 0, nextPlace: 2, requests: 1, setAt: 0 };
    globalThis.ship = (key, place) => ({ table: "ships", key, after: { row: { name: key }, place, bytes: 10 } });
    globalThis.puts = [];
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      puts.push([this.name, key]);
      return put.call(this, value, key);
    };`);
});

afterAll(async () => {
  await close?.();
  await browser?.close();
});

test("a commit writes only the changed rows, and is there after the store is opened again", async () => {
  const found = await page.evaluate(`(async () => {
    const store = await stores.openPageStore("rows");
    const first = await store.commit("a", { version: 0, position, changes: [ship("Alma", 3), ship("Birk", 2)] });
    await store.commit("b", { version: 0, position, changes: [ship("Coot", 2)] });
    puts.length = 0;
    const changes = [{ table: "ships", key: "Alma" }];
    const second = await store.commit("a", { version: first.version, position, changes });
    const same = await store.commit("a", { version: second.version, position, changes: [] });
    const late = await store.commit("a", { version: first.version, position, changes: [ship("Dora", 4)] });
    const { version, origin, changes: rows } = await (await stores.openPageStore("rows")).load("a");
    const keys = rows.map(({ key, after }) => [key, after?.place]);
    await store.replace("a", { position, changes: [ship("Elsa", 5)] });
    const replaced = (await store.load("a")).changes.map(({ key }) => key);
    await store.forget("a");
    const others = (await store.load("b")).changes.map(({ key }) => key);
    return {
      puts: puts.slice(0, 2),
      versions: [origin === first.version, first.version < version, version === second.version, same.version === version],
      late: [late.isKept, late.state.version === version],
      keys, replaced, others, forgotten: await store.load("a"),
    };
  })()`);
  expect(found).toEqual({
    puts: [
      ["sandboxes", "a"],
      ["rows", ["a", "ships", "Alma"]],
    ],
    versions: [true, true, true, true],
    late: [false, true],
    keys: [
      ["Alma", undefined],
      ["Birk", 2],
    ],
    replaced: ["Elsa"],
    others: ["Coot"],
    forgotten: undefined,
  });
});

test("the journal has the entries between two numbers", async () => {
  const found = await page.evaluate(`(async () => {
    const store = await stores.openPageStore("journal");
    await store.saveJournal([[0, "a"], [1, "b"], [2, "c"]], 0, 3);
    puts.length = 0;
    await store.saveJournal([[3, "d"]], 1, 4);
    const cut = await store.readJournal();
    await store.saveJournal([[0, "e"]], 0, 1);
    return { puts, cut, cleared: await store.readJournal() };
  })()`);
  expect(found).toEqual({
    puts: [
      ["journal", 3],
      ["journal", 0],
    ],
    cut: ["b", "c", "d"],
    cleared: ["e"],
  });
});

test("a change that cannot be written is none, and the error says so", async () => {
  const found = await page.evaluate(`(async () => {
    const store = await stores.openPageStore("failing");
    const broken = { table: "ships", key: "Fram", after: { row: () => {}, place: 1, bytes: 1 } };
    const error = await store.commit("a", { version: 0, position, changes: [broken] }).catch((error) => error);
    return [error.name, error.message, await store.load("a")];
  })()`);
  expect(found).toEqual(["StoreError", expect.stringMatching(/could not keep the change: DataCloneError/), undefined]);
});
