import { afterAll, beforeAll, describe, expect, expectTypeOf, vi } from "vitest";
import type { Platform } from "../../../src/client/index.ts";
import type { SandboxHandle } from "../../../src/mock/testing/sandbox-handle.ts";
import { test, testWithMock } from "../../../src/mock/vitest.ts";

const inMay = testWithMock({ now: "2026-05-01T00:00:00Z" });

const print = vi.fn<(text: string) => void>();
beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(print);
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe("each test has a sandbox", () => {
  const keys: string[] = [];

  test("of its own", async ({ client, sandbox }) => {
    keys.push(sandbox.key);
    await client.agents.create({ name: "Guide", model: "aurora-large" });
    expect(await sandbox.calls("agents.create")).toHaveLength(1);
  });

  test("of its own, in the next test too", async ({ sandbox }) => {
    keys.push(sandbox.key);
    expect(await sandbox.requests()).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("of its own: (é~/ü)", async ({ client, sandbox }) => {
    expect(sandbox.key).toMatch(/^of-its-own_[\w-]+$/);
    expect(await client.models.get("aurora-large")).toMatchObject({ id: "aurora-large" });
  });

  test("which fails it if the journal may have dropped a call", async ({ mock, sandbox }) => {
    const headers = { authorization: `Bearer ${sandbox.key}` };
    for (let number = 0; number < 1001; number++) await mock.request({ method: "GET", url: "/v1/models", headers });
    await expect(sandbox.calls("models.get")).rejects.toThrow("Other requests may match");
  });

  const retried: string[] = [];
  test("for each retry", { retry: 1 }, async ({ sandbox }) => {
    retried.push(sandbox.key);
    expect(retried.length).toBe(2);
    expect(new Set(retried).size).toBe(2);
  });
});

describe("the mock", () => {
  const mocks = new Set<unknown>();
  test.for([1, 2])("is one for all tests: %i", (_number, { mock }) => {
    mocks.add(mock);
    expect(mocks.size).toBe(1);
  });

  test("listens on a port if a test asks for it", async ({ mockUrl, sandbox }) => {
    const headers = { authorization: `Bearer ${sandbox.key}` };
    expect((await fetch(`${mockUrl}/v1/models`, { headers })).status).toBe(200);
    expect(await sandbox.calls("models.list")).toHaveLength(1);
  });

  inMay("has the given options", async ({ sandbox }) => {
    expect(await sandbox.clock.now()).toBe("2026-05-01T00:00:00Z");
  });
});

describe("a test that has ended", () => {
  let meta: object;
  test("calls operations", async ({ client, task }) => {
    meta = task.meta;
    expect(await client.models.get("aurora-large")).toBeDefined();
  });

  test("has its coverage in its metadata", () => {
    expect(meta).toMatchObject({
      platformApiCoverage: [{ called_operations: 1, operations: [{ operation_id: "models.get", calls: 1 }] }],
    });
  });
});

describe("a test that fails", () => {
  test.fails("sends a request", async ({ client }) => {
    await client.models.get("aurora-large");
    expect.fail("It is meant to fail.");
  });

  test("has printed its requests, and no other test has", () => {
    expect(print.mock.calls).toEqual([
      // The test that was retried.
      ["The test sent no request to its sandbox."],
      ["Requests of the test to its sandbox (1):\n  GET /v1/models/aurora-large -> 200"],
    ]);
  });
});

test("the fixtures are typed", ({ client, sandbox, mockUrl }) => {
  expectTypeOf(client).toEqualTypeOf<Platform>();
  expectTypeOf(sandbox).toEqualTypeOf<SandboxHandle>();
  expect(mockUrl).toMatch(/^http:/);
});
