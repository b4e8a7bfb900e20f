import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HEADER, runData } from "../../../src/mock/command/data.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { openStore } from "../../../src/mock/http/open-store.ts";
import type { Store } from "../../../src/mock/http/public-types.ts";
import { toSandboxId } from "../../../src/mock/stages/authenticate.ts";
import { FORMAT as REDIS } from "../../../src/mock/stores/redis.ts";
import { FORMAT as FOLDER } from "../../../src/mock/stores/sqlite-file.ts";
import type { SandboxStore } from "../../../src/mock/stores/store.ts";
import { callEverything } from "../everything.ts";
import { sender } from "../stages/store-client.ts";
import { countRows, pathIn, readIn, STORED } from "./formats.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "platform-formats-"));
});
afterEach(() => rm(parent, { recursive: true }));

test("there is stored data of each format: write.ts writes it when a number is raised", () => {
  expect(STORED.map(({ folder }) => folder)).toContain(FOLDER);
  expect(STORED.map(({ redis }) => `platform-api-mock:${redis}`)).toContain(REDIS);
  expect(STORED.map(({ file }) => file)).toContain(HEADER.version);
});

describe.each(STORED.map((data) => [data.release, data] as const))("data of version %s", (_release, data) => {
  async function copyFolder(): Promise<string> {
    const folder = join(parent, "sandboxes");
    await cp(pathIn(data, "folder"), folder, { recursive: true });
    return folder;
  }

  async function withMock(store: Store | undefined, use: (mock: ReturnType<typeof createServerMock>) => Promise<void>) {
    const log: string[] = [];
    try {
      await use(createServerMock({ ...(store && { store }), log: (line) => log.push(line) }));
      expect(log).toEqual([]);
    } finally {
      await store?.close();
    }
  }

  test("in a folder opens, with all sandboxes", async () => {
    await withMock(await openStore(await copyFolder()), async (mock) => {
      const send = sender(mock);
      const { json } = await send("GET", "/_mock/snapshot", undefined, "full");
      expect(countRows(json)).toEqual(countRows(readIn(data, "snapshot.json")));
      const { json: agents } = await send("GET", "/v1/agents/pages", undefined, "small");
      expect(agents.data.map(({ id }: { id: string }) => id)).not.toContain("ag_0197c3d0");
    });
  });

  test("in a snapshot is restored", () =>
    withMock(undefined, async (mock) => {
      const send = sender(mock);
      const snapshot = readIn(data, "snapshot.json");
      expect(await send("PUT", "/_mock/snapshot", snapshot)).toMatchObject({ status: 204 });
      expect((await send("GET", "/_mock/snapshot")).json).toEqual(snapshot);
      expect(await send("GET", "/_mock/seed")).toMatchObject({ status: 200 });
    }));

  test("in a file is imported", async () => {
    const folder = join(parent, "imported");
    const header = JSON.stringify({ format: "platform-api-mock", version: data.file });
    const line = JSON.stringify({ sandbox: toSandboxId("full"), snapshot: readIn(data, "snapshot.json") });
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    await runData(
      ["import", folder],
      async (location, options) => (await openStore(location, options)) as SandboxStore, // There is no other kind.
      { stdin: Readable.from([`${header}\n${line}\n`]), stdout, stderr },
    );
    stderr.end();
    expect(await text(stderr)).toBe("Imported 1 sandbox.\n");
    await withMock(await openStore(folder), async (mock) => {
      const { json } = await sender(mock)("GET", "/_mock/snapshot", undefined, "full");
      expect(json.tables).toEqual(readIn(data, "snapshot.json").tables);
    });
  });

  test("has only rows that all operations can handle", async () => {
    await withMock(await openStore(await copyFolder()), async (mock) => {
      const responses = await callEverything({
        send: (path, init) =>
          mock.fetch(`http://mock.test${path}`, {
            ...init,
            headers: { authorization: "Bearer full", ...init?.headers },
          }),
        pass: () => {},
      });
      const failed = responses.filter((response) => /"code":"(INTERNAL_ERROR|STORAGE_FAILED)"/.test(response));
      // One cause fails many responses.
      expect({ first: failed[0], count: failed.length }).toEqual({ first: undefined, count: 0 });
      expect(responses.length).toBeGreaterThan(100);
    });
  });
});
