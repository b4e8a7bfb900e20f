import { rowBytes } from "./row-bytes.ts";
import type { Change, Position, TableDefinitions } from "./sandbox.ts";
import { StoreError } from "./store.ts";

/** The checks of rows from Redis. */
export interface RowChecks {
  readonly definitions: TableDefinitions;
  /** Returns true if a value has the form of a row of this table. */
  isRow(table: string, row: unknown): boolean;
}

/** Writes JSON, because it escapes lone surrogates, which Redis could not return unchanged. */
export function toField({ table, key }: Change): string {
  return JSON.stringify([table, key]);
}

export function writeRow({ after }: Change): string {
  return after ? `${after.place} ${JSON.stringify(after.row)}` : "";
}

/** Reads a field of the hash with this name. Throws a StoreError if it has another form. */
export function readChange(hash: string, field: string, value: string | null, checks: RowChecks): Change {
  const fail = (reason: string) => invalid(`${hash}, field ${field.slice(0, 200)}`, reason);
  const name = parse(field);
  if (!Array.isArray(name) || name.length !== 2 || name.some((each) => typeof each !== "string"))
    throw fail("it does not name a row");
  const [table, key] = name as [string, string]; // It has been checked.
  const definition = Object.hasOwn(checks.definitions, table) ? checks.definitions[table] : undefined;
  if (!definition) throw fail("there is no such table");
  if (!value) return { table, key };
  const [, place, text] = /^(\d{1,15}) (.+)$/s.exec(value) ?? [];
  if (text === undefined) throw fail("it has no place, or no row");
  const row = parse(text);
  if (!checks.isRow(table, row) || definition.key(row) !== key) throw fail("it is not a row of this table and key");
  return { table, key, after: { row, place: Number(place), bytes: rowBytes(row) } };
}

/** Returns the same text for equal positions. */
export function writePosition({ seed, clock, count, nextPlace, requests, setAt }: Position): string {
  return JSON.stringify([seed, clock, count, nextPlace, requests, setAt]);
}

/** Reads the hash of a sandbox with this name; undefined if it is empty. Throws a StoreError if it has another form. */
export function readRecord(
  hash: string,
  { version, origin, position }: Readonly<Record<string, string | undefined>>,
): { version: number; origin: number; position: Position } | undefined {
  if (version === undefined && origin === undefined && position === undefined) return undefined;
  const numbers = parse(position ?? "");
  if (!Array.isArray(numbers) || numbers.length !== 6 || !numbers.every(Number.isFinite))
    throw invalid(`${hash}, field position`, "it is not a list of six numbers");
  const [seed, clock, count, nextPlace, requests, setAt] = numbers as number[];
  for (const [field, text] of Object.entries({ version, origin }))
    if (!/^[1-9]\d{0,15}$/.test(text ?? "")) throw invalid(`${hash}, field ${field}`, "it is not a version");
  return {
    version: Number(version),
    origin: Number(origin),
    position: { seed, clock, count, nextPlace, requests, setAt } as Position,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalid(place: string, reason: string): StoreError {
  return new StoreError(
    `Redis has an invalid value in ${place}: ${reason}. Correct it, or reset the sandbox with POST /_mock/reset.`,
    { isTemporary: false },
  );
}
