import { isDeepStrictEqual } from "node:util";
import type { Document } from "../core/document.ts";
import { pointerTo, valueAt } from "../core/json-pointer.ts";
import { quote } from "./change.ts";

// biome-ignore lint/suspicious/noExplicitAny: the linter has checked the structure of both documents
export type Node = any;

/** A schema and the document of its references. */
export type Owned = readonly [Document, Node];

const SCHEMAS = "#/components/schemas/";

/** Returns true if a schema only refers to a named one, and perhaps describes it. */
export const isReference = (schema: Node): boolean =>
  schema.$ref !== undefined &&
  !readName(schema.$ref).includes("/") &&
  Object.keys(schema).every((keyword) => keyword === "$ref" || isAnnotation(keyword));

/** The name of a schema, such as `Agent`, or of a part of one, such as `Agent/properties/name`. */
export const readName = ($ref: string): string => $ref.replace(SCHEMAS, "");

export const isNothing = (schema: Node) =>
  schema === false || isDeepStrictEqual(schema?.not, {}) || schema?.not === true;

/** Returns the names of the schemas that a value refers to directly, or to parts of them; `#` for any other place. */
export const listReferences = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/(?:components\/schemas\/([^"/]+))?/g)].map(([, name = "#"]) => name);

/** Names of the schemas that are not equal in two documents, or refer to one that is not; `#` for all other places. */
export function findChanged(base: Document, revision: Document, areEqual: (a: Node, b: Node) => boolean): Set<string> {
  const [before, after] = [base.components.schemas, revision.components.schemas];
  const names = Object.keys(after);
  const changed = new Set(names.filter((name) => before[name] === undefined || !areEqual(before[name], after[name])));
  changed.add("#");
  const users = new Map<string, string[]>();
  for (const name of names)
    for (const target of listReferences(after[name])) {
      if (!users.has(target)) users.set(target, []);
      users.get(target)!.push(name);
    }
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  return changed;
}

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

/** Returns the value of the first property that has only one, such as `text` of `type: { const: text }`. */
export function readConstant({ properties = {} }: Node): string | undefined {
  const values = Object.values<Node>(properties).map(({ const: value, enum: [first, ...others] = [value] }: Node) =>
    others.length === 0 ? first : undefined,
  );
  return values.find((value) => typeof value === "string");
}

/** Keywords with schemas, or with other objects, by names that the document chooses. */
export const MAPS =
  /^(properties|patternProperties|dependentSchemas|\$defs|schemas|headers|content|responses|mapping)$/;
export const DATA = /^(const|enum|default)$|^x-(?!itemSchema)/;
export const TEXTS = /^(description|summary|examples?|externalDocs)$/;

/** Returns a copy without texts and examples, so that equal parts are found fast. `x-open` marks open unions. */
export function removeTexts<T>(value: T, areKeysNames = false): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => removeTexts(item)) as T;
  const copy: Node = {};
  for (const [key, inner] of Object.entries(value)) {
    if (areKeysNames) copy[key] = removeTexts(inner);
    else if (!TEXTS.test(key)) copy[key] = DATA.test(key) ? inner : removeTexts(inner, MAPS.test(key));
  }
  // openapi/README.md: the description of a union says whether other kinds may be added.
  const { description } = value as Node;
  if (!areKeysNames && /\bother\s+kinds\s+may\s+be\s+added/i.test(description)) copy["x-open"] = true;
  return copy;
}

/** Finds the references of a document, but not those in texts and data, with the JSON Pointer to each. */
export function* findReferences(
  value: Node,
  place = "",
  areKeysNames = false,
): Generator<{ $ref: string; place: string }> {
  if (typeof value !== "object" || value === null) return;
  const $ref = value.$ref ?? value.$dynamicRef;
  if (typeof $ref === "string") yield { $ref, place };
  for (const [key, inner] of Object.entries(value))
    if (areKeysNames || !(TEXTS.test(key) || DATA.test(key)))
      yield* findReferences(inner, pointerTo(place, key), !areKeysNames && MAPS.test(key));
}

/** Returns a value with the targets of all references in it, and in these. */
export function withTargets(document: Document, value: Node): Record<string, Node> {
  const found = new Map([["", value]]);
  // The map grows while it is read.
  for (const inner of found.values())
    for (const { $ref } of findReferences(inner))
      if (!found.has($ref)) found.set($ref, valueAt(document, decodeURIComponent($ref)));
  return Object.fromEntries(found);
}

export function describeSchema(schema: Node): string {
  if (schema === true || isNothing(schema)) return schema === true ? "`any`" : "`false`";
  if (schema.$ref !== undefined) return `\`${readName(schema.$ref)}\``;
  if (schema.const !== undefined || schema.enum) return quote(schema.enum ?? [schema.const]);
  if (schema.type !== undefined) return `\`${[schema.type].flat().join(" | ")}\``;
  const variants: Node[] | undefined = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  return variants ? variants.map(describeSchema).join(schema.allOf ? " & " : " | ") : `\`${JSON.stringify(schema)}\``;
}
