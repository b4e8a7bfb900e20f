import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { Document } from "./document.ts";

/** `paths`, `components` and `operations` by openapi-typescript, and each schema as a type of its own name. */
export async function renderTypes(document: Document): Promise<string> {
  // Both types describe an OpenAPI document; ours names only the parts that the renderers read.
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // Otherwise a field with a default would be required in request bodies.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
  return astToString(ast);
}
