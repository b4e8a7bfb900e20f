import { expect, onTestFinished, test, vi } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/stores/store.ts";
import { createSharedStore } from "../stores/shared-store.ts";
import { sender } from "./store-client.ts";

/** A store that refuses changes of rows, as on a full disk. */
function fullStore(isTemporary = false): SandboxStore {
  const store = createSharedStore();
  return {
    ...store,
    async commit(id, commit) {
      if (commit.changes.length > 0) throw new StoreError("The disk is full.", { isTemporary });
      return store.commit(id, commit);
    },
  };
}

test.each(["real", "logical"] as const)("a full disk fails no read of a new key on a %s clock", async (clock) => {
  const send = sender(createServerMock({ store: fullStore(), clock }));
  for (const path of ["/v1/agents/pages", "/v1/workflows", "/_mock/snapshot", "/_mock/seed", "/_mock/clock"])
    for (const key of ["a", "b"]) expect(await send("GET", path, undefined, key)).toMatchObject({ status: 200 });
  const failed = { status: 500, json: { code: "STORAGE_FAILED" } };
  expect(await send("POST", "/v1/agents", { name: "Greeter", model: "aurora-small" }, "a")).toMatchObject(failed);
  // This one writes a file, which its URL serves.
  const dataset = "/v1/observability/datasets/c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35";
  expect(await send("GET", `${dataset}/exports/to-jsonl`, undefined, "b")).toMatchObject(failed);
  expect((await send("GET", "/v1/agents/pages", undefined, "a")).text).not.toContain("Greeter");
});

/** A store whose disk is full from `fill` to `free`. */
function storeThatFills() {
  let isFull = false;
  const shared = createSharedStore();
  const store: SandboxStore = {
    ...shared,
    async commit(id, commit) {
      if (isFull && commit.changes.length > 0) throw new StoreError("The disk is full.", { isTemporary: false });
      return shared.commit(id, commit);
    },
  };
  const setFull = (value: boolean) => () => {
    isFull = value;
  };
  return { send: sender(createServerMock({ store })), fill: setFull(true), free: setFull(false) };
}

test("time passes again after it could not be stored", async () => {
  const { send, fill, free } = storeThatFills();
  await send("POST", "/v1/workflows/morning-briefing/execute", { execution_id: "run" });
  fill();
  const execution = "/v1/workflows/executions/run";
  for (let request = 0; request < 20; request += 1)
    expect(await send("GET", execution)).toMatchObject({ status: 200, json: { status: "RUNNING" } });
  free();
  await send("POST", "/_mock/clock", { advance_ms: 600_000 });
  expect(await send("GET", execution)).toMatchObject({ status: 200, json: { status: "COMPLETED" } });
});

test("a full disk fails no read while a task takes several pieces", async () => {
  const { send, fill } = storeThatFills();
  const requests = Array.from({ length: 30 }, () => ({ body: { input: "Low water" } }));
  const { json: job } = await send("POST", "/v1/batch/jobs", { endpoint: "/v1/audio/speech", requests });
  for (const status of ["QUEUED", "RUNNING"])
    expect(await send("GET", `/v1/batch/jobs/${job.id}`)).toMatchObject({ json: { status } });
  fill();
  // Each piece has only one request.
  let time = performance.now();
  const now = vi.spyOn(performance, "now").mockImplementation(() => (time += 20));
  onTestFinished(() => now.mockRestore());
  expect(await send("GET", `/v1/batch/jobs/${job.id}`)).toMatchObject({ status: 200, json: { completed_requests: 0 } });
});

test("a store that can't be reached fails reads that have something to store", async () => {
  const send = sender(createServerMock({ store: fullStore(true), clock: "real" }));
  expect(await send("GET", "/v1/agents/pages")).toMatchObject({ status: 503 });
});
