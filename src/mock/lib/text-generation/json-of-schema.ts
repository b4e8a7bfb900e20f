import { valueAt } from "../../../core/json-pointer.ts";
import { type PatternChecks, WorkLimitError } from "../../../core/patterns/pattern-checks.ts";
import { numberAt, readType, type Schema, toList, toRecord } from "./schema.ts";
import { stringOfSchema } from "./string-of-schema.ts";
import type { Subject } from "./subject.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Material {
  readonly subject: Subject;
  /** A whole answer, for properties whose names suggest one. */
  readonly answer: string;
  readonly checks: PatternChecks;
}

/** State that all values of one result share. */
interface Generation extends Material {
  readonly root: unknown;
  visited: number;
}

interface Place {
  /** Name of the property; items have that of their list. */
  readonly name: string;
  readonly depth: number;
  /** Index in the list, so that the items differ. */
  readonly variant: number;
}

const MAX_DEPTH_OF_OPTIONAL = 6;
const MAX_DEPTH = 30;
const MAX_VISITED = 1000;
const MAX_ITEMS = 100;
/** Work of a character of a reference or a value, and of copying a name or a property. */
const READING = 10;
const COPYING = 5;
const COPYING_PROPERTY = 50;
const ANSWER_NAMES = /^(?:analysis|answer|briefing|content|explanation|message|reason|reply|response|summary|text)$/i;

/**
 * Generates a value that matches a JSON Schema, always the same for the same input. It follows type, enum, const,
 * examples, properties, items, prefixItems, allOf, the first branch of anyOf and oneOf that is not null, references
 * inside the schema, formats, patterns, and the bounds of numbers, lengths and lists. It ignores not, if and the like.
 * For a schema that only huge or endless values match, the value is cut off, and null if it takes too much work.
 */
export function jsonOfSchema(root: unknown, material: Material): Json {
  try {
    return generate({ ...material, root, visited: 0 }, root, { name: "", depth: 0, variant: 0 });
  } catch (error) {
    if (error instanceof WorkLimitError) return null;
    throw error;
  }
}

function generate(generation: Generation, given: unknown, place: Place): Json {
  const { subject, answer, checks } = generation;
  const { name, depth, variant } = place;
  if (++generation.visited > MAX_VISITED || depth > MAX_DEPTH) return null;
  const schema = resolved(generation, given, depth);
  if ("const" in schema) return asJson(schema.const, checks);
  for (const list of [schema.enum, schema.examples]) {
    if (Array.isArray(list) && list.length > 0) return asJson(list[(subject.key + variant) % list.length], checks);
  }
  switch (readType(schema)) {
    case "object":
      return generateObject(generation, schema, depth);
    case "array":
      return generateArray(generation, schema, place);
    case "integer":
    case "number":
      return numberOfSchema(schema, variant, subject.numbers);
    case "boolean":
      return (subject.key + variant) % 2 === 0;
    case "null":
      return null;
    default: {
      const text = ANSWER_NAMES.test(name) ? answer : (subject.name ?? subject.phrase);
      return stringOfSchema(schema, variant === 0 ? text : `${text} ${variant + 1}`, generation);
    }
  }
}

/** The schema, merged with its references and branches. */
function resolved(generation: Generation, given: unknown, depth: number): Schema {
  let schema = toRecord(given);
  const parts = [
    ...(typeof schema.$ref === "string" ? [pointedAt(generation, schema.$ref)] : []),
    ...toList(schema.allOf),
    ...[toList(schema.anyOf), toList(schema.oneOf)].flatMap(firstNotNull),
  ];
  if (depth >= MAX_DEPTH || parts.length > MAX_ITEMS) return schema;
  for (const part of parts) {
    if (++generation.visited > MAX_VISITED) break;
    const more = resolved(generation, part, depth + 1);
    const properties = { ...toRecord(more.properties), ...toRecord(schema.properties) };
    const required = [...toList(more.required), ...toList(schema.required)];
    generation.checks.spend(Object.keys(properties).length * COPYING_PROPERTY + required.length * COPYING);
    schema = { ...more, ...schema, properties, required };
  }
  return schema;
}

function generateObject(generation: Generation, schema: Schema, depth: number): Json {
  const required = new Set(toList(schema.required));
  const wanted = Object.entries(toRecord(schema.properties)).filter(
    ([name]) => required.has(name) || depth < MAX_DEPTH_OF_OPTIONAL,
  );
  // Unlike an assignment, fromEntries treats __proto__ as an ordinary name.
  const known = Object.fromEntries(
    wanted.map(([name, part]) => [name, generate(generation, part, { name, depth: depth + 1, variant: 0 })]),
  );
  const unknown = [...required].filter((name) => typeof name === "string" && !Object.hasOwn(known, name));
  generation.checks.spend(unknown.length * COPYING_PROPERTY);
  return { ...known, ...Object.fromEntries(unknown.map((name) => [String(name), generation.subject.phrase])) };
}

function generateArray(generation: Generation, schema: Schema, { name, depth }: Place): Json {
  const prefix = toList(schema.prefixItems);
  const minItems = numberAt(schema, "minItems");
  const wanted = Math.max(minItems ?? 1, prefix.length);
  const length = Math.min(wanted, numberAt(schema, "maxItems") ?? MAX_ITEMS, MAX_ITEMS);
  if (depth >= MAX_DEPTH_OF_OPTIONAL && minItems === undefined) return [];
  return Array.from({ length }, (_, variant) => {
    const part = variant < prefix.length ? prefix[variant] : schema.items;
    return generate(generation, part, { name, depth: depth + 1, variant });
  });
}

/** A number within the schema's bounds: the first of the `preferred` ones that fits, or another one for each variant. */
function numberOfSchema(schema: Schema, variant: number, preferred: readonly number[]): number {
  const isInteger = readType(schema) === "integer";
  const step = numberAt(schema, "multipleOf") ?? (isInteger ? 1 : undefined);
  const [above, below] = [numberAt(schema, "exclusiveMinimum"), numberAt(schema, "exclusiveMaximum")];
  const least = Math.max(numberAt(schema, "minimum") ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const most = Math.min(numberAt(schema, "maximum") ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  const fits = (value: number) =>
    value >= least && value <= most && value !== above && value !== below && (!step || Number.isInteger(value / step));
  const base = Number.isFinite(least) ? least : Math.min(1, most);
  const first = step ? Math.ceil(base / step) * step : base;
  const middle = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : base + 1;
  const candidates = [
    ...(variant === 0 ? preferred : []),
    first + variant * (step ?? 1),
    first + (step ?? 1),
    middle,
    most - (step ?? 1),
  ];
  return candidates.find(fits) ?? first;
}

function firstNotNull(branches: unknown[]): unknown[] {
  const first = branches.find((branch) => toRecord(branch).type !== "null") ?? branches[0];
  return first === undefined ? [] : [first];
}

/** The schema that a reference names; undefined if there is none, or it is in another document. */
function pointedAt({ root, checks }: Generation, reference: string): unknown {
  if (!reference.startsWith("#")) return undefined;
  checks.spend(reference.length * READING);
  return valueAt(root, reference.slice(1));
}

function asJson(value: unknown, { spend }: PatternChecks): Json {
  spend(JSON.stringify(value).length * READING);
  // Part of a schema, which was itself JSON.
  return value as Json;
}
