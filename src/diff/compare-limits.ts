/** Compares the keywords that limit a value itself, and not what is in it. */
import { compareLists, describeModified, enter, quote, report } from "./change.ts";
import { NARROWER, reportDifference, reportDoubt, type SchemaScope, WIDER } from "./difference.ts";
import { isSubset } from "./is-subset.ts";
import { ALL_TYPES, acceptsType, listLimits, RULES } from "./normalize.ts";
import type { Node } from "./schema.ts";

/** Returns false if no value has a type of both. */
export function compareTypes(scope: SchemaScope, x: Node, y: Node): boolean {
  // Values say more than their types.
  const isCompared = !(x.enum && y.enum);
  const difference = {
    narrower: isCompared && !x.type.every((type: string) => acceptsType(y.type, type)),
    wider: isCompared && !y.type.every((type: string) => acceptsType(x.type, type)),
  };
  reportDifference(enter(scope, "type"), difference, `Type changed from ${describeTypes(x)} to ${describeTypes(y)}.`);
  return [...x.type, ...y.type].some((type) => acceptsType(x.type, type) && acceptsType(y.type, type));
}

function describeTypes({ type, enum: values }: Node): string {
  if (type.length === 0) return "`false`";
  return values ? quote(values) : `\`${type.length === ALL_TYPES.length ? "any" : type.join(" | ")}\``;
}

/** Compares two sets of values, or a set with the limits of the other schema. */
export function compareValues(scope: SchemaScope, x: Node, y: Node): void {
  const [before, after] = scope.documents;
  const texts = (values: unknown[]) => values.map((value) => JSON.stringify(value));
  const list = ({ enum: values }: Node) =>
    values?.map((value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))).join(" | ");
  if (x.enum && y.enum) {
    const { lost, gained } = compareLists(texts(x.enum), texts(y.enum));
    const changes = Object.entries({ lost, gained }).filter(([, values]) => values.length > 0);
    const verbs = changes.map(([verb, values]) => `${verb} ${quote(values.map((text) => JSON.parse(text)))}`);
    const sentence = `\`enum\` ${verbs.join(" and ")}; it was ${quote(x.enum)}.`;
    reportDifference(enter(scope, "enum"), { narrower: lost.length > 0, wider: gained.length > 0 }, sentence);
  } else {
    const difference = { narrower: !isSubset([before, x], [after, y]), wider: !isSubset([after, y], [before, x]) };
    reportDifference(enter(scope, "enum"), difference, describeModified("enum", list(x), list(y)));
  }
}

const SIZES = ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"];

export function compareLimits(scope: SchemaScope, x: Node, y: Node): void {
  const shared = listLimits(x, y);
  for (const keyword of SIZES) {
    if (!shared.includes(keyword)) continue;
    const isStricter = (a: number, b: number) => (keyword.startsWith("max") ? a < b : a > b);
    const size = (schema: Node) => schema[keyword] ?? (keyword.startsWith("max") ? Infinity : 0);
    // An object with two required properties has at least two.
    const limit = (schema: Node) =>
      keyword === "minProperties" ? Math.max(size(schema), schema.required?.length ?? 0) : size(schema);
    const difference = { narrower: isStricter(size(y), limit(x)), wider: isStricter(size(x), limit(y)) };
    reportDifference(enter(scope, keyword), difference, describeModified(keyword, x[keyword], y[keyword]));
  }
  if (shared.includes("minimum")) {
    compareBound(scope, x, y, "minimum", "exclusiveMinimum", -1);
    compareBound(scope, x, y, "maximum", "exclusiveMaximum", 1);
  }
  for (const keyword of [...RULES, "uniqueItems"]) {
    const [old, current] = [x[keyword], y[keyword]];
    if (old === current || !shared.includes(keyword)) continue;
    const difference = {
      narrower: current !== undefined && !implies(keyword, old, current),
      wider: old !== undefined && !implies(keyword, current, old),
    };
    const reportRule = keyword === "pattern" && old && current ? reportDoubt : reportDifference;
    reportRule(enter(scope, keyword), difference, describeModified(keyword, old, current));
  }
}

/** Returns true if all values that conform to a rule conform to the other. */
function implies(keyword: string, rule: Node, other: Node): boolean {
  if (rule === undefined) return false;
  if (keyword === "pattern") return unifyPattern(rule) === unifyPattern(other);
  if (keyword === "format") return rule === "int32" && other === "int64";
  const ratio = rule / other;
  // Decimal fractions are not exact: 0.3 / 0.1 is 2.9999999999999996.
  return keyword === "multipleOf" && Math.round(ratio) > 0 && Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

const CLASSES: Record<string, string> = { "\\d": "0-9", "\\w": "0-9A-Z_a-z" };

/** Returns the same text for common forms of a pattern that accept the same values. It is no pattern. */
function unifyPattern(pattern: string): string {
  const readClass = (text: string): string[] => {
    const parts = (CLASSES[text] ?? text).match(/\\[dw]|\\.|[^\\](?:-[^\\])?/g) ?? [];
    return parts.flatMap((part) => (part in CLASSES ? readClass(part) : part.replace(/^\\(?=[.+*?/$(){}|])/, "")));
  };
  return pattern.replaceAll(/\[(\^?)((?:\\.|[^\]\\])*)\]|\\.|\{1,\}|\{0,1\}|\{0,\}/g, (text, not = "", inner) => {
    if (inner !== undefined || text in CLASSES)
      return `[${not}${[...new Set(readClass(inner ?? text))].toSorted().join(" ")}]`;
    return { "{1,}": "+", "{0,1}": "?", "{0,}": "*", "\\/": "/", "\\-": "-" }[text as string] ?? text;
  });
}

/** `sign` is 1 for upper bounds, and -1 for lower ones. */
function compareBound(scope: SchemaScope, x: Node, y: Node, inclusive: string, exclusive: string, sign: 1 | -1): void {
  const bound = (schema: Node) => sign * (schema[inclusive] ?? schema[exclusive] ?? sign * Infinity);
  const isExclusive = (schema: Node) => schema[exclusive] !== undefined;
  if (bound(x) === bound(y) && isExclusive(x) === isExclusive(y)) return;
  const isStricter = bound(y) < bound(x) || (bound(y) === bound(x) && isExclusive(y));
  const text = (schema: Node) =>
    Math.abs(bound(schema)) === Infinity
      ? undefined
      : `${sign > 0 ? "<" : ">"}${isExclusive(schema) ? "" : "="} ${sign * bound(schema)}`;
  reportDifference(
    enter(scope, isExclusive(y) ? exclusive : inclusive),
    isStricter ? NARROWER : WIDER,
    describeModified(inclusive, text(x), text(y)),
  );
}

export function compareRequired(scope: SchemaScope, x: Node, y: Node): void {
  const { lost, gained } = compareLists<string>(x.required ?? [], y.required ?? []);
  for (const name of lost) reportDifference(enter(scope, "required"), WIDER, `\`${name}\` is no longer required.`);
  // A new property says by itself that it is required.
  const isNew = (name: string) => x.properties?.[name] === undefined && y.properties?.[name] !== undefined;
  const [effect, text] =
    scope.direction === "request"
      ? (["break", "is required now"] as const)
      : (["addition", "is now always there"] as const);
  for (const name of gained.filter((name) => !isNew(name)))
    report(enter(scope, "required"), effect, `\`${name}\` ${text}.`);
}
