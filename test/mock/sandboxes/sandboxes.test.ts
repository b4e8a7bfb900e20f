import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { Mock, MockOptions, Store } from "../../../src/mock/http/public-types.ts";
import { type Controller, tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { createSandboxes, type Sandboxes } from "../../../src/mock/sandboxes/sandboxes.ts";
import { createMemoryStore } from "../../../src/mock/stores/memory.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/stores/store.ts";
import { defined } from "../../defined.ts";
import { createSharedStore } from "../stores/shared-store.ts";

/** Sends a request with a key, and returns the status and the JSON of the response. Requests arrive in this order. */
function sender(mock: Mock) {
  return async (key: string, method: string, url: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await mock.request({
      method,
      url,
      headers,
      body: body === undefined ? body : Buffer.from(JSON.stringify(body)),
    });
    return {
      status: response.status,
      body: response.body === undefined ? undefined : JSON.parse(String(response.body)),
    };
  };
}

const HOUR = 3_600_000;
/** The busy schedule is due often enough within it that the move takes many slices. */
const QUARTER = HOUR / 4;

async function mockWithBusySchedule() {
  const mock = createServerMock();
  const send = sender(mock);
  const schedule = { input: {}, intervals: [{ every: "PT2S" }] };
  const made = await send("busy", "POST", "/v1/workflows/schedules", {
    schedule,
    workflow_identifier: "morning-briefing",
  });
  expect(made.status).toBe(201);
  return { mock, send };
}

test("while a clock is moved, other sandboxes are served, and its own requests wait", async () => {
  const { send } = await mockWithBusySchedule();
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const moved = send("busy", "POST", "/_mock/clock", { advance_ms: QUARTER });
  const own = send("busy", "GET", "/_mock/clock");
  const others = Array.from({ length: 5 }, () => send("other", "GET", "/v1/models").then(note("other")));
  await Promise.all([moved.then(note("moved")), own.then(note("own")), ...others]);
  expect(order.slice(0, 5)).toEqual(["other", "other", "other", "other", "other"]);
  expect((await own).body).toEqual((await moved).body);
});

test("while a request waits for a long task, other sandboxes are served, and its own requests wait", async () => {
  const send = sender(createServerMock());
  const requests = Array.from({ length: 30 }, () => ({ body: { input: "Low water" } }));
  await send("busy", "POST", "/v1/batch/jobs", { endpoint: "/v1/audio/speech", requests });
  for (let second = 0; second < 2; second++) await send("busy", "GET", "/v1/models");
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  // Every slice has only one piece.
  let time = performance.now();
  const now = vi.spyOn(performance, "now").mockImplementation(() => (time += 20));
  try {
    const own = [1, 2].map((number) => send("busy", "GET", "/v1/models").then(note(`own ${number}`)));
    await send("other", "GET", "/v1/models").then(note("other"));
    await Promise.all(own);
  } finally {
    now.mockRestore();
  }
  expect(order).toEqual(["other", "own 1", "own 2"]);
});

test("two moves of one clock happen one after the other", async () => {
  const { send } = await mockWithBusySchedule();
  const moves = [
    send("busy", "POST", "/_mock/clock", { advance_ms: QUARTER }),
    send("busy", "POST", "/_mock/clock", { advance_ms: QUARTER }),
  ];
  const [first, second] = await Promise.all(moves);
  expect(Date.parse(second!.body.now) - Date.parse(first!.body.now)).toBe(QUARTER);
});

test("a clock that was moved must not go back, unlike that of a request", async () => {
  const store = createSharedStore();
  const commit = vi.spyOn(store, "commit");
  const send = sender(createServerMock({ store: store as Store }));
  await send("any", "GET", "/v1/models");
  expect(commit.mock.lastCall?.[1]).toMatchObject({ isLasting: false });
  const moved = await send("any", "POST", "/_mock/clock", { advance_ms: QUARTER });
  const clock = Date.parse(moved.body.now);
  expect(commit.mock.lastCall?.[1]).toMatchObject({ position: { clock }, isLasting: true });
});

test("a move in slices and a move at once leave the same sandbox", async () => {
  const [sliced, whole] = await Promise.all([mockWithBusySchedule(), mockWithBusySchedule()]);
  await sliced.send("busy", "POST", "/_mock/clock", { advance_ms: QUARTER });
  whole.mock.moveClock("busy", QUARTER);
  expect(await sliced.send("busy", "GET", "/_mock/snapshot")).toEqual(
    await whole.send("busy", "GET", "/_mock/snapshot"),
  );
});

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 16);

