import { rowBytes } from "../state/row-bytes.ts";
import type { Change, Position, TableDefinitions } from "../state/sandbox.ts";
import { StoreError } from "./store.ts";

export interface RowChecks {
  readonly definitions: TableDefinitions;
  /** Returns true if a value has the form of a row of this table. Default: rows and their tables are not checked. */
  readonly isRow?: ((table: string, row: unknown) => boolean) | undefined;
}

/** What a store has of a row; `text` is its JSON, null or empty if it was deleted. Not every store keeps `bytes`. */
export interface StoredRow {
  readonly table: unknown;
  readonly key: unknown;
  readonly place: unknown;
  readonly bytes?: number | null;
  readonly text: string | null;
}

/** Makes the error for a value of another form. */
export type Fail = (reason: string) => StoreError;

/** Converts a stored row. Throws the error if it has another form. */
export function toChange(
  { table, key, place, bytes, text }: StoredRow,
  { definitions, isRow }: RowChecks,
  fail: Fail,
): Change {
  if (typeof table !== "string" || typeof key !== "string") throw fail("it does not name a row");
  const definition = Object.hasOwn(definitions, table) ? definitions[table] : undefined;
  if (isRow && !definition) throw fail("there is no such table");
  if (!text) return { table, key };
  if (!Number.isSafeInteger(place)) throw fail("it has no place, or no row");
  const row = parse(text);
  if (isRow && !(isRow(table, row) && definition?.key(row) === key))
    throw fail("it is not a row of this table and key");
  return { table, key, after: { row, place: place as number, bytes: bytes && bytes > 0 ? bytes : rowBytes(row) } }; // It has been checked.
}

/** Converts the numbers of a position. Throws the error if they are others. */
export function toPosition(numbers: unknown, fail: Fail): Position {
  if (!Array.isArray(numbers) || numbers.length !== 6 || !numbers.every(Number.isFinite))
    throw fail("it is not a list of six numbers");
  const [randomSeed, clock, count, nextPlace, requests, setAt] = numbers as number[];
  return { randomSeed, clock, count, nextPlace, requests, setAt } as Position;
}

/** Parses JSON; undefined if it is none. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

export function invalidValue(store: string, place: string, reason: string): StoreError {
  return new StoreError(
    `${store} has an invalid value in ${place}: ${reason}. Correct it, or reset the sandbox with POST /_mock/reset.`,
    { isTemporary: false },
  );
}
