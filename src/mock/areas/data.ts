import { seedValidators } from "../../../generated/validators.ts";
import { runAtOnce, type Steps } from "../lib/steps.ts";
import { defineTable, type TableDefinition } from "../sandbox/table.ts";
import type { Task } from "../sandbox/tasks.ts";
import type { AnyAreaData, RowOf, RowOrigin, SeedList } from "./define-area.ts";
import { findOrphanedCommits } from "./deployments/seed.ts";
import { areas } from "./index.ts";
import { scheduleTasks } from "./schedules/seed.ts";
import { defaultSeed, type Seed, type SeedLists } from "./seed.ts";
import { createEntry } from "./seeded.ts";
import type { AreaTables, Sandbox } from "./tables.ts";
import { scriptedTurns } from "./turn/state.ts";

/** The data of all areas that store something. */
export const areaData: readonly AnyAreaData[] = Object.values(areas).flatMap((area) =>
  "data" in area ? [area.data as AnyAreaData] : [],
);

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

/** The origin of the rows of each table. */
export const rowOrigins = new Map(
  areaData.flatMap(({ origins }) => Object.entries(origins)) as [keyof AreaTables, AnyOrigin][], // Of the areas' tables.
);

/** Returns a value that is there, or that some steps make. */
function* inOwnSteps<Value extends object>(value: Value | Steps<Value>): Steps<Value> {
  return "next" in value && typeof value.next === "function" ? yield* value as Steps<Value> : (value as Value);
}

type Definitions<Specs> = { readonly [Name in keyof Specs]: TableDefinition<RowOf<Specs[Name]>> };

/** Creates the tables of all areas, filled with the rows of a seed. */
export function* createTables(seed: Seed): Steps<Definitions<AreaTables>> {
  const { tasks = [] } = seed._mock ?? {};
  const definitions: [name: string, TableDefinition<unknown>][] = [];
  for (const { tables, toRows } of areaData) {
    const rows = yield* inOwnSteps(toRows(seed));
    for (const [name, { key }] of Object.entries(tables)) {
      definitions.push([name, defineTable(key, rows[name])]);
      yield;
    }
  }
  return {
    tasks: defineTable<Task>(({ id }) => id, [...tasks, ...scheduleTasks(seed, tasks)]),
    turns: scriptedTurns,
    ...(Object.fromEntries(definitions) as Omit<Definitions<AreaTables>, "tasks" | "turns">), // The type of each area's data says that these are its tables.
  };
}

/** Created once per process. Sandboxes share these rows until they change them. */
export const areaTables = runAtOnce(createTables(defaultSeed));

/** Returns the state of a sandbox, without clock and ids, as a seed from which `createTables` creates the same rows. */
export function* exportSeed(sandbox: Sandbox): Steps<Seed> {
  const entries: Record<string, readonly object[]> = {};
  for (const { toEntries } of areaData) {
    Object.assign(entries, yield* inOwnSteps(toEntries(sandbox)));
    yield;
  }
  const all: SeedLists = Object.fromEntries([...seedLists.keys()].map((name) => [name, entries[name]]));
  const tasks = sandbox.tasks.all();
  const commits = findOrphanedCommits(sandbox, all.deployments ?? []);
  return createEntry(all, { tasks, commits }, { tasks: scheduleTasks(all), commits: [] });
}
