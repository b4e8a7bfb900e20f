import { expect, test } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { createMemoryStore } from "../../../src/mock/stores/memory.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/stores/store.ts";

const headers = { authorization: "Bearer test", "content-type": "application/json" };

test("a control operation responds with 503 if the store can't be reached", async () => {
  const store: SandboxStore = {
    ...createMemoryStore(),
    forget: async () => {
      throw new StoreError("Redis can't be reached.", { isTemporary: true });
    },
  };
  const { request } = createServerMock({ store });
  const response = await request({ method: "POST", url: "/_mock/reset", headers });
  expect(response).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect(JSON.parse(String(response.body))).toMatchObject({ code: "UNAVAILABLE", detail: "Redis can't be reached." });
});

test("a control operation that creates a sandbox is counted in it, also if it fails", async () => {
  const { request } = createServerMock();
  const ids = [];
  for (const [method, url] of [
    ["DELETE", "/_mock/replies/unknown"],
    ["GET", "/_mock/clock"],
    ["GET", "/v1/models"],
  ] as const)
    ids.push((await request({ method, url, headers })).headers["x-request-id"]);
  expect(ids).toEqual(["req_00000001", "req_00000002", "req_00000003"]);
});

test("control operations of a key take effect in the order in which they arrive", async () => {
  const { request } = createServerMock({ clock: "logical" });
  const send = (method: string, url: string, body?: unknown) =>
    request({ method, url, headers, body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)) });
  const seed = JSON.parse(String((await send("GET", "/_mock/seed")).body)); // It has a clock.
  const responses = await Promise.all([
    send("POST", "/_mock/clock", { advance_ms: 60_000 }),
    send("POST", "/_mock/seed", seed),
    send("POST", "/_mock/clock", { advance_ms: 3_600_000 }),
    send("GET", "/_mock/clock"),
    send("POST", "/_mock/reset"),
    send("GET", "/_mock/clock"),
  ]);
  const times = responses.map(({ body }) => body && JSON.parse(String(body)).now.slice(11, 16));
  expect(times).toEqual(["12:01", undefined, "13:00", "13:00", undefined, "12:00"]);
});
