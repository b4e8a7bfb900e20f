/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** Returns the near misses as one text, such as `a, b, or c`; undefined if there are none. */
export function listNearMisses(unknown: string, known: readonly string[]): string | undefined {
  const similar = nearMisses(unknown, known);
  return similar.length > 0 ? alternatives.format(similar) : undefined;
}

/**
 * Returns the known names that are most similar to an unknown one, the best first. A name of several parts, such as
 * `prompts.versions.list`, may lack its first ones. Uppercase and lowercase letters count as the same.
 */
export function nearMisses(unknown: string, known: readonly string[]): string[] {
  const maxDistance = Math.max(2, Math.floor(unknown.length / 5));
  return known
    .map((name) => ({
      name,
      distance: Math.min(...endings(name).map((ending) => distance(unknown, ending, maxDistance))),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

/** The name, and its endings that have at least two parts. */
function endings(name: string): string[] {
  const parts = name.split(".");
  return [name, ...parts.slice(2).map((_, index) => parts.slice(index + 1).join("."))];
}

/** Counts the characters to insert, delete or replace (Levenshtein distance); Infinity if the lengths differ by more than `max`. */
function distance(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) return Infinity;
  const [from, to] = [left.toLowerCase(), right.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (from[i] === to[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
