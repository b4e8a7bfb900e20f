const MAX_SUGGESTIONS = 3;
/** Longer names, and endings of names with more parts, are not similar to any: comparing them would take long. */
const MAX_LENGTH = 100;
const MAX_PARTS = 10;
/** More than any distance. An integer, because counting with Infinity is slow. */
const TOO_MANY = 10_000;

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** Returns the near misses as one text, such as `a, b, or c`; undefined if there are none. */
export function listNearMisses(unknown: string, known: readonly string[]): string | undefined {
  const similar = nearMisses(unknown, known);
  return similar.length > 0 ? alternatives.format(similar) : undefined;
}

/** Returns a question that names the near misses, such as `Did you mean a, b, or c?`; undefined if there are none. */
export function suggestion(unknown: string, known: readonly string[]): string | undefined {
  const similar = listNearMisses(unknown, known);
  return similar && `Did you mean ${similar}?`;
}

/**
 * Returns the known names that are most similar to an unknown one, the best first. A name of several parts, such as
 * `prompts.versions.list`, may lack its first ones. Uppercase and lowercase letters count as the same. Names of more than
 * 100 characters are similar to none, so that a name costs at most about 5,000 comparisons of characters.
 */
export function nearMisses(unknown: string, known: readonly string[]): string[] {
  if (unknown.length > MAX_LENGTH) return [];
  const maxDistance = Math.max(2, Math.floor(unknown.length / 5));
  return known
    .filter(({ length }) => length <= MAX_LENGTH)
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
  if (parts.length > MAX_PARTS) return [name];
  return [name, ...parts.slice(2).map((_, index) => parts.slice(index + 1).join("."))];
}

/** Counts the characters to insert, delete or replace (Levenshtein distance); Infinity if there are more than `max`. */
function distance(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) return Infinity;
  const [from, to] = [left.toLowerCase(), right.toLowerCase()];
  // At a greater distance than `max` from the diagonal, there would be too many to insert or delete.
  let row = Array.from({ length: to.length + 2 }, (_, index) => (index <= max ? index : TOO_MANY));
  let next = [...row];
  for (let i = 1; i <= from.length; i += 1) {
    const [first, last] = [Math.max(1, i - max), Math.min(to.length, i + max)];
    next[first - 1] = i <= max ? i : TOO_MANY;
    let least = next[first - 1]!;
    for (let j = first; j <= last; j += 1) {
      const replaced = row[j - 1]! + (from.charCodeAt(i - 1) === to.charCodeAt(j - 1) ? 0 : 1);
      const count = Math.min(next[j - 1]! + 1, row[j]! + 1, replaced);
      next[j] = count;
      least = Math.min(least, count);
    }
    next[last + 1] = TOO_MANY;
    if (least > max) return Infinity;
    [row, next] = [next, row];
  }
  return row[to.length]!;
}
