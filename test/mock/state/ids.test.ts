import { expect, test } from "vitest";
import { decodeId, encodeId, toRandom, toUuid } from "../../../src/mock/state/ids.ts";

const counts = Array.from({ length: 100_000 }, (_, index) => index + 1);

test("uuids have the form of version 4", () => {
  expect(toUuid(1, 1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("a hundred thousand ids are all different", () => {
  expect(new Set(counts.map((count) => encodeId(1, count, "ag_"))).size).toBe(counts.length);
  expect(new Set(counts.map((count) => toUuid(1, count))).size).toBe(counts.length);
});

test.each([0, 1, 7, 2 ** 32 - 1])("an id of the seed %i says its number", (seed) => {
  const numbers = [1, 2, 3, 1000, 123_456_789, 4_000_000_000];
  for (const prefix of ["", "ag_", "morning-briefing-"])
    expect(numbers.map((count) => decodeId(seed, encodeId(seed, count, prefix)))).toEqual(numbers);
  expect(numbers.map((count) => decodeId(seed, toUuid(seed, count)))).toEqual(numbers);
});

test.each(["00000000-0000-4000-8000-000000000000", "morning-briefing-2026-03-02", "ag_0197c3d", ""])(
  "%j has no number",
  (id) => {
    expect(decodeId(1, id)).toBeUndefined();
  },
);

test("the same seed gives the same ids, and another one gives others", () => {
  expect(toUuid(1, 7)).toBe(toUuid(1, 7));
  expect(toUuid(1, 7)).not.toBe(toUuid(2, 7));
});

test("the ids of a seed stay the same in every version, because callers' tests contain them", () => {
  expect(toUuid(2, 1)).toBe("bc154bee-91ce-4902-83e6-2f5e3483d547");
  expect([1, 5].map((count) => encodeId(2, count, "ag_"))).toEqual(["ag_bc154bee", "ag_0d0caf37"]);
});

test("random numbers are spread from 0 to 1", () => {
  const numbers = counts.slice(0, 10_000).map((count) => toRandom(1, count));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
});
