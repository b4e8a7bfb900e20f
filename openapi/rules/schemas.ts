import { type Context, findAreaFolder, type Location, type Node, refName, resolveNode } from "./context.ts";

const COMPOSITION = ["oneOf", "anyOf", "allOf", "not", "$ref"];

/** Objects declare their properties, and arrays their items, so that the generated types do too. */
export function noUntypedSchema() {
  return {
    Schema(schema: Node, ctx: Context) {
      const types = [schema.type].flat();
      const composed = COMPOSITION.some((key) => key in schema);
      if (types.includes("object") && !composed && !schema.properties && !("additionalProperties" in schema))
        ctx.report({
          message: "Declare the properties of the object, or the type of its values with additionalProperties.",
        });
      if (types.includes("array") && !schema.items && !schema.prefixItems)
        ctx.report({ message: "Declare the items of the array." });
    },
  };
}

/** Generators have no type for an object without a name: each property, item and value of a map refers to a named schema. */
export function namedObject() {
  const check = (part: Node, location: Location, ctx: Context): void => {
    if (!part || part.$ref) return;
    const isObject =
      [part.type].flat().includes("object") || part.properties || part.additionalProperties || part.allOf;
    if (isObject)
      ctx.report({ message: "Give this object a name: move it to a schema of its own, and refer to that.", location });
    for (const key of ["oneOf", "anyOf"])
      part[key]?.forEach((variant: Node, index: number) => {
        check(variant, location.child([key, index]), ctx);
      });
  };
  return {
    Schema({ properties = {}, items, additionalProperties }: Node, ctx: Context) {
      // A schema under `not` describes no value.
      if (/\/not(\/|$)/.test(ctx.location.pointer)) return;
      for (const name of Object.keys(properties))
        check(properties[name], ctx.location.child(["properties", name]), ctx);
      check(items, ctx.location.child("items"), ctx);
      check(additionalProperties, ctx.location.child("additionalProperties"), ctx);
    },
    MediaType({ schema }: Node, ctx: Context) {
      check(schema, ctx.location.child("schema"), ctx);
    },
  };
}

/**
 * Documentation can name each variant of a union: by the schema that it refers to, by a title, or by its type if no other
 * variant has that.
 */
export function namedVariant() {
  return {
    Schema(schema: Node, ctx: Context) {
      for (const key of ["oneOf", "anyOf"]) {
        const variants: Node[] = schema[key] ?? [];
        if (variants.filter(({ type }) => type !== "null").length < 2) continue;
        const unnamed = variants.filter(({ $ref, title }) => !$ref && !title);
        for (const [index, variant] of variants.entries()) {
          const isAlone = unnamed.filter(({ type }) => type === variant.type).length === 1;
          const isNamedByType = typeof variant.type === "string" && variant.type !== "object" && isAlone;
          if (unnamed.includes(variant) && !isNamedByType)
            ctx.report({
              message: "Give this variant a title that says what it contains, such as “List of entries”.",
              location: ctx.location.child([key, index]),
            });
          if (/^(variant|option)\b|\d+$/i.test(variant.title ?? ""))
            ctx.report({
              message: "Name the variant by its content, not by a number.",
              location: ctx.location.child([key, index, "title"]),
            });
        }
      }
    },
  };
}

/** A default of an object or array lists each member that has a default, because generators copy it into typed code. */
export function completeDefault() {
  const check = (value: Node, schema: Node, ctx: Context, file?: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { node, file: place } = resolveNode(schema, ctx, file);
    for (const item of Array.isArray(value) ? value : []) check(item, node?.items, ctx, place);
    for (const [name, property] of Object.entries<Node>(node?.properties ?? {})) {
      if (name in value) check(value[name], property, ctx, place);
      else if (resolveNode(property, ctx, place).node?.default !== undefined)
        ctx.report({
          message: `Add ${name} to the default: it has a default of its own.`,
          location: ctx.location.child("default"),
        });
    }
  };
  return {
    Schema(schema: Node, ctx: Context) {
      check(schema.default, schema, ctx);
    },
  };
}

