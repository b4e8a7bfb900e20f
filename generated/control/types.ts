// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/_mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sandbox
         * @description Returns the sandbox to its initial state: seeded records, no faults and an empty journal. Its open streams end,
         *     and its requests are counted from 1 again in `X-Request-Id`.
         */
        post: operations["sandbox.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a snapshot
         * @description Returns the complete state of the sandbox as one JSON value, which you can restore at any time. It contains no
         *     secrets of connectors and agents, because the mock does not store them. It does contain everything else as you
         *     sent it, such as the requests of batch jobs.
         */
        get: operations["snapshot.get"];
        /**
         * Restore a snapshot
         * @description Returns the sandbox to its state when the snapshot was taken, including ids and time. You can use a snapshot of
         *     another sandbox. Tables that are missing from the snapshot are filled with the seeded records. Open streams of
         *     the sandbox end, and its requests are counted from 1 again in `X-Request-Id`.
         *
         *     The snapshot is checked first: each row against the schema of its table, no key twice in a table, and no row
         *     without the rows that it needs. A snapshot that fails is refused with 422, and the sandbox stays as it is.
         */
        put: operations["snapshot.restore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the time
         * @description Returns the time on the sandbox's clock, and when the next scheduled action is due.
         */
        get: operations["clock.get"];
        put?: never;
        /**
         * Move the clock
         * @description Moves the sandbox's clock forward. Every action that becomes due takes place in order and at its own time:
         *     schedules fire, executions progress, batch jobs finish. The clock cannot move back. If more than 20,000 actions
         *     become due, the clock stops partway and the request returns 422. You can then move it on from there.
         */
        post: operations["clock.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description Returns the recorded requests of this sandbox, oldest first, each with its violations. The mock keeps up to 1,000
         *     requests of a sandbox, and fewer if they are long: it drops the oldest first, and shortens long URLs and
         *     violations in the middle (`…`).
         */
        get: operations["journal.get"];
        put?: never;
        post?: never;
        /**
         * Clear the journal
         * @description Removes all requests of this sandbox from the journal.
         */
        delete: operations["journal.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Returns the pending faults of this sandbox, oldest first.
         */
        get: operations["faults.list"];
        put?: never;
        /**
         * Add a fault
         * @description Injects a fault into the next requests for one operation or for all operations. A fault with `status` or `drop`
         *     replaces the response, and the request has no effect. Other faults only affect how the response is sent; the
         *     request still takes effect. If several faults match a request, the oldest applies.
         */
        post: operations["faults.create"];
        /**
         * Remove all faults
         * @description Removes all pending faults of this sandbox. Later requests are handled normally.
         */
        delete: operations["faults.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file, for example from `output_file` of a batch job.
                 * @example 9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2
                 */
                file_id: string;
            };
            cookie?: never;
        };
        /**
         * Get a stored file
         * @description Returns a file of the sandbox, such as the output of a batch job or a file to import from. The API itself has no
         *     operation for this.
         */
        get: operations["files.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Initial state of a sandbox. */
        Reset: {
            /**
             * @description Number from which ids and generated content are derived. If omitted, the value that the mock was started
             *     with is used.
             */
            seed?: number;
            /**
             * Format: date-time
             * @description Initial time on the sandbox's clock. If omitted, the value that the mock was started with is used.
             */
            now?: string;
        };
        /** @description Complete state of a sandbox. The format depends on the version of the mock. */
        Snapshot: {
            /** @description Number from which ids and generated content are derived. */
            seed: number;
            /** @description Time on the sandbox's clock, as a Unix timestamp in milliseconds. The years are 0 to 9999. */
            clock: number;
            /**
             * @description Number of ids that the sandbox has assigned. If rows have the ids that would be next, the sandbox continues
             *     after these, so that it assigns no id twice.
             */
            count: number;
            /** @description Rows by table name. */
            tables: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description Time of a sandbox. */
        Clock: {
            /**
             * Format: date-time
             * @description Time on the sandbox's clock.
             */
            now: string;
            /**
             * Format: date-time
             * @description Time at which the next scheduled action is due; null if there is none.
             */
            next: string | null;
        };
        /** @description How far to move the clock. Set exactly one of the fields. */
        ClockMove: {
            /** @description Milliseconds to move the clock forward by. */
            advance_ms?: number;
            /**
             * Format: date-time
             * @description Time to move the clock to, at most 366 days ahead.
             */
            advance_to?: string;
        };
        /** @description One page of the recorded requests of a sandbox. */
        Journal: {
            /** @description Recorded requests, oldest first. */
            requests: components["schemas"]["JournalEntry"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description One request and its outcome. */
        JournalEntry: {
            /** @description The `X-Request-Id` of the response. */
            request_id: string;
            /**
             * Format: date-time
             * @description Time on the sandbox's clock.
             */
            at: string;
            /** @description HTTP method. */
            method: string;
            /** @description Path and query string, as sent; shortened in the middle beyond 2,000 characters. */
            url: string;
            /** @description Operation that handled the request; null if no operation has this path and method. */
            operation_id: string | null;
            /** @description HTTP status code of the response; 0 if the connection was dropped instead. */
            status: number;
            /** @description Violations found in the request or, with a 500, in the mock's own response. */
            violations: components["schemas"]["Violation"][];
        };
        /** @description A fault to inject, and the requests that it applies to. Set at least one effect. */
        FaultCreate: {
            /** @description Id of the operation to inject the fault into, such as `agents.get`, or `*` for all. Any other value returns 422. */
            operation_id: string;
            /**
             * @description Number of requests to inject the fault into; null for all, until the faults are removed.
             * @default 1
             */
            times?: number | null;
            /** @description Milliseconds to wait before the response starts. */
            latency_ms?: number;
            /** @description HTTP status code of the problem to return. */
            status?: number;
            /** @description Seconds to send in the `Retry-After` header of the problem. */
            retry_after?: number;
            /** @description Whether to close the connection without a response. */
            drop?: boolean;
            /** @description Number of bytes of the response body to send before closing the connection. */
            cut_after_bytes?: number;
            /** @description Number of events of a stream to send before closing the connection. */
            cut_after_events?: number;
        };
        /** @description A pending fault. */
        Fault: {
            /** @description Unique id, assigned by the mock. */
            id: string;
            /** @description Operation that the fault is injected into, or `*` for all. */
            operation_id: string;
            /** @description Number of further requests that the fault is injected into; null for all. */
            remaining: number | null;
            /** @description Milliseconds to wait before the response starts; null for no delay. */
            latency_ms: number | null;
            /** @description HTTP status code of the problem to return; null if the request is handled normally. */
            status: number | null;
            /** @description Seconds to send in the `Retry-After` header; null for no such header. */
            retry_after: number | null;
            /** @description Whether the connection is closed without a response. */
            drop: boolean;
            /** @description Number of bytes of the response body after which the connection is closed; null if it is not. */
            cut_after_bytes: number | null;
            /** @description Number of events after which a stream's connection is closed; null if it is not. */
            cut_after_events: number | null;
        };
        /** @description Pending faults of a sandbox. */
        FaultList: {
            /** @description Pending faults, oldest first. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description One violation in the request, and its location. */
        Violation: {
            /**
             * @description JSON Pointer (RFC 6901) to the invalid value. It starts with the part of the request: `/path`, `/query`,
             *     `/header` or `/body`, as in `/body/name` and `/query/page_size`.
             */
            pointer: string;
            /** @description Human-readable explanation of what is wrong with the value. The wording may change. */
            detail: string;
            /**
             * @description JSON Schema keyword that the value violates: `required`, `type`, `enum`, `const`, `format`, `pattern`,
             *     `minLength`, `maxLength`, `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`, `minItems`,
             *     `maxItems`, `uniqueItems`, `contains`, `minContains`, `maxContains`, `minProperties`, `maxProperties`,
             *     `additionalProperties`, `unevaluatedProperties`, `unevaluatedItems`, `propertyNames`, `dependentRequired`, `not`,
             *     `anyOf` or `oneOf`. It is `invalid` for a rule that only a description states. Other values may be added.
             */
            code: "required" | "type" | "enum" | "const" | "format" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" | "minItems" | "maxItems" | "uniqueItems" | "contains" | "minContains" | "maxContains" | "minProperties" | "maxProperties" | "additionalProperties" | "unevaluatedProperties" | "unevaluatedItems" | "propertyNames" | "dependentRequired" | "not" | "anyOf" | "oneOf" | "invalid" | (string & {});
        };
        /** @description Why a request failed, in the problem details format of RFC 9457. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URI that identifies the problem type. With `about:blank`, `status` and `code` identify it instead.
             * @default about:blank
             */
            type: string;
            /** @description Short name of the HTTP status, the same for every problem with this status. */
            title: string;
            /** @description HTTP status code of the response, repeated so that the body makes sense on its own, for example in a log. */
            status: number;
            /** @description Human-readable explanation of what happened and what to do about it. The wording may change. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Path of the request that failed, if the service reports it.
             */
            instance?: string;
            /**
             * @description Machine-readable error code, for your program to branch on. Each operation lists the codes to expect. The set is
             *     open: treat a code you do not know like any other error with the same status.
             */
            code: string;
            /** @description One entry for each violation in the request. Always present with 422; present with 400 if the location is known. */
            errors?: components["schemas"]["Violation"][];
        };
        /** @description Why a request with status 422 failed, with at least one violation in `errors`. */
        UnprocessableProblem: components["schemas"]["Problem"] & {
            /** @description One entry for each violation in the request. */
            errors: components["schemas"]["Violation"][];
        };
    };
    responses: {
        /**
         * @description The API key is missing or invalid, or the server was started with `--control-key` and the header `X-Control-Key`
         *     is missing or wrong. `UNAUTHENTICATED`.
         */
        ControlUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The server accepts other machines and was started without `--control-key`, or a page of another origin sent the
         *     request. `CONTROL_NOT_ALLOWED`, `ORIGIN_NOT_ALLOWED`.
         */
        ControlForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not valid JSON. `MALFORMED_REQUEST`. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 10 MB. `PAYLOAD_TOO_LARGE`. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Content-Type` of the body is not `application/json`. `UNSUPPORTED_MEDIA_TYPE`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A parameter or a value in the body is missing or invalid. `VALIDATION_ERROR`; `errors` has an entry for each
         *     violation.
         */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The cursor or page token was not issued by this operation, or it is damaged. `MALFORMED_CURSOR`. */
        BadCursor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key is missing or invalid. `UNAUTHENTICATED`. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the service's logs. Quote it when you report a problem.
         * @example req_0197c3e1a2b4
         */
        RequestId: string;
    };
    pathItems: never;
}
export type Reset = components['schemas']['Reset'];
export type Snapshot = components['schemas']['Snapshot'];
export type Clock = components['schemas']['Clock'];
export type ClockMove = components['schemas']['ClockMove'];
export type Journal = components['schemas']['Journal'];
export type JournalEntry = components['schemas']['JournalEntry'];
export type FaultCreate = components['schemas']['FaultCreate'];
export type Fault = components['schemas']['Fault'];
export type FaultList = components['schemas']['FaultList'];
export type Violation = components['schemas']['Violation'];
export type Problem = components['schemas']['Problem'];
export type UnprocessableProblem = components['schemas']['UnprocessableProblem'];
export type ResponseControlUnauthorized = components['responses']['ControlUnauthorized'];
export type ResponseControlForbidden = components['responses']['ControlForbidden'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseBadCursor = components['responses']['BadCursor'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type HeaderRequestId = components['headers']['RequestId'];
export type $defs = Record<string, never>;
export interface operations {
    "sandbox.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Initial state of the sandbox. Omit it to use the values that the mock was started with. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            /** @description The sandbox was reset. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "snapshot.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the sandbox. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "snapshot.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A snapshot, exactly as it was returned. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            /** @description The snapshot was restored. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "clock.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "clock.move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How far to move the clock, or to which time. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockMove"];
            };
        };
        responses: {
            /** @description The new time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "journal.get": {
        parameters: {
            query?: {
                /**
                 * @description Return only requests that this operation handled.
                 * @example agents.get
                 */
                operation_id?: string;
                /**
                 * @description Return only requests whose path and query start with this text.
                 * @example /v1/agents
                 */
                path?: string;
                /**
                 * @description Return only requests with this HTTP status code.
                 * @example 404
                 */
                status?: number;
                /**
                 * @description Maximum number of requests per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the previous page. Omit it to get the first page.
                 * @example WyJqb3VybmFsIiwwXQ
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "journal.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal was cleared. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "faults.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending faults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "faults.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fault, and the requests that it applies to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The fault was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "faults.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All faults were removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "files.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file, for example from `output_file` of a batch job.
                 * @example 9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2
                 */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Content of the file, with the file's media type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The sandbox has no file with this id. `FILE_NOT_FOUND`. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
        };
    };
}
