/** Reduces schemas that accept the same values to the same form. */
import { isDeepStrictEqual } from "node:util";
import { type Document, resolve } from "../core/document.ts";
import { pickValid } from "./is-subset.ts";
import { isNothing, type Node } from "./schema.ts";

export const ALL_TYPES = ["array", "boolean", "number", "object", "string", "null"];

/** The keywords that limit values of a type. Values of other types ignore them. */
const LIMITS: Record<string, string[]> = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"],
  string: ["minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType"],
  array: ["minItems", "maxItems", "uniqueItems", "items", "prefixItems"],
  object: ["minProperties", "maxProperties", "required", "properties", "additionalProperties"],
};
/** Keywords that limit what is in a value. */
const INNER = new Set(["items", "prefixItems", "properties", "additionalProperties"]);

/** Keywords of which a schema may have to meet several, from the parts of its `allOf`. */
export const RULES = ["format", "pattern", "contentEncoding", "contentMediaType", "multipleOf"];

/** Returns true if a normalized schema accepts values of a type. */
export const hasType = ({ type }: Node, wanted: string): boolean =>
  type.includes(wanted) || (wanted === "number" && type.includes("integer"));

/** Returns true if all values of a type have one of the types. */
export const acceptsType = (types: string[], type: string): boolean =>
  types.includes(type) || (type === "integer" && types.includes("number"));

/** Lists the keywords that can limit values that all of the normalized schemas accept. */
export const listLimits = (...schemas: Node[]): string[] =>
  Object.entries(LIMITS).flatMap(([type, keywords]) =>
    schemas.every((schema) => hasType(schema, type)) ? keywords : [],
  );

/** Values that mean the same as no keyword. */
const DEFAULTS: Record<string, unknown[]> = {
  minLength: [0],
  minItems: [0],
  minProperties: [0],
  uniqueItems: [false],
  items: [true, {}],
  additionalProperties: [true, {}],
  required: [[]],
  pattern: ["", "^", "$", ".*", "^.*", ".*$"],
  // The precision of JSON numbers in most programs (RFC 8259, section 6).
  format: ["double"],
};

/** Keywords that cannot be merged, with those that change their meaning. Each becomes a part of `allOf`. */
const CONDITIONS: Record<string, string[]> = {
  oneOf: ["discriminator"],
  anyOf: ["discriminator"],
  not: [],
  if: ["then", "else"],
  contains: ["minContains", "maxContains"],
  propertyNames: [],
  patternProperties: ["additionalProperties"],
  dependentRequired: [],
  dependentSchemas: [],
  unevaluatedItems: [],
  unevaluatedProperties: [],
};

const LOWER = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]);
const UPPER = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]);

/**
 * Returns the schema with a list in `type`, `enum` instead of `const`, no keyword that has no effect, and the targets of its
 * `$ref` and the parts of its `allOf` merged. Conditions that cannot be merged, such as `not`, are the parts of its `allOf`.
 */
export function normalize(document: Document, schema: Node): Node {
  if (typeof schema !== "object") return combine(document, schema);
  // Only the target of a reference is always the same object.
  if (Object.keys(schema).join() === "$ref") return normalize(document, resolve<Node>(document, schema));
  if (!normalized.has(schema)) normalized.set(schema, combine(document, schema));
  return normalized.get(schema);
}

/** Many operations refer to the same schemas. Each belongs to one document, because `removeTexts` copies it. */
const normalized = new WeakMap<object, Node>();

function combine(document: Document, schema: Node): Node {
  const parts: Node[] = [];
  flatten(document, schema, parts);
  const merged = mergeAll([{ type: ALL_TYPES, allOf: [] }, ...parts.map(separate)]);
  // In the schema itself, this keyword also knows the properties of the parts of `allOf`.
  const own = parts.at(-1);
  if (
    own.unevaluatedProperties !== undefined &&
    merged.allOf.length === 1 &&
    (merged.additionalProperties ?? true) === true
  )
    return simplify({ ...merged, allOf: [], additionalProperties: own.unevaluatedProperties });
  return simplify(merged);
}

