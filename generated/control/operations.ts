// Made from openapi/ by `npm run generate`. Do not edit.

/** What a runtime must know about an operation that types can't tell it. */
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
  /** Number of the first page, in the form `page`. */
  readonly first?: number;
  /** Query parameter with the number of items on a page. */
  readonly size?: string;
  readonly items: string;
  readonly next?: string;
  readonly total?: string;
}

export type OperationId = keyof typeof operations;

export const operations = {
  "sandbox.reset": {"method":"POST","path":"/_mock/reset","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"optional","status":204,"answers":[],"security":["BearerAuth"],"deprecated":false},
  "snapshot.get": {"method":"GET","path":"/_mock/snapshot","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"answers":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "snapshot.restore": {"method":"PUT","path":"/_mock/snapshot","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":204,"answers":[],"security":["BearerAuth"],"deprecated":false},
  "clock.get": {"method":"GET","path":"/_mock/clock","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"answers":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "clock.move": {"method":"POST","path":"/_mock/clock","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":200,"answers":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "journal.get": {"method":"GET","path":"/_mock/journal","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"answers":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "journal.clear": {"method":"DELETE","path":"/_mock/journal","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"answers":[],"security":["BearerAuth"],"deprecated":false},
  "faults.list": {"method":"GET","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"answers":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "faults.create": {"method":"POST","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":201,"answers":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "faults.delete": {"method":"DELETE","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"answers":[],"security":["BearerAuth"],"deprecated":false},
  "files.get": {"method":"GET","path":"/_mock/files/{file_id}","area":"control","parameters":{"path":["file_id"],"query":[],"header":[]},"body":"none","status":200,"answers":["application/octet-stream"],"security":["BearerAuth"],"deprecated":false},
} as const satisfies Record<string, Operation>;
