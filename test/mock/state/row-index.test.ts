import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { compareKeys, defineIndex } from "../../../src/mock/state/row-index.ts";
import { defineTable } from "../../../src/mock/state/table.ts";
import { defined } from "../../defined.ts";
import { createTable } from "./create-table.ts";

interface Ship {
  readonly name: string;
  readonly port: string;
  readonly crew: number;
}

const byCrew = defineIndex<Ship>(({ port, crew }) => [port, crew]);
const SEED: readonly Ship[] = [
  { name: "Alma", port: "A", crew: 3 },
  { name: "Birk", port: "B", crew: 5 },
  { name: "Cora", port: "A", crew: 1 },
];

function setUp(seed = SEED, sandbox: object = {}) {
  const definition = defineTable<Ship>(({ name }) => name, seed);
  return createTable(definition, sandbox);
}

const joinNames = (ships: Iterable<Ship>) => [...ships].map(({ name }) => name).join(" ");

describe("an index", () => {
  test("sorts the rows, and keeps them sorted as they are added, replaced and deleted", () => {
    const table = setUp();
    expect(joinNames(table.by(byCrew))).toBe("Cora Alma Birk");
    table.put({ name: "Dora", port: "A", crew: 2 });
    expect(joinNames(table.by(byCrew))).toBe("Cora Dora Alma Birk");
    table.put({ name: "Cora", port: "C", crew: 1 });
    table.delete("Alma");
    expect(joinNames(table.by(byCrew))).toBe("Dora Birk Cora");
  });

  test("shows a row as it is now, even if it keeps its place", () => {
    const byName = defineIndex<Ship>(({ name }) => [name]);
    const table = setUp();
    expect(table.by(byName).first()?.crew).toBe(3);
    for (const crew of [4, 5]) {
      table.put({ name: "Alma", port: "A", crew });
      expect(table.by(byName).first()?.crew).toBe(crew);
    }
  });

  test("lists rows with equal keys in the order in which they were added", () => {
    const byPort = defineIndex<Ship>(({ port }) => [port]);
    const table = setUp();
    expect(joinNames(table.by(byPort))).toBe("Alma Cora Birk");
    table.put({ name: "Alma", port: "B", crew: 3 });
    expect(joinNames(table.by(byPort))).toBe("Cora Alma Birk");
    table.delete("Alma");
    table.put({ name: "Alma", port: "B", crew: 3 });
    expect(joinNames(table.by(byPort))).toBe("Cora Birk Alma");
  });

  test("leaves out rows without a key", () => {
    const manned = defineIndex<Ship>(({ crew }) => (crew > 2 ? [crew] : undefined));
    const table = setUp();
    expect(joinNames(table.by(manned))).toBe("Alma Birk");
    table.put({ name: "Birk", port: "B", crew: 0 });
    table.put({ name: "Cora", port: "B", crew: 9 });
    expect(joinNames(table.by(manned))).toBe("Alma Cora");
    table.delete("Birk");
    expect(joinNames(table.by(manned))).toBe("Alma Cora");
  });

  test("numbers the rows in the order in which they were added", () => {
    const byPlace = defineIndex<Ship>((_, place) => [place]);
    const table = setUp();
    table.put({ name: "Dora", port: "A", crew: 2 });
    table.put({ name: "Alma", port: "A", crew: 4 });
    expect([...table.by(byPlace).entries()].map(([{ name }, [place]]) => [name, place])).toEqual([
      ["Alma", 0],
      ["Birk", 1],
      ["Cora", 2],
      ["Dora", 3],
    ]);
  });

  test("of one sandbox does not see the rows of another", () => {
    const definition = defineTable<Ship>(({ name }) => name, SEED);
    const [first, second] = [1, 2].map(() => createTable(definition));
    expect(joinNames(first!.by(byCrew))).toBe("Cora Alma Birk");
    first!.delete("Alma");
    expect(joinNames(first!.by(byCrew))).toBe("Cora Birk");
    expect(joinNames(second!.by(byCrew))).toBe("Cora Alma Birk");
  });

  test("of the seed's rows is made once for all sandboxes", () => {
    const key = vi.fn(({ crew }: Ship) => [crew]);
    const definition = defineTable<Ship>(({ name }) => name, SEED);
    const index = defineIndex<Ship>(key);
    for (let count = 0; count < 3; count++) expect(createTable(definition).by(index).length).toBe(3);
    expect(key).toHaveBeenCalledTimes(3);
  });

  test("that reads other tables finds a row again after what it has read is gone", () => {
    const tonnage = new Map([
      ["Alma", 20],
      ["Birk", 10],
      ["Cora", 30],
    ]);
    const byTonnage = defineIndex<Ship>(
      ({ name }, _place, { tonnage }) => (tonnage.has(name) ? [tonnage.get(name)] : undefined),
      { readsOthers: true },
    );
    const table = setUp(SEED, { tonnage });
    expect(joinNames(table.by(byTonnage))).toBe("Birk Alma Cora");
    tonnage.delete("Alma");
    table.delete("Alma");
    tonnage.set("Birk", 40);
    table.put({ name: "Birk", port: "B", crew: 5 });
    expect(joinNames(table.by(byTonnage))).toBe("Cora Birk");
    expect(table.by(byTonnage).length).toBe(2);
  });

  test("finds a row with a key that is not a number", () => {
    const table = setUp([]);
    table.by(byCrew);
    for (const [index, crew] of [5, Number.NaN, 3, Number.NaN, 4].entries())
      table.put({ name: String(index), port: "A", crew });
    expect(joinNames(table.by(byCrew))).toBe("1 3 2 4 0");
    for (const name of ["1", "3", "4"]) table.delete(name);
    expect(joinNames(table.by(byCrew))).toBe("2 0");
  });

  test("sorts texts by code units", () => {
    const name = ({ name }: Ship) => [name];
    const table = setUp(["ab", "B", "a_"].map((name) => ({ name, port: "", crew: 0 })));
    expect(joinNames(table.by(defineIndex<Ship>(name)))).toBe("B a_ ab");
  });
});

