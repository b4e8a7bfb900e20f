import { describe, expect, onTestFinished, test, vi } from "vitest";
import { tasks } from "../../../src/mock/areas/areas.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { MockOptions, Store } from "../../../src/mock/http/public-types.ts";
import { createSharedStore } from "../stores/shared-store.ts";

function setUp(options: MockOptions) {
  const mock = createServerMock({ log: () => {}, ...options });
  return async (key: string, method: string, url: string, body?: unknown) => {
    const response = await mock.request({
      method,
      url,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    });
    const { headers, status } = response;
    return { status, headers, body: response.body ? JSON.parse(String(response.body)) : undefined };
  };
}

/** An agent of a bit more than 0.4 MB. */
const large = { name: "Guide", model: "aurora-large", instructions: "x".repeat(200_000) };
const full = { status: 503, headers: { "x-should-retry": "false" }, body: { code: "SANDBOX_FULL" } };
/** The type of a store hides its methods. */
const asStore = (store: ReturnType<typeof createSharedStore>) => store as Store;

describe.each([
  ["in memory", () => undefined],
  ["with a store", () => asStore(createSharedStore())],
])("a sandbox that is full, %s,", (_where, createStore) => {
  async function fill() {
    const send = setUp({ maxSandboxMb: 1, store: createStore() });
    const ids: string[] = [];
    for (let count = 0; count < 2; count++) ids.push((await send("a", "POST", "/v1/agents", large)).body.id);
    return { send, ids };
  }

  test("rejects a write, which leaves nothing behind", async () => {
    const { send } = await fill();
    const before = await send("a", "GET", "/_mock/snapshot");
    expect(await send("a", "POST", "/v1/agents", large)).toMatchObject(full);
    expect(await send("a", "GET", "/_mock/snapshot")).toMatchObject({ body: before.body });
  });

  test("can be read, and has room again after a deletion or a reset", async () => {
    const { send, ids } = await fill();
    expect(await send("a", "GET", `/v1/agents/${ids[0]}`)).toMatchObject({ status: 200 });
    expect(await send("a", "DELETE", `/v1/agents/${ids[0]}`)).toMatchObject({ status: 204 });
    expect(await send("a", "POST", "/v1/agents", large)).toMatchObject({ status: 200 });
    expect(await send("a", "POST", "/v1/agents", large)).toMatchObject(full);
    expect(await send("a", "POST", "/_mock/reset")).toMatchObject({ status: 204 });
    expect(await send("a", "POST", "/v1/agents", large)).toMatchObject({ status: 200 });
  });

  test("is not changed by a snapshot or a reply for which there is no room", async () => {
    const { send } = await fill();
    const { body: snapshot } = await send("a", "GET", "/_mock/snapshot");
    const agent = snapshot.tables.agentVersions.at(-1);
    const agents = [...snapshot.tables.agents, { ...snapshot.tables.agents.at(-1), id: "ag_x" }];
    const agentVersions = [
      ...snapshot.tables.agentVersions,
      { ...agent, agent_id: "ag_x", agent: { ...agent.agent, id: "ag_x" } },
    ];
    const larger = { ...snapshot, tables: { ...snapshot.tables, agents, agentVersions } };
    expect(await send("a", "PUT", "/_mock/snapshot", larger)).toMatchObject(full);
    const reply = { match: {}, body: "x".repeat(200_000), unchecked: true };
    expect(await send("a", "POST", "/_mock/replies", reply)).toMatchObject(full);
    expect((await send("a", "GET", "/_mock/snapshot")).body).toEqual(snapshot);
    expect(await send("a", "PUT", "/_mock/snapshot", snapshot)).toMatchObject({ status: 204 });
  });

  test("stops its clock before an action for which there is no room, and continues when there is", async () => {
    const send = setUp({ maxSandboxMb: 1, store: createStore() });
    const schedule = { input: { text: "x".repeat(60_000) }, intervals: [{ every: "PT1H" }] };
    const made = { schedule, workflow_identifier: "morning-briefing" };
    const { body: scheduled, status } = await send("a", "POST", "/v1/workflows/schedules", made);
    expect(status).toBe(201);
    expect(await send("a", "POST", "/_mock/clock", { advance_ms: 86_400_000 })).toMatchObject(full);
    const { body: stopped } = await send("a", "GET", "/_mock/clock");
    expect(stopped.next).toBe(stopped.now);
    expect(await send("a", "GET", "/v1/models")).toMatchObject({ status: 200 });
    expect((await send("a", "GET", "/_mock/clock")).body).toEqual(stopped);
    expect(await send("a", "DELETE", `/v1/workflows/schedules/${scheduled.schedule_id}`)).toMatchObject({
      status: 204,
    });
    expect(await send("a", "POST", "/_mock/clock", { advance_ms: 1000 })).toMatchObject({ status: 200 });
  });

  test("ends a batch job for whose results there is no room, and the job can be deleted", async () => {
    const send = setUp({ maxSandboxMb: 1, store: createStore() });
    const requests = Array.from({ length: 300 }, () => ({ body: { input: "Low water is at 06:12." } }));
    const { body: job } = await send("a", "POST", "/v1/batch/jobs", { endpoint: "/v1/audio/speech", requests });
    expect(await send("a", "POST", "/_mock/clock", { advance_ms: 60_000 })).toMatchObject({ status: 200 });
    const { body: ended } = await send("a", "GET", `/v1/batch/jobs/${job.id}?inline=true`);
    expect(ended).toMatchObject({ status: "FAILED", outputs: null, output_file: null, error_file: null });
    expect(ended.errors).toEqual([
      { message: expect.stringMatching(/^The results could not be stored\. There is no room: .* 1 MB/), count: 1 },
    ]);
    expect(await send("a", "DELETE", `/v1/batch/jobs/${job.id}`)).toMatchObject({ status: 200 });
  });

  test("ends an import for whose records there is no room, without those of the part that failed", async () => {
    const send = setUp({ maxSandboxMb: 5, store: createStore() });
    const { body: seed } = await send("a", "GET", "/_mock/seed");
    const content = `{"payload": {"text": "${"x".repeat(400_000)}"}}\n`.repeat(3);
    const file = { id: "00000000-0000-4000-8000-000000000000", name: "a", media_type: "application/jsonl", content };
    expect(await send("a", "POST", "/_mock/seed", { ...seed, files: [...seed.files, file] })).toMatchObject({
      status: 204,
    });
    const url = `/v1/observability/datasets/${seed.datasets[0].id}`;
    await send("a", "POST", `${url}/imports/from-file`, { file_id: file.id });
    expect(await send("a", "POST", "/_mock/clock", { advance_ms: 60_000 })).toMatchObject({ status: 200 });
    const { body: after } = await send("a", "GET", "/_mock/seed");
    expect(after.dataset_import_tasks.at(-1)).toMatchObject({
      status: "FAILED",
      message: expect.stringMatching(/^There is no room/),
    });
    expect(after.dataset_records.length - seed.dataset_records.length).toBe(1);
  });
});

