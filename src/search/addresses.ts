import type { Kind } from "./entry.ts";

/** The usual address of an entry, relative to the root of the site. The index contains only others. */
export function usualAddress(kind: Kind, name: string, context: string): string {
  switch (kind) {
    case "operation":
      return `operations/${name}/index.html`;
    case "schema":
      return `schemas/${name}/index.html`;
    case "parameter":
      return `operations/${context}/index.html#query.${name}`;
    case "field":
      return `schemas/${context}/index.html#${name}`;
    case "error":
      return `errors/index.html#${name}`;
    case "decision":
      return `decisions/index.html#${toAnchor(`${context} ${name}`)}`;
    default:
      return "";
  }
}

export function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
