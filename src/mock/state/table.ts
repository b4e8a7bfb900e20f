import type { PlacedRow, RowChange } from "./placed-row.ts";
import { rowBytes } from "./row-bytes.ts";
import { type RowIndex, RowRange, type Rows, type SortedKeys, sortRows, TableIndexes } from "./row-index.ts";

/** Rows by key, in the order in which their keys were added. A row is never changed in place: put a new one. */
export interface Table<Row> {
  get(key: string): Row | undefined;
  has(key: string): boolean;
  /** Adds the row, or replaces the one with its key, and returns it. */
  put(row: Row): Row;
  /** Deletes a row. Returns true if there was such a row. */
  delete(key: string): boolean;
  all(): readonly Row[];
  by(index: RowIndex<Row>): RowRange<Row>;
}

/** The specification of a table, without rows. */
export interface TableSpec<Row> {
  key(row: Row): string;
}

export function table<Row>(key: (row: Row) => string): TableSpec<Row> {
  return { key };
}

/** The definition of a table: the key of a row, and the initial rows of every sandbox. */
export interface TableDefinition<Row> extends TableSpec<Row> {
  readonly seed: Rows<Row>;
  /** The seed's rows in the order of each index that has been used. */
  readonly sortedSeed: Map<RowIndex<Row>, SortedKeys>;
}

export function defineTable<Row>(key: (row: Row) => string, seed: readonly Row[] = []): TableDefinition<Row> {
  return { key, seed: rowsByKey(key, seed, () => 0), sortedSeed: new Map() };
}

export function rowsByKey<Row>(
  key: (row: Row) => string,
  rows: readonly Row[],
  bytes: (row: Row) => number = rowBytes,
): Map<string, PlacedRow<Row>> {
  const byKey = new Map<string, PlacedRow<Row>>();
  for (const row of rows) {
    const place = byKey.get(key(row))?.place ?? byKey.size;
    byKey.set(key(row), { row, place, bytes: bytes(row) });
  }
  return byKey;
}

export interface TableOwner {
  addChange(change: RowChange<unknown>): void;
  /** Returns the place for a new row, greater than those of all rows before. */
  takePlace(): number;
}

/**
 * A table that shares its initial rows, and copies them only on the first change. A class, because a server has
 * thousands of sandboxes with dozens of tables, and closures would cost 600 bytes for each table.
 */
export class StoredTable<Row> implements Table<Row> {
  readonly #name: string;
  readonly #definition: TableDefinition<Row>;
  readonly #owner: TableOwner;
  #rows: Rows<Row>;
  #own: Map<string, PlacedRow<Row>> | undefined;
  /** No row has a greater place. */
  #lastPlace = -1;
  #isSorted = true;
  #list: readonly Row[] | undefined;
  #indexes: TableIndexes<Row> | undefined;

  constructor(name: string, definition: TableDefinition<Row>, first: Rows<Row>, owner: TableOwner) {
    this.#name = name;
    this.#definition = definition;
    this.#rows = first;
    this.#owner = owner;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key)?.row;
  }

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  put(row: Row): Row {
    const key = this.#definition.key(row);
    const before = this.#rows.get(key);
    const after = {
      row,
      place: before ? before.place : this.#owner.takePlace(),
      bytes: before && before.bytes > 0 ? rowBytes(row, before) : rowBytes(row),
    };
    this.#change(key, before, after);
    return row;
  }

  delete(key: string): boolean {
    const before = this.#rows.get(key);
    if (!before) return false;
    this.#change(key, before, undefined);
    return true;
  }

  all(): readonly Row[] {
    this.#list ??= Array.from(this.#rows.values(), ({ row }) => row);
    return this.#list;
  }

  by(index: RowIndex<Row>): RowRange<Row> {
    return new RowRange(this.#sorted(index), this.#rows);
  }

  /** Returns true if a row has been added, replaced or deleted since the seed. */
  isChanged(): boolean {
    const { seed } = this.#definition;
    if (this.#rows === seed) return false;
    if (this.#rows.size !== seed.size) return true;
    for (const [key, placed] of this.#rows) if (seed.get(key) !== placed) return true;
    return false;
  }

  /**
   * Sets a row without adding a change, to undo a change or apply that of another process, and returns the row before. Call
   * `sortRows` and `updateIndexes` after all rows are set, because some indexes read other tables.
   */
  set(key: string, after: PlacedRow<Row> | undefined): PlacedRow<Row> | undefined {
    const rows = this.#writableRows();
    const before = rows.get(key);
    const isMoved = before?.place !== after?.place;
    // The row goes to the end of the map unless it replaces one in the same place.
    if (isMoved) rows.delete(key);
    if (rows.size === 0) this.#lastPlace = -1;
    if (after) {
      rows.set(key, after);
      if (isMoved && after.place < this.#lastPlace) this.#isSorted = false;
      this.#lastPlace = Math.max(this.#lastPlace, after.place);
    }
    return before;
  }

  /** Sorts the rows by place after some have been set. */
  sortRows(): void {
    if (this.#isSorted) return;
    this.#own = new Map([...this.#rows].sort(([, a], [, b]) => a.place - b.place));
    this.#rows = this.#own;
    this.#isSorted = true;
  }

  updateIndexes(change: RowChange<Row>): void {
    this.#indexes?.update(change);
  }

  #change(key: string, before: PlacedRow<Row> | undefined, after: PlacedRow<Row> | undefined): void {
    const change = { table: this.#name, key, before, after };
    this.updateIndexes(change);
    this.set(key, after);
    this.#owner.addChange(change);
  }

  #sorted(index: RowIndex<Row>): SortedKeys {
    const { seed, sortedSeed } = this.#definition;
    if (this.#rows === seed && !index.readsOthers) {
      const sorted = sortedSeed.get(index) ?? sortRows(index, seed, undefined);
      sortedSeed.set(index, sorted);
      return sorted;
    }
    this.#indexes ??= new TableIndexes(this.#owner);
    return this.#indexes.sorted(index, this.#rows);
  }

  #writableRows(): Map<string, PlacedRow<Row>> {
    if (!this.#own) {
      this.#own = new Map(this.#rows);
      // The initial rows have the places from 0.
      this.#lastPlace = this.#rows.size - 1;
      this.#rows = this.#own;
    }
    this.#list = undefined;
    return this.#own;
  }
}
