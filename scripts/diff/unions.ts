/** Reads the variants of unions. */
import { isSubset } from "./is-subset.ts";
import { ALL_TYPES, normalize } from "./normalize.ts";
import { describeSchema, isReference, type Node, type Owned, readName, readRules } from "./schema.ts";

export type Variants = Record<string, Node>;

/** A schema, and its normal form. */
export type Forms = readonly [schema: Node, normal: Node];

/** Returns the only union of a schema. */
export function findUnion({ allOf }: Node): Node | undefined {
  const unions = allOf.filter(({ oneOf, anyOf }: Node) => oneOf ?? anyOf);
  return unions.length === 1 ? unions[0] : undefined;
}

export const without = (schema: Node, union: Node): Node => ({
  ...schema,
  allOf: schema.allOf.filter((condition: Node) => condition !== union),
});

const listVariants = ({ oneOf, anyOf }: Node): Node[] => oneOf ?? anyOf;

/** Names the variants by the value of the discriminator, or else by the name or the type of the schema. */
export function nameVariants(union: Node): Variants {
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
export function alignVariants(
  document: Owned[0],
  union: Node,
  [schema, normal]: Forms,
): [Variants, Variants] | undefined {
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

/** openapi/README.md: the description of a union says whether other kinds may be added. */
export const isOpen = ([, { description = "" }]: Owned) => /\bother\s+kinds\s+may\s+be\s+added/i.test(description);

/** Returns true if two variants of `oneOf` may accept the same value, which the union refuses then. */
export function isAmbiguous([document, schema]: Owned): boolean {
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
