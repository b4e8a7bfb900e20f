/** The types of what `npm run generate` writes. The generated files import them from here. */
import type { ErrorObject } from "ajv";

/** The facts about an operation that a server needs at run time. */
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
  /** Missing if the response is not a page of a list. */
  readonly pagination?: Pagination;
  /** The terminal events of its event stream, and whether the stream can be resumed with Last-Event-ID. */
  readonly stream?: {
    readonly ends: readonly string[];
    readonly failures: readonly string[];
    readonly resumable?: boolean;
  };
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
  /** The number of items on a page without this parameter; missing if the document does not say it. */
  readonly defaultSize?: number;
  readonly items: string;
  readonly next?: string;
  readonly total?: string;
}

/** A compiled validator: returns true if the value is valid, and otherwise sets `errors`. */
export interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export interface OperationValidators {
  /**
   * Validates `{ path, query, header }`, whose values are strings, or arrays of strings for a repeated query parameter;
   * header names are lowercase. Converts the values to numbers, booleans and arrays and sets default values, both in place.
   * Missing if the operation has no parameters.
   */
  readonly parameters?: Validate;
  /** Validates the JSON request body. */
  readonly body?: Validate;
  /** Validate JSON response bodies, by status. An undeclared field is an error. A status without a JSON body is missing. */
  readonly responses: Readonly<Record<number, Validate>>;
  /** Validates one event of the event stream (`x-itemSchema`). An undeclared field is an error. */
  readonly event?: Validate;
}

/** Validates the entries of a list of a seed. An undeclared field is an error. */
export interface EntryValidators {
  /** Validates the resource, without `_mock`. */
  readonly resource: Validate;
  /** Validates `_mock`. */
  readonly internal: Validate;
  /** Names of the fields of the resource, and of `_mock`. */
  readonly fields: readonly string[];
  readonly internalFields: readonly string[];
}

/** The declared fields of a value: a shape, or the name of a component; null to keep the whole value. */
export type Known = Shape | string | null;

export interface Shape {
  readonly fields?: Readonly<Record<string, Known>>;
  /** The values of fields without a name of their own, as in a map. Missing if such fields are to be dropped. */
  readonly values?: Known;
  readonly items?: Known;
  /** The field whose value selects a variant. Objects without this field have the variant "". */
  readonly tag?: string;
  readonly variants?: Readonly<Record<string, Known>>;
}
