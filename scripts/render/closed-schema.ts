import type { Document, Schema } from "./document.ts";

/**
 * What a copy of a schema says about fields that nobody declared: `open` takes them everywhere, as JSON Schema does;
 * `closed` takes them nowhere; `part` takes them at its own level only, because it is one part of an `allOf` and the other
 * parts declare more.
 */
type Closing = "open" | "closed" | "part";

export interface Copier {
  copy(schema: Schema, closing: Closing): Schema;
  /** Copies of the components that the copies made so far refer to, each with an `$id`. */
  components(): Schema[];
}

type Rule = "keep" | "drop" | "test" | "schema" | "parts" | "map" | "reference" | "discriminator";

const RULES: Record<string, Rule> = {
  ...rules("keep", ["type", "const", "enum", "format", "pattern", "required", "dependentRequired"]),
  ...rules("keep", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
  ...rules("keep", ["minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"]),
  ...rules("drop", ["title", "description", "default", "deprecated", "example", "examples", "readOnly", "writeOnly"]),
  ...rules("drop", ["contentEncoding", "contentMediaType", "externalDocs", "x-extensible-enum"]),
  ...rules("test", ["not", "propertyNames"]),
  ...rules("schema", ["items", "additionalProperties"]),
  ...rules("parts", ["allOf", "anyOf", "oneOf"]),
  ...rules("map", ["properties"]),
  $ref: "reference",
  discriminator: "discriminator",
};

function rules(rule: Rule, keywords: string[]): Record<string, Rule> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, rule]));
}

/**
 * Makes copies that keep what validates and drop what only explains. A schema is closed with `additionalProperties`; beside
 * an `allOf` that needs the names of all parts' fields. `unevaluatedProperties` (JSON Schema 2020-12, section 11.3) would
 * say the same without them, but makes Ajv keep books in every validator, wanted there or not.
 */
export function copier(document: Document): Copier {
  const { schemas } = document.components;
  const components = new Map<string, Schema>();

  function refer(ref: string, closing: Closing): string {
    const id = `${closing}:${nameOf(ref)}`;
    if (!components.has(id)) {
      // Set before it is copied, since a schema may contain itself.
      components.set(id, {});
      components.set(id, { $id: id, ...copy(schemas[nameOf(ref)]!, closing) });
    }
    return id;
  }

  function copy(schema: Schema, closing: Closing): Schema {
    const inside = closing === "open" ? "open" : "closed";
    const here = closing === "closed" && schema.allOf ? "part" : closing;
    const made: Schema = {};
    for (const [keyword, value] of Object.entries(schema)) {
      // The linter has checked that each keyword holds what JSON Schema says.
      switch (RULES[keyword]) {
        case "keep":
          made[keyword] = value;
          break;
        case "drop":
          break;
        case "test":
          made[keyword] = copy(value as Schema, "open");
          break;
        case "schema":
          made[keyword] = typeof value === "boolean" ? value : copy(value as Schema, inside);
          break;
        case "parts":
          made[keyword] = (value as Schema[]).map((part) => copy(part, here));
          break;
        case "map":
          made[keyword] = Object.fromEntries(
            Object.entries(value as Record<string, Schema>).map(([name, field]) => [name, copy(field, inside)]),
          );
          break;
        case "reference":
          made.$ref = refer(value as string, here);
          break;
        case "discriminator":
          Object.assign(made, discriminated(schema, value as { propertyName: string }));
          break;
        default:
          throw new Error(`The validators don't know the keyword ${keyword} yet.`);
      }
    }
    return closing === "closed" ? close(schema, made) : made;
  }

  /**
   * Ajv refuses a mapping and reads the constants of the variants instead. It lets pass what is no object, and does not
   * say which values it knows; the keywords beside it do.
   */
  function discriminated({ oneOf }: Schema, { propertyName }: { propertyName: string }): Schema {
    const variants = (oneOf as Schema[]).map(({ $ref }) => schemas[nameOf($ref!)]!);
    const fields = variants.map(({ properties }) => (properties as Record<string, Schema>)[propertyName]!);
    const known = { enum: fields.map((field) => field.const) };
    return {
      discriminator: { propertyName },
      type: "object",
      properties: { [propertyName]: known },
      required: [propertyName],
    };
  }

  function close(schema: Schema, made: Schema): Schema {
    if (!hasFields(schema) || schema.additionalProperties !== undefined) return made;
    const others = Object.fromEntries(fieldsOf(schema).map((name) => [name, true]));
    const properties = { ...others, ...(made.properties as object | undefined) };
    return { type: "object", ...made, properties, additionalProperties: false };
  }

  /** Names of the fields that a schema and its parts declare. */
  function fieldsOf(schema: Schema): string[] {
    if (schema.oneOf || schema.anyOf || schema.additionalProperties !== undefined)
      throw new Error("The validators can't close a schema yet that has fields beside a choice or a map.");
    const parts = (schema.allOf as Schema[] | undefined) ?? [];
    const own = Object.keys((schema.properties as object | undefined) ?? {});
    return [...own, ...parts.flatMap((part) => fieldsOf(part.$ref ? schemas[nameOf(part.$ref)]! : part))];
  }

  return { copy, components: () => [...components.values()] };
}

function hasFields(schema: Schema): boolean {
  return schema.properties !== undefined || schema.allOf !== undefined;
}

function nameOf(ref: string): string {
  return ref.replace("#/components/schemas/", "");
}
