import { charactersLeft } from "../lib/json-length.ts";

interface Remembered {
  json: string | undefined;
  /** Characters of its JSON, once they have been counted. */
  length: number | undefined;
  /** The validators of responses that have found the value valid. */
  readonly validFor: Set<unknown>;
}

/** Characters of a JSON that is kept. A longer one would take much memory, and is rarely sent twice. */
const MAX_KEPT = 100_000;

const remembered = new WeakMap<object, Remembered>();

/**
 * Marks a row, or an object that is made of rows alone, as one that never changes. It is validated and serialized when it is
 * first the body of a response, or an item of a list in one. In a response it may occur in one list only.
 */
export function remember<Value extends object>(value: Value): Value {
  if (!remembered.has(value)) remembered.set(value, { json: undefined, length: undefined, validFor: new Set() });
  return value;
}

/** Returns true if the JSON of a body has more characters than the limit. Remembered parts of it are counted once. */
export function isBodyLonger(body: unknown, limit: number): boolean {
  const values = !isObject(body) || remembered.has(body) ? [body] : Object.values(body);
  let left = limit;
  for (const value of values)
    for (const part of hasRemembered(value) ? value : [value]) {
      left -= countCharacters(part, left);
      if (left < 0) return true;
    }
  return false;
}

/** Counts at most one more than the limit. */
function countCharacters(value: unknown, limit: number): number {
  const known = isObject(value) ? remembered.get(value) : undefined;
  if (known?.length !== undefined) return known.length;
  const left = charactersLeft(value, limit);
  if (known && left >= 0) known.length = limit - left;
  return limit - left;
}

/** Serializes a body as `JSON.stringify` does, and remembered parts of it once. */
export function toJson(body: unknown): string {
  if (!isObject(body)) return JSON.stringify(body);
  const known = remembered.get(body);
  if (known) {
    if (known.json !== undefined) return known.json;
    const json = JSON.stringify(body);
    if (json.length <= MAX_KEPT) known.json = json;
    return json;
  }
  if (Array.isArray(body)) return hasRemembered(body) ? `[${body.map(toJson).join(",")}]` : JSON.stringify(body);
  if (!Object.values(body).some(hasRemembered)) return JSON.stringify(body);
  const members: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) members.push(`${JSON.stringify(name)}:${toJson(value)}`);
  }
  return `{${members.join(",")}}`;
}

/** Validates a body. The validator gets a body without the items of lists that it has found valid before. */
export function isValid(body: unknown, validate: (value: unknown) => boolean): boolean {
  if (!isObject(body)) return validate(body);
  const known = remembered.get(body);
  if (known?.validFor.has(validate)) return true;
  const lists = known ? [] : [body, ...Object.values(body)].filter(hasRemembered);
  const isNew = (item: object) => !remembered.get(item)?.validFor.has(validate);
  const unchecked = lists.length === 0 ? body : replaceLists(body, (list) => list.filter(isNew));
  // A shorter list may have too few items, and a violation must name the right item.
  if (!validate(unchecked) && !(unchecked !== body && validate(body))) return false;
  known?.validFor.add(validate);
  for (const list of lists) for (const item of list) remembered.get(item)?.validFor.add(validate);
  return true;
}

function replaceLists(body: object, replace: (list: readonly object[]) => object[]): unknown {
  if (hasRemembered(body)) return replace(body);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, hasRemembered(value) ? replace(value) : value]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Returns true if the first item of a list is remembered. Then all items are objects. */
function hasRemembered(value: unknown): value is readonly object[] {
  return Array.isArray(value) && remembered.has(value[0]);
}