function limitedMock(options: MockOptions = {}) {
  const warnings: string[] = [];
  const mock = createServerMock({ maxSandboxes: 3, log: (line) => warnings.push(line), ...options });
  return { send: sender(mock), warnings };
}

test("beyond the maximum, the sandbox unused longest is dropped, with a warning", async () => {
  const { send, warnings } = limitedMock();
  const create = (key: string) => send(key, "POST", "/v1/agents", { name: "Guide", model: "aurora-large" });
  const count = async (key: string) => (await send(key, "GET", "/v1/agents/pages")).body.data.length;
  for (const key of ["a", "b", "c"]) await create(key);
  expect(await count("a")).toBe(3);
  await create("d");
  expect(warnings).toEqual([
    expect.stringMatching(
      new RegExp(`^Dropped the sandbox of the key whose SHA-256 hash starts with ${hashOf("b")}, .* longest: 3 `),
    ),
  ]);
  expect([await count("a"), await count("c"), await count("d")]).toEqual([3, 3, 3]);
  expect(await count("b")).toBe(2);
});

test("keys whose requests open no sandbox leave nothing behind", async () => {
  const { send, warnings } = limitedMock();
  for (let number = 0; number < 10; number++) expect((await send(`k${number}`, "GET", "/v1/birds")).status).toBe(404);
  expect(warnings).toEqual([]);
});

const initial = { randomSeed: 1, clock: 0 };
/** Number of tasks that a sandbox starts with. */
const SEEDED = tables.tasks.seed.size;
const create = (store: SandboxStore, log: (line: string) => void = () => {}, speed = 1_000_000) =>
  createSandboxes({
    initial,
    tables,
    clock: "logical",
    speed,
    maxSandboxes: 10,
    maxSandboxMb: 64,
    store,
    log,
  });

/** The sandbox in memory. */
const opened = (sandboxes: Sandboxes, id: string) => sandboxes.update(id, (each) => each);

/** Opens a stream that never has an event. Returns a function that closes it. */
function waitForever(sandboxes: Sandboxes, controller: Controller): () => Promise<void> {
  const gone = new AbortController();
  const events = sandboxes.follow(controller, function* () {
    for (;;) yield { until: Infinity };
  })(gone.signal);
  const end = (async () => {
    for await (const _ of events) throw new Error("There are no events.");
  })();
  return () => {
    gone.abort();
    return end;
  };
}

test("a stream that waits longer than a timer can last keeps waiting", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  // A second takes 300 years.
  const sandboxes = create(createMemoryStore(), undefined, 1e-10);
  const controller = await opened(sandboxes, "slow");
  const close = waitForever(sandboxes, controller);
  await vi.waitFor(() => expect(timers.mock.calls.map(([, delay]) => delay)).toContain(2 ** 31 - 1));
  expect(timers.mock.calls.filter(([, delay]) => delay! >= 2 ** 31)).toEqual([]);
  timers.mockRestore();
  await close();
  expect(controller.sandbox.tasks.all()).toHaveLength(SEEDED);
});

