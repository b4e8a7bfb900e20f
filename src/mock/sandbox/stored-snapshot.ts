import type { PlacedRow } from "./placed-row.ts";
import type { Change, Snapshot, TableDefinitions } from "./sandbox.ts";
import type { StoredState } from "./store.ts";
import { rowsByKey } from "./table.ts";

/**
 * Returns the changes from the seed to a valid snapshot. The places of the rows of a table are their positions in its
 * list.
 */
export function toChanges({ tables }: Pick<Snapshot, "tables">, definitions: TableDefinitions): Change[] {
  return Object.entries(tables).flatMap(([table, list]) => {
    const { key, seed } = definitions[table]!; // The snapshot is valid.
    const rows = rowsByKey<unknown>(key, list);
    const deleted = [...seed.keys()].filter((each) => !rows.has(each));
    return [
      ...deleted.map((each): Change => ({ table, key: each })),
      ...[...rows].map(([each, after]): Change => ({ table, key: each, after })),
    ];
  });
}

/** Converts a whole state to a snapshot. */
export function toSnapshot(
  { position, changes }: Pick<StoredState, "position" | "changes">,
  definitions: TableDefinitions,
): Snapshot {
  const tables = new Map<string, Map<string, PlacedRow<unknown>>>();
  for (const { table, key, after } of changes) {
    const rows = tables.get(table) ?? new Map(definitions[table]?.seed);
    tables.set(table, rows);
    if (after) rows.set(key, after);
    else rows.delete(key);
  }
  // As in a sandbox, the tables are in the order of their definitions.
  const changed = Object.keys(definitions).filter((name) => tables.has(name));
  const { seed, clock, count } = position;
  return { seed, clock, count, tables: Object.fromEntries(changed.map((name) => [name, inOrder(tables.get(name)!)])) };
}

function inOrder(rows: ReadonlyMap<string, PlacedRow<unknown>>): unknown[] {
  return [...rows.values()].sort((a, b) => a.place - b.place).map(({ row }) => row);
}