test.each([
  ["its sandbox", { maxSandboxMb: 1 }, "a"],
  ["all sandboxes", { maxMemoryMb: 1 }, "b"],
])(
  "a task that exceeds the memory of %s is tried again when there is room for it, and not before",
  async (_of, limit, key) => {
    const send = setUp(limit);
    const { body: agent } = await send(key, "POST", "/v1/agents", large);
    const schedule = { input: { text: "x".repeat(60_000) }, intervals: [{ every: "PT1H" }] };
    await send("a", "POST", "/v1/workflows/schedules", { schedule, workflow_identifier: "morning-briefing" });
    expect(await send("a", "POST", "/_mock/clock", { advance_ms: 86_400_000 })).toMatchObject({ status: 503 });
    const { body: stopped } = await send("a", "GET", "/_mock/clock");
    const fire = vi.spyOn(tasks, "schedules.fire");
    onTestFinished(() => fire.mockRestore());
    for (let count = 0; count < 3; count++) await send("a", "GET", "/v1/models");
    await send("a", "POST", "/_mock/replies", { match: { operation_id: "agents.get" }, status: 404 });
    expect(fire).toHaveBeenCalledTimes(0);
    await send(key, "DELETE", `/v1/agents/${agent.id}`);
    await send("a", "GET", "/_mock/clock");
    await send("a", "GET", "/v1/models");
    expect(fire).toHaveBeenCalledTimes(1);
    expect((await send("a", "GET", "/_mock/clock")).body.next).not.toBe(stopped.next);
  },
);

test("without a store, a write that exceeds the memory of all sandboxes is rejected, and nothing is lost", async () => {
  const send = setUp({ maxMemoryMb: 1 });
  const { body } = await send("a", "POST", "/v1/agents", large);
  expect(await send("b", "POST", "/v1/agents", large)).toMatchObject({ status: 200 });
  const rejected = { status: 503, headers: { "retry-after": "1" }, body: { code: "MEMORY_FULL" } };
  expect(await send("c", "POST", "/v1/agents", large)).toMatchObject(rejected);
  expect(await send("a", "GET", `/v1/agents/${body.id}`)).toMatchObject({ status: 200 });
  expect(await send("b", "POST", "/_mock/reset")).toMatchObject({ status: 204 });
  expect(await send("c", "POST", "/v1/agents", large)).toMatchObject({ status: 200 });
});

// The built-in seed takes memory when it is sent.
test.each([
  ["PUT", "/_mock/snapshot", 4],
  ["POST", "/_mock/seed", 1],
])("a sandbox that uses more than half of the memory can be replaced by itself: %s %s", async (method, url, room) => {
  const send = setUp({ maxMemoryMb: 4 });
  for (let count = 0; count < 5; count++) await send("a", "POST", "/v1/agents", large);
  for (let count = 0; count < 3; count++) {
    const { body } = await send("a", "GET", url);
    expect(await send("a", method, url, body)).toMatchObject({ status: 204 });
  }
  for (let count = 0; count <= room; count++)
    expect(await send("b", "POST", "/v1/agents", large)).toMatchObject({ status: count < room ? 200 : 503 });
  expect(await send("a", "POST", "/_mock/reset", { random_seed: 2 })).toMatchObject({ status: 204 });
  expect(await send("a", "POST", "/v1/agents", large)).toMatchObject({ status: 200 });
});