/** Merges halves, because merging one part after the other would copy the properties of all those before it. */
function mergeAll(parts: Node[]): Node {
  if (parts.length === 1) return parts[0];
  const middle = parts.length >> 1;
  return merge(mergeAll(parts.slice(0, middle)), mergeAll(parts.slice(middle)));
}

/**
 * Adds the targets of `$ref` and the parts of `allOf` to `parts`, and last the schema without them. A target counts once,
 * because parts that refer to the same ones again and again would be too many.
 */
function flatten(document: Document, schema: Node, parts: Node[], seen = new Set<string>()): void {
  const { $ref, allOf = [], ...own } = schema ?? {};
  if ($ref !== undefined && !seen.has($ref)) {
    seen.add($ref);
    flatten(document, resolve<Node>(document, { $ref }), parts, seen);
  }
  for (const part of allOf) flatten(document, part, parts, seen);
  parts.push(isNothing(schema) ? { type: [] } : own);
}

/** Moves the conditions into `allOf`, and unifies the forms of the others. */
function separate(schema: Node): Node {
  const { const: value, ...own } = removeDefaults(schema);
  if (value !== undefined) own.enum = [value];
  if (own.type !== undefined) own.type = toTypes([own.type].flat());
  const conditions = Object.entries(CONDITIONS).filter(([keyword]) => keyword in schema);
  own.allOf = conditions.map(([keyword, others]) => {
    const used = [keyword, ...others].filter((name) => name in schema);
    const condition = Object.fromEntries(used.map((name) => [name, schema[name]]));
    // The names decide to which properties `additionalProperties` applies.
    if (keyword === "patternProperties")
      condition.properties = Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, true]));
    return condition;
  });
  for (const [keyword, others] of conditions) for (const name of [keyword, ...others]) delete own[name];
  return own;
}

const toTypes = (types: string[]) =>
  ALL_TYPES.map((type) => (type === "number" && !types.includes(type) ? "integer" : type)).filter((type) =>
    types.includes(type),
  );

/** Returns a schema that accepts the values that both accept. */
function merge(a: Node, b: Node): Node {
  const merged = { ...a, ...b, allOf: [...a.allOf] };
  const addCondition = (condition: Node) => {
    if (!merged.allOf.some((other: Node) => isDeepStrictEqual(other, condition))) merged.allOf.push(condition);
  };
  for (const keyword of Object.keys(b).filter((name) => a[name] !== undefined && name !== "allOf")) {
    const [x, y] = [a[keyword], b[keyword]];
    if (keyword === "type") merged.type = intersectTypes(x, y);
    else if (keyword === "enum") merged.enum = x.filter((value: Node) => includes(y, value));
    else if (keyword === "required") merged.required = [...new Set([...x, ...y])];
    else if (keyword === "uniqueItems") merged.uniqueItems = x || y;
    else if (LOWER.has(keyword)) merged[keyword] = Math.max(x, y);
    else if (UPPER.has(keyword)) merged[keyword] = Math.min(x, y);
    else if (RULES.includes(keyword) && x !== y) addCondition({ [keyword]: x });
  }
  b.allOf.forEach(addCondition);
  return { ...merged, ...mergeItems(a, b), ...mergeProperties(a, b) };
}

function both(x: Node, y: Node): Node {
  if (isNothing(x) || isNothing(y)) return false;
  if (x === true || y === true) return x === true ? y : x;
  // A list in a list would become longer with each level of properties.
  const listParts = (schema: Node): Node[] => (Object.keys(schema).join() === "allOf" ? schema.allOf : [schema]);
  const parts = listParts(x);
  const others = listParts(y).filter((part) => !includes(parts, part));
  return others.length === 0 ? x : { allOf: [...parts, ...others] };
}

const intersectTypes = (x: string[], y: string[]) =>
  toTypes([...x, ...y].filter((type) => acceptsType(x, type) && acceptsType(y, type)));

/** The schema of the item at a position; at the end, that of all further items. */
export const findItem = ({ prefixItems = [], items = true }: Node, position: number): Node =>
  position < prefixItems.length ? prefixItems[position] : items;

