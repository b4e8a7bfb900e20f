import { describe, expect, test } from "vitest";
import { keysetPage, numberedPage } from "../../../../src/mock/areas/shared/paging.ts";
import { ProblemError } from "../../../../src/mock/exchange/problems.ts";
import { defined } from "../../../defined.ts";

interface Bird {
  id: string;
  seen: number;
}

const birds = (count: number): Bird[] =>
  Array.from({ length: count }, (_, index) => ({ id: `b${index}`, seen: index >> 1 }));
const query = (cursor: string | null, more: { scope?: string; descending?: boolean } = {}) => ({
  scope: "birds",
  cursor,
  limit: 3,
  key: ({ seen, id }: Bird) => [seen, id],
  ...more,
});

describe("numberedPage", () => {
  test.each([
    [1, 1, ["b0", "b1"]],
    [3, 1, ["b4"]],
    [4, 1, []],
    [0, 0, ["b0", "b1"]],
  ] as const)("page %i counted from %i", (page, first, wanted) => {
    expect(numberedPage(birds(5), page, 2, first).map(({ id }) => id)).toEqual(wanted);
  });

  test("a page of size 0 has no items", () => expect(numberedPage(birds(5), 1, 0, 1)).toEqual([]));
});

describe("keysetPage", () => {
  test.each([false, true])("returns each row once, in order, with descending %s", (descending) => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: Bird[]; next: string | null } = keysetPage(birds(7), query(cursor, { descending }));
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    const all = birds(7).map(({ id }) => id);
    expect(ids).toEqual(descending ? all.toReversed() : all);
  });

  test("the last page has no cursor, even when it is full", () => {
    expect(keysetPage(birds(3), query(null)).next).toBeNull();
  });

  test("rows that are added or deleted between two pages do not shift the others", () => {
    const first = keysetPage(birds(7), query(null));
    const changed = [{ id: "a0", seen: -1 }, ...birds(7).filter(({ id }) => id !== "b2" && id !== "b4")];
    expect(keysetPage(changed, query(first.next)).items.map(({ id }) => id)).toEqual(["b3", "b5", "b6"]);
  });

  test.each([
    ["from another list", defined(keysetPage(birds(7), query(null, { scope: "fish" })).next)],
    ["that is not base64url", "%%%"],
    ["that is not JSON", Buffer.from("birds").toString("base64url")],
    ["that holds an object", Buffer.from('["birds",{}]').toString("base64url")],
  ])("a cursor %s returns 400", (_name, cursor) => {
    const error = (() => {
      try {
        keysetPage(birds(7), query(cursor));
      } catch (thrown) {
        return thrown;
      }
      return undefined;
    })();
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).problem).toMatchObject({ status: 400, code: "MALFORMED_CURSOR" });
  });
});
