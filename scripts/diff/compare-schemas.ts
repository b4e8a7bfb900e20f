/**
 * Compares what two schemas accept. A request that the older one accepts must be accepted, and a response must be one that
 * the older one accepts.
 */
import { isDeepStrictEqual } from "node:util";
import type { Transition } from "../generate/document.ts";
import { compareLists, type Direction, describeModified, enter, quote, report, type Scope } from "./change.ts";
import { compareUnions } from "./compare-unions.ts";
import { isAnnotation, isSubset, listReferences, type Owned, toText } from "./is-subset.ts";
import { judgeTransitions } from "./judge-transitions.ts";
import { ALL_TYPES, isNothing, type Node, normalize } from "./normalize.ts";

/** A place of schemas, the direction in which they are sent, and the pairs around it. */
export interface SchemaScope extends Scope {
  direction: Direction;
  ancestors: string[];
}

/** True if the revision no longer accepts a value that the base does (`narrower`), or the other way around (`wider`). */
interface Difference {
  narrower: boolean;
  wider: boolean;
}

const NARROWER: Difference = { narrower: true, wider: false };
const WIDER: Difference = { narrower: false, wider: true };
const DIFFERENT: Difference = { narrower: true, wider: true };

export const isBreak = ({ direction }: SchemaScope, { narrower, wider }: Difference): boolean =>
  direction === "request" ? narrower : wider;

function reportDifference(scope: SchemaScope, difference: Difference, sentence: string): void {
  if (isBreak(scope, difference)) report(scope, "break", sentence);
  else if (difference.narrower || difference.wider)
    report(scope, scope.direction === "request" ? "addition" : "other", sentence);
}

/** Reports a difference that may be none, because it cannot be decided. */
export function reportDoubt(scope: SchemaScope, difference: Difference, sentence: string): void {
  const doubt = isBreak(scope, difference) ? "Cannot tell if the same values are accepted: " : "";
  reportDifference(scope, difference, doubt + sentence);
}

export function compareSchemas(scope: SchemaScope, a: Node = true, b: Node = true): void {
  const [before, after] = scope.documents;
  if (isDeepStrictEqual(a, b) && listReferences(a).every((name) => !scope.changed.has(name))) return;
  if (isReference(a) && isReference(b)) {
    compareAnnotations(scope, a, b);
    compareReferences(scope, a, b);
    return;
  }
  // Parts of `allOf` that refer to the schema itself are the same again and again.
  const pair = JSON.stringify([a, b]);
  if (scope.ancestors.includes(pair)) return;
  const inner = { ...scope, ancestors: [...scope.ancestors, pair] };
  const [x, y] = [normalize(before, a), normalize(after, b)];
  compareAnnotations(scope, x, y);
  if (!compareUnions(inner, [a, x], [b, y])) compareKeywords(inner, x, y);
}

/** Returns true if a schema only refers to another, and perhaps describes it. */
export const isReference = (schema: Node): boolean =>
  schema.$ref !== undefined && Object.keys(schema).every((keyword) => keyword === "$ref" || isAnnotation(keyword));

export const readName = ({ $ref }: Node): string => $ref.split("/").at(-1);

/** Both refer to a schema, perhaps by another name: the two schemas are a part of their own, which is compared once. */
function compareReferences(scope: SchemaScope, { $ref: a }: Node, { $ref: b }: Node): void {
  const [old, current] = [readName({ $ref: a }), readName({ $ref: b })];
  if (old === current && !scope.changed.has(old)) return;
  const name = old === current ? old : `${old} → ${current}`;
  const key = `${scope.direction} ${name}`;
  const known = scope.parts.get(key);
  const part = known ?? { name, direction: scope.direction, changes: [], usedBy: new Set() };
  part.usedBy.add(scope.part);
  if (known) return;
  scope.parts.set(key, part);
  const [before, after] = scope.documents;
  const inner = { ...scope, part: key, keys: [], ancestors: [] };
  compareSchemas(inner, before.components.schemas[old], after.components.schemas[current]);
}

/** Compares what does not decide if a value is accepted. */
function compareAnnotations(scope: SchemaScope, x: Node, y: Node): void {
  const isRequest = scope.direction === "request";
  const at = (keyword: string) => enter(scope, keyword);
  // A request without the field now means something else.
  if (!isDeepStrictEqual(x.default, y.default)) {
    const effect = isRequest && x.default !== undefined ? "break" : "other";
    report(at("default"), effect, describeModified("default", x.default, y.default));
  }
  compareDeprecated(scope, x, y);
  for (const [keyword, isBreak] of [
    ["readOnly", isRequest],
    ["writeOnly", !isRequest],
  ] as const) {
    if ((x[keyword] ?? false) === (y[keyword] ?? false)) continue;
    report(at(keyword), isBreak && y[keyword] ? "break" : "other", describeModified(keyword, x[keyword], y[keyword]));
  }
  const [old, current] = [x["x-extensible-enum"], y["x-extensible-enum"]];
  if (old && current) {
    const { lost, gained } = compareLists<string>(old, current);
    if (lost.length > 0)
      report(at("x-extensible-enum"), isRequest ? "break" : "other", `Known values were removed: ${quote(lost)}.`);
    if (gained.length > 0) report(at("x-extensible-enum"), "addition", `Known values were added: ${quote(gained)}.`);
  } else if (old || current) report(at("x-extensible-enum"), "other", "The known values are described differently.");
  const [rules, newRules]: Transition[][] = [x["x-transition"] ?? [], y["x-transition"] ?? []];
  for (const judgment of judgeTransitions(rules!, newRules!)) report(at("x-transition"), ...judgment);
}

