import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Schema } from "../../core/document.ts";
import type { Schemas } from "./schemas.ts";
import { generateStrings } from "./strings.ts";

/** Maximum depth of optional fields, because a schema may contain itself. */
const MAX_DEPTH = 4;

/** Makes arbitraries of the valid values of schemas. */
export function createArbitraries(schemas: Schemas): (schema: Schema) => fc.Arbitrary<unknown> {
  const made = new Map<Schema, Map<number, fc.Arbitrary<unknown>>>();

  function generateValues(reference: Schema, depth: number): fc.Arbitrary<unknown> {
    const schema = schemas.follow(reference);
    const byDepth = made.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>();
    made.set(schema, byDepth);
    let values = byDepth.get(depth);
    if (!values) {
      values = build(schema, depth);
      byDepth.set(depth, values);
    }
    return values;
  }

  function build(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { oneOf, anyOf, allOf, not } = schema as Record<string, Schema[] | undefined>;
    if ("const" in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
    const variants = oneOf ?? anyOf;
    const isValid = (value: unknown) => schemas.isValid(schema, value);
    if (!variants && !allOf) return not ? typed(schema, depth).filter(isValid) : typed(schema, depth);
    const parts = [
      ...(allOf ?? []).map((part) => generateValues(part, depth)),
      ...(variants ? [fc.oneof(...variants.map((variant) => generateValues(variant, depth)))] : []),
      ...(schema.properties ? [typed(schema, depth)] : []),
    ];
    const whole = parts.length === 1 ? parts[0]! : fc.tuple(...parts).map((all) => Object.assign({}, ...all));
    // Variants may overlap, and parts may name the same field.
    return whole.filter(isValid);
  }

  function typed(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const types = [schema.type ?? (schema.properties ? "object" : "any")].flat() as string[];
    return types.length === 1
      ? ofType(types[0]!, schema, depth)
      : fc.oneof(...types.map((type) => ofType(type, schema, depth)));
  }

  function ofType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "string":
        return generateStrings(schema);
      case "integer":
        return generateIntegers(schema);
      case "number":
        return generateNumbers(schema);
      case "array":
        return generateArrays(schema, depth);
      case "object":
        return generateObjects(schema, depth);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  function generateArrays({ items, minItems = 0, maxItems = Infinity }: Schema, depth: number): fc.Arbitrary<unknown> {
    const minLength = minItems as number;
    const most = depth > MAX_DEPTH ? minLength : minLength + 3;
    const maxLength = Math.min(maxItems as number, most);
    if (maxLength === 0) return fc.constant([]);
    return fc.array(items ? generateValues(items as Schema, depth + 1) : fc.jsonValue(), { minLength, maxLength });
  }

  function generateObjects(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { properties = {}, propertyNames = {} } = schema as {
      properties?: Record<string, Schema>;
      propertyNames?: Schema;
    };
    const required = (schema.required as string[] | undefined) ?? [];
    const possible = Object.keys(properties).filter((name) => !isDeepStrictEqual(properties[name]!.not, {}));
    const names = possible.filter((name) => depth <= MAX_DEPTH || required.includes(name));
    const declared = fc.record(
      Object.fromEntries(names.map((name) => [name, generateValues(properties[name] as Schema, depth + 1)])),
      { requiredKeys: required.filter((name) => names.includes(name)) },
    );
    // Where fields are declared, an undeclared one is a mistake, although JSON Schema allows it.
    const more = Object.keys(properties).length > 0 ? false : (schema.additionalProperties ?? true);
    const fields = more === true ? fc.jsonValue({ maxDepth: 2 }) : more && generateValues(more as Schema, depth + 1);
    const values: fc.Arbitrary<object> = fields
      ? fc.dictionary(generateStrings(propertyNames as Schema), fields, { maxKeys: 3 })
      : declared;
    return values.filter((value) => hasAllowedSize(schema, value));
  }

  return (schema) => generateValues(schema, 0);
}

function hasAllowedSize(schema: Schema, value: object): boolean {
  const { minProperties = 0, maxProperties = Infinity } = schema as Record<string, number>;
  const size = Object.keys(value).length;
  return size >= minProperties && size <= maxProperties;
}

function generateIntegers({ minimum = -1, maximum = Number.MAX_SAFE_INTEGER, format }: Schema): fc.Arbitrary<number> {
  const min = minimum as number;
  const max = Math.min(maximum as number, format === "int32" ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER);
  const small = fc.integer({ min, max: Math.min(max, min + 20) });
  const large = LARGE.filter((number) => number >= min && number <= max);
  if (large.length === 0) return small;
  return fc.oneof({ weight: 4, arbitrary: small }, fc.constantFrom(...large), fc.integer({ min, max }));
}

/** Numbers that cause much work as a size. */
const LARGE = [100, 1000, 100_000, 2 ** 31, Number.MAX_SAFE_INTEGER];

function generateNumbers({ minimum = -1e6, maximum = 1e6, exclusiveMaximum = Infinity }: Schema): fc.Arbitrary<number> {
  const min = minimum as number;
  const max = maximum as number;
  return fc
    .oneof(
      fc.double({ min, max, noNaN: true }),
      generateIntegers({ minimum: Math.ceil(min), maximum: Math.floor(max) }),
    )
    .filter((number) => number < (exclusiveMaximum as number) && !Object.is(number, -0));
}
