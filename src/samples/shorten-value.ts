import { type Document, listParts, resolve, type Schema } from "../core/document.ts";
import { isJsonObject } from "../core/json-object.ts";

/**
 * Returns the part of an example that a caller must send: its required properties, and the optional ones that `keep` names,
 * as `schedule.cron_expressions`. Of an object without either, of an item of a list, and of a part that `keep` names, it leaves
 * out only nulls and defaults. Of a list, it leaves out ids of unknown resources.
 */
export function shortenValue(
  document: Document,
  reference: Schema,
  value: unknown,
  keep: readonly string[] = [],
): unknown {
  const schema = chosenVariant(document, reference, value);
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.filter((item) => !isUnknown(item)).map((item) => withoutDefaults(document, items, item));
  }
  if (!isJsonObject(value)) return value;
  const properties = readProperties(document, schema);
  // The fields of a map are data.
  if (Object.keys(properties).length === 0) return value;
  const required = readRequired(document, schema);
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const property = properties[name] ?? {};
    if (keep.includes(name)) return [[name, withoutDefaults(document, property, part)]];
    const inside = keep.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
    const isNeeded = required.has(name) || inside.length > 0;
    return isNeeded ? [[name, shortenValue(document, property, part, inside)]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : withoutDefaults(document, reference, value);
}

/** Returns true for the id of an unknown resource (see openapi/README.md). */
function isUnknown(value: unknown): boolean {
  return typeof value === "string" && /[-_]unknown$|^00000000-0000-4000-8000-0{12}$/.test(value);
}

/** Leaves out nulls and defaults. */
function withoutDefaults(document: Document, reference: Schema, value: unknown): unknown {
  const schema = chosenVariant(document, reference, value);
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.map((item) => withoutDefaults(document, items, item));
  }
  if (!isJsonObject(value)) return value;
  const properties = readProperties(document, schema);
  const required = readRequired(document, schema);
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const property = resolve<Schema>(document, properties[name] ?? {});
    const isDefault = part === null || JSON.stringify(part) === JSON.stringify(property.default);
    return isDefault && !required.has(name) && name in properties
      ? []
      : [[name, withoutDefaults(document, property, part)]];
  });
  return Object.fromEntries(entries);
}

/** The variant of a union that an object belongs to: the one that declares most of its fields, with its constants. */
function chosenVariant(document: Document, reference: Schema, value: unknown): Schema {
  const schema = resolve<Schema>(document, reference);
  const variants = listParts(schema, "oneOf", "anyOf");
  if (variants.length === 0) return schema;
  const fits = variants
    .map((variant) => chosenVariant(document, variant, value))
    .filter((variant) => isPossible(document, variant, value));
  const score = (variant: Schema) =>
    isJsonObject(value) ? Object.keys(value).filter((name) => name in readProperties(document, variant)).length : 0;
  const best = fits.sort((a, b) => score(b) - score(a))[0] ?? {};
  const { oneOf: _, anyOf: __, ...rest } = schema;
  return { allOf: [rest, best], ...(best.items ? { items: best.items } : {}) };
}

function isPossible(document: Document, schema: Schema, value: unknown): boolean {
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (Array.isArray(value)) return types === undefined || types.includes("array");
  if (!isJsonObject(value)) return types === undefined || !(types.includes("array") || types.includes("object"));
  if (types && !types.includes("object")) return false;
  const properties = Object.entries(readProperties(document, schema));
  const isOther = ([name, property]: [string, Schema]) => {
    const { const: constant, not } = resolve<Schema>(document, property);
    return name in value && (not !== undefined || (constant !== undefined && constant !== value[name]));
  };
  return !properties.some(isOther) && [...readRequired(document, schema)].every((name) => name in value);
}

function readProperties(document: Document, schema: Schema): Record<string, Schema> {
  const parts = listParts(schema, "allOf").map((part) => readProperties(document, resolve(document, part)));
  return Object.assign({}, ...parts, schema.properties);
}

function readRequired(document: Document, schema: Schema): Set<string> {
  const parts = listParts(schema, "allOf").flatMap((part) => [...readRequired(document, resolve(document, part))]);
  return new Set([...parts, ...(schema.required ?? [])]);
}
