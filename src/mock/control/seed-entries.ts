import type { DataViolation } from "../areas/area-data.ts";
import { areaData, seedLists } from "../areas/data.ts";
import type { Seed, SeedLists } from "../areas/seed.ts";
import { findRepeated } from "../areas/shared/repeated.ts";
import type { Violation } from "../exchange/problems.ts";
import { convertEach } from "../lib/collect.ts";
import type { Checks } from "./snapshot.ts";

/** Finds violations that a schema can't express: keys that occur twice, and internal data that contradicts itself. */
export function* entryChecks(seed: Seed): Checks {
  for (const found of findConflicts(seed))
    yield convertEach(found, (violation): Violation => ({ ...violation, code: "invalid" }));
}

function* findConflicts(seed: Seed): Generator<Iterable<DataViolation>> {
  for (const [list, { exactlyOne }] of seedLists)
    if (exactlyOne && seed[list]?.length !== 1) yield [{ pointer: `/${list}`, detail: "must have exactly one item" }];
  for (const list of nameLists(seed)) yield findRepeated(readKeys(seed, list), (key) => key, `/${list}`);
  yield findRepeated(seed._mock?.tasks ?? [], ({ id }) => id, "/_mock/tasks");
  for (const { checkEntries } of areaData) if (checkEntries) yield checkEntries(seed);
}

function nameLists({ _mock, ...lists }: Seed): (keyof SeedLists)[] {
  return Object.keys(lists).filter((name) => name !== "x-generated") as (keyof SeedLists)[]; // A seed has no others.
}

export function readKeys(seed: SeedLists, list: keyof SeedLists): string[] {
  const { key } = seedLists.get(list)!;
  const entries = (seed[list] ?? []) as readonly object[] as readonly Readonly<Record<string, unknown>>[];
  return entries.map((entry) => key.map((field) => entry[field]).join(" "));
}
