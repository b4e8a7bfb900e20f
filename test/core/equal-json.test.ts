import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../../src/core/canonical-json.ts";
import { equalJson } from "../../src/core/equal-json.ts";

const ignore = () => {};

test("values are equal if their canonical JSON is", () => {
  const part = fc.oneof(fc.constantFrom(0, -0, 1, "", "0", null, true, false));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: "small" }, part, tie("list"), tie("object")),
    list: fc.array(tie("value"), { maxLength: 3 }),
    object: fc.dictionary(fc.constantFrom("a", "b", "__proto__", "toString", "length"), tie("value"), { maxKeys: 3 }),
  }));
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(equalJson(a, b, ignore)).toBe(canonicalJson(a) === canonicalJson(b));
      expect(equalJson(a, JSON.parse(canonicalJson(a)!), ignore)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("the work is the number of parts up to the first difference", () => {
  const measure = (a: unknown, b: unknown) => {
    let sum = 0;
    equalJson(a, b, (work) => {
      sum += work;
    });
    return sum;
  };
  const items = Array.from({ length: 1000 }, () => 1);
  expect(measure(items, items.slice(1))).toBe(0);
  expect(measure([2, ...items], [3, ...items])).toBe(10);
  expect(measure([...items, 2], [...items, 3])).toBe(10_010);
});
