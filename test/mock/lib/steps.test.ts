import fc from "fast-check";
import { expect, test } from "vitest";
import { convertResult, finish, inSteps, runAtOnce, type Stepwise, sortInSteps } from "../../../src/mock/lib/steps.ts";

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

test("work has a result at once, or in steps", () => {
  function* work(): Generator<void, number> {
    yield;
    return 2;
  }
  const double = (stepwise: Stepwise<number>) => convertResult(stepwise, (result) => 2 * result);
  expect(double(2)).toBe(4);
  expect([finish(double(2)), finish(double(work()))]).toEqual([4, 4]);
});
