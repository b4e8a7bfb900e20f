/** A row with its place: its number in the order in which the rows of a sandbox were added. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly place: number;
  /** Memory of the row; 0 for a row of the seed, which all sandboxes share. */
  readonly bytes: number;
}

/** A change of a row. `before` is undefined if it was added, and `after` if it was deleted. */
export interface RowChange<Row> {
  readonly table: string;
  readonly key: string;
  readonly before: PlacedRow<Row> | undefined;
  readonly after: PlacedRow<Row> | undefined;
}
