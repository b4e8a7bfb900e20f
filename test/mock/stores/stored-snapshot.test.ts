import { expect, test } from "vitest";
import { type Change, findNextPlace } from "../../../src/mock/state/sandbox.ts";
import { toChanges, toSnapshot } from "../../../src/mock/stores/stored-snapshot.ts";
import { definitions, noShip, START, ship } from "./store-cases.ts";

const { randomSeed, clock, count } = START;
const position = { random_seed: randomSeed, clock, count };
const alma = { name: "Alma", crew: 3 };
const birk = { name: "Birk", crew: 5 };
const cora = { name: "Cora", crew: 1 };
const task = { id: "1", at: 5, name: "sail", data: {} };

const shipsAfter = (...changes: Change[]) => toSnapshot({ position: START, changes }, definitions).tables.ships;

test("a snapshot has the clock and the ids, and no table that is as seeded", () => {
  expect(toSnapshot({ position: START, changes: [] }, definitions)).toEqual({ ...position, tables: {} });
});

test.each<[string, Change[], unknown[]]>([
  ["a new row follows those of the seed", [ship("Cora", 1, 2)], [alma, birk, cora]],
  ["a replaced row keeps its place", [ship("Alma", 9, 0)], [{ name: "Alma", crew: 9 }, birk]],
  ["a deleted row is missing", [noShip("Alma")], [birk]],
  ["a row that was deleted and added again comes last", [ship("Cora", 1, 2), ship("Alma", 3, 3)], [birk, cora, alma]],
  [
    "changes are sorted by place",
    [ship("Dora", 1, 9), ship("Cora", 1, 2)],
    [alma, birk, cora, { name: "Dora", crew: 1 }],
  ],
  ["all rows of the seed can be deleted", [noShip("Alma"), noShip("Birk")], []],
])("%s in a snapshot", (_name, changes, ships) => {
  expect(shipsAfter(...changes)).toEqual(ships);
});

test("tables are in the order of their definitions", () => {
  const changes = [ship("Cora", 1, 2), { table: "tasks", key: "1", after: { row: task, place: 3, bytes: 0 } }];
  expect(Object.keys(toSnapshot({ position: START, changes }, definitions).tables)).toEqual(["tasks", "ships"]);
});

test.each([
  ["nothing", {}],
  ["an empty table", { ships: [] }],
  ["the seed", { ships: [alma, birk] }],
  ["another order", { ships: [cora, birk, alma] }],
  ["rows between those of the seed", { ships: [alma, cora, birk] }],
  ["two tables", { tasks: [task], ships: [cora] }],
])("a snapshot with %s is the same after it was stored", (_name, tables) => {
  const changes = toChanges({ tables }, definitions);
  expect(toSnapshot({ position: START, changes }, definitions)).toEqual({ ...position, tables });
});

test("rows of the seed that a listed table lacks become deletions", () => {
  expect(toChanges({ tables: { ships: [cora, birk] } }, definitions)).toEqual([
    noShip("Alma"),
    ship("Cora", 1, 0),
    ship("Birk", 5, 1),
  ]);
});

test.each([
  [{}, 2],
  [{ ships: [] }, 0],
  [{ ships: [cora] }, 1],
  [{ tasks: [task, task, task] }, 3],
])("the next place after the tables %j is %i", (tables, place) => {
  expect(findNextPlace(tables, definitions)).toBe(place);
});
