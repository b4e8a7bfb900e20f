/** Reads and describes schemas. */
import { isDeepStrictEqual } from "node:util";
import type { Document } from "../generate/document.ts";
import { quote } from "./change.ts";

// biome-ignore lint/suspicious/noExplicitAny: the linter has checked the structure of both documents
export type Node = any;

/** A schema and the document of its references. */
export type Owned = readonly [Document, Node];

/** Returns true if a schema only refers to another, and perhaps describes it. */
export const isReference = (schema: Node): boolean =>
  schema.$ref !== undefined && Object.keys(schema).every((keyword) => keyword === "$ref" || isAnnotation(keyword));

export const readName = ({ $ref }: Node): string => $ref.split("/").at(-1);

/** Returns true if a schema accepts nothing. */
export const isNothing = (schema: Node) =>
  schema === false || isDeepStrictEqual(schema?.not, {}) || schema?.not === true;

/** Returns the names of the schemas that a value refers to directly. */
export const listReferences = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)].map(([, name]) => name!);

const ANNOTATIONS = new Set(
  "description title default deprecated example examples readOnly writeOnly discriminator externalDocs".split(" "),
);

/** Returns true for a keyword that does not decide if a value is accepted. */
export const isAnnotation = (keyword: string) => ANNOTATIONS.has(keyword) || keyword.startsWith("x-");

/** Returns the keywords that decide if a value is accepted. */
export const readRules = (schema: Node): Node =>
  Object.fromEntries(
    Object.entries<Node>(schema).filter(([keyword, value]) => !isAnnotation(keyword) && !isDeepStrictEqual(value, [])),
  );

/** Describes a schema in a few words. */
export function describeSchema(schema: Node): string {
  if (schema === true || isNothing(schema)) return schema === true ? "`any`" : "`false`";
  if (schema.$ref !== undefined) return `\`${readName(schema)}\``;
  if (schema.const !== undefined || schema.enum) return quote(schema.enum ?? [schema.const]);
  if (schema.type !== undefined) return `\`${[schema.type].flat().join(" | ")}\``;
  const variants: Node[] | undefined = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  return variants ? variants.map(describeSchema).join(schema.allOf ? " & " : " | ") : `\`${JSON.stringify(schema)}\``;
}
