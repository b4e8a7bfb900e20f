import type { ComponentChildren } from "preact";
import { listParts, readName, type Schema } from "../../core/document.ts";
import { nameWithoutNull } from "../schema.ts";
import { pagePaths } from "../site.ts";
import { Link, usePage } from "./link.tsx";

/** The type of a value in words: "array of Tool", "string or null (OwnerId)". Names are links. */
export function Type({ schema }: { schema: Schema }) {
  const { site } = usePage();
  const name = nameWithoutNull(schema);
  const named = name && site.schemas.get(name)?.schema;
  const plain = named && describePlainly(named);
  if (!plain) return <span class="type">{words(schema)}</span>;
  const isNullable = readName(schema) === undefined && !plain.endsWith("null");
  return (
    <span class="type">
      {plain}
      {isNullable ? " or null" : null} (<Link to={pagePaths.schema(name)}>{name}</Link>)
    </span>
  );
}

/** Returns the type of a named schema in words if it is not just an object, so that a reader need not open its page. */
function describePlainly(schema: Schema): string | undefined {
  const variants = listParts(schema, "oneOf", "anyOf");
  const types = (variants.length > 0 ? variants : [schema]).flatMap(({ type }) => type);
  if (types.some((type) => type === undefined) || types.every((type) => type === "object")) return undefined;
  return [...new Set(types)].join(" or ") + (schema.format ? `, ${schema.format}` : "");
}

function words(schema: Schema): ComponentChildren {
  const name = readName(schema);
  if (name) return <Link to={pagePaths.schema(name)}>{name}</Link>;
  // An object that has its own fields is an object in each variant.
  const variants = schema.properties ? [] : listParts(schema, "oneOf", "anyOf");
  if (variants.length > 0) return alternatives(variants);
  const parts = listParts(schema, "allOf");
  if (parts.length > 0) return join(parts.filter((part) => part.$ref).map(words), " and ");
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  return join(
    [schema.type ?? "any value"].flat().map((type) => typeWord(type, schema)),
    " or ",
  );
}

function typeWord(type: string, schema: Schema): ComponentChildren {
  if (type === "array") return ["array of ", words(schema.items ?? {})];
  if (type === "object" && typeof schema.additionalProperties === "object" && !schema.properties) {
    return ["map of ", words(schema.additionalProperties)];
  }
  return type === "string" && schema.format ? `string (${schema.format})` : type;
}

function alternatives(variants: Schema[]): ComponentChildren {
  const others = variants.at(-1)?.type === "null" ? variants.slice(0, -1) : variants;
  const text = others.length > 4 ? `one of ${others.length}` : join(others.map(words), " or ");
  return others === variants ? text : [text, " or null"];
}

function join(parts: ComponentChildren[], separator: string): ComponentChildren {
  return parts.map((part, index) => (index > 0 ? [separator, part] : part));
}
