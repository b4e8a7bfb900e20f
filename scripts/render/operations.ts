import { type Document, operationsOf, type Response, resolve, successOf } from "./document.ts";

const INTERFACES = `/** What a runtime must know about an operation that types can't tell it. */
export interface Operation {
  /** Upper-case HTTP method. */
  readonly method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** Path template with its parameters in braces, without a fragment, since none travels over HTTP. */
  readonly path: string;
  /** Folder and tag of the operation. */
  readonly area: string;
  readonly parameters: {
    readonly path: readonly string[];
    readonly query: readonly string[];
    readonly header: readonly string[];
  };
  readonly body: "none" | "optional" | "required";
  /** HTTP status of success. */
  readonly status: number;
  /** Media types of the success, the usual one first; empty where there is no body. */
  readonly answers: readonly string[];
  /** Names of the security schemes that are needed, all of them together. */
  readonly security: readonly string[];
  readonly deprecated: boolean;
  /** How the list comes in pages, where it does. */
  readonly pagination?: Pagination;
  /** How its event stream ends, and whether one that broke off can be resumed with Last-Event-ID. */
  readonly stream?: { readonly ends: readonly string[]; readonly resumable?: boolean };
}

/** Pointers are JSON pointers (RFC 6901) into the answer; a missing one means that the answer has no such field. */
export interface Pagination {
  readonly form: "page" | "offset" | "cursor" | "token";
  /** Query parameter that chooses the page. */
  readonly parameter: string;
  /** Number of the first page, in the form \`page\`. */
  readonly first?: number;
  /** Query parameter with the number of items on a page. */
  readonly size?: string;
  readonly items: string;
  readonly next?: string;
  readonly total?: string;
}
`;

/** One entry per operationId, in the document's order. */
export function renderOperations(document: Document): string {
  const entries = [...operationsOf(document)].map(({ path, method, operation, parameters }) => {
    const status = successOf(operation);
    const success = resolve<Response>(document, operation.responses[status]!);
    const named = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    const entry = {
      method: method.toUpperCase(),
      path: path.replace(/#.*/, ""),
      area: operation.tags[0],
      parameters: { path: named("path"), query: named("query"), header: named("header") },
      body: operation.requestBody ? (operation.requestBody.required ? "required" : "optional") : "none",
      status,
      answers: Object.keys(success.content ?? {}),
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
