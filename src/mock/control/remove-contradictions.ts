import { collect } from "../lib/collect.ts";
import type { Tables } from "../sandboxes/control-tables.ts";
import type { TableDefinitions } from "../state/sandbox.ts";
import type { SandboxStore, StoredState } from "../stores/store.ts";
import { toChanges, toSnapshot } from "../stores/stored-snapshot.ts";
import { snapshotChecks } from "./snapshot.ts";

/** Maximum number of rounds, in each of which rows are removed that need those of the one before. */
const MAX_ROUNDS = 20;

/**
 * Removes, after a repair, the rows of each sandbox that are invalid or need lost rows, or else the sandbox. Tables that
 * must have a row get that of the seed. Calls back with a line for each such sandbox. Rejects with a StoreError if the store
 * can't be written.
 */
export async function removeContradictions(
  store: SandboxStore,
  tables: Tables,
  log: (line: string) => void,
): Promise<void> {
  for await (const id of store.ids()) {
    let state: StoredState;
    try {
      state = (await store.load(id))!; // No other process removes it.
    } catch (error) {
      await store.forget(id);
      log(`Removed sandbox ${id}: ${(error as Error).message}`); // Stores throw StoreErrors.
      continue;
    }
    const { position, changes } = state;
    const snapshot = toSnapshot({ position, changes }, tables);
    const rows = new Map<string, readonly unknown[]>(Object.entries(snapshot.tables));
    let altered = changes.filter(({ table }) => !Object.hasOwn(tables, table)).length;
    const findPlaces = async () => {
      const current = { ...snapshot, tables: Object.fromEntries(rows) };
      const violations = await collect(snapshotChecks(current, tables));
      // The pointers are /body/tables/TABLE/INDEX/FIELD; without an index, the table has too few rows.
      return new Set(violations.map(({ pointer }) => pointer.split("/").slice(3, 5).join("/")));
    };
    let places = await findPlaces();
    for (let round = 0; places.size > 0 && round < MAX_ROUNDS; round += 1, places = await findPlaces())
      for (const [table, { seed }] of Object.entries<TableDefinitions[string]>(tables)) {
        const before = rows.get(table) ?? Array.from(seed.values(), ({ row }) => row);
        const after = before.filter((_, index) => !places.has(`${table}/${index}`));
        if (places.has(table)) rows.delete(table);
        else if (after.length < before.length) rows.set(table, after);
        altered += places.has(table) ? seed.size : before.length - after.length;
      }
    if (places.size > 0) {
      await store.forget(id);
      log(`Removed sandbox ${id}: what is left of it contradicts itself.`);
    } else if (altered > 0) {
      await store.replace(id, { position, changes: toChanges({ tables: Object.fromEntries(rows) }, tables) });
      log(`Removed or reset ${altered} rows of sandbox ${id}, which need lost ones.`);
    }
  }
}
