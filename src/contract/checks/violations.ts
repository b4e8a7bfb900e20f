import type { ErrorObject } from "ajv/dist/2020.js";
import { isOfType } from "../../core/json-object.ts";
import { escapeSegment, splitPointer, valueAt } from "../../core/json-pointer.ts";
import { findKeys } from "../cases.ts";
import { document, findSchemaErrors, pointerTo } from "../document.ts";

/** One difference between a value and its schema. */
export interface Violation {
  /** JSON pointer into the value. */
  readonly pointer: string;
  /** The allowed values, such as `a string` or ``one of `a`, `b` ``. */
  readonly expected: string;
  /** The value there; undefined if there is none. */
  readonly received: unknown;
}

export type Keys = (string | number)[];
export type Schema = Readonly<Record<string, unknown>>;

/** A union of schemas in the document, and the value that it describes. */
interface Union {
  readonly keys: Keys;
  readonly keyword: "oneOf" | "anyOf";
  readonly pointer: string;
  readonly value: unknown;
}

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * Describes how a value differs from the schema at a pointer (see `pointerTo`). Of a union, it describes only the variant that
 * the value matches by its discriminator or its type.
 */
export function explainViolations(schema: string, value: unknown): Violation[] {
  if (findSchemaErrors(schema, value).length === 0) return [];
  return withoutRepetitions(explain(keysOf(schema), value));
}

/** Returns the keys that lead to the schema at a pointer (see `pointerTo`). */
export function keysOf(schema: string): Keys {
  return splitPointer(schema.slice("platform#".length)).map(decodeURIComponent);
}

export const withoutRepetitions = <T extends Violation>(violations: readonly T[]): T[] => [
  ...new Map(violations.map((each) => [`${each.pointer} ${each.expected}`, each])).values(),
];

function explain(keys: Keys, value: unknown): Violation[] {
  let errors = findSchemaErrors(pointerTo(...keys), value);
  const explained: Violation[] = [];
  for (const union of unionsIn(keys, value)) {
    const error = errors.find(
      ({ keyword, instancePath }) => keyword === union.keyword && instancePath === union.pointer,
    );
    if (!error) continue;
    // Ajv reports the errors of every variant.
    const ofVariants = new Set(
      readVariants(union).flatMap((variant) => findSchemaErrors(pointerTo(...variant), union.value).map(toIdentity)),
    );
    errors = errors.filter(
      (each) =>
        each !== error &&
        !ofVariants.has(toIdentity({ ...each, instancePath: each.instancePath.slice(union.pointer.length) })),
    );
    const isAmbiguous = Array.isArray(error.params.passingSchemas);
    const found = isAmbiguous
      ? [{ pointer: "", expected: "a value of only one variant", received: union.value }]
      : explainUnion(union);
    explained.push(...found.map((each) => ({ ...each, pointer: union.pointer + each.pointer })));
  }
  return [...errors.map((error) => toViolation(error, value)), ...explained];
}

const toIdentity = ({ instancePath, keyword, params }: ErrorObject) =>
  `${instancePath} ${keyword} ${JSON.stringify(params)}`;

function explainUnion(union: Union): Violation[] {
  const { value } = union;
  const variants = readVariants(union);
  const types = new Set(variants.flatMap(readTypes));
  const fitting = variants.filter((variant) =>
    // A fraction has the finding that it is no integer.
    readTypes(variant).some((type) => isOfType(value, type === "integer" ? "number" : type)),
  );
  const [first, second] = fitting;
  if (!first) return [{ pointer: "", expected: typesText([...types]), received: value }];
  if (!second) return explain(first, value);
  const name = findDiscriminator(union.keys, fitting);
  if (name !== undefined) {
    const tag = (value as Schema)[name];
    const [named, another] = fitting.filter((variant) => readTags(variant, name).includes(tag));
    if (named && !another) return explain(named, value);
    // The variant for kinds that the document does not describe.
    const other = fitting.find((variant) => readTags(variant, name).length === 0);
    if (!named && other && tag !== undefined) return explain(other, value);
    if (!named) {
      const tags = fitting.flatMap((variant) => readTags(variant, name));
      const expected = tag === undefined ? `the property \`${name}\`: ${oneOf(tags)}` : oneOf(tags);
      return [{ pointer: `/${name}`, expected, received: tag }];
    }
  }
  return fitting.map((variant) => explain(variant, value)).reduce((a, b) => (b.length < a.length ? b : a));
}

/** Returns the property that distinguishes the variants: the declared one, or one with a constant in each variant. */
function findDiscriminator(keys: Keys, variants: readonly Keys[]): string | undefined {
  const { discriminator } = schemaAt(keys) as { discriminator?: { propertyName: string } };
  if (discriminator) return discriminator.propertyName;
  const names = variants.flatMap((variant) => Object.keys(schemaAt(variant).properties ?? {}));
  return names.find((name) => variants.every((variant) => readTags(variant, name).length > 0));
}

