/** Work in steps of less than a millisecond or two, between which it can pause. */
export type Steps<Result = void> = Generator<void, Result>;

/** The result of work, or the steps that return it. */
export type Stepwise<Result> = Result | Steps<Result>;

/** Returns true if work has steps left, and is not its result. */
export function isSteps<Result>(work: Stepwise<Result>): work is Steps<Result> {
  return typeof work === "object" && work !== null && "next" in work;
}

/** Returns the result of work, and runs its steps at once. */
export function finish<Result>(work: Stepwise<Result>): Result {
  return isSteps(work) ? runAtOnce(work) : work;
}

/** Converts the result of work, at once unless it has steps left. */
export function convertResult<Result, Converted>(
  work: Stepwise<Result>,
  convert: (result: Result) => Converted,
): Stepwise<Converted> {
  return isSteps(work) ? convertSteps(work, convert) : convert(work);
}

function* convertSteps<Result, Converted>(
  steps: Steps<Result>,
  convert: (result: Result) => Converted,
): Steps<Converted> {
  return convert(yield* steps);
}

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Items that are found in steps; `undefined` only permits a pause. */
export type Found<Item, Result = void> = Generator<Item | undefined, Result>;

/** Returns the first `count` of the found items, and searches for no others: there could be millions. */
export function* takeFirst<Item>(found: Iterable<Item | undefined>, count = Infinity): Steps<Item[]> {
  const items: Item[] = [];
  for (const item of found) {
    if (item === undefined) {
      yield;
      continue;
    }
    items.push(item);
    if (items.length === count) break;
  }
  return items;
}

/** Converts items that take up to a millisecond each. */
export function* mapInSteps<Item, Result>(items: Iterable<Item>, convert: (item: Item) => Result): Steps<Result[]> {
  const converted: Result[] = [];
  for (const item of items) {
    converted.push(convert(item));
    yield;
  }
  return converted;
}

/** Converts items, each in steps of its own. */
export function* mapStepwise<Item, Result>(
  items: Iterable<Item>,
  convert: (item: Item) => Steps<Result>,
): Steps<Result[]> {
  const converted: Result[] = [];
  for (const item of items) {
    converted.push(yield* convert(item));
    yield;
  }
  return converted;
}

/** Items that take about a millisecond. */
const ITEMS_PER_STEP = 500;

/** Iterates over the items in steps. */
export function* inSteps<Item>(items: Iterable<Item>, use: (item: Item) => unknown): Steps {
  let count = 0;
  for (const item of items) {
    use(item);
    if (++count % ITEMS_PER_STEP === 0) yield;
  }
}

/** Sorts items; those that are equal remain in their order. */
export function* sortInSteps<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += ITEMS_PER_STEP) {
    runs.push(items.slice(start, start + ITEMS_PER_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(a: Item[], b: Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  const [first, last] = [b[0], a.at(-1)];
  // Rows are often in order already.
  if (first === undefined || last === undefined || compare(last, first) <= 0) return a.concat(b);
  const merged: Item[] = [];
  let [inA, inB] = [0, 0];
  while (inA < a.length && inB < b.length) {
    merged.push(compare(a[inA]!, b[inB]!) <= 0 ? a[inA++]! : b[inB++]!); // Both are within their lengths.
    if (merged.length % ITEMS_PER_STEP === 0) yield;
  }
  return merged.concat(inA < a.length ? a.slice(inA) : b.slice(inB));
}
