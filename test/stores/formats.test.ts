import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { openStore } from "../../src/mock/http/open-store.ts";
import { countRows, readIn, STORED } from "../mock/formats/formats.ts";
import { sender } from "../mock/stages/store-client.ts";
import { type RedisServer, startRedis } from "./redis-server.ts";

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

/** Writes values of keys as write.ts has read them. */
async function restore(values: object): Promise<void> {
  const client = await createClient({ url: server.url }).connect();
  for (const [key, value] of Object.entries(values)) {
    if (key.endsWith(":log")) await client.zAdd(key, value);
    else if (key.endsWith(":commits")) await client.rPush(key, value);
    else await client.hSet(key, value);
  }
  client.destroy();
}

describe.each(STORED.map((data) => [data.release, data] as const))("data of version %s", (_release, data) => {
  test("in Redis is used, with all sandboxes", async () => {
    await restore(readIn(data, "redis.json"));
    const store = await openStore(server.url);
    const send = sender(createServerMock({ store }));
    try {
      const { json } = await send("GET", "/_mock/snapshot", undefined, "full");
      expect(countRows(json)).toEqual(countRows(readIn(data, "snapshot.json")));
      const { json: agents } = await send("GET", "/v1/agents/pages", undefined, "small");
      expect(agents.data.map(({ id }: { id: string }) => id)).not.toContain("ag_0197c3d0");
      const created = await send("POST", "/v1/agents", { name: "Greeter", model: "aurora-small" }, "full");
      expect(created).toMatchObject({ status: 200 });
    } finally {
      await store.close();
    }
  });
});
