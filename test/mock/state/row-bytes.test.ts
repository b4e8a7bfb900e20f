import fc from "fast-check";
import { expect, test } from "vitest";
import { rowBytes } from "../../../src/mock/state/row-bytes.ts";

const rows = fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ stringUnit: "binary" })) as fc.Arbitrary<
  Record<string, unknown>
>;

test("a row that replaces another one has the same bytes as alone", () => {
  fc.assert(
    fc.property(rows, rows, (before, changes) => {
      const row = { ...before, ...changes, list: [before, changes] };
      const replaced = { row: { ...before, list: [before] }, bytes: rowBytes({ ...before, list: [before] }) };
      expect(rowBytes(row, replaced)).toBe(rowBytes(row));
      expect(rowBytes(replaced.row, { row, bytes: rowBytes(row) })).toBe(replaced.bytes);
    }),
  );
});

test.each([
  [{}, 264],
  [{ a: "bc" }, 264 + 18 + 20],
  [{ a: [1, null, true, {}] }, 264 + 18 + 64 + 3 * 16 + 64],
  [{ a: undefined }, 264],
])("the bytes of %j", (row, bytes) => {
  expect(rowBytes(row)).toBe(bytes);
});
