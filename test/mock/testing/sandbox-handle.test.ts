import { afterAll, beforeAll, describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { operations } from "../../../generated/control/operations.ts";
import type { Clock, JournalEntry } from "../../../generated/control/types.ts";
import { APIError, NotFoundError, type Platform } from "../../../src/client/index.ts";
import { createMock, type Mock } from "../../../src/mock/testing/create-mock.ts";
import { createSandboxHandle, type SandboxHandle } from "../../../src/mock/testing/sandbox-handle.ts";
import { type StartedMock, startMock } from "../../../src/mock/testing/start-mock.ts";

type ControlId = keyof typeof operations;

/** For each operation under `/_mock/` the methods that call it, by name. */
const METHODS: Readonly<Record<ControlId, Readonly<Record<string, (sandbox: SandboxHandle) => Promise<unknown>>>>> = {
  "sandbox.reset": { reset: (sandbox) => sandbox.reset() },
  "snapshot.get": { snapshot: (sandbox) => sandbox.snapshot() },
  "snapshot.restore": {
    restore: (sandbox) =>
      sandbox.restore({ random_seed: 1, clock: Date.parse("2026-03-02T12:00:00Z"), count: 0, tables: {} }),
  },
  "seed.get": { seedData: (sandbox) => sandbox.seedData() },
  "seed.replace": { seed: (sandbox) => sandbox.seed({}) },
  "clock.get": { "clock.now": (sandbox) => sandbox.clock.now(), "clock.next": (sandbox) => sandbox.clock.next() },
  "clock.move": {
    "clock.advance": (sandbox) => sandbox.clock.advance(1),
    "clock.set": (sandbox) => sandbox.clock.set("2026-03-03T00:00:00Z"),
  },
  "tasks.list": { "clock.tasks": (sandbox) => sandbox.clock.tasks() },
  "journal.get": {
    requests: (sandbox) => sandbox.requests(),
    missingRequests: (sandbox) => sandbox.missingRequests(),
  },
  "journal.search": { search: (sandbox) => sandbox.search({}), calls: (sandbox) => sandbox.calls("agents.get") },
  "journal.clear": { clearRequests: (sandbox) => sandbox.clearRequests() },
  // For the dashboard.
  "journal.stream": {},
  "sandboxes.list": {},
  "coverage.get": { coverage: (sandbox) => sandbox.coverage() },
  "coverage.clear": { clearCoverage: (sandbox) => sandbox.clearCoverage() },
  "rejections.list": { rejections: (sandbox) => sandbox.rejections() },
  "replies.list": { replies: (sandbox) => sandbox.replies() },
  "replies.create": { reply: (sandbox) => sandbox.reply({ match: { operation_id: "agents.get" } }) },
  "replies.clear": { clearReplies: (sandbox) => sandbox.clearReplies() },
  "replies.delete": { removeReply: (sandbox) => sandbox.removeReply("reply_none").catch(() => {}) },
  "turns.list": { turns: (sandbox) => sandbox.turns() },
  "turns.create": { respondWith: (sandbox) => sandbox.respondWith("Low water is at 06:12.") },
  "turns.clear": { clearTurns: (sandbox) => sandbox.clearTurns() },
  "turns.delete": { removeTurn: (sandbox) => sandbox.removeTurn("turn_none").catch(() => {}) },
  "faults.list": { faults: (sandbox) => sandbox.faults() },
  "faults.create": { fault: (sandbox) => sandbox.fault({ operation_id: "*", drop: true }) },
  "faults.clear": { clearFaults: (sandbox) => sandbox.clearFaults() },
  "faults.delete": { removeFault: (sandbox) => sandbox.removeFault("fault_none").catch(() => {}) },
  "files.get": { file: (sandbox) => sandbox.file("9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2").catch(() => {}) },
};

/** The names of all methods in an object and the objects in it. */
function methodNames(object: object): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (typeof value === "function") return name;
    return typeof value === "object" ? methodNames(value).map((inner) => `${name}.${inner}`) : [];
  });
}

test("every method of a handle except client and reports calls an operation under /_mock/", () => {
  const others = ["client", "report", "reportOn"];
  const names = methodNames(createMock().sandbox("names")).filter((name) => !others.includes(name));
  const listed = Object.values(METHODS).flatMap((methods) => Object.keys(methods));
  expect(names.toSorted()).toEqual(listed.toSorted());
});

describe("every operation under /_mock/ has a method", () => {
  const sent: string[] = [];
  const mock = createMock();
  const recording: Pick<Mock, "fetch"> = {
    fetch(input) {
      const { method, url } = input as Request; // A handle passes no other.
      const { pathname } = new URL(url);
      const [id] =
        Object.entries(operations).find(
          ([, each]) =>
            each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
        ) ?? [];
      sent.push(id ?? `${method} ${pathname}`);
      return mock.fetch(input);
    },
  };
  test.for(Object.entries(METHODS))("%s", async ([id, methods]) => {
    const sandbox = createSandboxHandle(recording, "recorded", { baseUrl: "http://localhost" });
    sent.length = 0;
    for (const call of Object.values(methods)) await call(sandbox);
    expect(sent).toEqual(Object.keys(methods).map(() => id));
  });
});

