import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonLonger } from "../../../src/mock/lib/json-length.ts";

test("a value is longer than all limits below the length of its JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const { length } = JSON.stringify(value);
      expect([length - 1, length, length + 1].map((limit) => isJsonLonger(value, limit))).toEqual([true, false, false]);
    }),
    { numRuns: 200 },
  );
});

test("no more of a value is read than the limit", () => {
  const items = Array.from({ length: 100 }, () => "a");
  Object.defineProperty(items, 50, {
    get() {
      throw new Error("It was read.");
    },
  });
  expect(isJsonLonger(items, 100)).toBe(true);
});
