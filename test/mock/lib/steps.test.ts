import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { inSteps, runAtOnce, runInSlices, runSlice, type Steps, sortInSteps } from "../../../src/mock/lib/steps.ts";

test("sortInSteps sorts", () => {
  const compare = (a: number, b: number) => a - b;
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 3000, size: "max" }), (items) => {
      expect(runAtOnce(sortInSteps(items, compare))).toEqual([...items].sort(compare));
    }),
    { numRuns: 40 },
  );
});

test("inSteps pauses between the items, and uses each", () => {
  const used: number[] = [];
  const steps = inSteps([...Array(1200).keys()], (item) => used.push(item));
  steps.next();
  expect(used.length).toBeLessThan(1000);
  runAtOnce(steps);
  expect(used).toHaveLength(1200);
});

test("runSlice stops when its time is over, and continues with the next call", () => {
  const now = vi.spyOn(performance, "now");
  try {
    let time = 0;
    now.mockImplementation(() => (time += 4));
    const steps = inSteps([...Array(5000).keys()], () => {});
    expect([runSlice(steps).done, runSlice(steps).done]).toEqual([false, false]);
    runAtOnce(steps);
    expect(runSlice(steps).done).toBe(true);
  } finally {
    now.mockRestore();
  }
});

test("runInSlices lets others have a turn, and resolves to the result", async () => {
  let isLate = false;
  function* work(): Steps<string> {
    while (!isLate) yield;
    return "done";
  }
  setImmediate(() => {
    isLate = true;
  });
  expect(await runInSlices(work())).toBe("done");
});
