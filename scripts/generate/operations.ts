import {
  type Document,
  findSuccess,
  listOperations,
  listStreamFailures,
  type Pagination,
  type Parameter,
  successStatus,
} from "../../src/core/document.ts";
import { GENERATED, importTypes } from "./import-types.ts";

/** Renders a record with one entry for each operationId, in the document's order. */
export function renderOperations(document: Document, folder = GENERATED): string {
  const entries = [...listOperations(document)].map(({ path, method, operation, parameters }) => {
    const status = successStatus(operation);
    const success = findSuccess(document, operation);
    const namesIn = (location: string) =>
      parameters.filter((parameter) => parameter.in === location).map(({ name }) => name);
    const entry = {
      method: method.toUpperCase(),
      path: path.replace(/#.*/, ""),
      area: operation.tags[0],
      parameters: { path: namesIn("path"), query: namesIn("query"), header: namesIn("header") },
      body: operation.requestBody ? (operation.requestBody.required ? "required" : "optional") : "none",
      status,
      mediaTypes: Object.keys(success.content ?? {}),
      security: Object.keys((operation.security ?? (document.security as Record<string, string[]>[]))[0] ?? {}),
      deprecated: operation.deprecated ?? false,
      pagination: withDefaultSize(operation["x-pagination"], parameters),
      stream: operation["x-stream"],
    };
    return `  ${JSON.stringify(operation.operationId)}: ${JSON.stringify(entry)},\n`;
  });
  return `${importTypes(folder, "Operation")}

export type OperationId = keyof typeof operations;

export const operations = {
${entries.join("")}} as const satisfies Record<string, Operation>;

/** The events that end streams with a failure. */
export const streamFailures: readonly string[] = ${JSON.stringify(listStreamFailures(document))};
`;
}

function withDefaultSize(pagination: Pagination | undefined, parameters: readonly Parameter[]) {
  const size = parameters.find(({ name }) => name === pagination?.size);
  return pagination && { ...pagination, defaultSize: size?.schema.default };
}
