/**
 * Writes the data of a mock in the current formats to a folder beside this file, which has the name of the version of the
 * package, such as 1.0.0. Run it when you raise the number of a format, and before each minor release:
 *
 *   npx tsx test/mock/formats/write.ts redis://127.0.0.1:6379/0
 *
 * The database in Redis must be empty. Add the folder to the list in `formats.ts`.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { openStore } from "../../../src/mock/http/open-store.ts";
import manifest from "../../../src/mock/package.json" with { type: "json" };
import { callEverything } from "../everything.ts";

/** Keys of the sandboxes: with much in it, and with a deleted row of the seed and nothing else. */
const [FULL, SMALL] = ["full", "small"];

const url = process.argv[2];
if (url === undefined) throw new Error("Pass the URL of an empty database in Redis.");
const folder = join(import.meta.dirname, manifest.version);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await writeFile(join(folder, "snapshot.json"), await write(join(folder, "folder")));
await rm(join(folder, "folder", "sandboxes.lock"));

await write(url);
const client = await createClient({ url }).connect();
const values: Record<string, unknown> = {};
for (const key of (await client.keys("*")).toSorted())
  values[key] = key.endsWith(":log")
    ? await client.zRangeWithScores(key, 0, -1)
    : key.endsWith(":commits")
      ? await client.lRange(key, 0, -1)
      : { ...(await client.hGetAll(key)) };
client.destroy();
await writeFile(join(folder, "redis.json"), JSON.stringify(values, undefined, 1));

/** Uses a mock that keeps its sandboxes there. Returns the snapshot of the full one. */
async function write(location: string): Promise<string> {
  const store = await openStore(location);
  const mock = createServerMock({ store });
  const send = (key: string) => (path: string, init?: RequestInit) =>
    mock.fetch(`http://mock.test${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init?.headers } });
  await callEverything({ send: send(FULL), pass: () => {} });
  await send(SMALL)("/v1/agents/ag_0197c3d0", { method: "DELETE" });
  const response = await send(FULL)("/_mock/snapshot");
  const snapshot = await response.text();
  await store.close();
  if (!response.ok) throw new Error(`The mock returned no snapshot: ${snapshot}`);
  return snapshot;
}
