import { expect, test } from "vitest";
import { collect } from "../../../src/mock/lib/collect.ts";

test("collect reads no more than it needs of an endless search, whose groups may be empty", async () => {
  let groups = 0;
  function* search(): Generator<number[]> {
    for (;;) yield groups++ % 2 === 0 ? [] : [groups, groups];
  }
  expect(await collect(search(), 3)).toEqual([2, 2, 4]);
  expect(groups).toBe(4);
});
