import type { ComponentChildren } from "preact";
import { listParts, readName, type Schema } from "../../core/document.ts";
import { nameWithoutNull } from "../schema.ts";
import { pagePaths } from "../site.ts";
import { Link, usePage } from "./link.tsx";

/** The type of a value in words: "array of Tool", "string or null". Names are links. */
export function Type({ schema }: { schema: Schema }) {
  const { site } = usePage();
  const name = nameWithoutNull(schema);
  const named = name && site.schemas.get(name)?.schema;
  return (
    <span class="type">
      {words(schema)}
      {named && SCALAR.test(String(named.type))
        ? [" (", words({ ...named, format: undefined }), named.format ? `, ${named.format}` : "", ")"]
        : null}
    </span>
  );
}

/** Types whose values have no parts, also with null: a reader need not open their page. */
const SCALAR = /^(string|number|integer|boolean)(,null)?$/;

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
