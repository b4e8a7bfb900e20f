/** Reads the variants of unions, and finds those of two unions that correspond. */
import { haveSameRules, isSubset, toKey } from "./is-subset.ts";
import { ALL_TYPES, findProperty, normalize } from "./normalize.ts";
import { describeSchema, isReference, type Node, type Owned, readConstant, readName, readRules } from "./schema.ts";

/** One of the two schemas that are compared. */
export interface Side {
  schema: Node;
  /** The document, and the normal form. */
  form: Owned;
  /** Its only union, and the normal form without it. */
  union?: Node;
  rest: Node;
}

export interface Variant {
  name: string;
  schema: Node;
  /** The union that has it; a schema that is compared with a union has none. */
  union?: Node;
}

export function createSide(document: Owned[0], schema: Node): Side {
  const normal = normalize(document, schema);
  const unions = normal.allOf.filter(({ oneOf, anyOf }: Node) => oneOf ?? anyOf);
  const union = unions.length === 1 ? unions[0] : undefined;
  const allOf = normal.allOf.filter((condition: Node) => condition !== union);
  return { schema, form: [document, normal], union, rest: { ...normal, allOf } };
}

/** Returns true if a schema with a union has other rules than its types. */
export const hasOtherRules = ({ rest }: Side): boolean =>
  Object.keys(readRules(rest)).some((keyword) => keyword !== "type");

const readVariants = ({ schema, union }: Side): Node[] => union?.oneOf ?? union?.anyOf ?? [schema];

/**
 * Lists the variants of a schema: those of its union, or the schema itself if the other union refers to it, or its types. A
 * union in a union is a group of its variants, unless the other schema refers to it as well.
 */
function listVariants(side: Side, other: Side): Variant[] {
  const isShared = ({ $ref }: Node) => $ref !== undefined && readVariants(other).some((schema) => schema.$ref === $ref);
  const [document, normal] = side.form;
  if (!side.union) {
    const { schema } = side;
    if (isReference(schema) && isShared(schema)) return [{ name: readName(schema.$ref), schema }];
    const types: string[] = normal.type.length < ALL_TYPES.length ? normal.type : [];
    return types.map((type) => ({ name: type, schema: { ...readRules(normal), type: [type] } }));
  }
  const listAll = (whole: Side): Variant[] =>
    readVariants(whole).flatMap((schema) => {
      const inner = createSide(document, schema);
      const isGroup = inner.union && !isShared(schema) && !hasOtherRules(inner);
      if (isGroup && inner.form[1].type.length === ALL_TYPES.length) return listAll(inner);
      return [{ name: nameVariant(whole.union, schema), schema, union: whole.union }];
    });
  const names = new Set<string>();
  return listAll(side).map((variant, index) => {
    const name = variant.name || `variant ${index + 1}`;
    const unique = names.has(name) ? `${name} ${index + 1}` : name;
    names.add(unique);
    return { ...variant, name: unique };
  });
}

/** Names a variant by its value of the discriminator, its name, its title, its constant or its type; otherwise "". */
function nameVariant({ discriminator = {} }: Node, schema: Node): string {
  // A mapping has references, or only the names of schemas.
  const isTarget = (target: string) => schema.$ref !== undefined && readName(schema.$ref) === readName(target);
  const value = Object.entries<string>(discriminator.mapping ?? {}).find(([, target]) => isTarget(target))?.[0];
  const name = value ?? (isReference(schema) ? readName(schema.$ref) : (schema.title ?? readConstant(schema)));
  const isPlain = (schema.type ?? schema.enum ?? schema.const) !== undefined;
  return name ?? (isPlain ? describeSchema(schema).replaceAll("`", "") : "");
}

/**
 * Pairs the variants that refer to the same schema, then those that accept the same values, then those with the same name,
 * constant or type, if no others have it.
 */
