import { seedValidators } from "../../../generated/validators.ts";
import { flatten } from "../lib/collect.ts";
import { newWork, pause } from "../lib/pause.ts";
import { defineTable, type TableDefinition } from "../state/table.ts";
import type { Task } from "../state/tasks.ts";
import type { AnyAreaData, RowOf, RowOrigin, SeedList } from "./area-data.ts";
import { dataByArea } from "./areas.ts";
import { findOrphanedCommits } from "./deployments/seed.ts";
import { scheduleTasks } from "./schedules/seed.ts";
import { defaultSeed, type Seed, type SeedLists } from "./seed.ts";
import { createEntry } from "./seeded.ts";
import type { AreaTables, Sandbox } from "./tables.ts";
import { scriptedTurns } from "./turn/state.ts";

/** The data of all areas that store something, in the order of their tables in a snapshot. */
export const areaData: readonly AnyAreaData[] = Object.values(dataByArea);

type ListName = keyof SeedLists;
// biome-ignore lint/suspicious/noExplicitAny: a list of any entries
type AnyList = SeedList<any>;
// biome-ignore lint/suspicious/noExplicitAny: a row of any table
type AnyOrigin = RowOrigin<any, ListName>;

const lists = new Map(areaData.flatMap((data) => Object.entries(data.lists)));
/** The lists of all areas, in the order of a seed. */
export const seedLists = new Map(
  Object.keys(seedValidators).map((name): [ListName, AnyList] => [name as ListName, lists.get(name)!]), // From schemas.ts.
);

export const rowOrigins = new Map(
  areaData.flatMap(({ origins }) => Object.entries(origins)) as [keyof AreaTables, AnyOrigin][], // Of the areas' tables.
);

type Definitions<Specs> = { readonly [Name in keyof Specs]: TableDefinition<RowOf<Specs[Name]>> };

type TablePart = readonly [table: string, rows: readonly unknown[]];

/** Yields the rows of a seed in parts, each of some tables. */
export function* convertToRows(seed: Seed): Generator<readonly TablePart[]> {
  for (const { toRows } of areaData) {
    const rows = toRows(seed);
    for (const part of Symbol.iterator in rows ? rows : [rows]) yield Object.entries(part as Record<string, unknown[]>);
  }
}

/** Creates the tables of all areas, filled with the rows of a seed. */
export function createTables(
  seed: Seed,
  parts: Iterable<TablePart> = flatten(convertToRows(seed)),
): Definitions<AreaTables> {
  const { tasks = [] } = seed._mock ?? {};
  const rows: Record<string, unknown[]> = {};
  for (const [table, some] of parts) {
    rows[table] ??= [];
    for (const row of some) rows[table].push(row);
  }
  const definitions = areaData.flatMap(({ tables }) =>
    Object.entries(tables).map(([name, { key }]) => [name, defineTable(key, rows[name])]),
  );
  return {
    tasks: defineTable<Task>(({ id }) => id, [...tasks, ...scheduleTasks(seed, tasks)]),
    turns: scriptedTurns,
    ...(Object.fromEntries(definitions) as Omit<Definitions<AreaTables>, "tasks" | "turns">), // The type of each area's data says that these are its tables.
  };
}

/** Created once per process. Sandboxes share these rows until they change them. */
export const areaTables = createTables(defaultSeed);

/** Returns the state of a sandbox, without clock and ids, as a seed from which `createTables` creates the same rows. */
export async function exportSeed(sandbox: Sandbox): Promise<Seed> {
  const work = newWork();
  const lists: Record<string, object[]> = Object.fromEntries([...seedLists.keys()].map((name) => [name, []]));
  for (const { toEntries } of areaData)
    for (const [name, entries] of Object.entries(toEntries(sandbox)))
      for (const entry of entries) {
        lists[name]!.push(entry); // Of the areas' lists.
        await pause(work);
      }
  const all: SeedLists = lists;
  const tasks = sandbox.tasks.all();
  const commits = findOrphanedCommits(sandbox, all.deployments ?? []);
  return createEntry(all, { tasks, commits }, { tasks: scheduleTasks(all), commits: [] });
}
