import type { Schema } from "../../core/document.ts";
import { isOfType } from "../../core/json-object.ts";
import type { Schemas } from "./schemas.ts";

/** A value that violates one constraint of a schema. */
export interface Mutation {
  readonly keyword: string;
  /** Points into the value. */
  readonly pointer: string;
  readonly value: unknown;
}

const OTHER_TYPES: readonly unknown[] = [null, true, "text", 1, 0.5, [], {}];

/** Breaks each constraint of a valid value in turn. Where a choice has other variants, the result may fit one of those. */
export function* generateMutations(schemas: Schemas, reference: Schema, value: unknown): Generator<Mutation> {
  const schema = schemas.follow(reference);
  for (const [keyword, broken] of breakConstraints(schema, value)) yield { keyword, pointer: "", value: broken };
  const { allOf = [], oneOf = [], anyOf = [] } = schema as Record<string, Schema[]>;
  const variant = [...oneOf, ...anyOf].find((each) => schemas.isValid(each, value));
  for (const part of [...allOf, ...(variant ? [variant] : [])]) yield* generateMutations(schemas, part, value);
  if (Array.isArray(value)) yield* inArray(schemas, schema, value);
  else if (typeof value === "object" && value !== null) yield* inObject(schemas, schema, value);
}

function* inArray(schemas: Schemas, { items }: Schema, value: unknown[]): Generator<Mutation> {
  if (!items || value.length === 0) return;
  for (const { keyword, pointer, value: broken } of generateMutations(schemas, items as Schema, value[0]))
    yield { keyword, pointer: `/0${pointer}`, value: [broken, ...value.slice(1)] };
}

function* inObject(schemas: Schemas, schema: Schema, value: object): Generator<Mutation> {
  const { properties = {}, additionalProperties } = schema as Record<string, Record<string, Schema>>;
  for (const [name, field] of Object.entries(value)) {
    const part = Object.hasOwn(properties, name) ? properties[name] : (additionalProperties as Schema | boolean);
    if (typeof part !== "object") continue;
    for (const { keyword, pointer, value: broken } of generateMutations(schemas, part, field))
      yield { keyword, pointer: `/${name}${pointer}`, value: { ...value, [name]: broken } };
  }
}

/** Values in place of a value itself, each with the keyword that forbids it. */
export function* breakConstraints(schema: Schema, value: unknown): Generator<[keyword: string, value: unknown]> {
  const types = [schema.type ?? []].flat() as string[];
  if (types.length > 0)
    for (const other of OTHER_TYPES) if (!types.some((type) => isOfType(other, type))) yield ["type", other];
  if ("const" in schema) yield ["const", typeof value === "string" ? `${value}x` : "wrong"];
  if (schema.enum) yield ["enum", "none of them"];
  if (typeof value === "number") yield* numbers(schema);
  if (typeof value === "string") yield* texts(schema, value);
  if (Array.isArray(value)) yield* lengths(schema, value);
  else if (typeof value === "object" && value !== null) yield* fields(schema, value as Record<string, unknown>);
}

function* numbers({ minimum, maximum, exclusiveMaximum }: Schema): Generator<[string, unknown]> {
  if (minimum !== undefined) yield ["minimum", (minimum as number) - 1];
  if (maximum !== undefined) yield ["maximum", (maximum as number) + 1];
  if (exclusiveMaximum !== undefined) yield ["exclusiveMaximum", exclusiveMaximum];
}

function* texts({ minLength = 0, maxLength, pattern, format }: Schema, value: string): Generator<[string, unknown]> {
  if ((minLength as number) > 0) yield ["minLength", value.slice(0, (minLength as number) - 1)];
  // A letter fits every pattern of the document.
  if (maxLength !== undefined) yield ["maxLength", value.padEnd((maxLength as number) + 1, "a")];
  if (pattern !== undefined) yield ["pattern", "€"];
  if (format !== undefined && format !== "uri-reference") yield ["format", "wrong"];
}

function* lengths({ minItems = 0, maxItems }: Schema, value: unknown[]): Generator<[string, unknown]> {
  if ((minItems as number) > 0) yield ["minItems", value.slice(0, (minItems as number) - 1)];
  if (maxItems !== undefined && value.length > 0)
    yield ["maxItems", Array.from({ length: (maxItems as number) + 1 }, (_, index) => value[index % value.length])];
}

function* fields(schema: Schema, value: Record<string, unknown>): Generator<[string, unknown]> {
  const { minProperties = 0, maxProperties = Infinity } = schema as Record<string, number>;
  const names = Object.keys(value);
  for (const name of (schema.required as string[] | undefined) ?? []) {
    const { [name]: _, ...rest } = value;
    yield ["required", rest];
  }
  if (schema.additionalProperties === false) yield ["additionalProperties", { ...value, unknown_field: 1 }];
  if (minProperties > 0) yield ["minProperties", Object.fromEntries(Object.entries(value).slice(0, minProperties - 1))];
  if (maxProperties <= names.length) {
    const more = Object.keys((schema.properties as object | undefined) ?? {}).filter((name) => !names.includes(name));
    if (more[0] !== undefined) yield ["maxProperties", { ...value, [more[0]]: null }];
  }
  if (schema.propertyNames) yield ["propertyNames", { ...value, "€": 1 }];
}
