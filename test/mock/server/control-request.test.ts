import { expect, test } from "vitest";
import { createMemoryStore } from "../../../src/mock/sandbox/memory.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/sandbox/store.ts";
import { createMock } from "../../../src/mock/server/mock.ts";

const headers = { authorization: "Bearer test", "content-type": "application/json" };

test("a control operation responds with 503 if the store can't be reached", async () => {
  const store: SandboxStore = {
    ...createMemoryStore(),
    forget: async () => {
      throw new StoreError("Redis can't be reached.", { isTemporary: true });
    },
  };
  const { request } = createMock({ store });
  const response = await request({ method: "POST", url: "/_mock/reset", headers });
  expect(response).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect(JSON.parse(String(response.body))).toMatchObject({ code: "UNAVAILABLE", detail: "Redis can't be reached." });
});

test("a control operation that creates a sandbox is counted in it, also if it fails", async () => {
  const { request } = createMock();
  const ids = [];
  for (const [method, url] of [
    ["DELETE", "/_mock/replies/unknown"],
    ["GET", "/_mock/clock"],
    ["GET", "/v1/models"],
  ] as const)
    ids.push((await request({ method, url, headers })).headers["x-request-id"]);
  expect(ids).toEqual(["req_00000001", "req_00000002", "req_00000003"]);
});
