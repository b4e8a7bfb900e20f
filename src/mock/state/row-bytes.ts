import { isJsonObject } from "../../core/json-object.ts";
import { textLength } from "../lib/json-length.ts";

/**
 * The memory of rows in bytes. It is estimated from their values alone, so it is the same on every machine, whether a row was
 * put or loaded from a store: a character of its JSON is 2 bytes, as in UTF-16, because a text is kept a second time in the
 * JSON of a response, or has characters beyond Latin-1.
 */
const VALUE = 16;
export const CHARACTER = 2;
/** An object or a list, besides what it contains. */
const CONTAINER = 64;
/** The entries of a row in its table and indexes. */
const ROW = 200;

/** Returns the bytes of a row. If it replaces another one, only their differences are computed. */
export function rowBytes(row: unknown, before?: { readonly row: unknown; readonly bytes: number }): number {
  return before ? before.bytes + difference(row, before.row) : ROW + valueBytes(row);
}

function valueBytes(value: unknown): number {
  if (typeof value === "string") return textBytes(textLength(value));
  if (typeof value !== "object" || value === null) return VALUE;
  let bytes = CONTAINER;
  if (Array.isArray(value)) {
    for (const item of value) bytes += valueBytes(item);
    return bytes;
  }
  for (const name in value) bytes += memberBytes(name, value[name as keyof typeof value]);
  return bytes;
}

/** `length` is that of the text in JSON, with its quotation marks. */
function textBytes(length: number): number {
  return VALUE + CHARACTER * (length - 2);
}

/** JSON omits a member without a value. */
function memberBytes(name: string, value: unknown): number {
  return value === undefined ? 0 : textBytes(textLength(name)) + valueBytes(value);
}

/** Returns how many bytes more the new value has. What both share costs nothing: a long list often grows by one item. */
function difference(after: unknown, before: unknown): number {
  if (after === before) return 0;
  if (Array.isArray(after) && Array.isArray(before)) {
    let bytes = 0;
    const shared = Math.min(after.length, before.length);
    for (let index = 0; index < shared; index++)
      if (after[index] !== before[index]) bytes += difference(after[index], before[index]);
    for (let index = shared; index < after.length; index++) bytes += valueBytes(after[index]);
    for (let index = shared; index < before.length; index++) bytes -= valueBytes(before[index]);
    return bytes;
  }
  if (!isJsonObject(after) || !isJsonObject(before)) return valueBytes(after) - valueBytes(before);
  let bytes = 0;
  for (const name in after) {
    const value = after[name];
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    if (value === old) continue;
    if (value === undefined || old === undefined) bytes += memberBytes(name, value) - memberBytes(name, old);
    else bytes += difference(value, old);
  }
  for (const name in before) if (!Object.hasOwn(after, name)) bytes -= memberBytes(name, before[name]);
  return bytes;
}
