/** Builders for the schema.ts of areas. Only `npm run generate` reads these: the server uses compiled validators. */
import type { Examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import type { EntryOf, RowOf } from "../area-data.ts";
import type { Seed } from "../seed.ts";
import type { StoredAreas } from "../tables.ts";

declare const VALUE: unique symbol;

/** A JSON Schema of values of this type. */
export interface SchemaOf<Value> {
  readonly [VALUE]: Value;
  readonly [keyword: string]: unknown;
}

/** A JSON Schema of the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** The parts of the document to which descriptions of areas refer. */
export interface DescribedApi {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly examples: Examples;
}

/** Describes what an area stores. */
export type DescribeArea<Name extends keyof StoredAreas> = (
  api: DescribedApi,
) => Description<StoredAreas[Name]["tables"], StoredAreas[Name]["lists"]>;

/** A description for every area that stores something. */
export type AllSchemas = { readonly [Name in keyof StoredAreas]: DescribeArea<Name> };

interface Description<Tables, Lists> {
  /** Schemas of rows. A row is closed: it has every field of its type and no other. */
  readonly rows: { readonly [Table in keyof Tables]: SchemaOf<RowOf<Tables[Table]>> };
  /** Schemas to which those refer, besides the components of the document. */
  readonly components?: Readonly<Record<string, Schema>>;
  readonly lists: { readonly [List in keyof Lists]-?: ListDescription<EntryOf<Lists[List]>> };
  /** The initial data of a sandbox. It may include lists of other areas, such as files. */
  readonly initial: Seed;
}

// biome-ignore lint/suspicious/noExplicitAny: the description of any area
export type AnyDescription = Description<Readonly<Record<string, any>>, Readonly<Record<string, readonly any[]>>>;

interface ListDescription<Entry> {
  readonly resource: SchemaOf<Without<Entry, "_mock">>;
  /** The fields of `_mock`, all of which are optional. */
  readonly internal: FieldsOf<InternalOf<Entry>>;
  /** Description of the list in the document of the control. */
  readonly description: string;
}

export type FieldsOf<Value> = { readonly [Name in keyof Value]-?: SchemaOf<Required<Value>[Name]> };
// biome-ignore lint/complexity/noBannedTypes: it has no fields
type InternalOf<Entry> = Entry extends { readonly _mock?: infer Internal } ? NonNullable<Internal> : {};
type Without<Value, Name extends PropertyKey> = Value extends unknown ? Omit<Value, Name> : never;

type Schemas = components["schemas"];

/** Declares the type of a schema's values, which TypeScript cannot infer. */
export function schema<Value>(keywords: Schema): SchemaOf<Value> {
  return keywords as SchemaOf<Value>;
}

export const TEXT = schema<string>({ type: "string" });
export const UUID = schema<string>({ type: "string", format: "uuid" });
export const FLAG = schema<boolean>({ type: "boolean" });
export const COUNT = schema<number>({ type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const NUMBER_FROM_1 = schema<number>({ type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Milliseconds since the epoch, in the years 0 to 9999. */
export const INSTANT = schema<number>({ type: "integer", minimum: -62_167_219_200_000, maximum: 253_402_300_799_999 });
/** A time in the mock's format. */
export const TIME = schema<string>({
  type: "string",
  format: "date-time",
  pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{3})?Z$",
});
export const JSON_VALUE = schema<unknown>({});

export function ref<Name extends keyof Schemas>(name: Name): SchemaOf<Schemas[Name]> {
  return schema({ $ref: `#/components/schemas/${name}` });
}

/** An object with exactly these fields, and those that only earlier versions of the mock stored, which it ignores. */
export function row<Row>(fields: FieldsOf<NoInfer<Row>>, former: Readonly<Record<string, Schema>> = {}): SchemaOf<Row> {
  return schema({ type: "object", required: Object.keys(fields), properties: { ...fields, ...former } });
}

/** A component of the document with all of its fields, except those that are omitted. */
export function allFields<Name extends keyof Schemas, Omitted extends keyof Schemas[Name] & string>(
  { schemas }: DescribedApi,
  name: Name,
  omitted: readonly Omitted[],
): SchemaOf<Required<Omit<Schemas[Name], Omitted>>> {
  const fields = Object.entries(readProperties(schemas[name]!)).filter(
    ([field]) => !omitted.includes(field as Omitted),
  );
  return schema({ type: "object", required: fields.map(([field]) => field), properties: Object.fromEntries(fields) });
}

/** A component of the document with a field `_mock`, whose fields are all optional. */
export function withInternal<Name extends keyof Schemas, Internal>(
  name: Name,
  fields: FieldsOf<NoInfer<Internal>>,
): SchemaOf<Schemas[Name] & { readonly _mock?: Internal }> {
  return schema({ allOf: [ref(name)], properties: { _mock: optional(fields) } });
}

/** An object with only these fields, all of which are optional. */
export function optional(properties: object): Schema {
  return { type: "object", properties, additionalProperties: false };
}

export function list<Item>(items: SchemaOf<Item>, keywords: Schema = {}): SchemaOf<Item[]> {
  return schema({ type: "array", items, ...keywords });
}

export function map<Item>(additionalProperties: SchemaOf<Item>): SchemaOf<Record<string, Item>> {
  return schema({ type: "object", additionalProperties });
}

export function oneOf<const Value extends string | null>(...values: Value[]): SchemaOf<Value> {
  return schema(values.includes(null as Value) ? { enum: values } : { type: "string", enum: values });
}

export function anyOf<Values extends readonly unknown[]>(
  ...schemas: { readonly [Index in keyof Values]: SchemaOf<Values[Index]> }
): SchemaOf<Values[number]> {
  return schema({ anyOf: schemas });
}

/** A schema of one type that also allows null. */
export function nullable<Value>(of: SchemaOf<Value>): SchemaOf<Value | null> {
  return schema({ ...of, type: [of.type, "null"] });
}

export function orNull<Value>(of: SchemaOf<Value>): SchemaOf<Value | null> {
  return schema({ anyOf: [of, { type: "null" }] });
}

/** A union of the document with each of its variants changed. The components have the names of the variants and a suffix. */
export function changeVariants<Value>(
  { schemas }: DescribedApi,
  union: keyof Schemas,
  suffix: string,
  change: (variant: Schema, name: string) => Schema,
): { schema: SchemaOf<Value>; components: Record<string, Schema> } {
  const { oneOf, discriminator } = schemas[union] as { oneOf: { $ref: string }[]; discriminator: unknown };
  const names = oneOf.map(({ $ref }) => $ref.replace("#/components/schemas/", ""));
  return {
    schema: schema({ oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}${suffix}` })), discriminator }),
    components: Object.fromEntries(names.map((name) => [name + suffix, change(schemas[name]!, name)])),
  };
}

export function readProperties({ properties }: Schema): Readonly<Record<string, Schema>> {
  return properties as Record<string, Schema>;
}
