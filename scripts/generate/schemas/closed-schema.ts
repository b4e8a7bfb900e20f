import { type Document, listParts, readName, type Schema } from "../../../src/core/document.ts";
import { withChosenKind, withChosenVariant } from "./chosen-variant.ts";

/**
 * A copy of a schema allows undeclared fields with `open` everywhere, as JSON Schema does by default; with `closed` nowhere;
 * with `part` at its own level only, because it is one part of an `allOf` and the other parts declare more fields. `request`
 * is like `open`, but an invalid value has only the violations of the intended variant. `response` is like `request`, without
 * `discriminator`, for validators that do not know that keyword.
 */
type SchemaMode = "open" | "request" | "response" | "closed" | "part";

export interface SchemaCopier {
  copy(schema: Schema, mode: SchemaMode): Schema;
  /** Returns copies of the components that the other copies refer to, each with an `$id`. */
  components(): Schema[];
}

/** The way to copy the value of a keyword. `condition` is a schema that only tests a value, so it stays open. */
type Rule = "keep" | "drop" | "condition" | "schema" | "part" | "parts" | "map" | "reference" | "discriminator";

const RULES: Record<string, Rule> = {
  ...rules("keep", ["type", "const", "enum", "format", "pattern", "required", "dependentRequired"]),
  ...rules("keep", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
  ...rules("keep", ["minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"]),
  ...rules("drop", ["title", "description", "default", "deprecated", "example", "examples", "readOnly", "writeOnly"]),
  ...rules("drop", ["contentEncoding", "contentMediaType", "externalDocs", "x-extensible-enum", "x-transition"]),
  ...rules("condition", ["not", "propertyNames", "if"]),
  ...rules("schema", ["items", "additionalProperties"]),
  ...rules("part", ["then", "else"]),
  ...rules("parts", ["allOf", "anyOf", "oneOf"]),
  ...rules("map", ["properties"]),
  $ref: "reference",
  discriminator: "discriminator",
};

function rules(rule: Rule, keywords: string[]): Record<string, Rule> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, rule]));
}

/** Limits integers to those that JavaScript represents exactly. JSON.parse rounds all others. */
export function boundIntegers(schema: Schema): Schema {
  if (![schema.type].flat().includes("integer")) return schema;
  return { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...schema };
}

/**
 * Creates a copier that keeps the keywords that validate and drops annotations. It closes a schema with
 * `additionalProperties: false`, which beside an `allOf` needs the names of the fields of all parts.
 * `unevaluatedProperties` (JSON Schema 2020-12, section 11.3) would not need them, but it makes Ajv track the evaluated
 * properties in every validator.
 */
export function createSchemaCopier(document: Document): SchemaCopier {
  const { schemas } = document.components;
  const components = new Map<string, Schema>();

  /** Copies a component once, and returns the `$id` of the copy. */
  function copyComponent($ref: string, mode: SchemaMode): string {
    const name = readName({ $ref });
    const id = `${mode}:${name}`;
    if (!components.has(id)) {
      // Added before it is copied, because a schema may contain itself.
      components.set(id, {});
      components.set(id, { $id: id, ...copy(schemas[name]!, mode) });
    }
    return id;
  }

  function copy(original: Schema, mode: SchemaMode): Schema {
    const schema = withVariant(document, original, mode);
    const childMode = mode === "closed" || mode === "part" ? "closed" : mode;
    const partMode = mode === "closed" && schema.allOf ? "part" : mode;
    const result: Schema = {};
    for (const [keyword, value] of Object.entries(schema)) {
      // The casts are safe: the linter has checked the value of each keyword.
      switch (RULES[keyword]) {
        case "keep":
          result[keyword] = value;
          break;
        case "drop":
          break;
        case "condition":
          result[keyword] = copy(value as Schema, "open");
          break;
        case "schema":
          result[keyword] = typeof value === "boolean" ? value : copy(value as Schema, childMode);
          break;
        case "part":
          result[keyword] = copy(value as Schema, partMode);
          break;
        case "parts":
          result[keyword] = (value as Schema[]).map((part) => copy(part, partMode));
          break;
        case "map":
          result[keyword] = Object.fromEntries(
            Object.entries(value as Record<string, Schema>).map(([name, field]) => [name, copy(field, childMode)]),
          );
          break;
        case "reference":
          result.$ref = copyComponent(value as string, partMode);
          break;
        case "discriminator":
          Object.assign(result, copyDiscriminator(schemas, schema));
          break;
        default:
          throw new Error(`The validators do not support the keyword ${keyword} yet.`);
      }
    }
    return mode === "closed" ? close(schema, result) : mode === "request" ? boundIntegers(result) : result;
  }

  function close(schema: Schema, copied: Schema): Schema {
    const hasFields = schema.properties !== undefined || schema.allOf !== undefined;
    if (!hasFields || schema.additionalProperties !== undefined) return copied;
    const declared = Object.fromEntries(listFields(schema).map((name) => [name, true]));
    // `true` is a schema, too.
    const properties = { ...declared, ...copied.properties } as Record<string, Schema>;
    return { type: "object", ...copied, properties, additionalProperties: false };
  }

  /** The names of the fields that a schema and the parts of its `allOf` declare. */
  function listFields(schema: Schema): string[] {
    if (schema.oneOf || schema.anyOf || schema.additionalProperties !== undefined)
      throw new Error(
        "The validators can't close a schema yet that has fields beside oneOf, anyOf or additionalProperties.",
      );
    const parts = listParts(schema, "allOf");
    const own = Object.keys(schema.properties ?? {});
    return [...own, ...parts.flatMap((part) => listFields(part.$ref ? schemas[readName(part)!]! : part))];
  }

  return { copy, components: () => [...components.values()] };
}

function withVariant(document: Document, schema: Schema, mode: SchemaMode): Schema {
  if (mode === "response" && schema.discriminator) return withChosenKind(document, schema);
  return mode === "request" || mode === "response" ? withChosenVariant(document, schema) : schema;
}

/**
 * Ajv does not support `mapping`; it reads the constants of the variants instead. It also accepts a value that is not an
 * object, and its error does not list the known values. The other keywords do both.
 */
function copyDiscriminator(schemas: Record<string, Schema>, { oneOf = [], discriminator }: Schema): Schema {
  const { propertyName } = discriminator!; // The schema has the keyword.
  const variants = oneOf.map((variant) => schemas[readName(variant)!]!);
  const known = { enum: variants.map(({ properties }) => properties?.[propertyName]?.const) };
  return {
    discriminator: { propertyName },
    type: "object",
    properties: { [propertyName]: known },
    required: [propertyName],
  };
}
