/** Compares schemas: the newer one must accept each older request, and the older one each newer response. */
import { isDeepStrictEqual } from "node:util";
import type { Transition } from "../core/document.ts";
import { compareLists, describeModified, enter, quote, report, type Scope } from "./change.ts";
import { compareLimits, compareRequired, compareTypes, compareValues } from "./compare-limits.ts";
import { DIFFERENT, isBreak, NARROWER, reportDifference, reportDoubt, type SchemaScope, WIDER } from "./difference.ts";
import { haveSameRules, isSubset } from "./is-subset.ts";
import { judgeTransitions } from "./judge-transitions.ts";
import { ALL_TYPES, countItems, findItem, findProperty, hasType, normalize } from "./normalize.ts";
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
  createSide,
  findOverlap,
  hasOtherRules,
  type Pairing,
  pairVariants,
  readTypes,
  type Side,
  type Variant,
} from "./unions.ts";

export function compareSchemas(scope: SchemaScope, a: Node = true, b: Node = true): void {
  if (isDeepStrictEqual(a, b) && listReferences(a).every((name) => !scope.changed.has(name))) return;
  const [before, after] = scope.documents;
  // Of a reference, this is the default beside it, or else that of the schema.
  const [old, current] = [normalize(before, a).default, normalize(after, b).default];
  // A request without the field now means something else.
  if (!isDeepStrictEqual(old, current)) {
    const effect = scope.direction === "request" && old !== undefined ? "break" : "other";
    report(enter(scope, "default"), effect, describeModified("default", old, current));
  }
  compareForms(scope, a, b);
}

/** Compares all but the defaults, which belong to the places that refer to a schema. */
function compareForms(scope: SchemaScope, a: Node, b: Node): void {
  if (isReference(a) && isReference(b)) {
    compareAnnotations(scope, a, b);
    compareReferences(scope, a, b);
    return;
  }
  // Parts of `allOf` that refer to the schema itself are the same again and again.
  const pair = JSON.stringify([a, b]);
  if (scope.ancestors.includes(pair)) return;
  scope.budget.left -= pair.length;
  if (scope.budget.left <= 0) {
    report(scope, "break", "Not compared, because the schemas have too many parts.");
    return;
  }
  const inner = { ...scope, ancestors: [...scope.ancestors, pair] };
  const [before, after] = scope.documents;
  const [old, current] = [createSide(before, a), createSide(after, b)];
  const [x, y] = [old.form[1], current.form[1]];
  compareAnnotations(scope, x, y);
  if (!compareUnions(inner, old, current)) compareKeywords(inner, x, y);
}

/** Both refer to a schema, perhaps by another name: the two schemas are a part of their own, which is compared once. */
function compareReferences(scope: SchemaScope, { $ref: a }: Node, { $ref: b }: Node): void {
  const [old, current] = [readName(a), readName(b)];
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
  scope.pending.push(() => compareForms(inner, before.components.schemas[old], after.components.schemas[current]));
}

/** Compares what does not decide if a value is accepted. */
function compareAnnotations(scope: SchemaScope, x: Node, y: Node): void {
  const isRequest = scope.direction === "request";
  const at = (keyword: string) => enter(scope, keyword);
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
  } else if (old || current)
    report(at("x-extensible-enum"), "other", describeModified("x-extensible-enum", old, current));
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
  const haveType = (type: string) => hasType(x, type) && hasType(y, type);
  if (haveType("object")) {
    const [old, current] = [pickSent(scope, x, y, 0), pickSent(scope, y, x, 1)];
    compareRequired(scope, old, current);
    compareProperties(scope, old, current);
  }
  if (haveType("array")) compareItems(scope, x, y);
  compareConditions(scope, x, y);
}

/** Leaves out the properties that are only sent in the other direction, in both documents or in the only one that has them. */
function pickSent({ direction, documents }: SchemaScope, schema: Node, other: Node, position: 0 | 1): Node {
  const keyword = direction === "request" ? "readOnly" : "writeOnly";
  const [mine, theirs] = position === 0 ? documents : [documents[1], documents[0]];
  const isOther = (document: Owned[0], property: Node) => normalize(document, property)[keyword];
  const isSent = (name: string) => {
    const [own, its] = [schema.properties?.[name], other.properties?.[name]];
    if (own === undefined) return its === undefined || !isOther(theirs, its);
    return !isOther(mine, own) || !(its === undefined || isOther(theirs, its));
  };
  // What was not sent was not required (OpenAPI 3.1.0, section 4.8.24). What is no longer sent is reported by its keyword.
  const isRequired = (name: string) =>
    isSent(name) && !(position === 0 && isOther(mine, schema.properties?.[name] ?? true));
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isSent(name))),
    required: schema.required?.filter(isRequired),
  };
}

