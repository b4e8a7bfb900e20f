import { type Document, findSuccess, listOperations, type MediaType, resolve } from "../core/document.ts";

const JSON_TYPE = "application/json";
const STREAM_TYPE = "text/event-stream";

/**
 * Returns a copy of the document for `redocly generate-client`, without what its generators get wrong:
 *
 * - An operation whose response is JSON or a stream becomes two, the second of which has the suffix `Stream`.
 * - A list in pages is an array, not a union of arrays.
 * - A body that can only be null is missing.
 * - A parameter that can only be an integer such as 1 has this type, because Java and PHP would take it for a decimal number.
 * - An object with named and other properties has only the others, because a type with both would lose these.
 */
export function adaptDocument(original: Document): Document {
  const document = structuredClone(original);
  const entries = [...listOperations(document)];
  const ids = new Set(entries.map(({ operation }) => operation.operationId));
  for (const { path, method, operation, parameters } of entries) {
    for (const parameter of parameters)
      if (Number.isInteger(parameter.schema.const)) parameter.schema = { type: "integer" };
    const response = findSuccess(document, operation);
    const { [JSON_TYPE]: json, [STREAM_TYPE]: stream } = response.content ?? {};
    if (json && stream) {
      const operationId = `${operation.operationId}Stream`;
      response.content = { [STREAM_TYPE]: stream };
      if (!ids.has(operationId)) {
        // HTTP libraries do not send the fragment.
        document.paths[`${path}#stream`] = { [method]: structuredClone({ ...operation, operationId }) };
      }
      response.content = { [JSON_TYPE]: json };
    }
    if (json && operation["x-pagination"]?.items === "") mergeLists(document, json);
    if (operation.requestBody?.content[JSON_TYPE]?.schema.type === "null") delete operation.requestBody;
  }
  for (const schema of Object.values(document.components.schemas))
    if (schema.additionalProperties) {
      delete schema.properties;
      delete schema.required;
    }
  return document;
}

/** Replaces a union of arrays by an array of unions. */
function mergeLists(document: Document, media: MediaType): void {
  const { anyOf } = media.schema;
  if (anyOf) media.schema = { type: "array", items: { anyOf: anyOf.map((list) => resolve(document, list).items!) } };
}
