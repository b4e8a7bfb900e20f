/** Reads schemas as the pages show them: fields, variants and constraints. */
import {
  alternatives,
  type Document,
  listParts,
  readName,
  resolve,
  type Schema,
  withoutNull,
} from "../core/document.ts";
import { describeChoice, describeExclusion, describeRequired, isCombination } from "./combinations.ts";

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
  /** The value, the name or the title; otherwise its content, such as "List of entries". */
  label: string;
  /** The label as a part of an anchor, which no other variant has. */
  anchor: string;
}

/** The variants of a union, unless they only combine the fields that the object already has. */
export function listVariants(document: Document, reference: Schema): Variant[] {
  const names = fieldNames(document, reference);
  const unions = listMatched(document, reference).filter((part) => alternatives(part).length > 1);
  const variants = unions.filter((union) => !isChoice(union, names)).flatMap(namedVariants);
  const labels = variants.map(({ value, name, schema }) => value ?? name ?? nameContent(document, schema));
  return variants.map((variant, index) => {
    const label = labels[index]!;
    // The linter allows the same label only in different unions, such as two parts of an object.
    const same = labels.slice(0, index).filter((other) => other === label).length;
    return { ...variant, label, anchor: label.replaceAll(" ", "-") + (same > 0 ? `-${same + 1}` : "") };
  });
}

/** The variants, and those of a variant with a name that is a union itself in its place. */
export function listInnermostVariants(document: Document, reference: Schema): Variant[] {
  return listVariants(document, reference).flatMap((variant) => {
    const isUnion = variant.name !== undefined && listFields(document, variant.schema).length === 0;
    const inner = isUnion ? listVariants(document, variant.schema) : [];
    return inner.length > 0 ? inner : [variant];
  });
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "Text",
  integer: "Integer",
  number: "Number",
  boolean: "Boolean",
  array: "List",
};

/** Names a schema without a name by its title or its content: "Text", "List of texts", "List of content chunks". */
function nameContent(document: Document, schema: Schema): string {
  if (schema.title) return String(schema.title);
  const type = TYPE_NAMES[String(schema.type)] ?? "Object";
  const { items } = schema;
  if (!items) return type;
  const name = readName(items);
  const noun = name ? toWords(document, name) : nameContent(document, items).toLowerCase();
  return `List of ${noun.replace(/y$/, "ie")}s`;
}

/** The words of a schema's name. The form of requests, such as `ToolInput`, has the name of the thing, `Tool`. */
function toWords(document: Document, name: string): string {
  const thing = name.replace(/Input$/, "");
  const known = thing in document.components.schemas ? thing : name;
  return known.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

function namedVariants(union: Schema): Omit<Variant, "label" | "anchor">[] {
  const mapping = union.discriminator?.mapping ?? {};
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
  const sentences = parts.flatMap((part) => [
    ...(isChoice(part, names) ? [describeChoice(part.oneOf ? "exactly" : "at least", alternatives(part))] : []),
    ...(part.not && isCombination(part.not, names) ? [describeExclusion(part.not)] : []),
  ]);
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
  const properties: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties));
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.has(name) }));
}

/** Returns the schema of the fields that an object with known fields has besides these. */
export function otherFields(document: Document, reference: Schema): Schema | undefined {
  const { properties, additionalProperties } = withoutNull(document, reference);
  return properties && typeof additionalProperties === "object" ? additionalProperties : undefined;
}

function fieldNames(document: Document, reference: Schema): Set<string> {
  return new Set(listFields(document, reference).map(({ name }) => name));
}

function requiredBy(schemas: Schema[]): Set<string> {
  return new Set(schemas.flatMap(({ required }) => required ?? []));
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
  if (schema.items) return innermost(document, { schema: schema.items, suffix: "[]" });
  const values = schema.additionalProperties;
  if (typeof values === "object" && !schema.properties) return innermost(document, { schema: values, suffix: ".*" });
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

/** The constraints of a value. Those of the variants of a union are one, in words that name the types. */
export function listConstraints(document: Document, reference: Schema): Constraint[] {
  const { $ref: _, ...own } = reference;
  const schema: Schema = { ...withoutNull(document, reference), ...own };
  const facts: Constraint[] = [];
  const values = schema.enum?.filter((value) => value !== null);
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
  return variants.length < 2 ? facts : [...facts, ...describeVariants(document, variants)];
}

/** The constraints of variants without a page: "integer from 0, or text of 1 to 256 characters". */
function describeVariants(document: Document, variants: Schema[]): Constraint[] {
  const inline = variants.filter(({ $ref }) => !$ref);
  const described = inline.map((variant) => {
    const others = listConstraints(document, variant).filter(
      ({ name }) => !SPANS.some((span) => name.startsWith(span)),
    );
    const facts = others.map(({ name, values }) => [name, ...values].join(" "));
    return { noun: nameContent(document, variant).toLowerCase(), facts: [...describeSpan(variant), ...facts] };
  });
  if (described.every(({ facts }) => facts.length === 0)) return [];
  const texts = described.map(({ noun, facts }) => `${noun}${facts.length > 0 ? ` ${facts.join(", ")}` : ""}`);
  return [{ name: texts.join(", or "), values: [] }];
}

/** The names of constraints that `describeSpan` has in one. */
const SPANS = ["minimum", "maximum"];

/** The smallest and the largest value, length or number of items, in words. */
function describeSpan(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema as Record<string, number | undefined>;
  return [
    ...inWords("from", minimum, "up to", maximum, ""),
    ...inWords("of at least", minLength, "of at most", maxLength, "character"),
    ...inWords("of at least", minItems, "of at most", maxItems, "item"),
  ];
}

function inWords(
  from: string,
  least: number | undefined,
  upTo: string,
  most: number | undefined,
  noun: string,
): string[] {
  const unit = noun && ` ${noun}${(most ?? least) === 1 ? "" : "s"}`;
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [`${from} ${least}${unit}`];
  if (least === undefined) return [`${upTo} ${most}${unit}`];
  return [`${noun ? "of" : "from"} ${least} to ${most}${unit}`];
}