/** The schema of a property, whether it is described or not. */
export const findProperty = ({ properties = {}, additionalProperties = true }: Node, name: string): Node =>
  Object.hasOwn(properties, name) ? properties[name] : additionalProperties;

export const countItems = (...schemas: Node[]): number =>
  Math.max(...schemas.map(({ prefixItems = [] }) => prefixItems.length));

function mergeItems(a: Node, b: Node): Node {
  const count = countItems(a, b);
  const prefixItems = Array.from({ length: count }, (_, position) =>
    both(findItem(a, position), findItem(b, position)),
  );
  return { ...(count > 0 && { prefixItems }), items: both(a.items ?? true, b.items ?? true) };
}

/** What a part says about other properties, it says about those that only the other part names. */
function mergeProperties(a: Node, b: Node): Node {
  const names = new Set([...Object.keys(a.properties ?? {}), ...Object.keys(b.properties ?? {})]);
  const properties = [...names].map((name) => [name, both(findProperty(a, name), findProperty(b, name))]);
  return {
    ...(names.size > 0 && { properties: Object.fromEntries(properties) }),
    additionalProperties: both(a.additionalProperties ?? true, b.additionalProperties ?? true),
  };
}

const removeDefaults = (schema: Node): Node =>
  Object.fromEntries(
    Object.entries<Node>(schema).filter(([keyword, value]) => !includes(DEFAULTS[keyword] ?? [], value)),
  );

function simplify(schema: Node): Node {
  const simple = { ...schema };
  if (simple.enum) simplifyValues(simple);
  const used = listLimits(simple).filter((keyword) => !simple.enum || keyword === "required" || INNER.has(keyword));
  for (const keyword of Object.values(LIMITS).flat()) if (!used.includes(keyword)) delete simple[keyword];
  simplifyBounds(simple);
  if (isNothing(simple.additionalProperties)) simple.additionalProperties = false;
  if (simple.minProperties <= (simple.required?.length ?? 0)) delete simple.minProperties;
  return removeDefaults(simple);
}

/** Keeps the values that the other keywords accept, and their types. */
function simplifyValues(schema: Node): void {
  const keywords = ["type", ...Object.values(LIMITS).flat()].filter((name) => !INNER.has(name) && name !== "format");
  const limits = Object.fromEntries(keywords.filter((name) => name in schema).map((name) => [name, schema[name]]));
  const values = schema.enum.filter((value: Node) => acceptsType(schema.type, typeOf(value)));
  // Most sets have only a type, and a validator takes milliseconds.
  schema.enum = values.length > 0 && Object.keys(limits).length > 1 ? pickValid(limits, values) : values;
  schema.type = toTypes(schema.enum.map(typeOf));
  // A set of all values of its types limits nothing.
  const isFiniteSet = schema.type.every((type: string) => type === "boolean" || type === "null");
  const size = Number(schema.type.includes("boolean")) * 2 + Number(schema.type.includes("null"));
  if (isFiniteSet && schema.enum.length === size) delete schema.enum;
}

/** Keeps one lower and one upper bound, for integers the inclusive ones. */
function simplifyBounds(schema: Node): void {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  if (schema.type.includes("integer")) {
    const lowest = Math.max(Math.ceil(minimum ?? -Infinity), Math.floor(exclusiveMinimum ?? -Infinity) + 1);
    const highest = Math.min(Math.floor(maximum ?? Infinity), Math.ceil(exclusiveMaximum ?? Infinity) - 1);
    for (const keyword of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) delete schema[keyword];
    if (schema.multipleOf === 1) delete schema.multipleOf;
    if (lowest > -Infinity) schema.minimum = lowest;
    if (highest < Infinity) schema.maximum = highest;
    return;
  }
  if (minimum !== undefined && exclusiveMinimum !== undefined)
    delete schema[minimum > exclusiveMinimum ? "exclusiveMinimum" : "minimum"];
  if (maximum !== undefined && exclusiveMaximum !== undefined)
    delete schema[maximum < exclusiveMaximum ? "exclusiveMaximum" : "maximum"];
}

function typeOf(value: Node): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const includes = (values: Node[], value: Node) => values.some((other) => isDeepStrictEqual(other, value));