function compareItems(scope: SchemaScope, x: Node, y: Node): void {
  const count = countItems(x, y);
  for (let position = 0; position < count; position++)
    compareSchemas(enter(scope, "prefixItems", String(position)), findItem(x, position), findItem(y, position));
  compareSchemas(enter(scope, "items"), x.items, y.items);
}

function compareProperties(scope: SchemaScope, x: Node, y: Node): void {
  const declared = ({ properties = {} }: Node) =>
    Object.keys(properties).filter((name) => !isNothing(properties[name]));
  const { lost, kept, gained } = compareLists(declared(x), declared(y));
  for (const name of kept) compareSchemas(enter(scope, "properties", name), x.properties[name], y.properties[name]);
  const renamed = findRenamed(scope, x, y, lost, gained);
  for (const name of lost) {
    if (renamed)
      report(enter(scope, "properties", renamed), "break", `Property \`${name}\` was renamed to \`${renamed}\`.`);
    else report(scope, "break", `Property \`${name}\` was removed; it was ${describeSchema(x.properties[name])}.`);
  }
  for (const name of gained.filter((name) => name !== renamed)) compareNewProperty(scope, name, x, y);
  compareOtherProperties(scope, x.additionalProperties ?? true, y.additionalProperties ?? true);
}

/** Returns the new name of the only property that is gone. */
function findRenamed({ documents }: SchemaScope, x: Node, y: Node, lost: string[], gained: string[]) {
  if (lost.length !== 1) return undefined;
  const old: Owned = [documents[0], x.properties[lost[0]!]];
  return gained.find((name) => haveSameRules(old, [documents[1], y.properties[name]]));
}

/** Callers do not send properties that are not described, and ignore those that they receive. */
function compareNewProperty(scope: SchemaScope, name: string, x: Node, y: Node): void {
  const schema = y.properties[name];
  const isRequired = scope.direction === "request" && y.required?.includes(name) && !x.required?.includes(name);
  const sentence = `${isRequired ? "Required property" : "Property"} \`${name}\` was added: ${describeSchema(schema)}.`;
  const rule = findProperty(x, name);
  if (isNothing(rule)) reportDifference(scope, isRequired ? DIFFERENT : WIDER, sentence);
  else if (isRequired) report(scope, "break", sentence);
  else if (rule === true) report(scope, "addition", sentence);
  else compareSchemas(enter(scope, "properties", name), rule, schema);
}

function compareOtherProperties(scope: SchemaScope, old: Node, current: Node): void {
  if (typeof old !== "boolean" && typeof current !== "boolean")
    compareSchemas(enter(scope, "additionalProperties"), old, current);
  else if (old !== current)
    reportDifference(
      scope,
      old === true || current === false ? NARROWER : WIDER,
      `Other properties changed from ${describeSchema(old)} to ${describeSchema(current)}.`,
    );
}

/** Compares what cannot be merged, such as `not`: a new condition must accept what the older schema accepts. */
function compareConditions(scope: SchemaScope, x: Node, y: Node): void {
  const [before, after] = scope.documents;
  const findMissing = ([document, { allOf }]: Owned, other: Owned): Node[] =>
    allOf.filter((condition: Node) => {
      const isKnown = other[1].allOf.some((known: Node) => haveSameRules([other[0], known], [document, condition]));
      return !isKnown && !isSubset(other, [document, condition]);
    });
  const [lost, gained] = [findMissing([before, x], [after, y]), findMissing([after, y], [before, x])];
  const readKeyword = (condition: Node) => Object.keys(condition)[0]!;
  for (const keyword of new Set([...lost, ...gained].map(readKeyword))) {
    const isSame = (condition: Node) => readKeyword(condition) === keyword;
    const text = ({ allOf }: Node) =>
      allOf
        .filter(isSame)
        .map((condition: Node) => JSON.stringify(Object.keys(condition).length > 1 ? condition : condition[keyword]))
        .join(", ") || undefined;
    const difference = { narrower: gained.some(isSame), wider: lost.some(isSame) };
    reportDoubt(enter(scope, keyword), difference, describeModified(keyword, text(x), text(y)));
  }
}

