import type { Document } from "../core/document.ts";

/**
 * Converts the links of the document's description to pages. In openapi/, they are relative to the root of the site; a reader
 * follows them from wherever the description is shown (OpenAPI 3.1.0, section 4.6).
 */
export function withLinks(document: Document, convert: (href: string) => string): Document {
  const description = document.info.description.replaceAll(/(?<=\]\()(?![a-z]+:|#)[^)\s]+/g, (href) => convert(href));
  return { ...document, info: { ...document.info, description } };
}