test("while a stream waits for a task, one that is due earlier moves the timer", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const sandboxes = create(createMemoryStore(), undefined, 1);
  const close = waitForever(sandboxes, await opened(sandboxes, "a"));
  for (const delay of [HOUR, 123_456]) {
    await sandboxes.update("a", ({ sandbox }) => void sandbox.later(delay, "batch.jobs.end", {}));
    await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(delay);
  }
  timers.mockRestore();
  await close();
});

describe("a store that fails", () => {
  const full: SandboxStore = {
    ...createMemoryStore(),
    isDurable: true,
    commit: (_id, { changes }) => {
      if (changes.length > 0) throw new StoreError("There is no space left.", { isTemporary: false });
      return { isKept: true, version: 0 };
    },
  };

  test("leaves everything as it was", async () => {
    const sandboxes = create(full);
    const { sandbox } = await opened(sandboxes, "full");
    const update = sandboxes.update("full", () => sandbox.later(1000, "batch.jobs.end", {}));
    await expect(update).rejects.toThrow("no space left");
    expect(sandbox.tasks.all()).toHaveLength(SEEDED);
  });

  test("while a stream waits is a line in the log and nothing more", async () => {
    const lines: string[] = [];
    let isFull = false;
    const store: SandboxStore = {
      ...full,
      commit: (id, commit) => (isFull ? full : createMemoryStore()).commit(id, commit),
    };
    const sandboxes = create(store, (line) => lines.push(line));
    const controller = await opened(sandboxes, "full");
    await sandboxes.update("full", ({ sandbox }) => void sandbox.later(1000, "batch.jobs.end", {}));
    isFull = true;
    const close = waitForever(sandboxes, controller);
    await expect.poll(() => lines).toEqual([expect.stringMatching(/^A timer of the sandbox full failed: .*no space/)]);
    await close();
    expect(controller.sandbox.tasks.all()).toHaveLength(SEEDED + 1);
  });
});

test("work that throws leaves everything as it was", async () => {
  const sandboxes = create(createMemoryStore());
  const { sandbox } = await opened(sandboxes, "a");
  const fail = () => {
    sandbox.later(1000, "batch.jobs.end", {});
    throw new Error("broken");
  };
  await expect(sandboxes.update("a", fail)).rejects.toThrow("broken");
  expect(sandbox.tasks.all()).toHaveLength(SEEDED);
});

