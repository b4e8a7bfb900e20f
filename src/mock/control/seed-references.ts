import { listNearMisses } from "../../core/near-misses.ts";
import { seedLists } from "../areas/data.ts";
import type { Seed, SeedLists } from "../areas/seed.ts";
import type { Violation } from "../exchange/problems.ts";
import { convertEach, flatten } from "../lib/collect.ts";
import type { Checks } from "./snapshot.ts";

/** A field of a resource that names another one, and the names that are known. */
interface Reference {
  readonly pointer: string;
  readonly to: keyof SeedLists;
  readonly name: string;
  readonly known: ReadonlySet<string>;
}

/** Maximum number of names to compare an unknown one with, and of all comparisons for a seed. */
const MAX_COMPARED = 1000;
const MAX_COMPARISONS = 10_000;

/** Finds references of each resource of a seed to others that it neither has nor declares as missing. */
export function* referenceChecks(seed: Seed): Checks {
  const missing = new Set(seed._mock?.missing);
  let comparisons = 0;
  function toViolation({ pointer, to, name, known }: Reference): Violation {
    const isCompared = known.size <= MAX_COMPARED && comparisons + known.size <= MAX_COMPARISONS;
    if (isCompared) comparisons += known.size;
    const similar = isCompared ? listNearMisses(name, [...known]) : undefined;
    const hint = similar ? `; did you mean ${similar}?` : "";
    return { pointer, detail: `names nothing in ${to}: ${name}${hint}`, code: "reference" };
  }
  for (const references of danglingReferences(seed)) {
    const unknown = references.filter(({ to, name }) => !missing.has(name) || seedLists.get(to)?.permanent);
    yield convertEach(unknown, toViolation);
  }
}

/** Names that resources refer to but no resource has, sorted. */
export function missingNames(seed: Seed): string[] {
  const names = new Set<string>();
  for (const { name } of flatten<Reference>(danglingReferences(seed))) names.add(name);
  return [...names].sort();
}

/** Yields the references of each resource to others that the seed lacks. The schemas of the resources are valid. */
function* danglingReferences(seed: Seed): Generator<Reference[]> {
  const names = new Map<keyof SeedLists, ReadonlySet<string>>();
  for (const [list, { references }] of seedLists) {
    const entries: readonly object[] = seed[list] ?? [];
    for (const [index, entry] of entries.entries())
      yield references(entry).flatMap(([path, to, name]) => {
        if (name === null || name === undefined || name === "") return [];
        const known = names.get(to) ?? namesIn(seed, to);
        names.set(to, known);
        return known.has(name) ? [] : [{ pointer: `/${list}/${index}/${path}`, to, name, known }];
      });
  }
}

function namesIn(seed: Seed, list: keyof SeedLists): ReadonlySet<string> {
  const { key, names = (entry) => [String(entry[key[0]!])] } = seedLists.get(list)!;
  const entries: readonly object[] = seed[list] ?? [];
  return new Set(entries.flatMap(names));
}
