import type { DataViolation } from "../area-data.ts";

/** Finds the items of the list at this pointer whose key an earlier item has. */
export function* findRepeated<Item>(
  items: readonly Item[],
  toKey: (item: Item) => string,
  pointer: string,
): Generator<DataViolation> {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const key = toKey(item);
    const same = seen.get(key);
    if (same === undefined) seen.set(key, index);
    else yield { pointer: `${pointer}/${index}`, detail: `has the same key as ${pointer}/${same}: ${key}` };
  }
}
