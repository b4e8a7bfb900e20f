import { StoredTable, type TableDefinition, type TableOwner } from "../../../src/mock/state/table.ts";

/** A table that belongs to no sandbox, or to this one. */
export function createTable<Row>(
  definition: TableDefinition<Row>,
  sandbox: Partial<TableOwner> = {},
): StoredTable<Row> {
  let nextPlace = definition.seed.size;
  const owner = {
    addChange() {},
    takePlace: () => nextPlace++,
    ...sandbox,
  };
  return new StoredTable("table", definition, definition.seed, owner);
}