function listModels(key: string) {
  return { method: "GET", url: "/v1/models", headers: { authorization: `Bearer ${key}` } };
}

describe.for(["createMock", "startMock"] as const)("a sandbox of %s", (way) => {
  let mock: Mock;
  let started: StartedMock | undefined;
  let count = 0;

  beforeAll(async () => {
    started = way === "startMock" ? await startMock() : undefined;
    mock = started ?? createMock();
  });
  afterAll(() => started?.close());

  function create(): { sandbox: SandboxHandle; client: Platform } {
    count += 1;
    const sandbox = mock.sandbox(`test${count}`);
    return { sandbox, client: sandbox.client({ maxRetries: 0 }) };
  }

  test("has clients that act in it", async () => {
    const { sandbox, client } = create();
    const { id } = await client.agents.create({ name: "Guide", model: "aurora-large" });
    expect(await sandbox.client().agents.get(id)).toMatchObject({ name: "Guide" });
    await expect(mock.sandbox("another").client().agents.get(id)).rejects.toThrow(NotFoundError);
    const [created] = await sandbox.requests();
    expect(created?.headers.host).toBe(started ? new URL(started.url).host : "localhost");
  });

  test("has clients for other callers and for the operations of users", async () => {
    const { sandbox, client } = create();
    const created = await client.agents.create({ name: "Guide", model: "aurora-large" });
    const member = mock.sandbox(`${sandbox.key}~user.bob~role.member`);
    expect(await member.client().agents.get(created.id)).toMatchObject({ name: "Guide" });
    expect(await member.requests()).toEqual(await sandbox.requests());
    expect(await client.users.me.get()).toMatchObject({ id: expect.any(String) });
  });

  test("has clients that work in a web page", async () => {
    vi.stubGlobal("document", {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client } = create();
    expect(await client.models.get("aurora-small")).toMatchObject({ id: "aurora-small" });
  });

  test("can be reset, to another time too", async () => {
    const { sandbox, client } = create();
    const { id } = await client.agents.create({ name: "Guide", model: "aurora-large" });
    await sandbox.reset({ random_seed: 7, now: "2026-03-03T05:00:00Z" });
    expect(await sandbox.clock.now()).toBe("2026-03-03T05:00:00Z");
    await sandbox.reset();
    expect(await sandbox.clock.now()).toBe("2026-03-02T12:00:00Z");
    await expect(client.agents.get(id)).rejects.toThrow(NotFoundError);
  });

  test("can be saved and restored", async () => {
    const { sandbox, client } = create();
    const { id } = await client.agents.create({ name: "Guide", model: "aurora-large" });
    const snapshot = await sandbox.snapshot();
    await client.agents.delete(id);
    await sandbox.restore(snapshot);
    expect(await client.agents.get(id)).toMatchObject({ name: "Guide" });
  });

  test("has a clock that can be read and moved", async () => {
    const { sandbox, client } = create();
    await client.workflows.execute("morning-briefing", { input: { harbor: "Harbor Point" } });
    expect(await sandbox.clock.now()).toBe("2026-03-02T12:00:01Z");
    const next = await sandbox.clock.next();
    expect(next).toMatch(/^2026-03-02T12:00:\d\d/);
    expect(await sandbox.clock.advance(60_000)).toMatchObject({ now: "2026-03-02T12:01:01Z" });
    expect(await sandbox.clock.next()).not.toBe(next);
    expect(await sandbox.clock.set("2026-03-03T00:00:00Z")).toMatchObject({ now: "2026-03-03T00:00:00Z" });
    expect(await sandbox.clock.set(new Date("2026-03-04"))).toMatchObject({ now: "2026-03-04T00:00:00Z" });
  });

  test("lists, searches and clears its requests", async () => {
    const { sandbox, client } = create();
    await client.models.get("aurora-large");
    await client.models.get("aurora-none").catch(() => {});
    await client.agents.create({ name: "Guide", model: "aurora-large" });
    expect((await sandbox.requests()).map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(await sandbox.requests({ operation_id: "models.get", status: 404 })).toMatchObject([
      { path: "/v1/models/aurora-none" },
    ]);
    expect(await sandbox.calls("agents.create")).toMatchObject([{ body: { name: "Guide" } }]);
    expect(await sandbox.search({ operation_id: "models.get" }, { status: 404 })).toMatchObject({ count: 1 });
    const { count, near_misses } = await sandbox.search({ body: [{ pointer: "/name", value: "Pilot" }] });
    expect(count).toBe(0);
    expect(near_misses[0]?.mismatches).toMatchObject([{ pointer: "/match/body/0" }]);
    await sandbox.clearRequests();
    expect(await sandbox.requests()).toEqual([]);
  });

  test("fails a test rather than return a number of requests that may be wrong", async () => {
    const { sandbox, client } = create();
    const instructions = "x".repeat(49_000);
    for (let number = 0; number < 6; number++)
      await client.agents.create({ name: `Guide ${number}`, model: "aurora-large", instructions });
    await expect(sandbox.search({ body: [{ pointer: "/name", value: "Guide 0" }] })).rejects.toThrow(
      /^Other requests may match: (\d) could not be checked, because the journal has dropped 0 of them, and parts of \1\. Call clearRequests\(\)/,
    );
    expect(await sandbox.missingRequests()).toEqual({ dropped: 0, truncated: 4 });
    expect(await sandbox.search({ operation_id: "agents.create" })).toMatchObject({ count: 6 });
    expect(await sandbox.calls("models.get")).toEqual([]);

    await sandbox.clearRequests();
    for (let number = 0; number < 1001; number++) await mock.request(listModels(sandbox.key));
    await expect(sandbox.calls("models.get")).rejects.toThrow(
      "1 could not be checked, because the journal has dropped 1 of them, and parts of 0.",
    );
    expect(await sandbox.missingRequests()).toMatchObject({ dropped: 1 });
    await expect(sandbox.requests({ operation_id: "models.get" })).rejects.toThrow("1 could not be checked");
    expect(await sandbox.requests()).toHaveLength(1000);
  });

  test("takes faults", async () => {
    const { sandbox, client } = create();
    const fault = await sandbox.fault({ operation_id: "models.get", match: { path: "/v1/models/*" }, status: 503 });
    expect(await sandbox.faults()).toEqual([fault]);
    await expect(client.models.get("aurora-large")).rejects.toMatchObject({ status: 503 });
    expect(await sandbox.faults()).toEqual([]);
    await sandbox.fault({ operation_id: "*", drop: true, times: null });
    await expect(client.models.get("aurora-large")).rejects.toThrow("no complete response");
    await sandbox.clearFaults();
    expect(await client.models.get("aurora-large")).toMatchObject({ id: "aurora-large" });
  });

  test("takes replies", async () => {
    const { sandbox, client } = create();
    const match = { operation_id: "models.get" } as const;
    const another = await sandbox.reply({ match, status: 429, times: null });
    const reply = await sandbox.reply({ match, status: 404 });
    expect(await sandbox.replies()).toEqual([another, reply]);
    await expect(client.models.get("aurora-large")).rejects.toThrow(NotFoundError);
    await expect(client.models.get("aurora-large")).rejects.toMatchObject({ status: 429 });
    await sandbox.removeReply(another.id);
    expect(await client.models.get("aurora-large")).toMatchObject({ id: "aurora-large" });
    await sandbox.reply({ match, status: 404 });
    await sandbox.clearReplies();
    expect(await sandbox.replies()).toEqual([]);
  });

  test("returns stored files", async () => {
    const { sandbox, client } = create();
    const { id } = await client.batch.jobs.create({
      endpoint: "/v1/chat/completions",
      model: "aurora-small",
      requests: [{ custom_id: "tides", body: { messages: [{ role: "user", content: "When is low water?" }] } }],
    });
    await sandbox.clock.advance(30_000);
    const { output_file } = await client.batch.jobs.get(id);
    const file = await sandbox.file(output_file!);
    expect(await file.text()).toContain('"custom_id":"tides"');
  });

  test("rejects what the mock refuses with the problem and its violations", async () => {
    const { sandbox } = create();
    // @ts-expect-error: an unknown operation
    const error = await sandbox.fault({ operation_id: "agents.gett", drop: true }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ operationId: "faults.create", status: 422, problem: { code: "VALIDATION_ERROR" } });
    expect((error as APIError).message).toMatch(/\n {2}\/body\/operation_id .*agents\.get/);
    // @ts-expect-error: an unknown field
    await expect(sandbox.fault({ operation_id: "agents.get", latency: 5 })).rejects.toThrow("/body/latency");
    await expect(sandbox.clock.set("2020-01-01T00:00:00Z")).rejects.toThrow("the clock can't go back");
    await expect(sandbox.removeReply("reply_none")).rejects.toMatchObject({ status: 404 });
    await expect(sandbox.file("none")).rejects.toThrow("FILE_NOT_FOUND");
  });
});

test("a handle is typed by the control document", () => {
  expectTypeOf<SandboxHandle["requests"]>().returns.resolves.toEqualTypeOf<JournalEntry[]>();
  expectTypeOf<SandboxHandle["clock"]["advance"]>().returns.resolves.toEqualTypeOf<Clock>();
  expectTypeOf<SandboxHandle["calls"]>().parameter(0).toExtend<string>();
  expectTypeOf<"agents.gett">().not.toExtend<Parameters<SandboxHandle["calls"]>[0]>();
  expectTypeOf<SandboxHandle["client"]>().returns.toEqualTypeOf<Platform>();
  expect(operations["clock.get"].path).toBe("/_mock/clock");
});
