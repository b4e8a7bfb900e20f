import { growTree, type IndexTree, type RowIndex, RowRange, TableIndexes } from "./row-index.ts";

/** Rows by key, in the order in which their keys were added. A row is never changed in place: put a new one. */
export interface Table<Row> {
  get(key: string): Row | undefined;
  has(key: string): boolean;
  /** Adds the row, or replaces the one with its key, and returns it. */
  put(row: Row): Row;
  /** Whether there was such a row. */
  delete(key: string): boolean;
  all(): readonly Row[];
  /** All rows in the order of an index. */
  by(index: RowIndex<Row>): RowRange<Row>;
}

/** What a table is made from: how a row names its key, and the rows that every sandbox starts with. */
export interface TableDefinition<Row> {
  key(row: Row): string;
  readonly seed: Rows<Row>;
  /** The seed's rows in the order of each index that has been used. */
  readonly seedTrees: Map<RowIndex<Row>, IndexTree>;
}

export type Rows<Row> = ReadonlyMap<string, Row>;

export function defineTable<Row>(key: (row: Row) => string, seed: readonly Row[] = []): TableDefinition<Row> {
  return { key, seed: rowsByKey(key, seed), seedTrees: new Map() };
}

export function rowsByKey<Row>(key: (row: Row) => string, rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

/** Where a table reports each change: its sandbox. */
export interface ChangeRecorder {
  /** `row` is undefined if the row was deleted. */
  record(table: string, key: string, row: unknown): void;
}

/** A table that starts with `first`, and copies these rows only when something changes. */
export function createTable<Row>(
  name: string,
  definition: TableDefinition<Row>,
  first: Rows<Row>,
  recorder: ChangeRecorder,
): Table<Row> {
  return new CopyOnWriteTable(name, definition, first, recorder);
}

/** A class, because a server has thousands of sandboxes with dozens of tables: closures would cost 600 bytes for each. */
class CopyOnWriteTable<Row> implements Table<Row> {
  readonly #name: string;
  readonly #definition: TableDefinition<Row>;
  readonly #recorder: ChangeRecorder;
  #rows: Rows<Row>;
  #own: Map<string, Row> | undefined;
  #list: readonly Row[] | undefined;
  #indexes: TableIndexes<Row> | undefined;

  constructor(name: string, definition: TableDefinition<Row>, first: Rows<Row>, recorder: ChangeRecorder) {
    this.#name = name;
    this.#definition = definition;
    this.#rows = first;
    this.#recorder = recorder;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  put(row: Row): Row {
    const key = this.#definition.key(row);
    this.#indexes?.update(key, this.#rows.get(key), row);
    this.#writableRows().set(key, row);
    this.#recorder.record(this.#name, key, row);
    return row;
  }

  delete(key: string): boolean {
    const row = this.#rows.get(key);
    if (row === undefined) return false;
    this.#indexes?.update(key, row, undefined);
    this.#writableRows().delete(key);
    this.#recorder.record(this.#name, key, undefined);
    return true;
  }

  all(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  by(index: RowIndex<Row>): RowRange<Row> {
    return new RowRange(this.#treeOf(index), this.#rows);
  }

  #treeOf(index: RowIndex<Row>): IndexTree {
    const { seed, seedTrees } = this.#definition;
    if (this.#rows === seed && !index.readsOthers) {
      const tree = seedTrees.get(index) ?? growTree(index, seed);
      seedTrees.set(index, tree);
      return tree;
    }
    this.#indexes ??= new TableIndexes(this.#recorder, this.#rows);
    return this.#indexes.treeOf(index, this.#rows);
  }

  #writableRows(): Map<string, Row> {
    this.#own ??= new Map(this.#rows);
    this.#rows = this.#own;
    this.#list = undefined;
    return this.#own;
  }
}
