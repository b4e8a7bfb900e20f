import { expect, test } from "vitest";
import { idOf, randomOf, uuidOf } from "../../../src/mock/sandbox/ids.ts";

const counts = Array.from({ length: 100_000 }, (_, index) => index + 1);

test("uuids have the form of version 4", () => {
  expect(uuidOf(1, 1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("a hundred thousand ids are all different", () => {
  expect(new Set(counts.map((count) => idOf(1, count, "ag_"))).size).toBe(counts.length);
  expect(new Set(counts.map((count) => uuidOf(1, count))).size).toBe(counts.length);
});

test("the same seed gives the same ids, and another one gives others", () => {
  expect(uuidOf(1, 7)).toBe(uuidOf(1, 7));
  expect(uuidOf(1, 7)).not.toBe(uuidOf(2, 7));
});

test("random numbers are spread from 0 to 1", () => {
  const numbers = counts.slice(0, 10_000).map((count) => randomOf(1, count));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
});
