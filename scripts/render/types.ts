import { isDeepStrictEqual } from "node:util";
import openapiTS, { astToString, NEVER, NULL, type OpenAPI3, STRING, tsLiteral } from "openapi-typescript";
import ts from "typescript";
import type { Document, Schema } from "./document.ts";

/** Renders `paths`, `components` and `operations` with openapi-typescript, and a type alias for each schema. */
export async function renderTypes(document: Document): Promise<string> {
  // Both types describe an OpenAPI document; ours has only the fields that the renderers read.
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // Otherwise, a field with a default value would be required in request bodies.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform(schema) {
      loosenAdditionalProperties(schema as Schema);
      if (isDeepStrictEqual((schema as Schema).not, {})) return NEVER;
      return openEnumType(schema as Schema);
    },
  });
  return astToString(ast);
}

/**
 * The type of an open enum, `"a" | "b" | (string & {})`: any string, but editors suggest the known values. With a plain
 * `string`, TypeScript would reduce the union to `string`. Returns undefined for any other schema.
 */
function openEnumType(schema: Schema): ts.TypeNode | undefined {
  const known = schema["x-extensible-enum"] as string[] | undefined;
  if (!known) return undefined;
  const anyOther = ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([STRING, ts.factory.createTypeLiteralNode([])]),
  );
  const orNull = [schema.type].flat().includes("null") ? [NULL] : [];
  return ts.factory.createUnionTypeNode([...known.map((value) => tsLiteral(value)), anyOther, ...orNull]);
}

/**
 * `additionalProperties` describes the properties that have no name in the schema, but an index signature in TypeScript
 * describes all properties: if its type excludes the type of a named property, no value is assignable. So the additional
 * properties become `unknown`.
 */
function loosenAdditionalProperties(schema: Schema): void {
  if (schema.properties && typeof schema.additionalProperties === "object") schema.additionalProperties = true;
}
