import fc from "fast-check";
import { expect, test } from "vitest";
import { SortedList } from "../../../src/mock/state/sorted-list.ts";

const compare = (a: number, b: number) => a - b;
const read = (list: SortedList<number>) => [...list.range(0, list.length, false)];

test("a sorted list has the items that were added and not removed, in their order", () => {
  const changes = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2000 })), { maxLength: 50, size: "max" });
  const starts = fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 1200, size: "max" });
  fc.assert(
    fc.property(starts, changes, (start, all) => {
      const expected = new Set(start);
      let list = SortedList.from([...start].sort(compare), compare);
      for (const [isAdded, item] of all) {
        const before = read(list);
        const changed = isAdded && !expected.has(item) ? list.with(item) : list.without(item);
        expect(read(list)).toEqual(before);
        list = changed;
        if (isAdded && !expected.has(item)) expected.add(item);
        else expected.delete(item);
      }
      const sorted = [...expected].sort(compare);
      expect(read(list)).toEqual(sorted);
      expect([...list.range(0, list.length, true)]).toEqual(sorted.toReversed());
      expect(list.length).toBe(sorted.length);
      expect(list.rank(1000)).toBe(sorted.filter((item) => item < 1000).length);
      expect([...list.range(list.length >> 2, list.length >> 1, false)]).toEqual(
        sorted.slice(sorted.length >> 2, sorted.length >> 1),
      );
    }),
    { numRuns: 40 },
  );
});

test("a sorted list grows from nothing, in either order, and becomes empty again", () => {
  const up = Array.from({ length: 1000 }, (_, index) => index);
  for (const items of [up, up.toReversed()]) {
    const full = items.reduce((list, item) => list.with(item), SortedList.from<number>([], compare));
    expect(read(full)).toEqual(up);
    expect(full.rank(1000)).toBe(1000);
    expect(read(items.reduce((list, item) => list.without(item), full))).toEqual([]);
  }
});