export function pairVariants(x: Side, y: Side) {
  const [before, after] = [x.form[0], y.form[0]];
  const [old, current] = [listVariants(x, y), listVariants(y, x)];
  const readConstantOf = (document: Owned[0], { schema }: Variant) => readConstant(normalize(document, schema));
  const keys: ((document: Owned[0], variant: Variant) => string | undefined)[] = [
    (_document, { schema }) => schema.$ref,
    (document, { schema }) => toKey([document, schema], document === before ? after : before),
    (_document, { name }) => name,
    readConstantOf,
    (document, variant) => (readConstantOf(document, variant) ? undefined : readTypes(document, variant)),
  ];
  const pairs: [Variant, Variant][] = [];
  let [lost, gained] = [old, current];
  for (const readKey of keys) {
    const [olds, currents] = [lost.map((it) => readKey(before, it)), gained.map((it) => readKey(after, it))];
    const isOnly = (texts: unknown[], key: unknown) => texts.indexOf(key) === texts.lastIndexOf(key);
    for (const [index, key] of olds.entries()) {
      const partner = gained[currents.indexOf(key)];
      if (key !== undefined && partner && isOnly(olds, key) && isOnly(currents, key))
        pairs.push([lost[index]!, partner]);
    }
    const paired = new Set(pairs.flat());
    const isUnpaired = (variant: Variant) => !paired.has(variant);
    [lost, gained] = [lost.filter(isUnpaired), gained.filter(isUnpaired)];
  }
  return { old, current, pairs, lost, gained };
}

/** The variants of two schemas, those that correspond, and those that have no partner. */
export type Pairing = ReturnType<typeof pairVariants>;

export const readTypes = (document: Owned[0], { schema }: Variant): string => normalize(document, schema).type.join();

/** Finds variants of `oneOf` that may accept the same value, which their partners did not both accept. */
export function findOverlap(
  [x, variants]: readonly [Owned, Variant[]],
  [y, others]: readonly [Owned, Variant[]],
  pairs: Map<Variant, Variant>,
): Variant[] | undefined {
  if (!variants.some(isExclusive)) return undefined;
  // In a union of unions, variants of two groups may accept the same value.
  const areExclusive = others.every((variant) => isExclusive(variant) && variant.union === others[0]!.union);
  const isSameWhole = haveSameRules([x[0], { ...x[1], allOf: [] }], [y[0], { ...y[1], allOf: [] }]);
  const merge = ([document, schema]: Owned, list: Variant[]) =>
    normalize(document, { allOf: [{ ...schema, allOf: [] }, ...list.map((variant) => variant.schema)] });
  const [document] = x;
  const isKept = (variant: Variant) =>
    pairs.has(variant) && haveSameRules([document, variant.schema], [y[0], pairs.get(variant)!.schema]);
  return variants
    .flatMap((variant, index) => variants.slice(0, index).map((other) => [other, variant]))
    .find((both) => {
      const partners = both.flatMap((variant) => pairs.get(variant) ?? []);
      const wasRefused = areExclusive && partners.length === 2;
      if (wasRefused && isSameWhole && both.every(isKept)) return false;
      const overlap = merge(x, both);
      if (!isPossible(document, overlap)) return false;
      if (!wasRefused) return true;
      const refused: Owned = [y[0], merge(y, partners)];
      return !(isPlainSubset([document, overlap], refused) || isSubset([document, overlap], refused));
    });
}

/** Returns true if the other schema has no rule that a normalized schema does not have. */
function isPlainSubset(
  [document, { properties = {}, required = [], ...narrow }]: Owned,
  [other, wide]: Owned,
): boolean {
  const { properties: theirs = {}, required: wanted = [], ...rules } = wide;
  return (
    haveSameRules([document, readRules(narrow)], [other, readRules(rules)]) &&
    wanted.every((name: string) => required.includes(name)) &&
    Object.keys(theirs).every(
      (name) => Object.hasOwn(properties, name) && haveSameRules([document, properties[name]], [other, theirs[name]]),
    ) &&
    // What the other schema does not describe must be a free property there.
    (rules.additionalProperties === undefined || Object.keys(properties).every((name) => Object.hasOwn(theirs, name)))
  );
}

/** Returns false if it is certain that no value is accepted. `depth` is that of the required properties that are read. */
function isPossible(document: Owned[0], schema: Node, depth = 5): boolean {
  const normal = normalize(document, schema);
  if (normal.type.length === 0) return false;
  const isImpossible = (name: string) => !isPossible(document, findProperty(normal, name), depth - 1);
  if (depth > 0 && normal.type.join() === "object" && normal.required?.some(isImpossible)) return false;
  // Without limits and conditions, there is nothing else to find.
  const isPlain = Object.keys(readRules(normal)).every((keyword) => PLAIN.has(keyword));
  return isPlain || !isSubset([document, normal], [document, false]);
}

const PLAIN = new Set(["type", "enum", "format", "required", "properties", "additionalProperties", "items"]);

/** With a discriminator, only the variant that it names counts. */
const isExclusive = ({ union }: Variant) => union?.oneOf !== undefined && union.discriminator === undefined;