test("with a store, other sandboxes are dropped from memory, and loaded when they are needed", async () => {
  const store = createSharedStore();
  const send = setUp({ maxMemoryMb: 1, store: asStore(store) });
  const ids: Record<string, string> = {};
  for (const key of ["a", "b", "c", "d"]) ids[key] = (await send(key, "POST", "/v1/agents", large)).body.id;
  const all = await Promise.all(Object.entries(ids).map(([key, id]) => send(key, "GET", `/v1/agents/${id}`)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a stored sandbox that is too large for the memory can only be reset", async () => {
  const store = createSharedStore();
  const before = setUp({ store: asStore(store) });
  for (let count = 0; count < 3; count++) await before("a", "POST", "/v1/agents", large);
  const send = setUp({ maxMemoryMb: 1, store: asStore(store) });
  expect(await send("a", "GET", "/v1/models")).toMatchObject({ status: 503, body: { code: "MEMORY_FULL" } });
  expect(await send("a", "POST", "/_mock/reset")).toMatchObject({ status: 204 });
  expect(await send("a", "GET", "/v1/models")).toMatchObject({ status: 200 });
});

test("a sandbox can be restored as long as it may have its size", async () => {
  const send = setUp({ maxSandboxMb: 30 });
  const instructions = "x".repeat(6_000_000);
  for (let count = 0; count < 2; count++) await send("a", "POST", "/v1/agents", { ...large, instructions });
  for (const [method, url] of [
    ["PUT", "/_mock/snapshot"],
    ["POST", "/_mock/seed"],
  ] as const) {
    const { body } = await send("a", "GET", url);
    expect(await send("b", method, url, body)).toMatchObject({ status: 204 });
    expect((await send("b", "GET", url)).body).toEqual(body);
    expect(await send("b", method, url, [body, body, body])).toMatchObject({ status: 413 });
  }
  expect(await send("b", "POST", "/v1/agents", { name: instructions + instructions })).toMatchObject({ status: 413 });
});

describe("a response that is too large", () => {
  const tooLarge = { status: 503, headers: { "x-should-retry": "false" }, body: { code: "RESPONSE_TOO_LARGE" } };

  test("is not sent, and smaller pages still are", async () => {
    const send = setUp({ maxResponseMb: 1 });
    for (let count = 0; count < 6; count++) await send("a", "POST", "/v1/agents", large);
    // A remembered part is counted once.
    for (let count = 0; count < 2; count++) {
      expect(await send("a", "GET", "/v1/agents")).toMatchObject(tooLarge);
      expect(await send("a", "GET", "/v1/agents?page_size=4")).toMatchObject({ status: 200 });
    }
    const { body: journal } = await send("a", "GET", "/_mock/journal?limit=1000");
    expect(journal.requests.filter(({ status }: { status: number }) => status === 503)).toHaveLength(2);
  });

  test("has no effect", async () => {
    const send = setUp({ maxResponseMb: 1 });
    const before = await send("a", "GET", "/_mock/seed");
    expect(await send("a", "POST", "/v1/agents", { ...large, instructions: "x".repeat(1_000_000) })).toMatchObject(
      tooLarge,
    );
    expect(await send("a", "GET", "/_mock/seed")).toMatchObject({ body: before.body });
    expect(await send("a", "GET", "/v1/agents")).toMatchObject({ status: 200 });
  });
});

test("a character counts as often as its JSON has characters", async () => {
  const send = setUp({ maxSandboxMb: 1 });
  const instructions = "\u0001".repeat(80_000);
  expect(await send("a", "POST", "/v1/agents", { ...large, instructions })).toMatchObject({ status: 200 });
  expect(await send("a", "POST", "/v1/agents", { ...large, instructions })).toMatchObject(full);
});

test("a sandbox has a limited number of replies, of faults and of turns", async () => {
  const send = setUp({ maxReplies: 2 });
  const reply = { match: { operation_id: "models.list" }, status: 500 };
  const fault = { operation_id: "models.list", status: 503 };
  for (const [url, body] of [
    ["/_mock/replies", reply],
    ["/_mock/faults", fault],
    ["/_mock/turns", { turns: [{ content: "Yes." }] }],
  ] as const) {
    for (const status of [201, 201, 422]) expect(await send("a", "POST", url, body)).toMatchObject({ status });
  }
  const three = { turns: Array.from({ length: 3 }, () => ({ content: "Yes." })) };
  expect(await send("b", "POST", "/_mock/turns", three)).toMatchObject({ status: 422 });
  const { body: snapshot } = await send("a", "GET", "/_mock/snapshot");
  const faults = [...snapshot.tables.faults, { ...snapshot.tables.faults[0], id: "fault_x" }];
  const more = { ...snapshot, tables: { ...snapshot.tables, faults } };
  expect(await send("a", "PUT", "/_mock/snapshot", more)).toMatchObject({ status: 422 });
  expect(await send("a", "PUT", "/_mock/snapshot", snapshot)).toMatchObject({ status: 204 });
});