/** Schemas and properties have a description that adds to the name: units, limits, who sets a field, what null means. */
export function descriptionRequired() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const [name, property] of Object.entries<Node>(properties)) {
        if (!property || typeof property !== "object") continue;
        const location = ctx.location.child(name);
        // The bundle adds the description of the schema to a reference without one.
        const { description } = property.description ? property : (resolveNode(property, ctx).node ?? {});
        if (!description) ctx.report({ message: `Add a description to ${name}.`, location: location.key() });
        else if (repeatsName(description, `${findOwner(ctx.location)} ${name}`))
          ctx.report({
            message: `The description of ${name} only repeats the name.`,
            location: location.child("description"),
          });
      }
    },
    NamedSchemas(schemas: Node, ctx: Context) {
      for (const [name, schema] of Object.entries<Node>(schemas)) {
        if (!schema.description)
          ctx.report({ message: `Add a description to ${name}.`, location: ctx.location.child(name).key() });
        else if (repeatsName(schema.description, name))
          ctx.report({
            message: `The description of ${name} only repeats the name.`,
            location: ctx.location.child(name),
          });
      }
    },
    Parameter(parameter: Node, ctx: Context) {
      if (repeatsName(parameter.description ?? "", parameter.name))
        ctx.report({
          message: `The description of ${parameter.name} only repeats the name.`,
          location: ctx.location.child("description"),
        });
    },
    Operation(operation: Node, ctx: Context) {
      if (repeatsName(operation.description ?? "", operation.summary ?? ""))
        ctx.report({
          message: "The description only repeats the summary.",
          location: ctx.location.child("description"),
        });
      if (repeatsName(operation.requestBody?.description ?? "", operation.summary ?? ""))
        ctx.report({
          message: "The description of the body only repeats the summary.",
          location: ctx.location.child(["requestBody", "description"]),
        });
    },
  };
}

/** The name of the schema that contains a location: `Dataset` for `#/Dataset/properties`. */
function findOwner({ pointer }: Location): string {
  return pointer.split("/").findLast((key) => /^[A-Z]/.test(key)) ?? "";
}

const STOP_WORDS = new Set("a an the one this that its it is has of to for in and or page".split(" "));

function words(text: string): string[] {
  const parts =
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z0-9_]+/g) ?? [];
  return parts.filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/s$/, ""));
}

/** Whether the description contains only words of the name. */
function repeatsName(description: string, name: string): boolean {
  // A reference to another field, such as `event_id`, stays one word: it says something.
  const known = new Set(words(name.replaceAll("_", " ")));
  return description !== "" && words(description).every((word) => known.has(word));
}

/** The description of an open set names each known value and says that there can be others. */
export function openSetDescribed() {
  return {
    Schema(schema: Node, ctx: Context) {
      const values: string[] = schema["x-extensible-enum"] ?? [];
      const { description = "" } = schema;
      const missing = values.filter((value) => !description.includes(`\`${value}\``));
      if (missing.length > 0)
        ctx.report({
          message: `Name each known value in the description. ${missing.join(", ")} is missing.`,
          location: ctx.location.child("x-extensible-enum"),
        });
      if (values.length > 0 && !/\bother|unknown value/i.test(description))
        ctx.report({ message: "Say in the description that other values may be added.", location: ctx.location });
    },
  };
}

/** Names of secrets, and what the description of any other secret says. */
const SECRET_NAME = /^(.*[_-])?(secret|password|passphrase|access_token|refresh_token|private_key)$/;
const SECRET_DESCRIPTION = /is never returned|Responses have `\*+` in its place/;

/** A secret is `writeOnly`, so that tools do not expect it in a response. */
export function secretWriteOnly() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const [name, property] of Object.entries<Node>(properties)) {
        const isSecret = SECRET_NAME.test(name) || SECRET_DESCRIPTION.test(property?.description ?? "");
        if (isSecret && [property.type].flat().includes("string") && !property.writeOnly)
          ctx.report({
            message: `${name} is a secret. Add writeOnly: true, and give responses a schema without it.`,
            location: ctx.location.child(name),
          });
      }
    },
  };
}

