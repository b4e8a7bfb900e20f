/** Reads schemas as the pages show them: fields, variants and constraints. */
import { type Document, resolve, type Schema } from "../generate/document.ts";
import { nameOf } from "./site.ts";

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** A variant of a union, with the value of the discriminator that selects it. */
export interface Variant {
  schema: Schema;
  name: string | undefined;
  value: string | undefined;
}

const isNull = (schema: Schema) => schema.type === "null";

/** The schemas that a value has to match one of; null is left out. Empty if the schema is no union. */
export function variantsOf(document: Document, reference: Schema): Variant[] {
  const schema = withoutNull(document, reference);
  const variants =
    ((schema.oneOf ?? schema.anyOf) as Schema[] | undefined)?.filter((variant) => !isNull(variant)) ?? [];
  const mapping = (schema.discriminator as { mapping?: Record<string, string> } | undefined)?.mapping ?? {};
  const values = Object.fromEntries(Object.entries(mapping).map(([value, ref]) => [ref, value]));
  return variants.map((variant) => ({ schema: variant, name: nameOf(variant), value: values[variant.$ref ?? ""] }));
}

/** The schema without the variant that allows null, which the type in words says. */
export function withoutNull(document: Document, reference: Schema): Schema {
  const schema = resolve(document, reference);
  const variants = schema.oneOf as Schema[] | undefined;
  const others = variants?.filter((variant) => !isNull(variant));
  return variants && others?.length === 1 && variants.length === 2 ? resolve(document, others[0]!) : schema;
}

/** The name of a schema, also of one that allows null besides it. */
export function nameWithoutNull(schema: Schema): string | undefined {
  const others = (schema.oneOf as Schema[] | undefined)?.filter((variant) => !isNull(variant)) ?? [];
  return nameOf(others.length === 1 ? others[0]! : schema);
}

/** The fields of an object, those of `allOf` included. A part of it can require a field of another. */
export function fieldsOf(document: Document, reference: Schema): Field[] {
  const parts = partsOf(document, reference);
  const required = new Set(parts.flatMap((part) => (part.required as string[] | undefined) ?? []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  // A property that must not exist tells a short form from a variant.
  const existing = Object.entries(properties).filter(([, property]) => !property.not);
  return existing.map(([name, schema]) => ({ name, schema, required: required.has(name) }));
}

/** The parts of `allOf`, and the schema itself. */
function partsOf(document: Document, reference: Schema): Schema[] {
  const schema = withoutNull(document, reference);
  const parts = (schema.allOf as Schema[] | undefined) ?? [];
  return [...parts.flatMap((part) => partsOf(document, part)), schema];
}

/** What the schema of a field contains further fields of: itself, the items of a list, or the values of a map. */
export function contentOf(document: Document, reference: Schema): { schema: Schema; suffix: string } {
  const schema = withoutNull(document, reference);
  if (schema.items) return { schema: schema.items as Schema, suffix: "[]" };
  const values = schema.additionalProperties;
  if (values && typeof values === "object" && !schema.properties) return { schema: values as Schema, suffix: ".*" };
  return { schema: reference, suffix: "" };
}

/** The description of a field: its own, or that of the schema that it refers to. */
export function descriptionOf(document: Document, schema: Schema): string {
  return String(schema.description ?? withoutNull(document, schema).description ?? "");
}

const RANGES: [string, string][] = [
  ["minimum", "minimum"],
  ["exclusiveMinimum", "greater than"],
  ["maximum", "maximum"],
  ["exclusiveMaximum", "less than"],
  ["minLength", "minimum length"],
  ["maxLength", "maximum length"],
  ["minItems", "minimum items"],
  ["maxItems", "maximum items"],
  ["minProperties", "minimum entries"],
  ["maxProperties", "maximum entries"],
  ["multipleOf", "multiple of"],
  ["pattern", "pattern"],
  ["contentEncoding", "encoding"],
];

/** The constraints of a value: a name, and values to be shown as code. */
export function constraintsOf(document: Document, reference: Schema): { name: string; values: string[] }[] {
  const schema = { ...withoutNull(document, reference), ...omitRef(reference) };
  const facts: { name: string; values: string[] }[] = [];
  const values = (schema.enum as unknown[] | undefined)?.filter((value) => value !== null);
  if (values) facts.push({ name: "one of", values: values.map(String) });
  if (schema["x-extensible-enum"])
    facts.push({ name: "known values", values: (schema["x-extensible-enum"] as unknown[]).map(String) });
  if (schema.default !== undefined) facts.push({ name: "default", values: [JSON.stringify(schema.default)] });
  for (const [keyword, name] of RANGES) {
    if (schema[keyword] !== undefined) facts.push({ name, values: [String(schema[keyword])] });
  }
  if (schema.writeOnly) facts.push({ name: "secret: no response contains it", values: [] });
  return facts;
}

function omitRef({ $ref, ...schema }: Schema): Schema {
  return schema;
}
