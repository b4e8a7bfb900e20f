/**
 * Compares what two schemas accept. A request that the older one accepts must be accepted, and a response must be one that
 * the older one accepts.
 */
import { isDeepStrictEqual } from "node:util";
import type { Transition } from "../generate/document.ts";
import { compareLists, describeModified, enter, quote, report, type Scope } from "./change.ts";
import { compareLimits, compareRequired, compareTypes, compareValues } from "./compare-limits.ts";
import { DIFFERENT, isBreak, NARROWER, reportDifference, reportDoubt, type SchemaScope, WIDER } from "./difference.ts";
import { isSubset, toText } from "./is-subset.ts";
import { judgeTransitions } from "./judge-transitions.ts";
import { ALL_TYPES, normalize } from "./normalize.ts";
import {
  describeSchema,
  isNothing,
  isReference,
  listReferences,
  type Node,
  type Owned,
  readName,
  readRules,
} from "./schema.ts";
import {
  alignVariants,
  type Forms,
  findUnion,
  isAmbiguous,
  isOpen,
  nameVariants,
  type Variants,
  without,
} from "./unions.ts";

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
function compareKeywords(scope: SchemaScope, x: Node, y: Node): void {
  if (!compareTypes(scope, x, y)) return;
  if (x.enum || y.enum) compareValues(scope, x, y);
  else compareLimits(scope, x, y);
  compareRequired(scope, x, y);
  compareProperties(scope, x, y);
  const haveItems = x.type.includes("array") && y.type.includes("array");
  if (haveItems && (x.items !== undefined || y.items !== undefined))
    compareSchemas(enter(scope, "items"), x.items, y.items);
  compareConditions(scope, x, y);
}

function compareProperties(scope: SchemaScope, x: Node, y: Node): void {
  if (!x.type.includes("object") || !y.type.includes("object")) return;
  const [before, after] = scope.documents;
  const declared = ({ properties = {} }: Node) =>
    Object.fromEntries(Object.entries<Node>(properties).filter(([, schema]) => !isNothing(schema)));
  const [old, current] = [declared(x), declared(y)];
  const { lost, gained } = compareLists(Object.keys(old), Object.keys(current));
  for (const name of Object.keys(old).filter((key) => Object.hasOwn(current, key)))
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
  const others = ({ properties = {}, additionalProperties = true }: Node, name: string) =>
    Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
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

/** Returns false if the schemas are none that have variants in common; their keywords must be compared then. */
function compareUnions(scope: SchemaScope, [a, x]: Forms, [b, y]: Forms): boolean {
  const [before, after] = scope.documents;
  const [old, current] = [findUnion(x), findUnion(y)];
  if (old && current) {
    compareKeywords(scope, without(x, old), without(y, current));
    compareVariants(scope, [before, x], [after, y], nameVariants(old), nameVariants(current));
    return true;
  }
  if (!old && !current) return false;
  const [document, normal, union, other]: [Owned[0], Node, Node, Forms] = old
    ? [before, x, old, [b, y]]
    : [after, y, current, [a, x]];
  if (Object.keys(readRules(without(normal, union))).some((keyword) => keyword !== "type")) return false;
  const pair = alignVariants(document, union, other);
  if (pair) compareVariants(scope, [before, x], [after, y], ...(old ? pair : (pair.toReversed() as typeof pair)));
  else {
    const difference = { narrower: !isSubset([before, x], [after, y]), wider: !isSubset([after, y], [before, x]) };
    reportDoubt(scope, difference, `the schema changed from ${describeSchema(a)} to ${describeSchema(b)}.`);
  }
  return true;
}

const TYPES = new Set([...ALL_TYPES, "integer"]);

function compareVariants(scope: SchemaScope, x: Owned, y: Owned, old: Variants, current: Variants): void {
  const [was, is] = [x, y].map(([, schema]) => findUnion(schema)?.discriminator?.propertyName);
  if (was && is && was !== is) report(scope, "break", describeModified("discriminator", was, is));
  const { changes } = scope.parts.get(scope.part)!;
  const count = changes.length;
  const names = compareLists(Object.keys(old), Object.keys(current));
  for (const name of Object.keys(old).filter((key) => key in current))
    compareSchemas(enter(scope, "$defs", name), old[name], current[name]);
  const isRequest = scope.direction === "request";
  // Readers of a response miss a removed kind of content, even if the others accept it, but not a null.
  const isKind = (variants: Variants, name: string) =>
    !isRequest && !TYPES.has(name) && variants[name].$ref !== undefined;
  const within = ([document, whole]: Owned, variant: Node, other: Owned) =>
    isSubset([document, { allOf: [{ ...whole, allOf: [] }, variant] }], other);
  const lost = names.lost.filter((name) => isKind(old, name) || !within(x, old[name], y));
  const gained = names.gained.filter((name) => isKind(current, name) || !within(y, current[name], x));
  const kinds = lost.filter((name) => isRequest || !TYPES.has(name));
  if (kinds.length > 0)
    report(scope, "break", `Variants were removed: ${quote(kinds)}; they were ${quote(Object.keys(old))}.`);
  const types = lost.filter((name) => !kinds.includes(name));
  if (types.length > 0)
    report(scope, "other", `Variants were removed: ${quote(types)}; they were ${quote(Object.keys(old))}.`);
  if (gained.length > 0)
    report(
      scope,
      isRequest || isOpen(x) ? "addition" : "break",
      `Variants were added: ${quote(gained)}; they were ${quote(Object.keys(old))}.`,
    );
  const [wasOpen, isNowOpen] = [isOpen(x), isOpen(y)];
  if (wasOpen !== isNowOpen)
    report(scope, "other", isNowOpen ? "Other variants may be added." : "No other variants will be added.");
  if (changes.slice(count).some(({ effect }) => effect === "break") || toText(x) === toText(y)) return;
  const difference = {
    narrower: isAmbiguous(y) && !isSubset(x, y),
    wider: isAmbiguous(x) && !isSubset(y, x),
  };
  if (isBreak(scope, difference)) changes.splice(count);
  const union = ([, schema]: Owned) => JSON.stringify(findUnion(schema) ?? readRules(schema));
  reportDoubt(
    scope,
    difference,
    `the variants of \`oneOf\` overlap, and it changed from \`${union(x)}\` to \`${union(y)}\`.`,
  );
}
