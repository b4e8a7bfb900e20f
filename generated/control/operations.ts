// Generated from openapi/ by `npm run generate`. Do not edit.

/** What a server needs to know about an operation at run time. */
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

/** `items`, `next` and `total` are JSON pointers (RFC 6901) into the response body; missing if it has no such field. */
export interface Pagination {
  readonly form: "page" | "offset" | "cursor" | "token";
  /** Query parameter that selects the page. */
  readonly parameter: string;
  /** Number of the first page; only with the form `page`. */
  readonly first?: number;
  /** Query parameter for the number of items on a page. */
  readonly size?: string;
  readonly items: string;
  readonly next?: string;
  readonly total?: string;
}

export type OperationId = keyof typeof operations;

export const operations = {
  "sandbox.reset": {"method":"POST","path":"/_mock/reset","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"optional","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "snapshot.get": {"method":"GET","path":"/_mock/snapshot","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "snapshot.restore": {"method":"PUT","path":"/_mock/snapshot","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "seed.get": {"method":"GET","path":"/_mock/seed","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "seed.replace": {"method":"POST","path":"/_mock/seed","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "clock.get": {"method":"GET","path":"/_mock/clock","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "clock.move": {"method":"POST","path":"/_mock/clock","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "journal.get": {"method":"GET","path":"/_mock/journal","area":"control","parameters":{"path":[],"query":["operation_id","method","path","status","limit","cursor"],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "journal.clear": {"method":"DELETE","path":"/_mock/journal","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "journal.search": {"method":"POST","path":"/_mock/journal/search","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "rejections.list": {"method":"GET","path":"/_mock/rejections","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "replies.list": {"method":"GET","path":"/_mock/replies","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "replies.create": {"method":"POST","path":"/_mock/replies","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":201,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "replies.clear": {"method":"DELETE","path":"/_mock/replies","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "replies.delete": {"method":"DELETE","path":"/_mock/replies/{reply_id}","area":"control","parameters":{"path":["reply_id"],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "faults.list": {"method":"GET","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "faults.create": {"method":"POST","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":201,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "faults.delete": {"method":"DELETE","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "files.get": {"method":"GET","path":"/_mock/files/{file_id}","area":"control","parameters":{"path":["file_id"],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/octet-stream"],"security":["BearerAuth"],"deprecated":false},
} as const satisfies Record<string, Operation>;
