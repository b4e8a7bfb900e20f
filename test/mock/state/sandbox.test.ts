import { describe, expect, test, vi } from "vitest";
import { MAX_TIME } from "../../../src/mock/lib/time.ts";
import { createSandbox, type InitialState, type Snapshot } from "../../../src/mock/state/sandbox.ts";
import { defineTable } from "../../../src/mock/state/table.ts";
import type { Task } from "../../../src/mock/state/tasks.ts";
import { defined } from "../../defined.ts";

const NOON = Date.parse("2026-03-02T12:00:00Z");

const definitions = {
  tasks: defineTable<Task>(({ id }) => id),
  ships: defineTable<{ name: string }>(({ name }) => name, [{ name: "Alma" }]),
  ports: defineTable<{ name: string }>(({ name }) => name),
};

function setUp(from: InitialState | Snapshot = { randomSeed: 1, clock: NOON }) {
  const controller = createSandbox(definitions, "sandbox", from);
  return { controller, sandbox: controller.sandbox };
}

type Controller = ReturnType<typeof setUp>["controller"];

test("a table cannot have the name of a member of sandboxes", () => {
  const notes = defineTable<{ name: string }>(({ name }) => name);
  expect(() => createSandbox({ ...definitions, notes }, "sandbox", { randomSeed: 1, clock: NOON })).toThrow(
    "A sandbox has a member notes, so no table can have this name. Rename the table.",
  );
});

