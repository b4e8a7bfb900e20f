import { type Change, createSandbox, type Snapshot, type TableDefinitions } from "../state/sandbox.ts";
import { rowsByKey } from "../state/table.ts";
import type { StoredState } from "./store.ts";

/** Returns the changes from the seed to a valid snapshot. Rows have the places of their list. */
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

/** Converts a whole state to a snapshot, without rows of unknown tables. */
export function toSnapshot(
  { position, changes }: Pick<StoredState, "position" | "changes">,
  definitions: TableDefinitions,
): Snapshot {
  const controller = createSandbox(definitions, "", position);
  const known = changes.filter(({ table }) => Object.hasOwn(definitions, table));
  controller.replaceAll(known, position);
  return controller.snapshot();
}
