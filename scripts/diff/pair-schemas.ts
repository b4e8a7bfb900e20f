/** Pairs a schema with its older form: makes insignificant differences equal, and cuts references. */
import { type Document as OpenApi, resolve } from "../generate/document.ts";

// biome-ignore lint/suspicious/noExplicitAny: the linter has checked the structure of both documents
export type Node = any;

export type Direction = "request" | "response";

/** An operation or a schema in both documents. References are cut: each target is a part of its own. */
export interface Part {
  /** The operation's key, or the schema's name. */
  name: string;
  /** Only schemas have one. */
  direction?: Direction;
  base: Node;
  revision: Node;
  /** Keys of the parts that refer to it. */
  usedBy: Set<string>;
}

export interface Context {
  documents: readonly [OpenApi, OpenApi];
  parts: Map<string, Part>;
  /** Names of the schemas to compare. */
  changed: Set<string>;
}

/** The direction in which a schema is sent, and the part that refers to it. */
export interface Scope extends Context {
  direction: Direction;
  user: string;
}

export type Pair = [Node, Node];

/** Redocly compares scalars and lists of scalars of values and extensions, but not what is in their objects. */
export const asText = (value: Node) => (value === undefined ? undefined : JSON.stringify(value));
const scalar = (value: Node) => ([value].flat().some(isObject) ? asText(value) : value);

export function pairOptional(a: Node, b: Node, pair: (a: Node, b: Node) => Pair): Pair {
  return a === undefined || b === undefined ? [outline(a), outline(b)] : pair(a, b);
}

export function pairMaps(a: Node, b: Node, pair: (a: Node, b: Node) => Pair): Pair {
  const [before, after]: Pair = [{}, {}];
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [x, y] = pairOptional(a[name], b[name], pair);
    if (x !== undefined) before[name] = x;
    if (y !== undefined) after[name] = y;
  }
  return [before, after];
}

/** Keywords that a caller cannot notice, and those that are compared in another form. */
const LEFT_OUT = new Set(
  "$ref allOf anyOf oneOf description discriminator example examples title x-transition x-extensible-enum".split(" "),
);
/** Keywords whose objects are values and not schemas. */
const VALUES = new Set(["const", "default", "enum"]);
const MAPS = new Set(["properties", "patternProperties", "dependentSchemas"]);

export function pairSchemas(scope: Scope, a: Node = {}, b: Node = {}): Pair {
  if (isReference(a) && isReference(b)) return pairReferences(scope, a, b);
  const [before, after] = scope.documents;
  const [flat, changedFlat]: Pair = [flatten(before, a), flatten(after, b)];
  const [x, y] = alignUnions(mergeNull(before, flat, changedFlat), mergeNull(after, changedFlat, flat), a, b);
  const [own, other]: Pair = [ownKeywords(x), ownKeywords(y)];
  for (const keyword of new Set([...Object.keys(x), ...Object.keys(y)])) {
    if (LEFT_OUT.has(keyword)) continue;
    const [value, changed] = VALUES.has(keyword)
      ? [scalar(x[keyword]), scalar(y[keyword])]
      : MAPS.has(keyword)
        ? pairMaps(x[keyword] ?? {}, y[keyword] ?? {}, (p, q) => pairSchemas(scope, p, q))
        : isObject(x[keyword]) && isObject(y[keyword])
          ? pairSchemas(scope, x[keyword], y[keyword])
          : [outline(x[keyword]), outline(y[keyword])];
    if (value !== undefined) own[keyword] = value;
    if (changed !== undefined) other[keyword] = changed;
  }
  const [variants, changed] = [listVariants(x), listVariants(y)];
  if (variants || changed) {
    const [common, same] = pairMaps(
      intersect(variants ?? {}, changed ?? {}),
      intersect(changed ?? {}, variants ?? {}),
      (p, q) => pairSchemas(scope, p, q),
    );
    if (variants) Object.assign(own, { "x-variants": describeUnion(x, variants), $defs: common });
    if (changed) Object.assign(other, { "x-variants": describeUnion(y, changed), $defs: same });
  }
  return [own, other];
}

