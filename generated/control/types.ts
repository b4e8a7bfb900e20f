// Made from openapi/ by `npm run generate`. Do not edit.

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
         * Reset the world
         * @description Makes the world anew, as it was before its first request: seeded records, no faults, an empty journal. Streams
         *     that are open go on in the world as it was.
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
         * @description Returns everything in the world as one JSON value, to be kept and restored at any time.
         */
        get: operations["snapshot.get"];
        /**
         * Restore a snapshot
         * @description Makes the world what it was when the snapshot was taken, ids and time included. The snapshot may come from
         *     another world. A table that it does not have begins with the seeded records.
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
         * @description Returns the time by the world's clock, and when the next thing will happen by itself.
         */
        get: operations["clock.get"];
        put?: never;
        /**
         * Move the clock
         * @description Moves the world's clock on. Whatever falls due on the way happens in its order and at its time: schedules fire,
         *     executions go on, batch jobs finish. The clock can't go back. If more than 20,000 things happen on the way, it
         *     stops among them with 422, and can be moved on from there.
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
         * @description Returns the requests of this world that the mock remembers, oldest first, each with what was wrong with it. The
         *     mock remembers the last 10,000 requests of all worlds together.
         */
        get: operations["journal.get"];
        put?: never;
        post?: never;
        /**
         * Clear the journal
         * @description Forgets the requests of this world.
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
         * @description Returns the faults that wait for requests of this world, oldest first.
         */
        get: operations["faults.list"];
        put?: never;
        /**
         * Add a fault
         * @description Disturbs the next requests for an operation, or for all of them. A fault with a `status` or with `drop` takes the
         *     place of the answer: the request has no effect. The others disturb how an answer with effect is sent. If several
         *     faults are for the same request, the oldest counts.
         */
        post: operations["faults.create"];
        /**
         * Remove all faults
         * @description Requests of this world are answered undisturbed from now on.
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
                 * @description Identifies the file, as in `output_file` of a batch job.
                 * @example 9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2
                 */
                file_id: string;
            };
            cookie?: never;
        };
        /**
         * Get a stored file
         * @description Returns a file of the world: what a batch job has written, or what an import can be made from. The API itself has
         *     no operation for it.
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
        /** @description Where a world begins. */
        Reset: {
            /** @description Ids and made-up content follow from this number. If left out, it is the one the mock was started with. */
            seed?: number;
            /**
             * Format: date-time
             * @description First time of the world's clock. If left out, it is the one the mock was started with.
             */
            now?: string;
        };
        /** @description Everything in a world. Its inner form belongs to the mock's version and may change with it. */
        Snapshot: {
            /** @description Number that ids and made-up content follow from. */
            seed: number;
            /** @description Time by the world's clock, in milliseconds since 1970-01-01T00:00:00Z. */
            clock: number;
            /** @description Number of ids that the world has given out. */
            count: number;
            /** @description Rows by the name of their table. */
            tables: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description The time of a world. */
        Clock: {
            /**
             * Format: date-time
             * @description Time by the world's clock.
             */
            now: string;
            /**
             * Format: date-time
             * @description When the next thing will happen by itself; null if nothing will.
             */
            next: string | null;
        };
        /** @description Exactly one of the two ways to say how far the clock goes. */
        ClockMove: {
            /** @description Milliseconds to move on by. */
            advance_ms?: number;
            /**
             * Format: date-time
             * @description Time to move on to, at most 366 days ahead.
             */
            advance_to?: string;
        };
        /** @description Requests of a world. */
        Journal: {
            /** @description The requests, oldest first. */
            requests: components["schemas"]["JournalEntry"][];
        };
        /** @description One request and how it was answered. */
        JournalEntry: {
            /** @description The `X-Request-Id` of the answer. */
            request_id: string;
            /**
             * Format: date-time
             * @description Time by the world's clock.
             */
            at: string;
            /** @description HTTP method. */
            method: string;
            /** @description Path and query as they were sent. */
            url: string;
            /** @description Operation that answered; null if the path or the method belongs to none. */
            operation_id: string | null;
            /** @description Status of the answer; 0 if the connection was dropped instead. */
            status: number;
            /** @description What was wrong with the request, or, with a 500, with the mock's own answer. */
            violations: components["schemas"]["ProblemFault"][];
        };
        /** @description What goes wrong. At least one kind of disturbance has to be named. */
        FaultCreate: {
            /** @description Operation whose requests are disturbed, or `*` for all. */
            operation_id: string;
            /**
             * @description How many requests are disturbed; null for all, until the faults are removed.
             * @default 1
             */
            times?: number | null;
            /** @description Milliseconds to wait before the answer begins. */
            latency_ms?: number;
            /** @description Status of the problem to answer with. */
            status?: number;
            /** @description Seconds to put into the `Retry-After` header of such a problem. */
            retry_after?: number;
            /** @description Close the connection without an answer. */
            drop?: boolean;
            /** @description Number of bytes of the body to send before the connection is cut. */
            cut_after_bytes?: number;
            /** @description Number of events of a stream to send before the connection is cut. */
            cut_after_events?: number;
        };
        /** @description A fault that waits for requests. */
        Fault: {
            /** @description Identifies the fault. */
            id: string;
            /** @description Operation whose requests are disturbed, or `*` for all. */
            operation_id: string;
            /** @description How many more requests are disturbed; null for all. */
            remaining: number | null;
            /** @description Milliseconds to wait before the answer begins; null for none. */
            latency_ms: number | null;
            /** @description Status of the problem to answer with; null if the request is answered as usual. */
            status: number | null;
            /** @description Seconds in the `Retry-After` header; null for no such header. */
            retry_after: number | null;
            /** @description Whether the connection is closed without an answer. */
            drop: boolean;
            /** @description Number of bytes of the body after which the connection is cut; null if it is not. */
            cut_after_bytes: number | null;
            /** @description Number of events after which a stream is cut; null if it is not. */
            cut_after_events: number | null;
        };
        /** @description Faults of a world. */
        FaultList: {
            /** @description The faults, oldest first. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description One fault in the input, and where it is. */
        ProblemFault: {
            /**
             * @description JSON Pointer (RFC 6901) to the value at fault. It starts with the part of the request: `/path`, `/query`,
             *     `/header` or `/body`, as in `/body/name` and `/query/page_size`.
             */
            pointer: string;
            /** @description What is wrong with the value, written for people. The wording may change. */
            detail: string;
            /** @description JSON Schema keyword that the value violates, such as `required`, `type`, `enum` or `maxLength`. */
            code: string;
        };
        /** @description Describes why a request failed, in the format of RFC 9457. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URI that identifies the kind of problem. `about:blank` means that `status` and `code` identify it instead.
             * @default about:blank
             */
            type: string;
            /** @description Short name of the HTTP status, the same for every problem with this status. */
            title: string;
            /** @description HTTP status of the answer, repeated so that the body makes sense on its own, for example in a log. */
            status: number;
            /** @description What happened and what to do about it, written for people. The wording may change. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Path of the request that failed, when the service reports it.
             */
            instance?: string;
            /**
             * @description Machine-readable reason; branch on this. Each operation names the codes to expect. The set is open, so treat a
             *     code you don't know like any other error with the same status.
             */
            code: string;
            /** @description One entry for each fault in the input. Always sent with 422; sent with 400 when the place is known. */
            errors?: components["schemas"]["ProblemFault"][];
        };
    };
    responses: {
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
        /** @description The API key is missing or not valid. `UNAUTHENTICATED`. */
        Unauthorized: {
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
         * @description A parameter or a value in the body is missing or not allowed. `VALIDATION_ERROR`; `errors` has an entry for each
         *     fault.
         */
        UnprocessableContent: {
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
export type ProblemFault = components['schemas']['ProblemFault'];
export type Problem = components['schemas']['Problem'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
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
        /** @description Where the new world begins. Leave it out to begin as the mock was started. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            /** @description The world is new. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            /** @description The world as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "snapshot.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A snapshot, as it was returned. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            /** @description The world is as in the snapshot. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            /** @description The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
            /** @description The time that it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "journal.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
            /** @description The journal is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
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
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "faults.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What goes wrong, and for which requests. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The fault waits for its first request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            /** @description There are no faults. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "files.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the file, as in `output_file` of a batch job.
                 * @example 9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2
                 */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the file, with its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The world has no such file. `FILE_NOT_FOUND`. */
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