/** What can be said with a keyword is not left to the description: a constant is a `const`, and 32 bits are an `int32`. */
export function exactKeyword() {
  return {
    Schema(schema: Node, ctx: Context) {
      if (schema.enum?.length === 1)
        ctx.report({ message: "Use const instead of an enum with one value.", location: ctx.location.child("enum") });
      if (/^Always `[^`]+`/.test(schema.description ?? "") && schema.const === undefined)
        ctx.report({ message: "Use const for a value that is always the same.", location: ctx.location });
      if (schema.maximum === 2 ** 31 - 1 && schema.format !== "int32")
        ctx.report({ message: "Add the format int32.", location: ctx.location.child("maximum") });
    },
  };
}

/** `null` is the last type in a list. */
export function nullLast() {
  return {
    Schema(schema: Node, ctx: Context) {
      if (!Array.isArray(schema.type)) return;
      const at = schema.type.indexOf("null");
      if (at >= 0 && at !== schema.type.length - 1)
        ctx.report({ message: "Put 'null' at the end of the list of types.", location: ctx.location.child("type") });
    },
  };
}

/** A property with the name of a time has the format date-time. */
export function dateTimeFormat() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const [name, property] of Object.entries<Node>(properties)) {
        if (!/(_at|At|_time)$/.test(name) || ![property?.type].flat().includes("string")) continue;
        if (property.format !== "date-time")
          ctx.report({
            message: `Add the format date-time to ${name}.`,
            location: ctx.location.child(name),
          });
      }
    },
  };
}

/** Integers that outgrow 32 bits say so: code in Java or C# may otherwise read them into a type of that size. */
export function int64Format() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const [name, property] of Object.entries<Node>(properties)) {
        if (![property?.type].flat().includes("integer") || property.format === "int64") continue;
        if (/_(ns|ms|sequence)$/.test(name) || /\b(bytes|milliseconds|nanoseconds)\b/.test(property.description ?? ""))
          ctx.report({
            message: `Add the format int64 to ${name}: its values can exceed 2,147,483,647.`,
            location: ctx.location.child(name),
          });
      }
    },
  };
}

/** Properties are in `camelCase` under /v2 (prompts and skills), and in `snake_case` elsewhere. Not checked in the bundle. */
export function propertyCasing() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      const folder = findAreaFolder(ctx.location);
      if (!folder) return;
      const camel = ["prompts", "skills"].includes(folder);
      const form = camel ? /^[a-z][a-zA-Z0-9]*$/ : /^[a-z][a-z0-9_]*$/;
      for (const name of Object.keys(properties)) {
        if (!form.test(name))
          ctx.report({
            message: `${name} is not in ${camel ? "camelCase" : "snake_case"}.`,
            location: ctx.location.child(name).key(),
          });
      }
    },
  };
}

/**
 * Each variant requires the discriminator as a const, so that TypeScript and all validators can use it. A union to which
 * other kinds may be added says so, and its last variant, which is mapped to its own name, accepts them.
 */
export function discriminatedUnion() {
  return {
    Schema(schema: Node, ctx: Context) {
      const property = schema.discriminator?.propertyName;
      if (!property) return;
      const mapping = schema.discriminator.mapping ?? {};
      const variants: Node[] = schema.oneOf ?? schema.anyOf ?? [];
      const mapped = new Set(Object.values(mapping));
      if (variants.length === 0 || variants.some((variant) => !variant.$ref || !mapped.has(variant.$ref)))
        ctx.report({
          message: "Map each variant of the union, with the same reference as in the union.",
          location: ctx.location.child("discriminator"),
        });
      const isOpen = /\bother\s+kinds\s+may\s+be\s+added/i.test(schema.description ?? "");
      const other = isOpen ? variants.at(-1) : undefined;
      const known = Object.entries(mapping).filter(([value]) => !other || value !== refName(other));
      const excluded = other ? findField(other, property, ctx).excluded : [];
      if (other && known.some(([value]) => !excluded.includes(value)))
        ctx.report({
          message: `Add a last variant for other kinds, in which ${property} is none of the mapped values.`,
          location: ctx.location.child("discriminator"),
        });
      for (const [value, reference] of known) {
        const { required, constant } = findField({ $ref: reference }, property, ctx);
        if (!required || constant !== value)
          ctx.report({
            message: `${reference} must require ${property} with the const ${value}.`,
            location: ctx.location.child(["discriminator", "mapping", value]),
          });
      }
    },
  };
}

interface Field {
  required: boolean;
  constant: unknown;
  /** The values that the field must not have. */
  excluded: readonly string[];
}

function findField(schema: Node, name: string, ctx: Context, file?: string): Field {
  const target = resolveNode(schema, ctx, file);
  const parts: Field[] = (target.node?.allOf ?? []).map((part: Node) => findField(part, name, ctx, target.file));
  const own = target.node?.properties?.[name];
  return {
    required: Boolean(target.node?.required?.includes(name) || parts.some((part) => part.required)),
    constant: own?.const ?? parts.find((part) => part.constant !== undefined)?.constant,
    excluded: own?.not ? resolveNode(own.not, ctx, target.file).node.enum : [],
  };
}
