import { runInSlices } from "../lib/slices.ts";
import { sortInSteps } from "../lib/steps.ts";
import type { LevelDatabase, Operation } from "./level-database.ts";
import type { Change, TableDefinitions } from "./sandbox.ts";
import { byPlace } from "./store.ts";
import { rowText, StoredRow } from "./stored-row.ts";

/** Returns the start of the keys of a sandbox's rows. */
function rowPrefix(id: string, origin: number): string {
  return `row/${id}/${origin}/`;
}

// In JSON, keys with lone surrogates are well-formed Unicode, and different keys stay different.
function rowKey(id: string, origin: number, { table, key }: Change): string {
  return `${rowPrefix(id, origin)}${table}/${JSON.stringify(key)}`;
}

/** Reads the rows of a sandbox that differ from the seed, in the order of their places. */
export async function loadRows(
  database: LevelDatabase,
  id: string,
  origin: number,
  onRead?: (characters: number) => void,
): Promise<Change[]> {
  const changes: Change[] = [];
  const prefix = rowPrefix(id, origin);
  for await (const chunk of database.entries(prefix)) {
    onRead?.(chunk.reduce((characters, [, value]) => characters + value.length, 0));
    for (const [key, value] of chunk) changes.push(readChange(key.slice(prefix.length), value));
  }
  return runInSlices(sortInSteps(changes, byPlace));
}

/** Returns the operations that store changes of rows. */
export function rowOperations(
  definitions: TableDefinitions,
  id: string,
  origin: number,
  changes: readonly Change[],
): Operation[] {
  return changes.map((change) => {
    const key = rowKey(id, origin, change);
    const { after } = change;
    if (after) return { type: "put", key, value: `${ROW}${rowText(after)}${PLACE}${after.place}}` };
    // Without a tombstone, the seed's row would reappear.
    const isSeeded = definitions[change.table]?.seed.has(change.key);
    return isSeeded ? { type: "put", key, value: "null" } : { type: "del", key };
  });
}

function readChange(key: string, value: string): Change {
  const slash = key.indexOf("/");
  const change = { table: key.slice(0, slash), key: JSON.parse(key.slice(slash + 1)) as string };
  if (value === "null") return change;
  const end = value.lastIndexOf(PLACE);
  const place = Number(value.slice(end + PLACE.length, -1));
  return { ...change, after: new StoredRow(place, value.slice(ROW.length, end)) };
}

/** A value is `{"row":ROW,"place":PLACE}`, so both are found without parsing the row. */
const ROW = '{"row":';
const PLACE = ',"place":';
