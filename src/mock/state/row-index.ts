import type { PlacedRow, RowChange } from "./placed-row.ts";
import { SortedList } from "./sorted-list.ts";

/** Values to sort by: by the first one, then by the second, and so on. */
export type SortKey = readonly (string | number)[];

/**
 * An order of a table's rows. Rows with equal keys are in the order in which they were added. A table sorts its rows when
 * an index is first used, and keeps them sorted from then on.
 */
export interface RowIndex<Row> {
  /** Returns the sort key of a row; undefined to omit it. `place` grows in the order in which rows were added. */
  // biome-ignore lint/suspicious/noExplicitAny: each index declares the tables of the sandbox that it reads
  key(row: Row, place: number, sandbox: any): SortKey | undefined;
  /** True if the key depends on rows of other tables. If these change the key, put the row again. */
  readonly readsOthers?: boolean;
}

type Value = string | number;

/** Defines an index whose key is typed by the rows of its table. */
export function defineIndex<Row>(key: RowIndex<Row>["key"], options: Omit<RowIndex<Row>, "key"> = {}): RowIndex<Row> {
  return { key, ...options };
}

/** A longer key equals a shorter one that it starts with. Numbers compare by size and texts by code units. */
export function compareKeys(a: SortKey, b: SortKey): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compareValues(a[index]!, b[index]!);
    if (order !== 0) return order;
  }
  return 0;
}

function compareValues(a: Value, b: Value): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // Date.parse returns NaN for a leap second. It needs a defined order, or its key could not be found.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

interface IndexEntry {
  readonly key: SortKey;
  readonly place: number;
  readonly rowKey: string;
}

/** The keys of a table's rows in the order of an index. */
export type SortedKeys = SortedList<IndexEntry>;

export function sortRows<Row>(index: RowIndex<Row>, rows: Rows<Row>, sandbox: unknown): SortedKeys {
  const entries: IndexEntry[] = [];
  for (const [rowKey, { row, place }] of rows) {
    const key = index.key(row, place, sandbox);
    if (key) entries.push({ key, place, rowKey });
  }
  const compare = (a: IndexEntry, b: IndexEntry) => compareKeys(a.key, b.key) || a.place - b.place;
  return SortedList.from(entries.sort(compare), compare);
}

/** Rows by key, ordered by place. */
export type Rows<Row> = ReadonlyMap<string, PlacedRow<Row>>;

/** The indexes of a table that have been used since its rows first differed from the seed. */
export class TableIndexes<Row> {
  readonly #sandbox: unknown;
  readonly #sorted = new Map<RowIndex<Row>, SortedKeys>();
  /** Sort keys in indexes that read other tables. They can't be computed again once rows of those tables are deleted. */
  readonly #keys = new Map<RowIndex<Row>, Map<string, SortKey>>();

  constructor(sandbox: unknown) {
    this.#sandbox = sandbox;
  }

