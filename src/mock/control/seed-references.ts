import { seedLists } from "../areas/data.ts";
import type { Violation } from "../areas/problems.ts";
import type { Seed, SeedLists } from "../areas/seed.ts";
import { listNearMisses } from "../lib/near-misses.ts";
import { type Found, type Steps, takeFirst } from "../lib/steps.ts";

/** A field of a resource that names another one. */
interface Reference {
  readonly pointer: string;
  readonly to: keyof SeedLists;
  readonly name: string;
}

/** Maximum number of names to compare an unknown one with, and of all comparisons for a seed. */
const MAX_COMPARED = 1000;
const MAX_COMPARISONS = 10_000;

/** Finds references of a seed to resources that it neither has nor declares as missing. */
export function* referenceViolations(seed: Seed): Found<Violation> {
  const missing = new Set(seed._mock?.missing);
  let comparisons = 0;
  for (const reference of danglingReferences(seed)) {
    if (!reference) {
      yield undefined;
      continue;
    }
    const { pointer, to, name, known } = reference;
    if (missing.has(name) && !seedLists.get(to)?.permanent) continue;
    const isCompared = known.size <= MAX_COMPARED && comparisons + known.size <= MAX_COMPARISONS;
    if (isCompared) comparisons += known.size;
    const similar = isCompared ? listNearMisses(name, [...known]) : undefined;
    const hint = similar ? `; did you mean ${similar}?` : "";
    yield { pointer, detail: `names nothing in ${to}: ${name}${hint}`, code: "reference" };
  }
}

/** Names that resources refer to but no resource has, sorted. */
export function* missingNames(seed: Seed): Steps<string[]> {
  const references = yield* takeFirst(danglingReferences(seed));
  return [...new Set(references.map(({ name }) => name))].sort();
}

function* danglingReferences(seed: Seed): Found<Reference & { readonly known: ReadonlySet<string> }> {
  const names = new Map<keyof SeedLists, ReadonlySet<string>>();
  for (const reference of referencesIn(seed)) {
    if (!reference) {
      yield undefined;
      continue;
    }
    const { to, name } = reference;
    const known = names.get(to) ?? namesIn(seed, to);
    names.set(to, known);
    if (!known.has(name)) yield { ...reference, known };
  }
}

/** The names of the resources of a list. */
function namesIn(seed: Seed, list: keyof SeedLists): ReadonlySet<string> {
  const { key, names = (entry) => [String(entry[key[0]!])] } = seedLists.get(list)!;
  const entries: readonly object[] = seed[list] ?? [];
  return new Set(entries.flatMap(names));
}

/** The references of all resources, whose schemas are valid. */
function* referencesIn(seed: Seed): Found<Reference> {
  for (const [list, { references }] of seedLists) {
    const entries: readonly object[] = seed[list] ?? [];
    for (const [index, entry] of entries.entries()) {
      for (const [path, to, name] of references(entry))
        if (name !== null && name !== undefined && name !== "")
          yield { pointer: `/${list}/${index}/${path}`, to, name };
      yield undefined;
    }
  }
}
