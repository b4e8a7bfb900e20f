import { type Document, listOperations, type Response, resolve, type Schema } from "../../src/core/document.ts";
import { createSchemaCopier } from "./schemas/closed-schema.ts";

/**
 * Renders one JSON Schema whose properties are the JSON responses of all operations, named such as `agents.get 200`, and the
 * events of their streams, such as `conversations.startStream event`. Like the document, it allows undeclared fields and, where
 * the document says so, other kinds.
 */
export function renderResponseSchemas(document: Document, notice: string): string {
  const { copy, components } = createSchemaCopier(document);
  const properties: Record<string, Schema> = {};
  for (const { operation } of listOperations(document))
    for (const [status, response] of Object.entries(operation.responses))
      for (const [type, { schema, "x-itemSchema": event }] of Object.entries(
        resolve<Response>(document, response).content ?? {},
      )) {
        if (/json$/.test(type)) properties[`${operation.operationId} ${status}`] = copy(schema, "response");
        if (event) properties[`${operation.operationId} event`] = copy(event, "response");
      }
  const definitions = Object.fromEntries(components().map((schema) => [schema.$id, schema]));
  return `{
"$comment": ${JSON.stringify(notice)},
"properties": {
${renderLines(properties)}
},
"$defs": {
${renderLines(definitions)}
}
}
`;
}

/** One line for each schema, so that a change of one is a change of few lines. */
function renderLines(schemas: Record<string, Schema>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
    .join(",\n");
}