  /** Returns the sorted keys of an index. Sorts the rows if it is used for the first time. */
  sorted(index: RowIndex<Row>, rows: Rows<Row>): SortedKeys {
    const known = this.#sorted.get(index);
    if (known) return known;
    const sorted = sortRows(index, rows, this.#sandbox);
    this.#sorted.set(index, sorted);
    if (index.readsOthers) {
      const keys = new Map<string, SortKey>();
      for (const { rowKey, key } of sorted.range(0, sorted.length, false)) keys.set(rowKey, key);
      this.#keys.set(index, keys);
    }
    return sorted;
  }

  /** Adds, moves or removes a row in all indexes. */
  update(change: RowChange<Row>): void {
    for (const index of this.#sorted.keys()) this.#move(index, change);
  }

  #move(index: RowIndex<Row>, { key, before, after }: RowChange<Row>): void {
    const keys = this.#keys.get(index);
    const oldKey = keys ? keys.get(key) : before && index.key(before.row, before.place, this.#sandbox);
    const newKey = after && index.key(after.row, after.place, this.#sandbox);
    if (newKey) keys?.set(key, newKey);
    else keys?.delete(key);
    if (oldKey && newKey && before?.place === after?.place && areSame(oldKey, newKey)) return;
    const sorted = this.#sorted.get(index)!; // It has been used.
    const rest = before && oldKey ? sorted.without({ key: oldKey, place: before.place, rowKey: key }) : sorted;
    this.#sorted.set(index, after && newKey ? rest.with({ key: newKey, place: after.place, rowKey: key }) : rest);
  }
}

/** Returns true if all values are identical, not merely equal in the order of the index. */
function areSame(a: SortKey, b: SortKey): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

/** Consecutive rows in the order of an index. Its cost depends only on the rows that are read. */
export class RowRange<Row> implements Iterable<Row> {
  readonly #sorted: SortedKeys;
  readonly #rows: Rows<Row>;
  /** Positions among the sorted keys. */
  readonly #start: number;
  readonly #end: number;
  readonly #isReversed: boolean;

  constructor(sorted: SortedKeys, rows: Rows<Row>, start = 0, end = sorted.length, isReversed = false) {
    this.#sorted = sorted;
    this.#rows = rows;
    this.#start = start;
    this.#end = Math.max(start, end);
    this.#isReversed = isReversed;
  }

  get length(): number {
    return this.#end - this.#start;
  }

  reversed(): RowRange<Row> {
    return new RowRange(this.#sorted, this.#rows, this.#start, this.#end, !this.#isReversed);
  }

  /** Returns the rows whose keys start with these values. */
  within(start: SortKey): RowRange<Row> {
    return this.#narrowed(this.#rank(start, FIRST), this.#rank(start, LAST));
  }

  /** Returns the rows with this key or a greater one. Here and below, a partial key equals all keys that start with it. */
  from(key: SortKey): RowRange<Row> {
    return this.#narrowed(this.#rank(key, FIRST), this.#end);
  }

  above(key: SortKey): RowRange<Row> {
    return this.#narrowed(this.#rank(key, LAST), this.#end);
  }

  below(key: SortKey): RowRange<Row> {
    return this.#narrowed(this.#start, this.#rank(key, FIRST));
  }

  /** Returns the rows after those with this key, in the order of the range. */
  after(key: SortKey): RowRange<Row> {
    return this.#isReversed ? this.below(key) : this.above(key);
  }

  first(): Row | undefined {
    for (const row of this) return row;
    return undefined;
  }

  /** Returns the rows at these positions, like `slice` of an array. Neither position may be negative. */
  slice(start: number, end = this.length): Row[] {
    const [from, to] = this.#isReversed
      ? [Math.max(this.#start, this.#end - end), this.#end - start]
      : [this.#start + start, Math.min(this.#end, this.#start + end)];
    return [...new RowRange(this.#sorted, this.#rows, from, to, this.#isReversed)];
  }

  *[Symbol.iterator](): Iterator<Row> {
    for (const [row] of this.entries()) yield row;
  }

  *entries(): Generator<[row: Row, key: SortKey]> {
    for (const { key, rowKey } of this.#sorted.range(this.#start, this.#end, this.#isReversed)) {
      // A row may have been removed since the range was created.
      const placed = this.#rows.get(rowKey);
      if (placed) yield [placed.row, key];
    }
  }

  #narrowed(start: number, end: number): RowRange<Row> {
    const from = Math.max(this.#start, start);
    return new RowRange(this.#sorted, this.#rows, from, Math.min(this.#end, end), this.#isReversed);
  }

  /** Returns the position before (FIRST) or after (LAST) the rows with this key. */
  #rank(key: SortKey, place: number): number {
    return this.#sorted.rank({ key, place, rowKey: "" });
  }
}

/** Places before and after those of all rows. */
const FIRST = Number.NEGATIVE_INFINITY;
const LAST = Number.POSITIVE_INFINITY;
