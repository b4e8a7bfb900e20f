/** Rows by key, in the order in which their keys were added. A row is never changed in place: put a new one. */
export interface Table<Row> {
  get(key: string): Row | undefined;
  has(key: string): boolean;
  /** Adds the row, or replaces the one with its key, and returns it. */
  put(row: Row): Row;
  /** Whether there was such a row. */
  delete(key: string): boolean;
  all(): readonly Row[];
}

/** What a table is made from: how a row names its key, and the rows that every sandbox starts with. */
export interface TableDefinition<Row> {
  key(row: Row): string;
  readonly seed: Rows<Row>;
}

export type Rows<Row> = ReadonlyMap<string, Row>;

export function defineTable<Row>(key: (row: Row) => string, seed: readonly Row[] = []): TableDefinition<Row> {
  return { key, seed: rowsByKey(key, seed) };
}

export function rowsByKey<Row>(key: (row: Row) => string, rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

/** Shares its first rows with other tables until something changes, so that a sandbox that is only read costs little. */
export function createTable<Row>(
  key: (row: Row) => string,
  first: Rows<Row>,
  changed: (key: string, row: Row | undefined) => void,
): Table<Row> {
  let rows: Rows<Row> = first;
  let own: Map<string, Row> | undefined;
  let list: readonly Row[] | undefined;

  function writableRows(): Map<string, Row> {
    own ??= new Map(rows);
    rows = own;
    list = undefined;
    return own;
  }

  return {
    get: (id) => rows.get(id),
    has: (id) => rows.has(id),
    put(row) {
      const id = key(row);
      writableRows().set(id, row);
      changed(id, row);
      return row;
    },
    delete(id) {
      if (!rows.has(id)) return false;
      writableRows().delete(id);
      changed(id, undefined);
      return true;
    },
    all() {
      list ??= [...rows.values()];
      return list;
    },
  };
}
