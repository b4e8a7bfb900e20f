import createRBTree from "functional-red-black-tree";

/** Values to sort by: by the first one, of equal ones by the second, and so on. */
export type SortKey = readonly (string | number)[];

/**
 * An order in which a table's rows are listed. Rows with equal keys are in the order in which they were added. A table
 * sorts its rows when an index is first used, and from then on keeps them sorted.
 */
export interface RowIndex<Row> {
  /**
   * The sort key of a row; undefined for a row that the index leaves out. `place` grows in the order in which the rows
   * were added.
   */
  // biome-ignore lint/suspicious/noExplicitAny: only the index knows which tables of its sandbox it reads
  key(row: Row, place: number, sandbox: any): SortKey | undefined;
  /** Whether the key depends on rows of other tables. When that changes a key, the row has to be put again. */
  readonly readsOthers?: boolean;
  /** How two values of a key compare; numbers by size and texts by code units unless given. */
  readonly compare?: CompareValues;
}

type Value = string | number;
type CompareValues = (a: Value, b: Value) => number;

/** Types the key of an index by the rows of its table. */
export function defineIndex<Row>(key: RowIndex<Row>["key"], options: Omit<RowIndex<Row>, "key"> = {}): RowIndex<Row> {
  return { key, ...options };
}

/** For texts that a listing sorts as readers of a language do. */
export const compareInLocale: CompareValues = (a, b) => String(a).localeCompare(String(b));

/** A longer key equals a shorter one that it starts with. */
export function compareKeys(a: SortKey, b: SortKey, compare: CompareValues = compareValues): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compare(a[index]!, b[index]!);
    if (order !== 0) return order;
  }
  return 0;
}

function compareValues(a: Value, b: Value): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // Date.parse reads a leap second as NaN, which must have a place, too: a tree can't find what has none.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

interface Entry {
  readonly key: SortKey;
  readonly place: number;
}

/**
 * The keys of a table's rows in the order of an index. The tree is never changed: an insertion returns a new one that shares
 * most nodes with it. So what reads a range goes on in the same order, whatever happens to the table meanwhile.
 */
export type IndexTree = createRBTree.Tree<Entry, string>;

/** Sorts the rows of an index that reads no other tables. */
export function growTree<Row>(index: RowIndex<Row>, rows: Rows<Row>): IndexTree {
  let tree = emptyTree(index);
  for (const [rowKey, { row, place }] of rows) {
    const key = index.key(row, place, undefined);
    if (key) tree = tree.insert({ key, place }, rowKey);
  }
  return tree;
}

function emptyTree<Row>({ compare }: RowIndex<Row>): IndexTree {
  return createRBTree((a, b) => compareKeys(a.key, b.key, compare) || a.place - b.place);
}

/** A row, and its number in the order in which the rows of a sandbox were added. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly place: number;
}

/** Rows by key, ordered by place. */
export type Rows<Row> = ReadonlyMap<string, PlacedRow<Row>>;

/** The indexes of a table that have been used since its rows differ from the seed. */
export class TableIndexes<Row> {
  readonly #sandbox: unknown;
  readonly #trees = new Map<RowIndex<Row>, IndexTree>();
  /** The sort keys of rows in indexes that read other tables, whose rows may be gone when one of these is removed. */
  readonly #keys = new Map<RowIndex<Row>, Map<string, SortKey | undefined>>();

  constructor(sandbox: unknown) {
    this.#sandbox = sandbox;
  }

  /** The tree of an index, grown from the rows if it is used for the first time. */
  treeOf(index: RowIndex<Row>, rows: Rows<Row>): IndexTree {
    const known = this.#trees.get(index);
    if (known) return known;
    this.#trees.set(index, emptyTree(index));
    if (index.readsOthers) this.#keys.set(index, new Map());
    for (const [key, placed] of rows) this.#move(index, key, undefined, placed);
    return this.#trees.get(index)!;
  }

