import { type Document, operationsOf, type Response, resolve, successStatus } from "./document.ts";

const INTERFACES = `/** What a server needs to know about an operation at run time. */
export interface Operation {
  /** HTTP method in uppercase. */
  readonly method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** Path template with its parameters in braces, without a fragment, because HTTP does not send fragments. */
  readonly path: string;
  /** Folder and tag of the operation. */
  readonly area: string;
  readonly parameters: {
    readonly path: readonly string[];
    readonly query: readonly string[];
    readonly header: readonly string[];
  };
  readonly body: "none" | "optional" | "required";
  /** HTTP status of a successful response. */
  readonly status: number;
  /** Media types of a successful response, the default first; empty if it has no body. */
  readonly mediaTypes: readonly string[];
  /** Names of the security schemes, all of which are required. */
  readonly security: readonly string[];
  readonly deprecated: boolean;
  /** How the list is paged; missing if it is not. */
  readonly pagination?: Pagination;
  /** The terminal events of its event stream, and whether the stream can be resumed with Last-Event-ID. */
  readonly stream?: { readonly ends: readonly string[]; readonly resumable?: boolean };
}

/** \`items\`, \`next\` and \`total\` are JSON pointers (RFC 6901) into the response body; missing if it has no such field. */
export interface Pagination {
  readonly form: "page" | "offset" | "cursor" | "token";
  /** Query parameter that selects the page. */
  readonly parameter: string;
  /** Number of the first page; only with the form \`page\`. */
  readonly first?: number;
  /** Query parameter for the number of items on a page. */
  readonly size?: string;
  readonly items: string;
  readonly next?: string;
  readonly total?: string;
}
`;

/** Renders a record with one entry for each operationId, in the document's order. */
export function renderOperations(document: Document): string {
  const entries = [...operationsOf(document)].map(({ path, method, operation, parameters }) => {
    const status = successStatus(operation);
    const success = resolve<Response>(document, operation.responses[status]!);
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
      pagination: operation["x-pagination"],
      stream: operation["x-stream"],
    };
    return `  ${JSON.stringify(operation.operationId)}: ${JSON.stringify(entry)},\n`;
  });
  return `${INTERFACES}
export type OperationId = keyof typeof operations;

export const operations = {
${entries.join("")}} as const satisfies Record<string, Operation>;
`;
}
