import type { Change, Position } from "../state/sandbox.ts";
import { invalidValue, parse, type RowChecks, toChange, toPosition } from "./stored-values.ts";

/** Writes JSON, because it escapes lone surrogates, which Redis could not return unchanged. */
export function toField({ table, key }: Change): string {
  return JSON.stringify([table, key]);
}

export function writeRow({ after }: Change): string {
  return after ? `${after.place} ${JSON.stringify(after.row)}` : "";
}

/** Reads a field of the hash with this name. Throws a StoreError if it has another form. */
export function readChange(hash: string, field: string, value: string | null, checks: RowChecks): Change {
  const fail = (reason: string) => invalidValue("Redis", `${hash}, field ${field.slice(0, 200)}`, reason);
  const name = parse(field);
  const [table, key] = Array.isArray(name) && name.length === 2 ? name : [];
  // Without a row, the place is no number.
  const [, place = Number.NaN, text = value] = /^(\d{1,15}) (.+)$/s.exec(value ?? "") ?? [];
  return toChange({ table, key, place: Number(place), text }, checks, fail);
}

/** Returns the same text for equal positions. */
export function writePosition({ randomSeed, clock, count, nextPlace, requests, setAt }: Position): string {
  return JSON.stringify([randomSeed, clock, count, nextPlace, requests, setAt]);
}

/** Reads the hash of a sandbox with this name; undefined if it is empty. Throws a StoreError if it has another form. */
export function readSandbox(
  hash: string,
  { version, origin, position }: Readonly<Record<string, string | undefined>>,
): { version: number; origin: number; position: Position } | undefined {
  if (version === undefined && origin === undefined && position === undefined) return undefined;
  const fail = (field: string) => (reason: string) => invalidValue("Redis", `${hash}, field ${field}`, reason);
  const read = toPosition(parse(position ?? null), fail("position"));
  for (const [field, text] of Object.entries({ version, origin }))
    if (!/^[1-9]\d{0,15}$/.test(text ?? "")) throw fail(field)("it is not a version");
  return { version: Number(version), origin: Number(origin), position: read };
}
