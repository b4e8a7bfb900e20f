import { expect, test } from "vitest";
import { defineTable } from "../../../src/mock/state/table.ts";
import { createTable } from "./create-table.ts";

interface Ship {
  name: string;
  crew: number;
}

const ships = defineTable<Ship>(
  ({ name }) => name,
  [
    { name: "Alma", crew: 3 },
    { name: "Birk", crew: 5 },
  ],
);

function setUp() {
  const changes: unknown[] = [];
  return { table: createTable(ships, { addChange: (change) => changes.push(change) }), changes };
}

test("a table contains what its definition starts with", () => {
  const { table, changes } = setUp();
  expect(table.all()).toEqual([
    { name: "Alma", crew: 3 },
    { name: "Birk", crew: 5 },
  ]);
  expect(table.get("Birk")).toEqual({ name: "Birk", crew: 5 });
  expect([table.has("Birk"), table.has("Cora")]).toEqual([true, false]);
  expect(changes).toEqual([]);
  expect(defineTable<Ship>(({ name }) => name).seed.size).toBe(0);
});

test("a row that is replaced keeps its place, and a new one comes last", () => {
  const { table } = setUp();
  table.put({ name: "Cora", crew: 8 });
  expect(table.put({ name: "Alma", crew: 4 })).toEqual({ name: "Alma", crew: 4 });
  expect(table.all()).toEqual([
    { name: "Alma", crew: 4 },
    { name: "Birk", crew: 5 },
    { name: "Cora", crew: 8 },
  ]);
});

test("delete returns whether there was such a row", () => {
  const { table } = setUp();
  expect(table.delete("Alma")).toBe(true);
  expect(table.delete("Alma")).toBe(false);
  expect(table.all()).toEqual([{ name: "Birk", crew: 5 }]);
});

test("each change is added to those of the sandbox", () => {
  const { table, changes } = setUp();
  table.put({ name: "Cora", crew: 8 });
  table.delete("Alma");
  table.delete("nobody");
  expect(changes).toMatchObject([
    { table: "table", key: "Cora", before: undefined, after: { row: { name: "Cora", crew: 8 }, place: 2 } },
    { table: "table", key: "Alma", before: { row: { name: "Alma", crew: 3 }, place: 0 }, after: undefined },
  ]);
});

test("a change to one table leaves the others of the same definition as they were", () => {
  const [first, second] = [setUp().table, setUp().table];
  const before = second.all();
  first.put({ name: "Alma", crew: 0 });
  first.delete("Birk");
  first.put({ name: "Cora", crew: 8 });
  expect(first.all().map(({ name }) => name)).toEqual(["Alma", "Cora"]);
  expect(second.all()).toBe(before);
  expect(second.get("Alma")).toEqual({ name: "Alma", crew: 3 });
  expect([...ships.seed.keys()]).toEqual(["Alma", "Birk"]);
});
