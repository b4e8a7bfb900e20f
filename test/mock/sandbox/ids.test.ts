import { expect, test } from "vitest";
import { createIds } from "../../../src/mock/sandbox/ids.ts";

function counting(seed: number) {
  let count = 0;
  return createIds(seed, () => ++count);
}

test("uuids have the form of version 4", () => {
  expect(counting(1).newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("a hundred thousand ids are all different", () => {
  const { newId, newUuid } = counting(1);
  expect(new Set(Array.from({ length: 100_000 }, () => newId("ag_"))).size).toBe(100_000);
  expect(new Set(Array.from({ length: 100_000 }, () => newUuid())).size).toBe(100_000);
});

test("the same seed gives the same ids, and another one gives others", () => {
  const [first, again, other] = [counting(1), counting(1), counting(2)];
  expect(first.newUuid()).toBe(again.newUuid());
  expect(first.newUuid()).not.toBe(other.newUuid());
});

test("random numbers are spread from 0 to 1", () => {
  const { random } = counting(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 10_000).toBeCloseTo(0.5, 1);
});