/** Returns false if the schemas are none that have variants in common; their keywords must be compared then. */
function compareUnions(scope: SchemaScope, old: Side, current: Side): boolean {
  const areBoth = old.union && current.union;
  if (!areBoth && ![old, current].some((side) => side.union && !hasOtherRules(side))) return false;
  const [[before, x], [after, y]] = [old.form, current.form];
  const pairing = pairVariants(old, current);
  const isSimilar = (variant: Variant) =>
    pairing.gained.some((other) => readTypes(before, variant) === readTypes(after, other));
  if (areBoth) {
    compareKeywords(scope, old.rest, current.rest);
    compareDiscriminators(scope, old.union.discriminator, current.union.discriminator);
  } else if (pairing.pairs.length === 0 || pairing.lost.some(isSimilar)) {
    const difference = { narrower: !isSubset(old.form, current.form), wider: !isSubset(current.form, old.form) };
    const [was, is] = [describeSchema(old.schema), describeSchema(current.schema)];
    reportDoubt(scope, difference, `the schema changed from ${was} to ${is}.`);
    return true;
  }
  const { changes } = scope.parts.get(scope.part)!;
  const count = changes.length;
  compareVariants(scope, old.form, current.form, pairing);
  if (x["x-open"] !== y["x-open"])
    report(scope, "other", y["x-open"] ? "Other variants may be added." : "No other variants will be added.");
  if (changes.slice(count).some(({ effect }) => effect === "break") || haveSameRules(old.form, current.form))
    return true;
  const overlap = describeOverlap(old, current, pairing);
  // An added variant is no addition if it makes the union refuse values.
  if (overlap && isBreak(scope, overlap.difference)) changes.splice(count);
  if (overlap && changes.length === count) reportDoubt(scope, overlap.difference, overlap.sentence);
  return true;
}

/** Compares how readers choose a variant. A mapping that is added or removed has only the values that the variants have. */
function compareDiscriminators(scope: SchemaScope, old: Node = {}, current: Node = {}): void {
  const [was, is] = [old.propertyName, current.propertyName];
  if (was && is && was !== is) report(scope, "break", describeModified("discriminator", was, is));
  const values = ({ mapping = {} }: Node) =>
    Object.entries<string>(mapping).map(([value, $ref]) => [value, readName($ref)] as const);
  for (const [value, name] of values(old)) {
    const others = values(current).filter(([, target]) => target === name);
    if (others.length > 0 && !others.some(([other]) => other === value))
      report(
        scope,
        "break",
        `The discriminator of \`${name}\` changed from \`${value}\` to ${quote(others.map(([other]) => other))}.`,
      );
  }
}

const TYPES = new Set([...ALL_TYPES, "integer"]);

function compareVariants(scope: SchemaScope, x: Owned, y: Owned, { old, current, pairs, ...unpaired }: Pairing): void {
  for (const [{ schema }, partner] of pairs)
    compareSchemas(enter(scope, "$defs", partner.name), schema, partner.schema);
  const isRequest = scope.direction === "request";
  // Readers of a response miss a removed kind of content, even if the others accept it, but not a null.
  const isKind = ({ name, schema }: Variant) => !isRequest && !TYPES.has(name) && schema.$ref !== undefined;
  const isWithin = ([document, whole]: Owned, { schema }: Variant, other: Owned) =>
    isSubset([document, { allOf: [{ ...whole, allOf: [] }, schema] }], other);
  const lost = unpaired.lost.filter((variant) => isKind(variant) || !isWithin(x, variant, y));
  const gained = unpaired.gained.filter((variant) => isKind(variant) || !isWithin(y, variant, x));
  const names = (variants: Variant[]) => quote(variants.map(({ name }) => name));
  const isMissed = ({ name }: Variant) => isRequest || !TYPES.has(name);
  if (lost.length === old.length && lost.some(isMissed)) {
    report(scope, "break", `Variants changed from ${names(old)} to ${names(current)}.`);
    return;
  }
  for (const [effect, verb, variants] of [
    ["break", "removed", lost.filter(isMissed)],
    ["other", "removed", lost.filter((variant) => !isMissed(variant))],
    [isRequest || x[1]["x-open"] ? "addition" : "break", "added", gained],
  ] as const)
    if (variants.length > 0)
      report(scope, effect, `Variants were ${verb}: ${names(variants)}; they were ${names(old)}.`);
}

/** Two variants of `oneOf` that accept the same value make the union refuse it. */
function describeOverlap(old: Side, current: Side, { pairs, ...variants }: Pairing) {
  const [x, y] = [[old.form, variants.old] as const, [current.form, variants.current] as const];
  const before = findOverlap(x, y, new Map(pairs));
  const after = findOverlap(y, x, new Map(pairs.map(([variant, partner]) => [partner, variant])));
  const difference = {
    narrower: after !== undefined && !isSubset(old.form, current.form),
    wider: before !== undefined && !isSubset(current.form, old.form),
  };
  const overlap = difference.narrower ? after : before;
  if (!overlap) return undefined;
  const [was, is] = [old, current].map(({ form, union }) => JSON.stringify(readRules(union ?? form[1])));
  const reason = was === is ? "what both accept has changed" : `it changed from ${quote([was])} to ${quote([is])}`;
  const names = overlap.map(({ name }) => `\`${name}\``).join(" and ");
  return { difference, sentence: `the variants ${names} of \`oneOf\` overlap, and ${reason}.` };
}
