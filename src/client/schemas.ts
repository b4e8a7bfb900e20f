/** Schemas of function arguments and of outputs: those of a library, and plain JSON Schemas. */
import { PlatformError } from "./index.ts";

/**
 * A schema of a library that implements Standard Schema and Standard JSON Schema (https://standardschema.dev), such as Zod 4.2
 * and ArkType 2.1.28. For Valibot, use `toStandardJsonSchema` of `@valibot/to-json-schema`.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly jsonSchema: { readonly input: (options: { readonly target: "draft-2020-12" }) => Record<string, unknown> };
  };
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** A violation of a schema. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type TypeName = "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";

/** A schema in another one: `true` accepts every value, and `false` none. */
type Subschema = JsonSchema | boolean;

/**
 * A plain JSON Schema of any version. `type`, `const`, `enum`, `anyOf`, `properties`, `required`, `additionalProperties` and
 * `items` are validated, and decide the type of the values; the model sees all keywords, such as `minimum` and `$ref`. Use a
 * library to validate them, too.
 *
 * A schema in a variable needs `as const` for the type of its values. With that of a JSON file, they are `unknown`.
 */
export interface JsonSchema {
  readonly type?: TypeName | (string & {}) | readonly (TypeName | (string & {}))[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Subschema[];
  readonly properties?: { readonly [name: string]: Subschema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Subschema;
  /** Not validated if it is a list. */
  readonly items?: Subschema | readonly Subschema[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: unknown;
  // An object that has only keywords that are not declared would not be assignable.
  readonly $ref?: string;
  readonly $defs?: object;
  readonly $comment?: string;
  readonly definitions?: object;
  readonly oneOf?: readonly Subschema[];
  readonly allOf?: readonly Subschema[];
  readonly not?: Subschema;
  readonly if?: Subschema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Only schemas of libraries have it. */
  readonly "~standard"?: never;
}

export type Schema = StandardSchema | JsonSchema;

/** The type of the values that a schema accepts, after the conversions of its library. */
export type Infer<S> = S extends { readonly "~standard": { readonly types?: infer Types } }
  ? NonNullable<Types> extends { readonly output: infer Output }
    ? Output
    : unknown
  : S extends { readonly const: infer Value }
    ? Value
    : S extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : S extends { readonly anyOf: readonly (infer Variant)[] }
        ? Infer<Variant>
        : S extends { readonly type: readonly (infer Type)[] }
          ? InferType<S, Type>
          : S extends { readonly type: infer Type }
            ? InferType<S, Type>
            : unknown;

/** A type or name that is only known as `string`, as in a JSON file, says nothing. */
type InferType<S, Type> = string extends Type
  ? unknown
  : Type extends "string"
    ? string
    : Type extends "number" | "integer"
      ? number
      : Type extends "boolean"
        ? boolean
        : Type extends "null"
          ? null
          : Type extends "array"
            ? (S extends { readonly items: infer Item extends Subschema } ? Infer<Item> : unknown)[]
            : Type extends "object"
              ? S extends { readonly properties: infer Properties }
                ? InferObject<Properties, S extends { readonly required: readonly (infer Name)[] } ? Name : never>
                : Record<
                    string,
                    S extends { readonly additionalProperties: infer Value extends object } ? Infer<Value> : unknown
                  >
              : unknown;

type InferObject<Properties, Required> = {
  -readonly [Name in keyof Properties as Name extends Required ? Name : never]: Infer<Properties[Name]>;
} & {
  -readonly [Name in keyof Properties as Name extends Required ? never : Name]?: Infer<Properties[Name]>;
};

/**
 * Text of the model does not match its schema: the arguments of a call, or a final message.
 *
 * @example
 * const { outputs } = await client.conversations.start({ inputs: "When is low water?", completion_args });
 * await parse({ outputs }, schema).catch((error) => {
 *   if (error instanceof SchemaError) console.error(error.text, error.issues);
 * });
 */
export class SchemaError extends PlatformError {
  override readonly name = "SchemaError";
  /** The text as the model wrote it. */
  declare readonly text: string;
  /** The violations, each with a path into the value. Without a path, it is about the whole value, or the text is not JSON. */
  declare readonly issues: readonly SchemaIssue[];

  constructor(text: string, issues: readonly SchemaIssue[], subject = "The text") {
    const lines = issues.map(
      ({ path = [], message }) =>
        `\n  ${path.map((segment) => String(Object(segment).key ?? segment)).join(".") || "(root)"} ${message}`,
    );
    super(`${subject} does not match the schema:${lines.join("")}`);
    Object.assign(this, { text, issues });
  }
}

/** Returns the JSON Schema of a schema. Errors name its owner. */
export function toJsonSchema(schema: Schema, owner: string): Record<string, unknown> {
  const standard = schema["~standard"];
  if (!standard) return schema as Record<string, unknown>;
  try {
    return standard.jsonSchema.input({ target: "draft-2020-12" });
  } catch (error) {
    const reason = standard.jsonSchema ? (error as Error).message : "the library has no Standard JSON Schema";
    throw new PlatformError(`The schema of ${owner} can't be converted to a JSON Schema: ${reason}`, { cause: error });
  }
}

/** Parses JSON and validates it. Throws a SchemaError about the subject. */
export async function parseJson<S extends Schema>(text: string, schema: S, subject: string): Promise<Infer<S>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SchemaError(text, [{ message: (error as Error).message }], subject);
  }
  const result = (await schema["~standard"]?.validate(value)) ?? {
    value,
    issues: findIssues(schema as JsonSchema, value),
  };
  if (result.issues?.length) throw new SchemaError(text, result.issues, subject);
  return (result as { value: unknown }).value as Infer<S>;
}

function findIssues(schema: Subschema, value: unknown, path: PropertyKey[] = []): SchemaIssue[] {
  const fail = (expected: string) => [{ message: `must ${expected}`, path }];
  if (schema === false) return fail("be left out");
  if (schema === true) return [];
  const {
    type,
    enum: values,
    anyOf,
    properties = {},
    items = true,
    required = [],
    additionalProperties = true,
  } = schema;
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const types = [type ?? kind].flat();
  if (!types.includes(kind) && !(types.includes("integer") && Number.isInteger(value)))
    return fail(`be ${types.join(" or ")}`);
  const choices = ("const" in schema ? [schema.const] : (values ?? [value])).map((choice) => JSON.stringify(choice));
  if (!choices.includes(JSON.stringify(value))) return fail(`be ${choices.join(" or ")}`);
  if (anyOf && !anyOf.some((variant) => !findIssues(variant, value)[0])) return fail("match anyOf");
  if (Array.isArray(value))
    return Array.isArray(items)
      ? []
      : value.flatMap((item, index) => findIssues(items as Subschema, item, [...path, index]));
  if (kind !== "object") return [];
  const fields = value as Record<string, unknown>;
  return [
    ...required.filter((name) => !Object.hasOwn(fields, name)).flatMap((name) => fail(`have ${name}`)),
    ...Object.keys(fields).flatMap((name) =>
      findIssues(Object.hasOwn(properties, name) ? properties[name]! : additionalProperties, fields[name], [
        ...path,
        name,
      ]),
    ),
  ];
}