describe("a snapshot", () => {
  test("has only the tables that have changed", () => {
    const { controller, sandbox } = setUp();
    expect(controller.snapshot()).toEqual({ random_seed: 1, clock: NOON, count: 0, tables: {} });
    sandbox.ports.put({ name: "Harbor Point" });
    sandbox.newUuid();
    controller.setClock(NOON + 1000);
    expect(controller.snapshot()).toEqual({
      random_seed: 1,
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
  expect(controller.position()).toMatchObject({ randomSeed: 1, clock: NOON, count: 6 });
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
  const readTaskName = (controller: ReturnType<typeof setUp>["controller"]) => controller.nextTask()?.name;

  test("is the one that is due first; of several, the one that was set first", () => {
    const { controller, sandbox } = setUp();
    expect(controller.nextTask()).toBeUndefined();
    sandbox.later(2000, "second", {});
    expect(readTaskName(controller)).toBe("second");
    const first = sandbox.later(1000, "first", {});
    sandbox.later(1000, "as early as the first", {});
    sandbox.later(3000, "third", {});
    expect(readTaskName(controller)).toBe("first");
    sandbox.tasks.delete(first);
    expect(readTaskName(controller)).toBe("as early as the first");
  });

  test("with a negative delay is due now", () => {
    const { controller, sandbox } = setUp();
    sandbox.later(-1000, "late", {});
    expect(controller.nextTask()?.at).toBe(NOON);
  });
});

describe("the changes of a request", () => {
  test("are one for each row, with its place, until they are settled", () => {
    const { controller, sandbox } = setUp();
    expect(controller.changes()).toEqual([]);
    sandbox.ships.put({ name: "Birk" });
    sandbox.ships.put({ name: "Birk" });
    sandbox.ships.delete("Alma");
    expect(controller.changes()).toMatchObject([
      { table: "ships", key: "Birk", after: { row: { name: "Birk" }, place: 1 } },
      { table: "ships", key: "Alma", after: undefined },
    ]);
    controller.settle();
    expect(controller.changes()).toEqual([]);
  });

  test("can be undone, with the clock, the ids and the order of the rows", () => {
    const { controller, sandbox } = setUp();
    sandbox.ships.put({ name: "Birk" });
    sandbox.later(1000, "sail", {});
    controller.settle();
    const position = controller.position();
    const before = [controller.snapshot(), position, controller.nextTask()];
    sandbox.ships.delete("Alma");
    sandbox.ships.put({ name: "Cora" });
    sandbox.ships.put({ name: "Alma" });
    sandbox.tasks.delete("1");
    sandbox.newUuid();
    controller.countRequest();
    controller.setClock(NOON + 9000);
    controller.setAt(NOON + 9000);
    const moved = Object.entries(controller.position()).filter(([name, at]) => at !== position[name as "setAt"]);
    // The random seed never changes.
    expect(["randomSeed", ...moved.map(([name]) => name)].toSorted()).toEqual(Object.keys(position).toSorted());
    controller.undo();
    expect([controller.snapshot(), controller.position(), controller.nextTask()]).toEqual(before);
    expect(sandbox.ships.all().map(({ name }) => name)).toEqual(["Alma", "Birk"]);
    expect(controller.changes()).toEqual([]);
  });

  test.each<[end: string, (controller: Controller) => void]>([
    ["settled", (controller) => controller.settle()],
    ["undone", (controller) => controller.undo()],
  ])("that are %s take along what the request used and noted", (_, end) => {
    const { controller, sandbox } = setUp();
    const { checks } = sandbox;
    checks.note("The pattern is not enforced.");
    sandbox.use("flt_1");
    sandbox.ships.put({ name: "Birk" });
    end(controller);
    expect([controller.notes(), controller.used()]).toEqual([[], []]);
    expect(sandbox.checks).not.toBe(checks);
  });

  test("that are undone in a table of the seed leave it as it was", () => {
    const { controller, sandbox } = setUp();
    sandbox.ships.delete("Alma");
    controller.undo();
    expect(controller.snapshot().tables).toEqual({});
  });

  test("of another process are applied, with the clock and the ids", () => {
    const [here, there] = [setUp(), setUp()];
    for (const name of ["Birk", "Cora", "Dora"]) there.sandbox.ships.put({ name });
    here.controller.apply(there.controller.changes(), there.controller.position());
    there.controller.settle();
    there.sandbox.ships.delete("Birk");
    there.sandbox.ships.put({ name: "Birk" });
    there.sandbox.later(1000, "sail", {});
    there.controller.setClock(NOON + 5000);
    here.controller.apply(there.controller.changes(), there.controller.position());
    here.controller.undo();
    expect(here.controller.snapshot()).toEqual(there.controller.snapshot());
    expect(here.controller.nextTask()).toEqual(there.controller.nextTask());
    expect(here.sandbox.newUuid()).toBe(there.sandbox.newUuid());
    expect(here.controller.changes()).toEqual([]);
  });

  test("of another process can take the place of everything", () => {
    const [here, there] = [setUp(), setUp()];
    here.sandbox.ports.put({ name: "Harbor Point" });
    there.sandbox.ships.put({ name: "Birk" });
    there.sandbox.newUuid();
    here.controller.settle();
    here.controller.replaceAll(there.controller.changes(), there.controller.position());
    here.controller.undo();
    expect(here.controller.snapshot()).toEqual(there.controller.snapshot());
  });

  test("that replaces everything brings its own next task, also after the old one was read", () => {
    const [here, there] = [setUp(), setUp()];
    here.sandbox.later(1000, "sail", { ship: "Alma" });
    expect(here.controller.nextTask()?.name).toBe("sail");
    there.sandbox.later(5000, "moor", { ship: "Birk" });
    here.controller.replaceAll(there.controller.changes(), there.controller.position());
    expect(here.controller.nextTask()).toMatchObject({ name: "moor", at: NOON + 5000 });
    here.controller.replaceAll([], there.controller.position());
    expect(here.controller.nextTask()).toBeUndefined();
  });
});

describe("waiting", () => {
  const pending = Symbol("pending");
  const readState = (promise: Promise<void>) => Promise.race([promise, Promise.resolve(pending)]);
  const { signal } = new AbortController();

  test("ends when a change is settled", async () => {
    const { controller, sandbox } = setUp();
    expect(controller.waiting()).toBe(0);
    const waiting = [controller.wait(signal, Infinity), controller.wait(signal, Infinity)];
    expect(controller.waiting()).toBe(2);
    controller.settle();
    expect(await readState(defined(waiting[0]))).toBe(pending);
    sandbox.ships.put({ name: "Birk" });
    expect(await readState(defined(waiting[0]))).toBe(pending);
    controller.settle();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(controller.waiting()).toBe(0);
  });

  test("ends when another process has changed something", async () => {
    const { controller } = setUp();
    const waiting = controller.wait(signal, Infinity);
    controller.apply([], controller.position());
    expect(await readState(waiting)).toBe(pending);
    controller.apply([{ table: "ships", key: "Alma" }], controller.position());
    await waiting;
  });

  test("ends when the clock has reached the time", async () => {
    const { controller } = setUp();
    const waiting = controller.wait(signal, NOON + 2000);
    controller.setClock(NOON + 1999);
    controller.settle();
    expect(await readState(waiting)).toBe(pending);
    controller.setClock(NOON + 2000);
    controller.settle();
    await waiting;
  });

  test("does not end by a change that was settled before, or undone", async () => {
    const { controller, sandbox } = setUp();
    sandbox.ships.put({ name: "Birk" });
    controller.settle();
    const waiting = controller.wait(signal, Infinity);
    controller.settle();
    sandbox.ships.delete("Birk");
    controller.undo();
    expect(await readState(waiting)).toBe(pending);
  });

  test("ends when its signal is aborted, and leaves no listener on it", async () => {
    const { controller } = setUp();
    const abort = new AbortController();
    const added = vi.spyOn(abort.signal, "addEventListener");
    const removed = vi.spyOn(abort.signal, "removeEventListener");
    const waiting = controller.wait(abort.signal, Infinity);
    abort.abort();
    await waiting;
    expect(controller.waiting()).toBe(0);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    await controller.wait(abort.signal, Infinity);
    expect(controller.waiting()).toBe(0);
  });

  test("has a next time: that of the next task, or the first one that is waited for", () => {
    const { controller, sandbox } = setUp();
    expect(controller.nextTime()).toBeUndefined();
    void controller.wait(signal, Infinity);
    expect(controller.nextTime()).toBeUndefined();
    sandbox.later(5000, "sail", {});
    expect(controller.nextTime()).toBe(NOON + 5000);
    void controller.wait(signal, NOON + 3000);
    expect(controller.nextTime()).toBe(NOON + 3000);
  });
});