/** Returns the values that a variant allows for its discriminator. */
export function readTags(variant: Keys, name: string): unknown[] {
  const { properties = {} } = schemaAt(variant) as { properties?: Record<string, Schema> };
  if (!properties[name]) return [];
  const property = schemaAt(findKeys([...variant, "properties", name]));
  return "const" in property ? [property.const] : ((property.enum as unknown[] | undefined) ?? []);
}

export const readVariants = ({ keys, keyword }: Pick<Union, "keys" | "keyword">): Keys[] =>
  (schemaAt(keys)[keyword] as unknown[]).map((_, index) => findKeys([...keys, keyword, index]));

/** Returns the types that a schema allows. Default: an object. */
function readTypes(keys: Keys): string[] {
  const schema = schemaAt(keys);
  if (schema.type !== undefined) return [schema.type].flat() as string[];
  for (const keyword of ["oneOf", "anyOf"] as const)
    if (schema[keyword]) return readVariants({ keys, keyword }).flatMap(readTypes);
  if (Array.isArray(schema.allOf)) return readTypes(findKeys([...keys, "allOf", 0]));
  return ["object"];
}

/** The properties of an object schema, with the keys that lead to their schemas. */
export function propertiesAt(place: Keys): Map<string, Keys> {
  const keys = findKeys(place);
  const names = Object.keys((schemaAt(keys).properties ?? {}) as object);
  return new Map(names.map((name) => [name, [...keys, "properties", name]]));
}

/** The outermost unions in a schema that describe a part of the value. */
function* unionsIn(place: Keys, value: unknown, pointer = ""): Generator<Union> {
  const keys = findKeys(place);
  const schema = schemaAt(keys);
  for (const keyword of ["oneOf", "anyOf"] as const) if (schema[keyword]) yield { keys, keyword, pointer, value };
  for (const index of Array.isArray(schema.allOf) ? schema.allOf.keys() : [])
    yield* unionsIn([...keys, "allOf", index], value, pointer);
  if (Array.isArray(value) && schema.items)
    for (const [index, item] of value.entries()) yield* unionsIn([...keys, "items"], item, `${pointer}/${index}`);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const at = `${pointer}/${escapeSegment(name)}`;
    if (Object.hasOwn(schema.properties ?? {}, name)) yield* unionsIn([...keys, "properties", name], part, at);
    else if (typeof schema.additionalProperties === "object")
      yield* unionsIn([...keys, "additionalProperties"], part, at);
  }
}

export function schemaAt(keys: Keys): Schema {
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as Schema;
}

function toViolation(error: ErrorObject, value: unknown): Violation {
  const { instancePath, keyword, params } = error;
  const received = valueAt(value, instancePath);
  if (keyword === "required")
    return {
      pointer: `${instancePath}/${escapeSegment(params.missingProperty)}`,
      expected: `the property \`${params.missingProperty}\``,
      received: undefined,
    };
  if (keyword === "additionalProperties") {
    const pointer = `${instancePath}/${escapeSegment(params.additionalProperty)}`;
    return { pointer, expected: "no such property", received: valueAt(value, pointer) };
  }
  return { pointer: instancePath, expected: expectedBy(error), received };
}

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "a date-time",
  date: "a date",
  duration: "a duration",
  uuid: "a UUID",
  uri: "a URI",
  "uri-reference": "a URI reference",
};
const TYPES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "a boolean",
  array: "an array",
  object: "an object",
  null: "null",
};
const COMPARISONS: Readonly<Record<string, string>> = {
  ">=": "of at least",
  "<=": "of at most",
  ">": "greater than",
  "<": "less than",
};

function expectedBy({ keyword, params, message = keyword }: ErrorObject): string {
  const { limit } = params;
  const plural = limit === 1 ? "" : "s";
  switch (keyword) {
    case "type":
      return typesText([params.type].flat());
    case "const":
      return oneOf([params.allowedValue]);
    case "enum":
      return oneOf(params.allowedValues);
    case "format":
      return FORMATS[params.format] ?? `the format \`${params.format}\``;
    case "pattern":
      return `a string that matches \`${params.pattern}\``;
    case "minLength":
      return `a string of at least ${limit} character${plural}`;
    case "maxLength":
      return `a string of at most ${limit} character${plural}`;
    case "minItems":
      return `an array of at least ${limit} item${plural}`;
    case "maxItems":
      return `an array of at most ${limit} item${plural}`;
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return `a number ${COMPARISONS[params.comparison]} ${limit}`;
    default:
      return `a value that ${message}`;
  }
}

const typesText = (types: readonly string[]): string =>
  alternatives.format([...new Set(types)].map((type) => TYPES[type] ?? type));

/** ``the value `a` ``, or ``one of `a`, `b` ``. */
export function oneOf(values: readonly unknown[]): string {
  const names = [...new Set(values)].map((value) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``);
  return names.length === 1 ? `the value ${names[0]}` : `one of ${names.join(", ")}`;
}
