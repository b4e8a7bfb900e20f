import openapiTS, { astToString, NULL, type OpenAPI3, STRING, tsLiteral } from "openapi-typescript";
import ts from "typescript";
import type { Document, Schema } from "./document.ts";

/** `paths`, `components` and `operations` by openapi-typescript, and each schema as a type of its own name. */
export async function renderTypes(document: Document): Promise<string> {
  // Both types describe an OpenAPI document; ours names only the parts that the renderers read.
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // Otherwise a field with a default would be required in request bodies.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform(schema) {
      freeOtherProperties(schema as Schema);
      return openSet(schema as Schema);
    },
  });
  return astToString(ast);
}

/**
 * An open set as `"a" | "b" | (string & {})`: any string, but editors offer the known ones. A plain `string` in the union
 * would swallow them. Anything else is left to openapi-typescript.
 */
function openSet(schema: Schema): ts.TypeNode | undefined {
  const known = schema["x-extensible-enum"] as string[] | undefined;
  if (!known) return undefined;
  const anyOther = ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([STRING, ts.factory.createTypeLiteralNode([])]),
  );
  const orNull = [schema.type].flat().includes("null") ? [NULL] : [];
  return ts.factory.createUnionTypeNode([...known.map((value) => tsLiteral(value)), anyOther, ...orNull]);
}

/**
 * JSON Schema's `additionalProperties` is about the other properties, an index signature in TypeScript about all of them:
 * if its type excludes that of a named property, no value fits. So the others become `unknown`.
 */
function freeOtherProperties(schema: Schema): void {
  if (schema.properties && typeof schema.additionalProperties === "object") schema.additionalProperties = true;
}
