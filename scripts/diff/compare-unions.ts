/** Compares schemas of which at least one is a union. */
import { compareLists, describeModified, enter, quote, report } from "./change.ts";
import {
  compareKeywords,
  compareSchemas,
  describeSchema,
  isBreak,
  isReference,
  readName,
  reportDoubt,
  type SchemaScope,
} from "./compare-schemas.ts";
import { isSubset, type Owned, toText } from "./is-subset.ts";
import { ALL_TYPES, type Node, normalize, readRules } from "./normalize.ts";

type Variants = Record<string, Node>;

/** A schema, and its normal form. */
export type Forms = readonly [schema: Node, normal: Node];

/** Returns false if the schemas are none that have variants in common; their keywords must be compared then. */
export function compareUnions(scope: SchemaScope, [a, x]: Forms, [b, y]: Forms): boolean {
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

/** Returns the only union of a schema. */
function findUnion({ allOf }: Node): Node | undefined {
  const unions = allOf.filter(({ oneOf, anyOf }: Node) => oneOf ?? anyOf);
  return unions.length === 1 ? unions[0] : undefined;
}

const without = (schema: Node, union: Node): Node => ({
  ...schema,
  allOf: schema.allOf.filter((condition: Node) => condition !== union),
});

const listVariants = ({ oneOf, anyOf }: Node): Node[] => oneOf ?? anyOf;

/** Names the variants by the value of the discriminator, or else by the name or the type of the schema. */
function nameVariants(union: Node): Variants {
  const values = Object.entries<string>(union.discriminator?.mapping ?? {});
  const named: Variants = {};
  for (const variant of listVariants(union)) {
    const value = values.find(([, reference]) => reference === variant.$ref)?.[0];
    const name = value ?? (isReference(variant) ? readName(variant) : describeSchema(variant).replaceAll("`", ""));
    named[name in named ? `${name} ${Object.keys(named).length + 1}` : name] = variant;
  }
  return named;
}

/** Returns the variants of a union, and those that another schema has with the same names. */
function alignVariants(document: Owned[0], union: Node, [schema, normal]: Forms): [Variants, Variants] | undefined {
  const named = nameVariants(union);
  const name = Object.keys(named).find((key) => schema.$ref !== undefined && named[key].$ref === schema.$ref);
  if (name !== undefined && isReference(schema)) return [named, { [name]: { $ref: schema.$ref } }];
  const byType = listVariants(union).map((variant) => [normalize(document, variant).type.join(), variant] as const);
  const types = new Set(byType.map(([type]) => type));
  const isAligned = types.size === byType.length && normal.type.some((type: string) => types.has(type));
  if (!isAligned || normal.type.length === ALL_TYPES.length) return undefined;
  return [
    Object.fromEntries(byType),
    Object.fromEntries(normal.type.map((type: string) => [type, { ...readRules(normal), type: [type] }])),
  ];
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

/** openapi/README.md: the description of a union says whether other kinds may be added. */
const isOpen = ([, { description = "" }]: Owned) => /\bother\s+kinds\s+may\s+be\s+added/i.test(description);

/** Returns true if two variants of `oneOf` may accept the same value, which the union refuses then. */
function isAmbiguous([document, schema]: Owned): boolean {
  const { oneOf = [], discriminator } = findUnion(schema) ?? {};
  if (discriminator) return false;
  return oneOf.some((variant: Node, index: number) =>
    oneOf.slice(0, index).some((other: Node) => {
      const both = normalize(document, { allOf: [{ ...schema, allOf: [] }, variant, other] });
      const isImpossible =
        both.type.length === 0 ||
        both.required?.some((name: string) => normalize(document, both.properties?.[name]).type.length === 0);
      return !isImpossible && !isSubset([document, both], [document, false]);
    }),
  );
}
