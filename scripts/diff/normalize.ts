/** Reduces schemas that accept the same values to the same form. */
import { isDeepStrictEqual } from "node:util";
import { type Document, resolve } from "../generate/document.ts";
import { isValid } from "./is-subset.ts";
import { isNothing, type Node } from "./schema.ts";

export const ALL_TYPES = ["array", "boolean", "number", "object", "string", "null"];

/** The types that a keyword limits. Values of other types ignore it. */
const TYPE_OF: Record<string, string[]> = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType"],
  array: ["minItems", "maxItems", "uniqueItems", "items"],
  object: ["minProperties", "maxProperties", "required", "properties", "additionalProperties"],
};

/** Values that mean the same as no keyword. */
const DEFAULTS: Record<string, unknown[]> = {
  minLength: [0],
  minItems: [0],
  minProperties: [0],
  uniqueItems: [false],
  items: [true, {}],
  additionalProperties: [true, {}],
  required: [[]],
};

/** Keywords that cannot be merged, with those that change their meaning. Each becomes a part of `allOf`. */
const CONDITIONS: Record<string, string[]> = {
  oneOf: ["discriminator"],
  anyOf: ["discriminator"],
  not: [],
  if: ["then", "else"],
  contains: ["minContains", "maxContains"],
  prefixItems: ["items"],
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
  const parts = flatten(document, schema);
  const merged = parts.map(separate).reduce(merge, { type: ALL_TYPES, allOf: [] });
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

/** Lists the targets of `$ref` and the parts of `allOf`, and last the schema without them. */
function flatten(document: Document, schema: Node): Node[] {
  if (isNothing(schema)) return [{ type: [] }];
  if (schema === true) return [{}];
  const { $ref, allOf = [], ...own } = schema ?? {};
  const target = $ref === undefined ? [] : [resolve<Node>(document, { $ref })];
  return [...[...target, ...allOf].flatMap((part) => flatten(document, part)), own];
}

/** Moves the conditions into `allOf`, and unifies the forms of the others. */
function separate(schema: Node): Node {
  const { const: value, ...own } = schema;
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
  ALL_TYPES.flatMap((type) =>
    type === "number" && !types.includes("number")
      ? types.includes("integer")
        ? ["integer"]
        : []
      : types.includes(type)
        ? [type]
        : [],
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
    else if (keyword === "items") merged.items = both(x, y);
    else if (LOWER.has(keyword)) merged[keyword] = Math.max(x, y);
    else if (UPPER.has(keyword)) merged[keyword] = Math.min(x, y);
    else if (TYPE_OF.string!.includes(keyword) || keyword === "multipleOf") {
      if (x !== y) addCondition({ [keyword]: x });
    }
  }
  b.allOf.forEach(addCondition);
  return { ...merged, ...mergeProperties(a, b) };
}

function both(x: Node, y: Node): Node {
  if (isNothing(x) || isNothing(y)) return false;
  return isDeepStrictEqual(x, y) ? x : { allOf: [x, y] };
}

const intersectTypes = (x: string[], y: string[]) =>
  toTypes(
    x
      .filter((type) => y.includes(type))
      .concat([...x, ...y].includes("integer") && isNumeric(x) && isNumeric(y) ? "integer" : []),
  );
const isNumeric = (types: string[]) => types.includes("number") || types.includes("integer");

/** What a part says about other properties, it says about those that only the other part names. */
function mergeProperties(a: Node, b: Node): Node {
  const [open, known] = [a.additionalProperties ?? true, b.additionalProperties ?? true];
  const names = new Set([...Object.keys(a.properties ?? {}), ...Object.keys(b.properties ?? {})]);
  const find = (schema: Node, name: string) => schema.properties?.[name] ?? schema.additionalProperties ?? true;
  const properties = [...names].map((name) => {
    const [x, y] = [find(a, name), find(b, name)];
    return [name, x === true ? y : y === true ? x : both(x, y)];
  });
  return {
    ...(names.size > 0 && { properties: Object.fromEntries(properties) }),
    additionalProperties: open === true ? known : known === true ? open : both(open, known),
  };
}

/** Removes what has no effect. */
function simplify(schema: Node): Node {
  const simple = { ...schema };
  const limits = Object.entries(TYPE_OF);
  if (simple.enum) {
    const {
      type,
      allOf: _,
      properties: __,
      ...rules
    } = Object.fromEntries(
      Object.entries(simple).filter(([keyword]) =>
        ["type", "enum", ...limits.flatMap(([, names]) => names)].includes(keyword),
      ),
    ) as Node;
    const values = simple.enum.filter(
      (value: Node) => type.length > 0 && isValid({ ...rules, type, format: undefined }, value),
    );
    simple.type = toTypes([...new Set<string>(values.map(typeOf))]);
    simple.enum = values;
    // A set of all values of its types limits nothing.
    const size = simple.type.includes("boolean") ? 2 : 0;
    if (
      simple.type.every((type: string) => type === "boolean" || type === "null") &&
      values.length === size + Number(simple.type.includes("null"))
    )
      delete simple.enum;
  }
  for (const [type, keywords] of limits) {
    const isUsed = simple.type.includes(type) || (type === "number" && simple.type.includes("integer"));
    if (!isUsed || (simple.enum && type !== "object" && type !== "array"))
      for (const keyword of keywords) delete simple[keyword];
  }
  for (const [keyword, values] of Object.entries(DEFAULTS))
    if (includes(values, simple[keyword])) delete simple[keyword];
  simplifyBounds(simple);
  return simple;
}

/** Keeps one lower and one upper bound, for integers the inclusive ones. */
function simplifyBounds(schema: Node): void {
  if (schema.type.includes("integer")) {
    const {
      minimum = -Infinity,
      exclusiveMinimum = -Infinity,
      maximum = Infinity,
      exclusiveMaximum = Infinity,
    } = schema;
    const lowest = Math.max(Math.ceil(minimum), Math.floor(exclusiveMinimum) + 1);
    const highest = Math.min(Math.floor(maximum), Math.ceil(exclusiveMaximum) - 1);
    for (const keyword of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) delete schema[keyword];
    if (lowest > -Infinity) schema.minimum = lowest;
    if (highest < Infinity) schema.maximum = highest;
    return;
  }
  if (schema.minimum !== undefined && schema.exclusiveMinimum !== undefined)
    delete schema[schema.minimum > schema.exclusiveMinimum ? "exclusiveMinimum" : "minimum"];
  if (schema.maximum !== undefined && schema.exclusiveMaximum !== undefined)
    delete schema[schema.maximum < schema.exclusiveMaximum ? "exclusiveMaximum" : "maximum"];
}

function typeOf(value: Node): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const includes = (values: Node[], value: Node) => values.some((other) => isDeepStrictEqual(other, value));