  /** Moves a row that is added, replaced or, if `after` is undefined, removed. */
  update(key: string, before: PlacedRow<Row> | undefined, after: PlacedRow<Row> | undefined): void {
    for (const index of this.#trees.keys()) this.#move(index, key, before, after);
  }

  #move(
    index: RowIndex<Row>,
    key: string,
    before: PlacedRow<Row> | undefined,
    after: PlacedRow<Row> | undefined,
  ): void {
    const keys = this.#keys.get(index);
    const oldKey = keys ? keys.get(key) : before && index.key(before.row, before.place, this.#sandbox);
    const newKey = after && index.key(after.row, after.place, this.#sandbox);
    if (newKey) keys?.set(key, newKey);
    else keys?.delete(key);
    if (oldKey && newKey && before?.place === after?.place && areSame(oldKey, newKey)) return;
    const tree = this.#trees.get(index)!; // It has been used.
    const rest = before && oldKey ? tree.remove({ key: oldKey, place: before.place }) : tree;
    this.#trees.set(index, after && newKey ? rest.insert({ key: newKey, place: after.place }, key) : rest);
  }
}

/** Whether each value is the same, and not merely equal in the order of the index. */
function areSame(a: SortKey, b: SortKey): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

/** Neighboring rows in the order of an index. It costs no more than what is read of it, however many rows there are. */
export class RowRange<Row> implements Iterable<Row> {
  readonly #tree: IndexTree;
  readonly #rows: Rows<Row>;
  /** Positions in the tree. */
  readonly #start: number;
  readonly #end: number;
  readonly #isReversed: boolean;

  constructor(tree: IndexTree, rows: Rows<Row>, start = 0, end = tree.length, isReversed = false) {
    this.#tree = tree;
    this.#rows = rows;
    this.#start = start;
    this.#end = Math.max(start, end);
    this.#isReversed = isReversed;
  }

  get length(): number {
    return this.#end - this.#start;
  }

  /** The same rows in the opposite order. */
  reversed(): RowRange<Row> {
    return new RowRange(this.#tree, this.#rows, this.#start, this.#end, !this.#isReversed);
  }

  /** The rows whose keys start with these values. */
  within(start: SortKey): RowRange<Row> {
    return this.#narrowed(this.#rank(start, FIRST), this.#rank(start, LAST));
  }

  /** The rows whose keys are at least this one. As below, a part of a key stands for all keys that start with it. */
  from(key: SortKey): RowRange<Row> {
    return this.#narrowed(this.#rank(key, FIRST), this.#end);
  }

  /** The rows whose keys are greater than this one. */
  above(key: SortKey): RowRange<Row> {
    return this.#narrowed(this.#rank(key, LAST), this.#end);
  }

  /** The rows whose keys are less than this one. */
  below(key: SortKey): RowRange<Row> {
    return this.#narrowed(this.#start, this.#rank(key, FIRST));
  }

  /** The rows that follow those with this key, in the order of the range. */
  after(key: SortKey): RowRange<Row> {
    return this.#isReversed ? this.below(key) : this.above(key);
  }

  first(): Row | undefined {
    for (const row of this) return row;
    return undefined;
  }

  /** The rows at these positions, as `slice` of an array returns them. Neither position is negative. */
  slice(start: number, end = this.length): Row[] {
    const [from, to] = this.#isReversed
      ? [Math.max(this.#start, this.#end - end), this.#end - start]
      : [this.#start + start, Math.min(this.#end, this.#start + end)];
    return [...new RowRange(this.#tree, this.#rows, from, to, this.#isReversed)];
  }

  *[Symbol.iterator](): Iterator<Row> {
    for (const [row] of this.entries()) yield row;
  }

  /** Each row with its sort key. */
  *entries(): Generator<[row: Row, key: SortKey]> {
    if (this.length === 0) return;
    const node = this.#tree.at(this.#isReversed ? this.#end - 1 : this.#start);
    for (let left = this.length; left > 0; left--) {
      // There are as many nodes as the range is long. A row may have been removed since the range was made.
      const placed = this.#rows.get(node.value!);
      if (placed) yield [placed.row, node.key!.key];
      if (this.#isReversed) node.prev();
      else node.next();
    }
  }

  #narrowed(start: number, end: number): RowRange<Row> {
    const from = Math.max(this.#start, start);
    return new RowRange(this.#tree, this.#rows, from, Math.min(this.#end, end), this.#isReversed);
  }

  /** Number of rows before the first or after the last place of those with this key. */
  #rank(key: SortKey, place: number): number {
    const found = this.#tree.ge({ key, place });
    return found.valid ? found.index : this.#tree.length;
  }
}

/** Before and after the places of all rows. */
const FIRST = Number.NEGATIVE_INFINITY;
const LAST = Number.POSITIVE_INFINITY;
