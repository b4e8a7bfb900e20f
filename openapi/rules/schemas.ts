import { type Context, folderOf, follow, type Node } from "./context.ts";

const COMPOSITION = ["oneOf", "anyOf", "allOf", "not", "$ref"];

/** A user of the types must get real fields: no bare object, no array of anything. */
export function realSchema() {
  return {
    Schema(schema: Node, ctx: Context) {
      const types = [schema.type].flat();
      const composed = COMPOSITION.some((key) => key in schema);
      if (types.includes("object") && !composed && !schema.properties && !("additionalProperties" in schema))
        ctx.report({
          message: "Say which properties the object has, or with additionalProperties what its values are.",
        });
      if (types.includes("array") && !schema.items && !schema.prefixItems)
        ctx.report({ message: "Say with items what the array holds." });
    },
  };
}

/** Names alone don't tell units, limits, who sets a field or what null means. */
export function described() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const [name, property] of Object.entries<Node>(properties)) {
        if (!property || typeof property !== "object" || property.$ref || "const" in property) continue;
        const location = ctx.location.child(name);
        if (!property.description) ctx.report({ message: `Describe ${name}.`, location: location.key() });
        else if (repeats(property.description, name))
          ctx.report({
            message: `The description of ${name} repeats the name.`,
            location: location.child("description"),
          });
      }
    },
    NamedSchemas(schemas: Node, ctx: Context) {
      for (const [name, schema] of Object.entries<Node>(schemas)) {
        if (!schema.description) ctx.report({ message: `Describe ${name}.`, location: ctx.location.child(name).key() });
        else if (repeats(schema.description, name))
          ctx.report({ message: `The description of ${name} repeats the name.`, location: ctx.location.child(name) });
      }
    },
    Parameter(parameter: Node, ctx: Context) {
      if (repeats(parameter.description ?? "", parameter.name))
        ctx.report({
          message: `The description of ${parameter.name} repeats the name.`,
          location: ctx.location.child("description"),
        });
    },
    Operation(operation: Node, ctx: Context) {
      if (repeats(operation.description ?? "", operation.summary ?? ""))
        ctx.report({ message: "The description repeats the summary.", location: ctx.location.child("description") });
    },
  };
}

const FILLERS = new Set(["a", "an", "the", "of", "this", "its", "to", "for", "in", "is"]);

function words(text: string): string[] {
  const parts =
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return parts.filter((word) => !FILLERS.has(word));
}

/** Whether a description has no word that the name doesn't have already. */
function repeats(description: string, name: string): boolean {
  const known = new Set(words(name));
  return description !== "" && words(description).every((word) => known.has(word));
}

/** Null comes last in a list of types, which is how tools and readers expect it. */
export function nullLast() {
  return {
    Schema(schema: Node, ctx: Context) {
      if (!Array.isArray(schema.type)) return;
      const at = schema.type.indexOf("null");
      if (at >= 0 && at !== schema.type.length - 1)
        ctx.report({ message: "Put 'null' last.", location: ctx.location.child("type") });
    },
  };
}

/** What is named as a point in time says how it is written. */
export function timeFormat() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const [name, property] of Object.entries<Node>(properties)) {
        if (!/(_at|At|_time)$/.test(name) || ![property?.type].flat().includes("string")) continue;
        if (property.format !== "date-time")
          ctx.report({
            message: `${name} is a time: give it the format date-time.`,
            location: ctx.location.child(name),
          });
      }
    },
  };
}

/** `camelCase` under /v2 (prompts and skills), `snake_case` elsewhere. The bundle no longer knows the area. */
export function propertyCasing() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      const folder = folderOf(ctx.location);
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

/** In each variant the discriminator is required and a const, so that any validator and TypeScript can tell them apart. */
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
          message: "Map each variant of the oneOf, by the same reference.",
          location: ctx.location.child("discriminator"),
        });
      for (const [value, reference] of Object.entries(mapping)) {
        const { required, constant } = fieldOf({ $ref: reference }, property, ctx);
        if (!required || constant !== value)
          ctx.report({
            message: `${reference} must require ${property} and fix it as const ${value}.`,
            location: ctx.location.child(["discriminator", "mapping", value]),
          });
      }
    },
  };
}

function fieldOf(schema: Node, name: string, ctx: Context, from?: string): { required: boolean; constant: unknown } {
  const target = follow(schema, ctx, from);
  const parts = (target.node?.allOf ?? []).map((part: Node) => fieldOf(part, name, ctx, target.from));
  const own = { required: target.node?.required?.includes(name), constant: target.node?.properties?.[name]?.const };
  return {
    required: Boolean(own.required || parts.some((part: Node) => part.required)),
    constant: own.constant ?? parts.find((part: Node) => part.constant !== undefined)?.constant,
  };
}
