import { cases, findKeys } from "../cases.ts";
import { type Keys, keysOf, type Schema, schemaAt } from "./violations.ts";

const cache = new Map<string, ReadonlySet<string>>();

/** The names of the properties that are write-only in the requests of an area. */
export function writeOnlyNames(tag: string): ReadonlySet<string> {
  const known = cache.get(tag);
  if (known) return known;
  const found = new Set<string>();
  const visited = new Set<string>();
  for (const { operation, body } of cases)
    if (body && operation.tags[0] === tag) collectNames(keysOf(body.pointer), found, visited);
  cache.set(tag, found);
  return found;
}

function collectNames(place: Keys, found: Set<string>, visited: Set<string>): void {
  const keys = findKeys(place);
  const at = keys.join("/");
  if (visited.has(at)) return;
  visited.add(at);
  for (const names of subschemas(schemaAt(keys))) {
    const [keyword, name] = names;
    const below = [...keys, ...names];
    if (keyword === "properties" && schemaAt(below).writeOnly === true) found.add(String(name));
    collectNames(below, found, visited);
  }
}

/** The keys that lead from a schema to those within it. */
export function subschemas(schema: Schema): Keys[] {
  return [
    ...["oneOf", "anyOf", "allOf"].flatMap((keyword) =>
      ((schema[keyword] ?? []) as Schema[]).map((_, index) => [keyword, index]),
    ),
    ...Object.keys(schema.properties ?? {}).map((name) => ["properties", name]),
    ...["items", "additionalProperties"].filter((keyword) => typeof schema[keyword] === "object").map((key) => [key]),
  ];
}

/**
 * Returns the texts in a body that a response must not repeat: those of write-only properties. Short ones, such as `none`, could
 * be a part of anything.
 */
export function secretsIn(schema: string, value: unknown): string[] {
  return [...new Set(collectSecrets(keysOf(schema), value, false))].filter((text) => text.length > 7);
}

function collectSecrets(place: Keys, value: unknown, isSecret: boolean): string[] {
  const keys = findKeys(place);
  const schema = schemaAt(keys);
  const secret = isSecret || schema.writeOnly === true;
  if (typeof value === "string") return secret ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  // A header of a connector that its author calls no secret is returned.
  if ((value as Schema).is_secret === false) return [];
  return subschemas(schema).flatMap((names) => {
    const [keyword, name] = names;
    const below = [...keys, ...names];
    if (keyword === "properties")
      return Object.hasOwn(value, name!)
        ? collectSecrets(below, (value as Schema)[name!], secret || schemaAt(below).writeOnly === true)
        : [];
    if (keyword === "items" || keyword === "additionalProperties")
      return Object.values(value).flatMap((part) => collectSecrets(below, part, secret));
    return collectSecrets(below, value, secret);
  });
}
