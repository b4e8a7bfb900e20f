import type { SpanFieldDefinition } from "../../../../generated/mock-types.ts";

export type FieldType = SpanFieldDefinition["type"];

/** A field, or an entry of a map. An entry is a text. */
export interface Field {
  name: string;
  type: FieldType;
  operators: readonly string[];
  aggregations: readonly string[];
  read: (item: object) => unknown;
}

const ENTRY_OPERATORS =
  "eq neq like ilike not_like not_ilike in not_in exists not_exists regexp not_regexp contains not_contains hasToken";
const ENTRY = /^(.*)\['((?:[^']|'')*)'\]$/su;

export function toField({ name, type, supported_operators, supported_aggregations }: SpanFieldDefinition): Field {
  const read = (item: object) => ownValue(item, name);
  return { name, type, operators: supported_operators, aggregations: supported_aggregations, read };
}

export function toEntry({ name }: SpanFieldDefinition, key: string): Field {
  return {
    name: `${name}['${key.replaceAll("'", "''")}']`,
    type: "TEXT",
    operators: ENTRY_OPERATORS.split(" "),
    aggregations: [],
    read: (item) => ownValue(ownValue(item, name), key) ?? "",
  };
}

/** Finds a field by its name, or an entry by `map['key']`; undefined if there is no such field. */
export function fieldNamed(text: string, definitions: readonly SpanFieldDefinition[]): Field | undefined {
  const [, mapName, key] = ENTRY.exec(text) ?? [];
  const definition = definitions.find(({ name }) => name === (mapName ?? text));
  if (!definition) return undefined;
  if (key === undefined) return toField(definition);
  return definition.type === "MAP" ? toEntry(definition, key.replaceAll("''", "'")) : undefined;
}

/** A missing value is an empty text, list or map, 0 for an integer, and null for any other number. */
export function hasValue(value: unknown, type: FieldType): boolean {
  if (value === null || value === undefined || value === "") return false;
  if (type === "INT") return value !== 0;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function ownValue(container: unknown, name: string): unknown {
  if (typeof container !== "object" || container === null || !Object.hasOwn(container, name)) return undefined;
  // hasOwn accepts objects only.
  return (container as Record<string, unknown>)[name];
}
