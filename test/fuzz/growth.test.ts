import fc from "fast-check";
import { expect, test } from "vitest";
import { type Growth, grown, grownHeaders, grownQuery, growths } from "./growth.ts";

const body = { name: "ab", list: [{ a: 1 }], map: {} };

test.each<[Growth["part"], number, number, (value: typeof body) => unknown]>([
  ["string", 0, 5, () => ({ ...body, name: "ababa" })],
  ["array", 0, 3, () => ({ ...body, list: [{ a: 1 }, { a: 1 }, { a: 1 }] })],
  ["members", 2, 2, () => ({ ...body, map: { x0: 0, x1: 1 } })],
  ["members", 5, 1, () => ({ ...body, map: { x0: 0 } })],
  ["nesting", 1, 2, () => ({ ...body, name: [["ab"]] })],
])("a body with %s number %i becomes large", (part, nth, size, want) => {
  expect(grown(body, { part, nth, size })).toEqual(want(body));
});

test("a body without such a part stays as it is", () => {
  expect(grown({ a: 1 }, { part: "array", nth: 0, size: 10 })).toEqual({ a: 1 });
  expect(grown(undefined, { part: "string", nth: 0, size: 10 })).toBeUndefined();
});

test("query strings and heads have as many parts as they should", () => {
  expect(grownQuery(3)).toBe("x0=&x1=&x2=");
  expect(grownHeaders(2)).toEqual([
    ["X0", ""],
    ["X1", ""],
  ]);
});

test("bodies of megabytes and arrays of many elements are among the generated growths", () => {
  const sizes = fc.sample(growths, { numRuns: 300, seed: 1 });
  expect(sizes.some(({ part, size }) => part === "string" && size > 1_000_000)).toBe(true);
  expect(sizes.some(({ part, size }) => part === "array" && size >= 100_000)).toBe(true);
  expect(new Set(sizes.map(({ part }) => part)).size).toBe(6);
});
