import { afterEach, beforeEach, expect, test, vi } from "vitest";

let newWork: typeof import("../../../src/mock/lib/pause.ts").newWork;
let pause: typeof import("../../../src/mock/lib/pause.ts").pause;

/** Only work takes time, because the machine may be busy; so no other work may have used the module before. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.resetModules();
  ({ newWork, pause } = await import("../../../src/mock/lib/pause.ts"));
});
afterEach(() => void vi.useRealTimers());

/** Resolves in the next iteration of the event loop. */
const nextIteration = () => new Promise(setImmediate);

/** Milliseconds that each work has used. */
const used = new Map<string, number>();

/** Work that takes a number of milliseconds, in pieces of one. */
async function run(name: string, milliseconds: number): Promise<void> {
  const work = newWork();
  for (let piece = 0; piece < milliseconds; piece += 1) {
    vi.advanceTimersByTime(1);
    used.set(name, (used.get(name) ?? 0) + 1);
    await pause(work);
  }
}

const runMany = (count: number, milliseconds: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(`long ${index}`, milliseconds)));

/** Counts the iterations of the event loop until this work ends. */
async function countIterations(ends: Promise<unknown>): Promise<number> {
  let isOver = false;
  void ends.then(() => {
    isOver = true;
  });
  let iterations = 0;
  for (; !isOver && iterations < 1000; iterations += 1) await nextIteration();
  return iterations;
}

test("all work together has 10 ms in an iteration of the event loop", async () => {
  const all = runMany(60, 25);
  await nextIteration();
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    used.clear();
    await nextIteration();
    times.push([...used.values()].reduce((sum, each) => sum + each, 0));
  }
  expect(times).toEqual(Array(20).fill(10));
  await all;
});

test("short work ends before long work, however many others are busy", async () => {
  const long = runMany(60, 100);
  for (let round = 0; round < 300; round += 1) await nextIteration();
  expect(await countIterations(run("short", 30))).toBeLessThan(12);
  await long;
});

test("long work ends even if short work keeps coming", async () => {
  const long = run("long", 100);
  let isOver = false;
  const others = Array.from({ length: 5 }, async () => {
    while (!isOver) await run("short", 8);
  });
  expect(await countIterations(long)).toBeLessThan(200);
  isOver = true;
  await Promise.all(others);
});

test("a pause that is not needed takes no iteration of the event loop", async () => {
  await run("first", 1);
  const others = vi.fn();
  setImmediate(others);
  await run("short", 5);
  expect(others).not.toHaveBeenCalled();
});

test("work that has waited for something else has not used that time", async () => {
  const long = runMany(3, 50);
  const work = newWork();
  await pause(work);
  vi.advanceTimersByTime(1000);
  await nextIteration();
  await long;
  expect(work.used).toBeLessThan(50);
});
