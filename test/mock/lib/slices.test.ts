import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOfTurn, newLongShare, newShare, nextSlice, runInSlices, runSlice } from "../../../src/mock/lib/slices.ts";
import { runAtOnce, type Steps } from "../../../src/mock/lib/steps.ts";

/** Only work takes time, because the machine may be busy. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise(setImmediate);

/** Work that takes a number of milliseconds. */
function* work(milliseconds: number, onStep = () => {}): Steps<string> {
  for (let step = 0; step < milliseconds; step += 1) {
    onStep();
    vi.advanceTimersByTime(1);
    yield;
  }
  return "done";
}

test("runSlice stops when its time is over, and continues with the next call", async () => {
  await nextTurn();
  let used = 0;
  const steps = work(50, () => {
    used += 1;
  });
  const share = newShare();
  expect(runSlice(steps, share).done).toBe(false);
  expect(used).toBe(10);
  await nextTurn();
  expect([runSlice(steps, share).done, used]).toEqual([false, 20]);
  expect(runAtOnce(steps)).toBe("done");
  expect(share.used).toBe(20);
  expect(runSlice(steps, share).done).toBe(true);
});

test("runInSlices lets others have a turn, and resolves to the result", async () => {
  let isLate = false;
  function* wait(): Steps<string> {
    while (!isLate) {
      vi.advanceTimersByTime(1);
      yield;
    }
    return "done";
  }
  setImmediate(() => {
    isLate = true;
  });
  expect(await runInSlices(wait())).toBe("done");
});

test("all work together has one slice in a turn of the event loop", async () => {
  await nextTurn();
  let used = 0;
  const all = Array.from({ length: 60 }, () =>
    runInSlices(
      work(25, () => {
        used += 1;
      }),
    ),
  );
  // New work has a short slice even then.
  expect(used).toBe(10 + 59);
  for (let turn = 0; turn < 20; turn += 1) {
    used = 0;
    await nextTurn();
    expect(used).toBe(10);
  }
  await Promise.all(all);
});

test("short work that is new does not wait for long work", async () => {
  const long = Array.from({ length: 60 }, () => runInSlices(work(100)));
  await nextTurn();
  const turns = vi.fn();
  setImmediate(turns);
  expect(await runInSlices(work(0))).toBe("done");
  expect(turns).not.toHaveBeenCalled();
  await Promise.all(long);
});

/** Counts the turns of the event loop until this work ends. */
async function countTurns(ends: Promise<unknown>): Promise<number> {
  let isOver = false;
  void ends.then(() => {
    isOver = true;
  });
  let turns = 0;
  for (; !isOver && turns < 1000; turns += 1) await nextTurn();
  return turns;
}

test("short work ends before long work, however many others are busy", async () => {
  const long = Array.from({ length: 60 }, () => runInSlices(work(100)));
  for (let turn = 0; turn < 300; turn += 1) await nextTurn();
  expect(await countTurns(runInSlices(work(30)))).toBeLessThan(10);
  await Promise.all(long);
});

test("several short pieces of work share a turn", async () => {
  const long = runInSlices(work(100));
  expect(await countTurns(Promise.all(Array.from({ length: 5 }, () => runInSlices(work(3)))))).toBeLessThan(5);
  await long;
});

test("long work ends even if short work keeps coming", async () => {
  const long = runInSlices(work(100));
  let isOver = false;
  const others = Array.from({ length: 5 }, async () => {
    while (!isOver) await runInSlices(work(8));
  });
  expect(await countTurns(long)).toBeLessThan(200);
  isOver = true;
  await Promise.all(others);
});

test("work that is known to take long lets others come first from the beginning", async () => {
  const long = Array.from({ length: 60 }, () => runInSlices(work(100), newLongShare()));
  expect(await countTurns(runInSlices(work(30)))).toBeLessThan(10);
  await Promise.all(long);
});

test("pieces of work that wait for each other let others have a turn every 10 ms", async () => {
  await nextSlice(newShare());
  for (let turn = 0; turn < 3; turn += 1) {
    expect(endOfTurn()).toBeUndefined();
    vi.advanceTimersByTime(9);
    expect(endOfTurn()).toBeUndefined();
    vi.advanceTimersByTime(1);
    const others = vi.fn();
    setImmediate(others);
    await endOfTurn();
    expect(others).toHaveBeenCalledOnce();
  }
});