describe("a range", () => {
  const table = setUp(
    ["A1", "A2", "A2", "A5", "B1", "B4", "B5", "C0"].map((text, index) => ({
      name: `${text}${"'".repeat(index === 2 ? 1 : 0)}`,
      port: defined(text[0]),
      crew: Number(text[1]),
    })),
  );
  const all = table.by(byCrew);

  test.each([
    ["a part of a key", all.within(["B"]), "B1 B4 B5"],
    ["a whole key", all.within(["A", 2]), "A2 A2'"],
    ["a key that no row has", all.within(["A", 3]), ""],
    ["no values", all.within([]), "A1 A2 A2' A5 B1 B4 B5 C0"],
    ["at least a key", all.from(["B", 4]), "B4 B5 C0"],
    ["more than a key", all.above(["A", 2]), "A5 B1 B4 B5 C0"],
    ["more than a part of a key", all.above(["A"]), "B1 B4 B5 C0"],
    ["less than a key", all.below(["A", 2]), "A1"],
    ["two bounds", all.from(["A", 2]).below(["B", 4]), "A2 A2' A5 B1"],
    ["bounds that cross", all.from(["C"]).below(["B"]), ""],
    ["a group, and a bound outside it", all.within(["B"]).above(["A", 1]), "B1 B4 B5"],
    ["the opposite order", all.within(["A"]).reversed(), "A5 A2' A2 A1"],
    ["what follows a key", all.after(["B", 4]), "B5 C0"],
    ["what follows a key in the opposite order", all.reversed().after(["B", 4]), "B1 A5 A2' A2 A1"],
  ])("has the rows with %s", (_, range, wanted) => {
    expect(joinNames(range)).toBe(wanted);
    expect(range.length).toBe(wanted === "" ? 0 : wanted.split(" ").length);
    expect(range.first()?.name).toBe(wanted === "" ? undefined : wanted.split(" ")[0]);
  });

  test("slices as an array does", () => {
    for (const range of [all, all.within(["B"]), all.reversed(), all.within(["A"]).reversed()]) {
      const array = [...range];
      for (let start = 0; start < 10; start++)
        for (let end = 0; end < 10; end++) expect(range.slice(start, end)).toEqual(array.slice(start, end));
      expect(range.slice(1)).toEqual(array.slice(1));
    }
  });

  test("can be read while its rows are deleted", () => {
    const own = setUp();
    own.put({ name: "Dora", port: "A", crew: 2 });
    const seen: string[] = [];
    for (const { name } of own.by(byCrew)) {
      seen.push(name);
      own.delete(name);
      own.delete("Dora");
    }
    expect(seen).toEqual(["Cora", "Alma", "Birk"]);
    expect(own.all()).toEqual([]);
  });

  test("reads only the rows that are asked for", () => {
    const get = vi.fn((index: number) => index);
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      name: String(index),
      port: "A",
      get crew() {
        return get(index);
      },
    }));
    const range = setUp(rows).by(byCrew);
    get.mockClear();
    expect(range.length).toBe(1000);
    expect(range.slice(500, 503).map(({ crew }) => crew)).toEqual([500, 501, 502]);
    expect(range.reversed().after(["A", 20]).first()?.crew).toBe(19);
    expect(get).toHaveBeenCalledTimes(4);
  });
});

test("an index has the rows that sorting them all has", () => {
  const name = fc.integer({ min: 0, max: 40 }).map(String);
  const ship = fc.record({ name, port: fc.constantFrom("A", "B", "C"), crew: fc.integer({ min: 0, max: 5 }) });
  const change = fc.oneof(ship, ship, name);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), fc.nat(200), (changes, firstUse) => {
      const table = setUp();
      for (const [index, change] of changes.entries()) {
        if (index === firstUse) table.by(byCrew);
        if (typeof change === "string") table.delete(change);
        else table.put(change);
      }
      const sorted = table.all().toSorted((a, b) => compareKeys([a.port, a.crew], [b.port, b.crew]));
      expect([...table.by(byCrew)]).toEqual(sorted);
      for (const port of ["A", "B", "C"])
        expect(table.by(byCrew).within([port]).length).toBe(sorted.filter((row) => row.port === port).length);
    }),
  );
});
