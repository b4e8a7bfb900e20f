import { isJsonObject } from "./json-object.ts";

/** Work of comparing two values, compared with that of following an instruction of a regular expression. */
const COMPARING = 10;

/**
 * Returns true if two JSON values are equal, with the members of objects in any order. Ends at the first difference, so it
 * takes no longer than to read the smaller one. Passes its work to `spend`, which may throw to end it.
 */
export function equalJson(a: unknown, b: unknown, spend: (work: number) => void = () => {}): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) {
      spend(COMPARING);
      if (!equalJson(a[index], b[index], spend)) return false;
    }
    return true;
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const names = Object.keys(a);
  spend(names.length * COMPARING);
  if (Object.keys(b).length !== names.length) return false;
  return names.every((name) => Object.hasOwn(b, name) && equalJson(a[name], b[name], spend));
}
