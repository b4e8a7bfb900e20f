import { resolve, type Schema } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

/** One alternative of a schema, without references and combinations. */
export interface Variant extends Schema {
  types?: readonly string[];
  /** The values of `const`, `enum` or `x-extensible-enum`. */
  values?: readonly unknown[];
}

/** The alternatives of a schema. Null is one of its own where `oneOf` or `anyOf` has it, and a type elsewhere. */
export function listVariants({ $ref, allOf = [], oneOf, anyOf, ...own }: Schema): Variant[] {
  const parts = [
    [plain(own)],
    $ref ? listVariants(resolve<Schema>(document, { $ref })) : [{}],
    ...(allOf as Schema[]).map(listVariants),
    (oneOf ?? anyOf) ? ((oneOf ?? anyOf) as Schema[]).flatMap(listVariants) : [{}],
  ];
  return parts.reduce((left, right) => left.flatMap((one) => right.map((other) => merge(one, other))));
}

function plain({ type, const: only, enum: closed, ...rest }: Schema): Variant {
  const variant: Variant = rest;
  const values = only === undefined ? (closed ?? rest["x-extensible-enum"]) : [only];
  if (type !== undefined) variant.types = [type].flat() as string[];
  if (values !== undefined) variant.values = values as unknown[];
  return variant;
}

/** A schema that is both. */
function merge(one: Variant, other: Variant): Variant {
  const merged: Variant = { ...one, ...other };
  const properties: Record<string, Schema> = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = properties[name] ? { allOf: [properties[name], schema] } : schema;
  if (one.properties || other.properties) merged.properties = properties;
  if (one.required || other.required) merged.required = [...(one.required ?? []), ...(other.required ?? [])];
  if (one.types && other.types) merged.types = one.types.filter((type) => defined(other.types).includes(type));
  return merged;
}
