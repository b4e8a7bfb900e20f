import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { isEmpty, keysetPage, numberedPage, rangePage, selected } from "../../../src/mock/areas/shared/paging.ts";
import { defineIndex } from "../../../src/mock/state/row-index.ts";
import { defineTable } from "../../../src/mock/state/table.ts";
import { createTable } from "../state/create-table.ts";

interface Bird {
  readonly id: string;
  readonly kind: string;
  readonly seen: number;
}

const bySighting = defineIndex<Bird>(({ kind, seen, id }) => [kind, seen, id]);

const tableWith = (birds: readonly Bird[]) => createTable(defineTable<Bird>(({ id }) => id, birds));

const arbitraryBird = fc.record({
  id: fc.integer({ min: 0, max: 60 }).map(String),
  kind: fc.constantFrom("gull", "tern"),
  seen: fc.integer({ min: 0, max: 4 }),
});

describe("rangePage", () => {
  test("returns what keysetPage does, page by page, while rows are added and deleted", () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryBird, { maxLength: 40 }),
        fc.array(arbitraryBird, { maxLength: 10 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 5 }),
        (birds, changes, descending, limit) => {
          const table = tableWith(birds);
          const isListed = ({ id }: Bird) => !id.endsWith("3");
          let cursor: string | null = null;
          for (let pages = 0; pages < 50; pages++) {
            const query = { scope: "gulls", cursor, limit, descending };
            const page: { items: Bird[]; next: string | null } = rangePage(table.by(bySighting), {
              ...query,
              within: ["gull"],
              select: (bird) => (isListed(bird) ? bird : undefined),
            });
            const gulls = table.all().filter((bird) => bird.kind === "gull" && isListed(bird));
            expect(page).toEqual(keysetPage(gulls, { ...query, key: ({ seen, id }) => [seen, id] }));
            const change = changes[pages];
            if (change && !table.delete(change.id)) table.put(change);
            cursor = page.next;
            if (cursor === null) break;
          }
        },
      ),
    );
  });

  test("reads only the rows of a page, and one more to know whether there is another", () => {
    const table = tableWith(Array.from({ length: 1000 }, (_, seen) => ({ id: String(seen), kind: "gull", seen })));
    const select = vi.fn((bird: Bird) => bird);
    const query = { scope: "birds", limit: 20, within: ["gull"], select };
    const { next } = rangePage(table.by(bySighting), { ...query, cursor: null });
    expect(select).toHaveBeenCalledTimes(21);
    expect(rangePage(table.by(bySighting), { ...query, cursor: next }).items[0]?.seen).toBe(20);
    expect(select).toHaveBeenCalledTimes(42);
  });
});

describe("selected", () => {
  test("returns the items of a page, and reads no further", () => {
    const read = vi.fn((number: number) => (number % 3 === 0 ? String(number) : undefined));
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    expect(numberedPage(selected(numbers, read), 1, 2, 0)).toEqual(["6", "9"]);
    expect(read).toHaveBeenCalledTimes(10);
    expect(numberedPage(selected(numbers, read), 17, 2, 0)).toEqual([]);
    expect(numberedPage(selected(numbers, read), 0, 0, 0)).toEqual([]);
  });
});

test("a query without filters is empty", () => {
  expect([isEmpty({}), isEmpty({ name: undefined }), isEmpty({ name: "" })]).toEqual([true, true, false]);
});