function ownKeywords(schema: Node): Node {
  const own = {
    "x-extensible-enum": asText(schema["x-extensible-enum"]),
    "x-transition": asText(schema["x-transition"]),
    "x-discriminator": schema.discriminator?.propertyName,
  };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

/** openapi/README.md: the description of a union says whether other kinds may be added. */
function describeUnion({ description = "" }: Node, variants: Record<string, Node>): string {
  const isOpen = /\bother\s+kinds\s+may\s+be\s+added/i.test(description);
  return JSON.stringify({ names: Object.keys(variants), isOpen });
}

const isObject = (value: Node) => typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (schema: Node) => schema.$ref !== undefined && schema.allOf === undefined;
const readName = ({ $ref }: Node): string => $ref.split("/").at(-1);

/** Both refer to a schema, perhaps by another name: the two schemas are a part of their own. */
function pairReferences(scope: Scope, a: Node, b: Node): Pair {
  const [before, after] = scope.documents;
  const name = readName(a) === readName(b) ? readName(a) : `${readName(a)} → ${readName(b)}`;
  const key = `${scope.direction} ${name}`;
  const beside = ({ $ref: _, description: __, ...others }: Node) => ({ title: name, ...others });
  if (readName(a) === readName(b) && !scope.changed.has(name)) return [beside(a), beside(b)];
  if (!scope.parts.has(key)) {
    const part: Part = { name, direction: scope.direction, base: {}, revision: {}, usedBy: new Set() };
    scope.parts.set(key, part);
    const inner = { ...scope, user: key };
    [part.base, part.revision] = pairSchemas(
      inner,
      flatten(before, { $ref: a.$ref }),
      flatten(after, { $ref: b.$ref }),
    );
  }
  scope.parts.get(key)!.usedBy.add(scope.user);
  return [beside(a), beside(b)];
}

/** Merges a schema with the targets of its `$ref` and the parts of its `allOf`. */
function flatten(document: OpenApi, schema: Node): Node {
  if (schema.$ref === undefined && schema.allOf === undefined) return schema;
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref === undefined ? [] : [resolve<Node>(document, { $ref })];
  return [...[...target, ...allOf].map((part) => flatten(document, part)), own].reduce(combine);
}

function combine(a: Node, b: Node): Node {
  const properties = { ...a.properties };
  for (const [name, property] of Object.entries(b.properties ?? {})) {
    properties[name] = name in properties ? { allOf: [properties[name], property] } : property;
  }
  return {
    ...a,
    ...b,
    ...((a.properties || b.properties) && { properties }),
    ...((a.required || b.required) && { required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])] }),
  };
}

/** Merges a schema with the null beside it, if they are one schema in the other document. */
function mergeNull(document: OpenApi, schema: Node, { type }: Node): Node {
  const [one, none, ...others] = schema.oneOf ?? [];
  if (!Array.isArray(type) || none?.type !== "null" || others.length > 0) return schema;
  const { oneOf: _, ...own } = schema;
  const target = flatten(document, one);
  return typeof target.type === "string" ? { ...target, ...own, type: [target.type, "null"] } : schema;
}

/** Turns a single schema into a union of one, if it is a union in the other document. */
function alignUnions(x: Node, y: Node, a: Node, b: Node): Pair {
  const isUnion = (schema: Node) => (schema.oneOf ?? schema.anyOf) !== undefined && schema.properties === undefined;
  const contains = (union: Node, schema: Node) =>
    (union.oneOf ?? union.anyOf).some((variant: Node) => variant.$ref === schema.$ref);
  const isVariant = (union: Node, one: Node, schema: Node) =>
    isUnion(union) && (schema.$ref === undefined ? !isUnion(one) : contains(union, schema));
  if (isVariant(y, x, a)) return [{ oneOf: [a] }, y];
  if (isVariant(x, y, b)) return [x, { oneOf: [b] }];
  return [x, y];
}

/** The variants of a union by the value of the discriminator, or else by the name or the type of the schema. */
function listVariants(schema: Node): Record<string, Node> | undefined {
  const variants: Node[] | undefined = schema.oneOf ?? schema.anyOf;
  if (!variants) return undefined;
  const values = Object.entries<string>(schema.discriminator?.mapping ?? {});
  const named: Record<string, Node> = {};
  for (const variant of variants) {
    const value = values.find(([, reference]) => reference === variant.$ref)?.[0];
    const name = value ?? (isReference(variant) ? readName(variant) : String(variant.type ?? JSON.stringify(variant)));
    named[name in named ? `${name} ${Object.keys(named).length + 1}` : name] = variant;
  }
  return named;
}

function intersect(a: Record<string, Node>, b: Record<string, Node>): Record<string, Node> {
  return Object.fromEntries(Object.entries(a).filter(([name]) => name in b));
}

/** Copies a value that is in one document only, without references. */
function outline(value: Node): Node {
  if (Array.isArray(value)) return value.map(outline);
  if (!isObject(value)) return value;
  if (typeof value.$ref === "string") return { title: readName(value) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outline(inner)]));
}
