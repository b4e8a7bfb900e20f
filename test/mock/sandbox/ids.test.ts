import { expect, test } from "vitest";
import { createIds } from "../../../src/mock/sandbox/ids.ts";

function createCountingIds(seed: number) {
  let count = 0;
  return createIds(seed, () => ++count);
}

test("uuids have the format of version 4 (RFC 9562)", () => {
  expect(createCountingIds(1).newUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test("a hundred thousand ids are unique", () => {
  const { newId, newUuid } = createCountingIds(1);
  expect(new Set(Array.from({ length: 100_000 }, () => newId("ag_"))).size).toBe(100_000);
  expect(new Set(Array.from({ length: 100_000 }, () => newUuid())).size).toBe(100_000);
});

test("the same seed generates the same ids, and another seed generates others", () => {
  const [first, again, other] = [createCountingIds(1), createCountingIds(1), createCountingIds(2)];
  expect(first.newUuid()).toBe(again.newUuid());
  expect(first.newUuid()).not.toBe(other.newUuid());
});

test("random numbers are from 0 to 1, with an average of 0.5", () => {
  const { random } = createCountingIds(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 10_000).toBeCloseTo(0.5, 1);
});
