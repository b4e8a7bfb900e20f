/** Compares the keywords that limit a value itself, and not what is in it. */
import { compareLists, describeModified, enter, quote, report } from "./change.ts";
import { NARROWER, reportDifference, reportDoubt, type SchemaScope, WIDER } from "./difference.ts";
import { isSubset } from "./is-subset.ts";
import { ALL_TYPES } from "./normalize.ts";
import type { Node } from "./schema.ts";

/** Returns false if no value has a type of both. */
export function compareTypes(scope: SchemaScope, x: Node, y: Node): boolean {
  const accepts = (types: string[], type: string) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  // Values say more than their types.
  const isCompared = !(x.enum && y.enum);
  const difference = {
    narrower: isCompared && !x.type.every((type: string) => accepts(y.type, type)),
    wider: isCompared && !y.type.every((type: string) => accepts(x.type, type)),
  };
  reportDifference(enter(scope, "type"), difference, `Type changed from ${describeTypes(x)} to ${describeTypes(y)}.`);
  return [...x.type, ...y.type].some((type) => accepts(x.type, type) && accepts(y.type, type));
}

function describeTypes({ type, enum: values }: Node): string {
  if (type.length === 0) return "`false`";
  return values ? quote(values) : `\`${type.length === ALL_TYPES.length ? "any" : type.join(" | ")}\``;
}

/** Compares two sets of values, or a set with the limits of the other schema. */
export function compareValues(scope: SchemaScope, x: Node, y: Node): void {
  const place = enter(scope, "enum");
  const [before, after] = scope.documents;
  if (x.enum && y.enum) {
    const texts = (values: unknown[]) => values.map((value) => JSON.stringify(value));
    const { lost, gained } = compareLists(texts(x.enum), texts(y.enum));
    const parts = [["lost", lost] as const, ["gained", gained] as const].filter(([, values]) => values.length > 0);
    const sentence = `\`enum\` ${parts.map(([verb, values]) => `${verb} ${quoteTexts(values)}`).join(" and ")}; it was ${quote(x.enum)}.`;
    reportDifference(place, { narrower: lost.length > 0, wider: gained.length > 0 }, sentence);
    return;
  }
  const difference = {
    narrower: !isSubset([before, x], [after, y]),
    wider: !isSubset([after, y], [before, x]),
  };
  reportDifference(
    place,
    difference,
    describeModified("enum", x.enum && listValues(x.enum), y.enum && listValues(y.enum)),
  );
}

const quoteTexts = (texts: string[]) => quote(texts.map((text) => JSON.parse(text)));
const listValues = (values: unknown[]) =>
  values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" | ");

/** Keywords that limit sizes, with `true` if a lower limit is stricter. */
const LIMITS: Record<string, boolean> = {
  minLength: false,
  maxLength: true,
  minItems: false,
  maxItems: true,
  minProperties: false,
  maxProperties: true,
};
const RULES = ["format", "pattern", "contentEncoding", "contentMediaType", "multipleOf", "uniqueItems"];

export function compareLimits(scope: SchemaScope, x: Node, y: Node): void {
  for (const [keyword, isMaximum] of Object.entries(LIMITS)) {
    const [old, current] = [x[keyword], y[keyword]];
    if (old === current || !isShared(keyword, x, y)) continue;
    const open = isMaximum ? Infinity : 0;
    const isStricter = (current ?? open) < (old ?? open) === isMaximum;
    reportDifference(enter(scope, keyword), isStricter ? NARROWER : WIDER, describeModified(keyword, old, current));
  }
  compareBound(scope, x, y, "minimum", "exclusiveMinimum", -1);
  compareBound(scope, x, y, "maximum", "exclusiveMaximum", 1);
  for (const keyword of RULES) {
    const [old, current] = [x[keyword], y[keyword]];
    if (old === current || !isShared(keyword, x, y)) continue;
    const isMultiple = keyword === "multipleOf" && old !== undefined && current !== undefined;
    const difference = {
      narrower: current !== undefined && !(isMultiple && Number.isInteger(old / current)),
      wider: old !== undefined && !(isMultiple && Number.isInteger(current / old)),
    };
    const reportRule = keyword === "pattern" && old && current ? reportDoubt : reportDifference;
    reportRule(enter(scope, keyword), difference, describeModified(keyword, old, current));
  }
}

/** Returns true if the types that a keyword limits are in both schemas. */
function isShared(keyword: string, x: Node, y: Node): boolean {
  const type = /Length|pattern|format|content/.test(keyword)
    ? "string"
    : /Items/.test(keyword)
      ? "array"
      : /Properties/.test(keyword)
        ? "object"
        : "number";
  const has = (types: string[]) => types.includes(type) || (type === "number" && types.includes("integer"));
  return has(x.type) && has(y.type);
}

/** `sign` is 1 for upper bounds, and -1 for lower ones. */
function compareBound(scope: SchemaScope, x: Node, y: Node, inclusive: string, exclusive: string, sign: 1 | -1): void {
  const bound = (schema: Node) => sign * (schema[inclusive] ?? schema[exclusive] ?? sign * Infinity);
  const isExclusive = (schema: Node) => schema[exclusive] !== undefined;
  if (!isShared("minimum", x, y) || (bound(x) === bound(y) && isExclusive(x) === isExclusive(y))) return;
  const isStricter = bound(y) < bound(x) || (bound(y) === bound(x) && isExclusive(y));
  const text = (schema: Node) =>
    Math.abs(bound(schema)) === Infinity
      ? undefined
      : `${sign > 0 ? "<" : ">"}${isExclusive(schema) ? "" : "="} ${sign * bound(schema)}`;
  const keyword = isExclusive(y) || y[inclusive] === undefined ? (isExclusive(y) ? exclusive : inclusive) : inclusive;
  reportDifference(
    enter(scope, keyword),
    isStricter ? NARROWER : WIDER,
    describeModified(sign > 0 ? "maximum" : "minimum", text(x), text(y)),
  );
}

export function compareRequired(scope: SchemaScope, x: Node, y: Node): void {
  if (!x.type.includes("object") || !y.type.includes("object")) return;
  const { lost, gained } = compareLists<string>(x.required ?? [], y.required ?? []);
  for (const name of lost) reportDifference(enter(scope, "required"), WIDER, `\`${name}\` is no longer required.`);
  // A new property says by itself that it is required.
  const isRequest = scope.direction === "request";
  for (const name of gained.filter(
    (name) => x.properties?.[name] !== undefined || y.properties?.[name] === undefined,
  )) {
    const [effect, text] = isRequest
      ? (["break", "is required now"] as const)
      : (["addition", "is now always there"] as const);
    report(enter(scope, "required"), effect, `\`${name}\` ${text}.`);
  }
}
