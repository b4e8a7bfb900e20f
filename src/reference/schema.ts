/** Reads schemas as the pages show them: fields, variants and constraints. */
import {
  alternatives,
  type Document,
  listParts,
  type Reference,
  resolve,
  type Schema,
  withoutNull,
} from "../core/document.ts";
import { describeChoice, describeExclusion, describeRequired, isCombination } from "./combinations.ts";

/** The name of the component that a reference names. */
export function readName(reference: Reference | { $ref?: string }): string | undefined {
  return reference.$ref?.split("/").at(-1);
}

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** A schema that has fields, and the suffix of its place: `[]` for items of a list, `.*` for values of a map. */
interface Content {
  schema: Schema;
  suffix: string;
}

/** A variant of a union, with the value of the discriminator that selects it. */
export interface Variant {
  schema: Schema;
  name: string | undefined;
  value: string | undefined;
  /** The value or the name; "Variant 2" if it has neither. */
  label: string;
}

/** The variants of a union, unless they only combine the fields that the object already has. */
export function listVariants(document: Document, reference: Schema): Variant[] {
  const names = fieldNames(document, reference);
  const unions = listMatched(document, reference).filter((part) => alternatives(part).length > 1);
  const variants = unions.filter((union) => !isChoice(union, names)).flatMap(namedVariants);
  return variants.map((variant, index) => ({
    ...variant,
    label: variant.value ?? variant.name ?? `Variant ${index + 1}`,
  }));
}

function namedVariants(union: Schema): Omit<Variant, "label">[] {
  const mapping = (union.discriminator as { mapping?: Record<string, string> } | undefined)?.mapping ?? {};
  // The variant for other kinds is mapped to its name, which is no value.
  const mapped = Object.entries(mapping).filter(([value, ref]) => !ref.endsWith(`/${value}`));
  const values = Object.fromEntries(mapped.map(([value, ref]) => [ref, value]));
  return alternatives(union).map((schema) => ({ schema, name: readName(schema), value: values[schema.$ref ?? ""] }));
}

/** True if the variants of a schema only combine fields of the object, which have these names. */
function isChoice(schema: Schema, names: Set<string>): boolean {
  const variants = alternatives(schema);
  return variants.length > 1 && variants.every((variant) => isCombination(variant, names));
}

/** Describes combinations of fields of an object, in sentences. */
export function describeCombinations(document: Document, reference: Schema): string[] {
  const names = fieldNames(document, reference);
  const parts = listMatched(document, reference);
  // A variant can require a field that only the object has.
  const required = [...requiredBy(parts)].filter((name) => !names.has(name));
  const sentences = parts.flatMap((part) => {
    const { not } = part as { not?: Schema };
    return [
      ...(isChoice(part, names) ? [describeChoice(part.oneOf ? "exactly" : "at least", alternatives(part))] : []),
      ...(not && isCombination(not, names) ? [describeExclusion(not)] : []),
    ];
  });
  return required.length > 0 ? [describeRequired(required), ...sentences] : sentences;
}

/** Returns the name of a schema, also if a variant allows null. */
export function nameWithoutNull(schema: Schema): string | undefined {
  const [only, ...others] = alternatives(schema);
  return readName(only && others.length === 0 ? only : schema);
}

/** Returns the fields of an object, including those of `allOf`. A part of it can require a field of another. */
export function listFields(document: Document, reference: Schema): Field[] {
  const parts = listMatched(document, reference);
  const required = requiredBy(parts);
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.has(name) }));
}

/** Returns the schema of the fields that an object with known fields has besides these. */
export function otherFields(document: Document, reference: Schema): Schema | undefined {
  const { properties, additionalProperties } = withoutNull(document, reference);
  return properties && typeof additionalProperties === "object" ? (additionalProperties as Schema) : undefined;
}

function fieldNames(document: Document, reference: Schema): Set<string> {
  return new Set(listFields(document, reference).map(({ name }) => name));
}

function requiredBy(schemas: Schema[]): Set<string> {
  return new Set(schemas.flatMap(({ required }) => (required ?? []) as string[]));
}

/** Returns the schemas that an object matches: the parts of `allOf`, the only variant besides null, and its own. */
function listMatched(document: Document, reference: Schema): Schema[] {
  const schema = resolve(document, reference);
  const variants = alternatives(schema);
  const parts = [...listParts(schema, "allOf"), ...(variants.length === 1 ? variants : [])];
  return [...parts.flatMap((part) => listMatched(document, part)), schema];
}

/** Returns the schema that has the nested fields of a field: its own, that of the items of a list, or of the values of a map. */
export function readContent(document: Document, reference: Schema): Content {
  const schema = withoutNull(document, reference);
  if (schema.items) return innermost(document, { schema: schema.items as Schema, suffix: "[]" });
  const values = schema.additionalProperties;
  if (values && typeof values === "object" && !schema.properties) {
    return innermost(document, { schema: values as Schema, suffix: ".*" });
  }
  return { schema: reference, suffix: "" };
}

/** Looks into lists of lists; a schema with a name has its own page. */
function innermost(document: Document, { schema, suffix }: Content): Content {
  if (nameWithoutNull(schema)) return { schema, suffix };
  const content = readContent(document, schema);
  return { schema: content.schema, suffix: suffix + content.suffix };
}

/** Returns the content of a schema if it has no name. Lists and maps of named schemas have no fields of their own. */
export function unnamedContent(document: Document, reference: Schema): Content {
  const content = readContent(document, reference);
  return nameWithoutNull(content.schema) ? { schema: reference, suffix: "" } : content;
}

/** Returns the description of a field: its own, or that of the schema that it refers to. */
export function readDescription(document: Document, schema: Schema): string {
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

interface Constraint {
  name: string;
  /** Shown as code. */
  values: string[];
}

/** The constraints of a value, and of the variants of a union that have no page of their own. */
export function listConstraints(document: Document, reference: Schema): Constraint[] {
  const schema = { ...withoutNull(document, reference), ...omitRef(reference) };
  const facts: Constraint[] = [];
  const values = (schema.enum as unknown[] | undefined)?.filter((value) => value !== null);
  if (values) facts.push({ name: "one of", values: values.map(String) });
  if (schema["x-extensible-enum"])
    facts.push({ name: "known values", values: (schema["x-extensible-enum"] as unknown[]).map(String) });
  if (schema.default !== undefined) facts.push({ name: "default", values: [JSON.stringify(schema.default)] });
  for (const [keyword, name] of RANGES) {
    if (schema[keyword] !== undefined) facts.push({ name, values: [String(schema[keyword])] });
  }
  if (schema.writeOnly) facts.push({ name: "secret: no response contains it", values: [] });
  if (schema.propertyNames)
    for (const { name, values } of listConstraints(document, schema.propertyNames as Schema))
      facts.push({ name: `${name} of keys`, values });
  const variants = alternatives(schema);
  if (variants.length < 2) return facts;
  return [...facts, ...variants.filter(({ $ref }) => !$ref).flatMap((variant) => listConstraints(document, variant))];
}

function omitRef({ $ref, ...schema }: Schema): Schema {
  return schema;
}