test("work begins at once if nothing has to be waited for", () => {
  const sandboxes = create(createMemoryStore());
  const work = vi.fn();
  for (const id of ["a", "b"]) void sandboxes.update(id, work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("while a sandbox is replaced or held, others are served, and its own requests wait", async () => {
  const sandboxes = create(createMemoryStore());
  const before = (await opened(sandboxes, "a")).snapshot();
  const order: string[] = [];
  let isServed = false;
  async function untilServed<Result>(result: Result): Promise<Result> {
    while (!isServed) await new Promise(setImmediate);
    order.push("made");
    return result;
  }
  const own = () => sandboxes.update("a", ({ sandbox }) => void order.push(`own at ${sandbox.now()}`));
  const other = () => new Promise<void>((resolve) => setImmediate(resolve)).then(() => sandboxes.update("b", serve));
  function serve(): void {
    isServed = true;
    order.push("other");
  }
  await Promise.all([sandboxes.replace("a", () => untilServed({ ...before, clock: 1000 })), own(), other()]);
  expect(order.splice(0)).toEqual(["other", "made", "own at 1000"]);
  isServed = false;
  const read = sandboxes.hold("a", ({ sandbox }) => untilServed(sandbox.now()));
  await Promise.all([read, own(), other()]);
  expect(order).toEqual(["other", "made", "own at 1000"]);
  expect(await read).toBe(1000);
});

test("a sandbox stays as it is if its replacement can't be made", async () => {
  const sandboxes = create(createMemoryStore());
  const controller = await opened(sandboxes, "a");
  await expect(sandboxes.replace("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await opened(sandboxes, "a")).toBe(controller);
});

test("a sandbox says when another one takes its place", async () => {
  const sandboxes = create(createMemoryStore());
  const [first, other] = [await opened(sandboxes, "a"), await opened(sandboxes, "b")];
  const signals = [sandboxes.replaced(first), sandboxes.replaced(first), sandboxes.replaced(other)];
  await sandboxes.replace("a");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  expect(sandboxes.replaced(first).aborted).toBe(true);
  expect(sandboxes.replaced(await opened(sandboxes, "a")).aborted).toBe(false);
});

/** Two mocks that share a store, as two processes do. */
describe("with another process on the same store", () => {
  function setUp() {
    const store = createSharedStore();
    // While a stream waits, time passes: faster, the tasks would run, and be gone.
    const [here, there] = [create(store, undefined, 1), create(store, undefined, 1)];
    return { store, here, there };
  }
  const putTask = ({ sandbox }: Controller) => sandbox.later(HOUR, "batch.jobs.end", {});
  const listTasks = ({ sandbox }: Controller) =>
    sandbox.tasks
      .all()
      .slice(SEEDED)
      .map(({ id }) => id);

  test("work is done again with what the other has changed", async () => {
    const { here, there } = setUp();
    await here.update("a", putTask);
    expect(await there.update("a", putTask)).toBe("2");
    expect(await here.update("a", putTask)).toBe("3");
    expect(await there.update("a", listTasks)).toEqual(["1", "2", "3"]);
  });

  test("work that is always too late gives up after ten attempts", async () => {
    const { store, there } = setUp();
    const slow: SandboxStore = {
      ...store,
      async commit(id, commit) {
        await there.update(id, putTask);
        return store.commit(id, commit);
      },
    };
    const here = create(slow);
    const work = vi.fn(putTask);
    await expect(here.update("a", work)).rejects.toMatchObject({ name: "StoreError", isTemporary: true });
    expect(work).toHaveBeenCalledTimes(10);
    expect(await there.update("a", listTasks)).toHaveLength(10);
  });

  test("a stream sees what the other changes", async () => {
    const { here, there } = setUp();
    await there.update("a", putTask);
    const controller = defined(await here.update("a", (each) => each));
    // The second one opens after the first one has ended.
    for (const first of [SEEDED + 1, SEEDED + 2]) {
      const follow = here.follow(controller, function* () {
        for (let seen = first; ; ) {
          const count = controller.sandbox.tasks.all().length;
          for (; seen < count; seen++) yield { data: seen };
          yield { until: Infinity };
        }
      });
      const events = follow(new AbortController().signal) as AsyncGenerator<{ data: unknown }>;
      const next = events.next();
      await there.update("a", putTask);
      expect((await next).value).toEqual({ data: first });
      await events.return(undefined);
    }
  });

  test("a reset by the other ends the streams of what was there before", async () => {
    const { here, there } = setUp();
    await there.update("a", putTask);
    const controller = await here.update("a", (each) => each);
    const signal = here.replaced(controller);
    await there.replace("a");
    expect(await here.update("a", listTasks)).toEqual([]);
    expect(signal.aborted).toBe(true);
    await there.replace("a", () => ({ randomSeed: 7, clock: 5 }));
    expect(await here.update("a", (each) => each.position())).toMatchObject({ randomSeed: 7, clock: 5 });
  });

  test("a sandbox that was dropped from memory is loaded again", async () => {
    const { store, there } = setUp();
    const small = createSandboxes({
      initial,
      tables,
      clock: "logical",
      speed: 1,
      maxSandboxes: 2,
      maxSandboxMb: 64,
      store,
      log: () => {},
    });
    for (const id of ["a", "b", "c"]) await small.update(id, putTask);
    const load = vi.spyOn(store, "load");
    expect(await small.update("a", listTasks)).toEqual(["1"]);
    expect(load.mock.calls.map(([id]) => id)).toEqual(["a"]);
    expect(await there.update("b", listTasks)).toEqual(["1"]);
  });
});
