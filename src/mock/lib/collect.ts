import { newWork, pause } from "./pause.ts";

/** Collects the items of all groups, at most `max`, and lets others work between groups. A group is read in one piece. */
export async function collect<Item>(groups: Iterable<Iterable<Item>>, max = Infinity): Promise<Item[]> {
  const work = newWork();
  const items: Item[] = [];
  for (const group of groups) {
    for (const item of group) if (items.push(item) === max) return items;
    await pause(work);
  }
  return items;
}

export function* flatten<Item>(groups: Iterable<Iterable<Item>>): Generator<Item> {
  for (const group of groups) yield* group;
}

export function* convertEach<Item, Result>(items: Iterable<Item>, convert: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield convert(item);
}