export function compareDeprecated(scope: Scope, x: Node, y: Node): void {
  if ((x.deprecated ?? false) === (y.deprecated ?? false)) return;
  if (y.deprecated) report(enter(scope, "deprecated"), "deprecation", "Deprecated.");
  else report(enter(scope, "deprecated"), "other", "No longer deprecated.");
}

/** Compares two schemas without unions, or those parts of them that are none. */
export function compareKeywords(scope: SchemaScope, x: Node, y: Node): void {
  if (!compareTypes(scope, x, y)) return;
  if (x.enum || y.enum) compareValues(scope, x, y);
  else compareLimits(scope, x, y);
  compareRequired(scope, x, y);
  compareProperties(scope, x, y);
  if (x.items !== undefined || y.items !== undefined) compareSchemas(enter(scope, "items"), x.items, y.items);
  compareConditions(scope, x, y);
}

/** Returns false if no value has a type of both. */
function compareTypes(scope: SchemaScope, x: Node, y: Node): boolean {
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
function compareValues(scope: SchemaScope, x: Node, y: Node): void {
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

function compareLimits(scope: SchemaScope, x: Node, y: Node): void {
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

function compareRequired(scope: SchemaScope, x: Node, y: Node): void {
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

function compareProperties(scope: SchemaScope, x: Node, y: Node): void {
  if (!x.type.includes("object") || !y.type.includes("object")) return;
  const [before, after] = scope.documents;
  const declared = ({ properties = {} }: Node) =>
    Object.fromEntries(Object.entries<Node>(properties).filter(([, schema]) => !isNothing(schema)));
  const [old, current] = [declared(x), declared(y)];
  const { lost, gained } = compareLists(Object.keys(old), Object.keys(current));
  for (const name of Object.keys(old).filter((key) => key in current))
    compareSchemas(enter(scope, "properties", name), old[name], current[name]);
  for (const name of lost) {
    const twin = gained.find(
      (other) => toText([before, old[name]]) === toText([after, current[other]]) && lost.length === 1,
    );
    if (twin !== undefined) gained.splice(gained.indexOf(twin), 1);
    const place = twin === undefined ? scope : enter(scope, "properties", twin);
    const text = twin === undefined ? `was removed; it was ${describeSchema(old[name])}` : `was renamed to \`${twin}\``;
    report(place, "break", `Property \`${name}\` ${text}.`);
  }
  const others = (schema: Node, name: string) => schema.properties?.[name] ?? schema.additionalProperties ?? true;
  for (const name of gained) {
    const isRequired = y.required?.includes(name) && !x.required?.includes(name);
    const place = enter(scope, "properties", name);
    const rule = others(x, name);
    const isClosed = isNothing(rule);
    // Callers do not send properties that are not described, and ignore those that they receive.
    if (isClosed)
      reportDifference(
        scope,
        isRequired ? DIFFERENT : WIDER,
        `${isRequired ? "Required property" : "Property"} \`${name}\` was added: ${describeSchema(current[name])}.`,
      );
    else if (isRequired && scope.direction === "request")
      report(scope, "break", `Required property \`${name}\` was added: ${describeSchema(current[name])}.`);
    else if (rule === true)
      report(scope, "addition", `Property \`${name}\` was added: ${describeSchema(current[name])}.`);
    else compareSchemas(place, rule, current[name]);
  }
  const [open, known] = [x.additionalProperties ?? true, y.additionalProperties ?? true];
  if (open === true && known === true) return;
  if ([open, known].every((schema) => schema !== true && !isNothing(schema)))
    compareSchemas(enter(scope, "additionalProperties"), open, known);
  else if (isNothing(open) !== isNothing(known) || (open === true) !== (known === true))
    reportDifference(
      scope,
      isNothing(known) || open === true ? NARROWER : WIDER,
      `Other properties changed from ${describeSchema(open)} to ${describeSchema(known)}.`,
    );
}

/** Describes a schema in a few words. */
export function describeSchema(schema: Node): string {
  if (schema === true || isNothing(schema)) return schema === true ? "`any`" : "`false`";
  if (schema.$ref !== undefined) return `\`${readName(schema)}\``;
  if (schema.const !== undefined || schema.enum) return quote(schema.enum ?? [schema.const]);
  if (schema.type !== undefined) return `\`${[schema.type].flat().join(" | ")}\``;
  const variants: Node[] | undefined = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  return variants ? variants.map(describeSchema).join(schema.allOf ? " & " : " | ") : `\`${JSON.stringify(schema)}\``;
}

/** Compares what cannot be merged, such as `not`: a new condition must accept what the older schema accepts. */
function compareConditions(scope: SchemaScope, x: Node, y: Node): void {
  const [before, after] = scope.documents;
  const findMissing = ([document, { allOf }]: Owned, other: Owned): Node[] =>
    allOf.filter((condition: Node) => {
      const text = toText([document, condition]);
      const isKnown = other[1].allOf.some((known: Node) => toText([other[0], known]) === text);
      return !isKnown && !isSubset(other, [document, condition]);
    });
  const [lost, gained] = [findMissing([before, x], [after, y]), findMissing([after, y], [before, x])];
  const keywords = new Set<string>([...lost, ...gained].map((condition) => Object.keys(condition)[0]!));
  for (const keyword of keywords) {
    const [old, current] = [lost, gained].map((list) => list.filter((condition) => keyword in condition));
    const text = (conditions: Node[]) => {
      const texts = conditions.map((condition) =>
        JSON.stringify(Object.keys(condition).length > 1 ? condition : condition[keyword]),
      );
      return texts.length > 0 ? texts.join(", ") : undefined;
    };
    const difference = { narrower: current!.length > 0, wider: old!.length > 0 };
    reportDoubt(enter(scope, keyword), difference, describeModified(keyword, text(old!), text(current!)));
  }
}
