import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../../../src/mock/http/open-store.ts";
import { startMock } from "../../../src/mock/testing/start-mock.ts";

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "platform-start-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("await using closes the server of startMock", async () => {
  let url: string;
  {
    await using mock = await startMock({ port: 0, now: "2026-05-01T00:00:00Z" });
    url = mock.url;
    expect((await fetch(`${url}/v1/models`, { headers: { authorization: "Bearer any" } })).status).toBe(200);
    expect(await mock.sandbox("any").clock.now()).toBe("2026-05-01T00:00:01Z");
  }
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("a handle needs neither a control key nor the operations under /_mock/ on the port", async () => {
  await using mock = await startMock({ control: false });
  await using guarded = await startMock({ host: "0.0.0.0", controlKey: "secret" });
  expect(await mock.sandbox("any").clock.now()).toBe("2026-03-02T12:00:00Z");
  expect(await guarded.sandbox("any").clock.now()).toBe("2026-03-02T12:00:00Z");
  expect((await fetch(`${mock.url}/_mock/clock`)).status).toBe(404);
});

test("startMock opens a store by its location, and closes it", async () => {
  await withFolder(async (folder) => {
    for (const expected of ["2026-03-02T12:01:00Z", "2026-03-02T12:02:00Z"]) {
      await using mock = await startMock({ store: folder });
      expect(await mock.sandbox("kept").clock.advance(60_000)).toMatchObject({ now: expected });
    }
  });
});

test("startMock leaves a store open that it was given", async () => {
  await withFolder(async (folder) => {
    const store = await openStore(folder);
    for (const expected of ["2026-03-02T12:01:00Z", "2026-03-02T12:02:00Z"]) {
      await using mock = await startMock({ store });
      expect(await mock.sandbox("kept").clock.advance(60_000)).toMatchObject({ now: expected });
    }
    await store.close();
  });
});

test("startMock closes the store that it opened if the port is taken", async () => {
  await withFolder(async (folder) => {
    await using mock = await startMock();
    const port = Number(new URL(mock.url).port);
    await expect(startMock({ port, store: folder })).rejects.toThrow("EADDRINUSE");
    // One store at a time can use a folder.
    await (await openStore(folder)).close();
  });
});
