import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineIndex } from "../../../src/mock/sandbox/row-index.ts";
import { fieldsOnly, parseMember, rowText, StoredRow } from "../../../src/mock/sandbox/stored-row.ts";

const objects = fc.dictionary(fc.string(), fc.jsonValue());

describe("a stored row", () => {
  test("is parsed once", () => {
    const stored = new StoredRow<{ id: string }>(3, '{"id":"a"}');
    expect(stored.row).toEqual({ id: "a" });
    expect(stored.row).toBe(stored.row);
    expect(stored.place).toBe(3);
  });

  test("has the same text before and after it is parsed", () => {
    fc.assert(
      fc.property(objects, (row) => {
        const stored = new StoredRow(0, JSON.stringify(row));
        const texts = [rowText(stored), rowText({ row: stored.row, place: 0, bytes: 0 }), rowText(stored)];
        expect(new Set(texts)).toEqual(new Set([JSON.stringify(row)]));
      }),
    );
  });

  test("has fields that can be read before and after it is parsed", () => {
    const stored = new StoredRow<{ id: string; end?: string }>(0, '{"id":"a","row":{"id":"b"}}');
    const byEnd = defineIndex<{ id: string; end?: string }>(({ id, end = "none" }) => [end, id]);
    const key = () => byEnd.key(fieldsOnly(stored), 0, undefined);
    expect(key()).toEqual(["none", "a"]);
    expect(stored.row.id).toBe("a");
    expect(key()).toEqual(["none", "a"]);
  });

  test("does not let an index read all fields", () => {
    const { fields } = new StoredRow<object>(0, '{"id":"a"}');
    for (const read of [() => ({ ...fields }), () => Object.keys(fields), () => "id" in fields])
      expect(read).toThrow("Sort keys are made of fields");
  });
});

test("a text that ends too early is measured, and its missing fields can't be read", () => {
  const text = JSON.stringify({ name: 'A "quoted" \\ \u0001 text', list: [{ a: [1, "b"] }], last: 1 });
  for (let length = 0; length < text.length; length += 1) {
    const stored = new StoredRow<{ last?: number }>(0, text.slice(0, length));
    expect(stored.bytes).toBeGreaterThan(0);
    expect(() => stored.fields.last ?? stored.row).toThrow(SyntaxError);
  }
});

test("parseMember returns what JSON.parse does", () => {
  fc.assert(
    fc.property(objects, fc.string(), (row, other) => {
      const text = JSON.stringify(row);
      const parsed = JSON.parse(text);
      for (const name of Object.keys(row))
        if (JSON.stringify(name) === `"${name}"`) expect(parseMember(text, name)).toEqual(parsed[name]);
      if (!Object.hasOwn(row, other) && JSON.stringify(other) === `"${other}"`)
        expect(parseMember(text, other)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
