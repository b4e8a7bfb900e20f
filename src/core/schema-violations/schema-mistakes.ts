import { dereference, type Schema } from "@cfworker/json-schema";
import { isJsonObject } from "../json-object.ts";
import { pointerTo } from "../json-pointer.ts";
import { type PatternChecks, WorkLimitError } from "../patterns/pattern-checks.ts";
import { copySchema } from "./schema-violations.ts";

/** A part of a schema that is wrong. The detail continues a sentence that begins with the name of the part. */
interface Mistake {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly detail: string;
}

/**
 * Finds what makes a JSON Schema (draft 2020-12) one that can't be applied: a keyword whose value has a wrong form, or a
 * reference that leads nowhere, to another document or endlessly to itself. Does not look at patterns. Throws a
 * WorkLimitError if this takes too much work.
 */
export function findMistake(schema: object, checks: PatternChecks): Mistake | undefined {
  for (const { part, pointer } of listSchemas(schema, checks)) {
    if (typeof part !== "boolean" && !isJsonObject(part)) return { pointer, detail: "must be a schema" };
    for (const [keyword, value] of Object.entries(part)) {
      const rule = RULES.get(keyword);
      if (rule && !rule.accepts(value)) return { pointer: pointerTo(pointer, keyword), detail: `must be ${rule.form}` };
    }
  }
  return findBrokenReference(schema, checks);
}

interface Rule {
  /** Continues "must be". */
  readonly form: string;
  accepts(value: unknown): boolean;
}

const TYPES: readonly unknown[] = ["null", "boolean", "object", "array", "number", "string", "integer"];

const TYPE: Rule = {
  form: `one of the types ${TYPES.join(", ")}, or a list of them`,
  accepts: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isType) : isType(value)),
};
const LIST: Rule = { form: "a list", accepts: Array.isArray };
const NUMBER: Rule = { form: "a number", accepts: (value) => typeof value === "number" };
const FACTOR: Rule = { form: "a number greater than 0", accepts: (value) => typeof value === "number" && value > 0 };
const COUNT: Rule = {
  form: "an integer of at least 0",
  accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
};
const BOOLEAN: Rule = { form: "true or false", accepts: (value) => typeof value === "boolean" };
const TEXT: Rule = { form: "a string", accepts: isText };
const NAMES: Rule = { form: "a list of strings", accepts: isListOfTexts };
const LISTS_OF_NAMES: Rule = {
  form: "an object with lists of strings",
  accepts: (value) => isJsonObject(value) && Object.values(value).every(isListOfTexts),
};
const SCHEMAS: Rule = {
  form: "a list of schemas, and not empty",
  accepts: (value) => Array.isArray(value) && value.length > 0,
};
const SCHEMAS_BY_NAME: Rule = { form: "an object with schemas", accepts: isJsonObject };
const SCHEMA: Rule = { form: "a schema", accepts: (value) => typeof value === "boolean" || isJsonObject(value) };

const RULES = new Map(
  Object.entries({
    type: TYPE,
    enum: LIST,
    ...rules(NUMBER, ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]),
    multipleOf: FACTOR,
    ...rules(COUNT, ["minLength", "maxLength", "minItems", "maxItems", "minContains", "maxContains"]),
    ...rules(COUNT, ["minProperties", "maxProperties"]),
    uniqueItems: BOOLEAN,
    ...rules(TEXT, ["pattern", "format", "$ref", "$id", "$anchor"]),
    required: NAMES,
    dependentRequired: LISTS_OF_NAMES,
    ...rules(SCHEMAS, ["allOf", "anyOf", "oneOf", "prefixItems"]),
    ...rules(SCHEMAS_BY_NAME, ["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"]),
    ...rules(SCHEMA, ["not", "if", "then", "else", "items", "contains", "additionalProperties", "propertyNames"]),
    ...rules(SCHEMA, ["unevaluatedItems", "unevaluatedProperties"]),
  }),
);

function rules(rule: Rule, keywords: readonly string[]): Record<string, Rule> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, rule]));
}

function isType(value: unknown): boolean {
  return TYPES.includes(value);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

interface PlacedSchema {
  readonly part: unknown;
  readonly pointer: string;
}

/** Work of visiting a schema, compared with that of following an instruction of a regular expression. */
const VISITING = 20;

/** Lists a schema and its subschemas, each before its own. */
function listSchemas(schema: unknown, checks: PatternChecks): PlacedSchema[] {
  const found: PlacedSchema[] = [{ part: schema, pointer: "" }];
  // The list grows while it is read.
  for (const { part, pointer } of found) {
    checks.spend(VISITING + pointer.length);
    if (!isJsonObject(part)) continue;
    for (const [keyword, value] of Object.entries(part)) {
      const rule = RULES.get(keyword);
      const place = pointerTo(pointer, keyword);
      if (rule === SCHEMA) found.push({ part: value, pointer: place });
      else if ((rule === SCHEMAS && Array.isArray(value)) || (rule === SCHEMAS_BY_NAME && isJsonObject(value)))
        for (const [name, each] of Object.entries(value)) found.push({ part: each, pointer: pointerTo(place, name) });
    }
  }
  return found;
}

type Lookup = Readonly<Record<string, unknown>>;

function findBrokenReference(schema: object, checks: PatternChecks): Mistake | undefined {
  const copy = copySchema(schema, checks);
  let lookup: Lookup;
  try {
    lookup = dereference(copy as Schema); // A value that is no schema has no keywords.
  } catch (error) {
    if (error instanceof WorkLimitError) throw error;
    return { pointer: "", detail: "must not have two schemas with the same URI, or a URI that is not valid" };
  }
  const schemas = listSchemas(copy, checks);
  for (const { part, pointer } of schemas)
    if (isJsonObject(part) && part.$ref !== undefined && !Object.hasOwn(lookup, targetOf(part)))
      return { pointer: `${pointer}/$ref`, detail: "must refer to a schema within this one" };
  return findLoop(schemas, lookup);
}

/** The URI to which a schema refers: `dereference` adds it. */
function targetOf(schema: Readonly<Record<string, unknown>>): string {
  return String(schema.__absolute_ref__);
}

/** Finds a schema that applies itself to the same value. */
function findLoop(schemas: readonly PlacedSchema[], lookup: Lookup): Mistake | undefined {
  /** Schemas whose path is being followed (true), or that lead to no loop (false). */
  const open = new Map<unknown, boolean>();
  for (const { part: first, pointer } of schemas) {
    const path = [first];
    while (path.length > 0) {
      const part = path.at(-1);
      if (open.has(part)) {
        path.pop();
        open.set(part, false);
        continue;
      }
      open.set(part, true);
      for (const next of appliedToSameValue(part, lookup)) {
        if (open.get(next)) return { pointer, detail: "must not refer endlessly to itself" };
        if (!open.has(next)) path.push(next);
      }
    }
  }
  return undefined;
}

function appliedToSameValue(part: unknown, lookup: Lookup): unknown[] {
  if (!isJsonObject(part)) return [];
  const { allOf, anyOf, oneOf, not, if: condition, dependentSchemas } = part;
  const lists = [allOf, anyOf, oneOf, isJsonObject(dependentSchemas) ? Object.values(dependentSchemas) : []];
  const branches = condition === undefined ? [] : [condition, part.then, part.else];
  const target = part.$ref === undefined ? [] : [lookup[targetOf(part)]];
  return [...target, ...lists.flatMap((list) => (Array.isArray(list) ? list : [])), not, ...branches].filter(
    isJsonObject,
  );
}
