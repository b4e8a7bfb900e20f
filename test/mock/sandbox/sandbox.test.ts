import { describe, expect, test, vi } from "vitest";
import { MAX_TIME } from "../../../src/mock/lib/time.ts";
import { createSandbox, type InitialState, type Snapshot } from "../../../src/mock/sandbox/sandbox.ts";
import { defineTable } from "../../../src/mock/sandbox/table.ts";
import type { Task } from "../../../src/mock/sandbox/tasks.ts";

const NOON = Date.parse("2026-03-02T12:00:00Z");

const definitions = {
  tasks: defineTable<Task>(({ id }) => id),
  ships: defineTable<{ name: string }>(({ name }) => name, [{ name: "Alma" }]),
  ports: defineTable<{ name: string }>(({ name }) => name),
};

function setUp(from: InitialState | Snapshot = { seed: 1, clock: NOON }) {
  const onWait = vi.fn();
  const controller = createSandbox(definitions, "sandbox", from, onWait);
  return { controller, sandbox: controller.sandbox, onWait };
}

describe("a snapshot", () => {
  test("has only the tables that have changed", () => {
    const { controller, sandbox } = setUp();
    expect(controller.snapshot()).toEqual({ seed: 1, clock: NOON, count: 0, tables: {} });
    sandbox.ports.put({ name: "Harbor Point" });
    sandbox.newUuid();
    controller.setClock(NOON + 1000);
    expect(controller.snapshot()).toEqual({
      seed: 1,
      clock: NOON + 1000,
      count: 1,
      tables: { ports: [{ name: "Harbor Point" }] },
    });
  });

  test("has a table that has become empty", () => {
    const { controller, sandbox } = setUp();
    sandbox.ships.delete("Alma");
    expect(controller.snapshot().tables).toEqual({ ships: [] });
  });

  test("makes a sandbox that continues with the same rows, time and ids", () => {
    const { controller, sandbox } = setUp();
    sandbox.ships.put({ name: "Birk" });
    sandbox.later(5000, "sail", { ship: "Birk" });
    controller.setClock(NOON + 2000);
    const copy = setUp(controller.snapshot());
    expect(copy.controller.snapshot()).toEqual(controller.snapshot());
    expect(copy.sandbox.ships.all()).toEqual([{ name: "Alma" }, { name: "Birk" }]);
    expect(copy.sandbox.ports.all()).toEqual([]);
    expect(copy.sandbox.time()).toBe("2026-03-02T12:00:02Z");
    expect(copy.controller.nextTask()).toMatchObject({ at: NOON + 5000, name: "sail" });
    const ids = [copy.sandbox.newUuid(), copy.sandbox.newId("sh_"), copy.sandbox.random()];
    expect(ids).toEqual([sandbox.newUuid(), sandbox.newId("sh_"), sandbox.random()]);
  });
});

test("ids, random numbers and tasks count together, so none is given out twice", () => {
  const { controller, sandbox } = setUp();
  const ids = [sandbox.newId(""), sandbox.newUuid().slice(0, 8), sandbox.newId("")];
  expect(new Set(ids).size).toBe(3);
  expect(sandbox.random()).not.toBe(sandbox.random());
  expect(sandbox.later(0, "sail", {})).toBe("6");
  expect(controller.position()).toEqual({ seed: 1, clock: NOON, count: 6 });
});

describe("the clock", () => {
  test("never goes back, and ends with the year 9999", () => {
    const { controller, sandbox } = setUp();
    controller.setClock(NOON - 1);
    expect(sandbox.now()).toBe(NOON);
    controller.setClock(MAX_TIME + 1);
    expect(sandbox.now()).toBe(MAX_TIME);
  });

  test("is printed as it stands, and so is any other time", () => {
    const { controller, sandbox } = setUp();
    expect(sandbox.time()).toBe("2026-03-02T12:00:00Z");
    expect(sandbox.time(NOON + 500)).toBe("2026-03-02T12:00:00.500Z");
    expect(sandbox.time()).toBe("2026-03-02T12:00:00Z");
    controller.setClock(NOON + 60_000);
    expect(sandbox.time()).toBe("2026-03-02T12:01:00Z");
  });
});

describe("the next task", () => {
  const nameOf = (controller: ReturnType<typeof setUp>["controller"]) => controller.nextTask()?.name;

  test("is the one that is due first; of several, the one that was set first", () => {
    const { controller, sandbox } = setUp();
    expect(controller.nextTask()).toBeUndefined();
    sandbox.later(2000, "second", {});
    expect(nameOf(controller)).toBe("second");
    const first = sandbox.later(1000, "first", {});
    sandbox.later(1000, "as early as the first", {});
    sandbox.later(3000, "third", {});
    expect(nameOf(controller)).toBe("first");
    sandbox.tasks.delete(first);
    expect(nameOf(controller)).toBe("as early as the first");
  });

  test("with a negative delay is due now", () => {
    const { controller, sandbox } = setUp();
    sandbox.later(-1000, "late", {});
    expect(controller.nextTask()?.at).toBe(NOON);
  });
});

test("takeChanges returns each change once", () => {
  const { controller, sandbox } = setUp();
  expect(controller.takeChanges()).toEqual([]);
  sandbox.ships.put({ name: "Birk" });
  sandbox.ships.delete("Alma");
  expect(controller.takeChanges()).toStrictEqual([
    { table: "ships", key: "Birk", row: { name: "Birk" } },
    { table: "ships", key: "Alma" },
  ]);
  expect(controller.takeChanges()).toEqual([]);
});

describe("waiting for a change", () => {
  const pending = Symbol("pending");
  const stateOf = (promise: Promise<void>) => Promise.race([promise, Promise.resolve(pending)]);

  test("ends when something has changed", async () => {
    const { controller, sandbox, onWait } = setUp();
    expect(controller.waiting()).toBe(0);
    const { signal } = new AbortController();
    const waiting = [sandbox.change(signal), sandbox.change(signal)];
    expect(controller.waiting()).toBe(2);
    expect(onWait.mock.calls).toEqual([[controller], [controller]]);
    controller.notify();
    expect(await stateOf(waiting[0]!)).toBe(pending);
    sandbox.ships.put({ name: "Birk" });
    expect(await stateOf(waiting[0]!)).toBe(pending);
    controller.notify();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(controller.waiting()).toBe(0);
  });

  test("does not end by a change of which others have been notified before", async () => {
    const { controller, sandbox } = setUp();
    sandbox.ships.put({ name: "Birk" });
    controller.notify();
    const waiting = sandbox.change(new AbortController().signal);
    controller.notify();
    expect(await stateOf(waiting)).toBe(pending);
  });

  test("ends when its signal is aborted, and leaves no listener on it", async () => {
    const { controller, sandbox, onWait } = setUp();
    const abort = new AbortController();
    const added = vi.spyOn(abort.signal, "addEventListener");
    const removed = vi.spyOn(abort.signal, "removeEventListener");
    const waiting = sandbox.change(abort.signal);
    abort.abort();
    await waiting;
    expect(controller.waiting()).toBe(0);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    await sandbox.change(abort.signal);
    expect(controller.waiting()).toBe(0);
    expect(onWait).toHaveBeenCalledTimes(1);
  });
});
