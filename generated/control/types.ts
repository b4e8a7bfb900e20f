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
         * Reset the sandbox.
         * Returns the sandbox to its initial state: the records, replies, faults and turns of the seed data, and an empty
         * journal. Its open streams end, except the stream of the journal, and its requests are counted from 1 again in
         * `X-Request-Id`.
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
         * Take a snapshot.
         * Returns the complete state of the sandbox as one JSON value, which you can restore at any time. It contains no
         * secrets of connectors and agents, because the mock does not store them. It does contain everything else as you
         * sent it, such as the requests of batch jobs.
         */
        get: operations["snapshot.get"];
        /**
         * Restore a snapshot.
         * Returns the sandbox to its state when the snapshot was taken, including ids and time. You can use a snapshot of
         * another sandbox of this mock, or of a mock with the same seed data: tables that are missing from the snapshot get
         * the records of the seed data. Open streams of the sandbox end, and its requests are counted from 1 again in
         * `X-Request-Id`.
         *
         * The snapshot is checked first: each row must match the schema of its table, no key may occur twice in a table, and
         * each row must have the rows that it needs. An invalid snapshot is refused with 422, and the sandbox stays as it is.
         */
        put: operations["snapshot.restore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the seed data.
         * Returns everything in the sandbox as seed data, so that you can keep it in a file, edit it and start with it: lists of
         * resources, oldest first, each as the API shows it. `_mock` has the data that the API does not show, such as the
         * versions of an agent, the events of an execution, tasks in progress, and the clock. A sandbox that is replaced with
         * this data continues from the same state. Faults, replies, turns and the journal are not part of it. Empty lists are left
         * out, and so are the time and the random seed if both the sandbox and the mock have the default.
         */
        get: operations["seed.get"];
        put?: never;
        /**
         * Replace the seed data.
         * Replaces everything in the sandbox with the resources that you send. A list that you leave out is empty, with two
         * exceptions: without `models`, the sandbox has the built-in base models, and without `organizations`, `workspaces` and
         * `users`, the built-in ones. Schedules start executions; nothing else happens by itself, except for the tasks in
         * `_mock.tasks`.
         *
         * All faults, replies and turns are replaced by those in `_mock`, the journal is cleared, and time and ids start as in a new
         * sandbox unless `_mock` sets them. Open streams of the sandbox end, and its requests are counted from 1 again in `X-Request-Id`. A reset
         * restores the data that the mock was started with.
         *
         * The data is checked first: each resource must match its schema in the API's document and have no undeclared field, no
         * id may occur twice in a list, and no reference may name a missing resource, such as the model of an agent. Invalid
         * data is refused with 422 and up to 100 violations, and the sandbox stays as it is.
         */
        post: operations["seed.replace"];
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
         * Get the time.
         * Returns the time on the sandbox's clock, and the time at which the next scheduled action is due.
         */
        get: operations["clock.get"];
        put?: never;
        /**
         * Move the clock.
         * Moves the sandbox's clock forward. Every action that becomes due takes place in order and at its own time:
         * schedules fire, executions progress, batch jobs finish. The clock cannot move back. If more than 20,000 actions
         * become due, the clock stops partway and the request returns 422. You can then move it on from there.
         */
        post: operations["clock.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled tasks.
         * Returns the scheduled tasks of the sandbox, such as the next step of an execution, in the order in which they are due.
         */
        get: operations["tasks.list"];
        put?: never;
        post?: never;
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
         * Read the journal.
         * Returns the recorded requests of this sandbox, oldest first, each with its response and its violations. The mock
         * keeps up to 1,000 requests of a sandbox, in at most 250,000 characters: it drops the oldest headers and bodies
         * first, then the oldest requests. Long URLs and violations are shortened in the middle (`…`). Of a body that is not
         * JSON, or longer than 50,000 bytes, only the length and the first error are shown. `truncated` lists the incomplete
         * fields of a request. A request without a key is in no journal: `GET /_mock/rejections` lists those that got a 401.
         *
         * Secrets are replaced by `****`: the values of headers, parameters and members such as `Authorization`, `Cookie`,
         * `api_key`, `access_token` and `client_secret`, the members of `headers`, and passwords in URLs. A secret without
         * such a name is shown.
         */
        get: operations["journal.get"];
        put?: never;
        post?: never;
        /**
         * Clear the journal.
         * Removes all requests of this sandbox from the journal.
         */
        delete: operations["journal.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/journal/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the journal.
         * Returns the requests of the journal as events, oldest first, and then each new request as soon as its response
         * is known. The events of a response that is a stream follow as they are sent. The mock keeps nothing for a client
         * that reads too slowly: it continues with the requests that are still in the journal, and a `dropped` event
         * counts the requests in between. At most 16 clients can follow the journal of a key at the same time.
         *
         * To resume, send the `id` of the last event as `Last-Event-ID`: the later requests follow and, again, the earlier
         * ones whose response is a stream. If the journal was cleared in the meantime, a `cleared` event comes first.
         */
        get: operations["journal.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/journal/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the journal.
         * Returns the recorded requests that meet all conditions, oldest first, and their number. If there are none, it
         * returns up to three requests that fail the fewest conditions, each with its differences, so that a test can explain
         * its failure.
         *
         * A condition on headers or on the body never holds for a request whose headers or body the journal has dropped.
         * `unchecked` is the number of requests that may match nevertheless, so a test that expects a certain `count`, such as
         * 0, should also expect `unchecked` to be 0.
         */
        post: operations["journal.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the coverage.
         * Returns how often each operation was called, and how often it responded with each of its documented statuses,
         * with 0 for those that no request got. The counts include requests that the journal has dropped, injected faults,
         * replies and refused requests, but no requests whose path belongs to no operation. A reset, a seed or a snapshot
         * leaves the counts as they are, because they cover a run of tests: only `DELETE /_mock/coverage` and the end of
         * the process set them to 0. If mocks share their sandboxes, each counts its own requests.
         */
        get: operations["coverage.get"];
        put?: never;
        post?: never;
        /**
         * Clear the coverage.
         * Sets the counts of your key to 0.
         */
        delete: operations["coverage.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sandboxes.
         * Returns the sandboxes in memory, the most recently created first, at most 1,000. The mock keeps no API keys: a
         * sandbox is identified by a hash of its key. This operation always needs the control key, even on a server that
         * only this machine can reach.
         */
        get: operations["sandboxes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/rejections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests without a key.
         * Returns the last 100 requests to the API that got a 401 because they had no API key, or an empty one such as
         * `~user.bob`, oldest first. They belong to no sandbox and are in no journal, so the mock keeps only the reason
         * for the failure, and no value of a parameter, header or body. The list is the same for every key, and is lost
         * when the process ends.
         */
        get: operations["rejections.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replies.
         * Returns the pending replies of this sandbox, oldest first.
         */
        get: operations["replies.list"];
        put?: never;
        /**
         * Add a reply.
         * Sends the given response to the next matching requests. They have no effect on the sandbox, except that time passes.
         * A refused request, such as an invalid one, does not use up a reply, and a fault with a status comes first. If several
         * replies match a request, the newest applies; when it is used up, the next older one does.
         *
         * The document must allow the body, or each event, for the operation and the status. Set `unchecked` to send any other.
         */
        post: operations["replies.create"];
        /**
         * Remove all replies.
         * Removes all pending replies of this sandbox. Later requests are handled normally.
         */
        delete: operations["replies.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/replies/{reply_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` that the mock assigned when the reply was added.
                 * @example reply_4f1c2a90
                 */
                reply_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a reply.
         * Removes a pending reply. A reply that was sent to all its requests is already removed.
         */
        delete: operations["replies.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List turns.
         * Returns the pending turns of this sandbox, oldest first.
         */
        get: operations["turns.list"];
        put?: never;
        /**
         * Add turns.
         * Scripts the next outputs of models and agents: text, function calls, runs of tools, or an error. A turn is the output of
         * one response of a conversation, or of one choice of a completion, also in a batch job. It is stored, streamed and
         * counted like generated output. The text is not changed: settings such as `max_tokens` have no effect on it.
         *
         * Turns are used in the order in which they were added, each by the next response that meets its conditions. One with
         * `times: null` stays, and applies if no other does; of several, the newest.
         *
         * A response that is refused, or that a guardrail blocks before the model reads the inputs, uses no turn. Nor does one
         * whose turn calls a function or runs a tool that neither the agent, the conversation nor the request declares: it
         * returns 422, unless `unchecked` is true. Calls that you have allowed in `tool_confirmations` run first.
         *
         * If one of the turns is invalid, none is added.
         */
        post: operations["turns.create"];
        /**
         * Remove all turns.
         * Removes all pending turns of this sandbox. Later output is generated.
         */
        delete: operations["turns.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/turns/{turn_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` that the mock assigned when the turn was added.
                 * @example turn_4f1c2a90
                 */
                turn_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a turn.
         * Removes a pending turn. A turn that all its responses have used is already removed.
         */
        delete: operations["turns.delete"];
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
         * List faults.
         * Returns the pending faults of this sandbox, oldest first.
         */
        get: operations["faults.list"];
        put?: never;
        /**
         * Add a fault.
         * Injects a fault into the next requests for one operation or for all operations. A fault with `status` or `drop`
         * replaces the response, and the request has no effect. Other faults only affect how the response is sent; the
         * request still takes effect. `match` limits the fault to certain requests, and `probability` to a share of them,
         * which is the same in every run. If several faults match a request, the newest applies.
         */
        post: operations["faults.create"];
        /**
         * Remove all faults.
         * Removes all pending faults of this sandbox. Later requests are handled normally.
         */
        delete: operations["faults.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` that the mock assigned when the fault was added.
                 * @example fault_1d9e8c37
                 */
                fault_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault.
         * Removes a pending fault. A fault that all its requests have used is already removed.
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
                 * Id of the file, for example from `output_file` of a batch job.
                 * @example 9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2
                 */
                file_id: string;
            };
            cookie?: never;
        };
        /**
         * Get a stored file.
         * Returns a file of the sandbox, such as the output of a batch job or a file to import from. The API itself has no
         * operation for this.
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
export interface components {
    schemas: {
        Reset: Reset;
        Snapshot: Snapshot;
        SeedData: SeedData;
        SeedEntry: SeedEntry;
        Clock: Clock;
        ClockMove: ClockMove;
        Journal: Journal;
        JournalEntry: JournalEntry;
        JournalResponse: JournalResponse;
        StreamEvent: StreamEvent;
        TaskList: TaskList;
        Task: Task;
        SandboxList: SandboxList;
        SandboxSummary: SandboxSummary;
        JournalStreamEvent: JournalStreamEvent;
        JournalRequestEvent: JournalRequestEvent;
        JournalResponseEvent: JournalResponseEvent;
        JournalClearedEvent: JournalClearedEvent;
        JournalDroppedEvent: JournalDroppedEvent;
        RequestMatch: RequestMatch;
        TextCondition: TextCondition;
        BodyCondition: BodyCondition;
        JournalSearch: JournalSearch;
        JournalMatches: JournalMatches;
        NearMiss: NearMiss;
        Mismatch: Mismatch;
        Coverage: Coverage;
        OperationCoverage: OperationCoverage;
        ResponseCoverage: ResponseCoverage;
        RejectionList: RejectionList;
        Rejection: Rejection;
        ReplyCreate: ReplyCreate;
        Reply: Reply;
        ReplyList: ReplyList;
        TurnListCreate: TurnListCreate;
        TurnCreate: TurnCreate;
        Turn: Turn;
        TurnMatch: TurnMatch;
        TurnFunctionCall: TurnFunctionCall;
        TurnToolExecution: TurnToolExecution;
        TurnError: TurnError;
        TurnUsage: TurnUsage;
        TurnFinishReason: TurnFinishReason;
        TurnList: TurnList;
        Latency: Latency;
        FaultCreate: FaultCreate;
        Fault: Fault;
        FaultList: FaultList;
        Violation: Violation;
        Problem: Problem;
        UnprocessableProblem: UnprocessableProblem;
        TextChunk: TextChunk;
        ImageUrl: ImageUrl;
        ImageUrlChunk: ImageUrlChunk;
        DocumentUrlChunk: DocumentUrlChunk;
        FileId: FileId;
        ToolFileChunk: ToolFileChunk;
        ToolReferenceChunk: ToolReferenceChunk;
        ReferenceChunk: ReferenceChunk;
        ThinkingPart: ThinkingPart;
        ThinkingChunk: ThinkingChunk;
        OutputContentChunkInput: OutputContentChunkInput;
        MessageOutputContentInput: MessageOutputContentInput;
        JsonMap: JsonMap;
        ToolExecutionInfo: ToolExecutionInfo;
    };
    responses: {
        /**
         * The API key is missing or invalid, or the server was started with `--control-key` and the header `X-Control-Key`
         * is missing or wrong (`UNAUTHENTICATED`).
         */
        ControlUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The server accepts other machines and was started without `--control-key` (`CONTROL_NOT_ALLOWED`), or a page of
         * another origin sent the request (`ORIGIN_NOT_ALLOWED`).
         */
        ControlForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * There is no memory for the data that the request would add, so it had no effect: the sandbox is too large
         * (`SANDBOX_FULL`), all sandboxes together are too large (`MEMORY_FULL`), or the store cannot be reached
         * (`UNAVAILABLE`). After `clock.move`, the clock is at the action for which there was no memory. After
         * `SANDBOX_FULL`, the same request would fail again, so the response has `X-Should-Retry: false` instead of
         * `Retry-After`.
         */
        SandboxFull: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * `false` if the same request would fail again.
                 * @example false
                 */
                "X-Should-Retry"?: "false";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The body is not valid JSON (`MALFORMED_REQUEST`). */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The body is larger than 10 MB (`PAYLOAD_TOO_LARGE`). */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The `Content-Type` of the body is not `application/json` (`UNSUPPORTED_MEDIA_TYPE`). */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A value in the request is missing or invalid (`VALIDATION_ERROR`). `errors` has an entry for each violation. */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** A parameter is invalid (`VALIDATION_ERROR`). `errors` has an entry for each violation. */
        UnprocessableParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The cursor or page token was not issued by this operation or is damaged (`MALFORMED_CURSOR`). */
        BadCursor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The API key is missing or invalid (`UNAUTHENTICATED`). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * Identifies this request in the service's logs. Quote it when you report a problem.
         * @example req_0197c3e1a2b4
         */
        RequestId: string;
        /**
         * Seconds to wait before you try again.
         * @example 2
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export interface operations {
    "sandbox.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Initial state of the sandbox. Omit it to use the values that the mock was started with. */
        requestBody?: {
            content: {
                "application/json": Reset;
            };
        };
        responses: {
            /** The sandbox was reset. */
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
            /** The current state of the sandbox. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Snapshot;
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
        /** A snapshot, exactly as it was returned. */
        requestBody: {
            content: {
                "application/json": Snapshot;
            };
        };
        responses: {
            /** The snapshot was restored. */
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
            503: components["responses"]["SandboxFull"];
        };
    };
    "seed.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sandbox as seed data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SeedData;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "seed.replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resources by list. */
        requestBody: {
            content: {
                "application/json": SeedData;
            };
        };
        responses: {
            /** The sandbox was replaced. */
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
            503: components["responses"]["SandboxFull"];
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
            /** The current time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Clock;
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
        /** The duration by which, or the time to which, to move the clock. */
        requestBody: {
            content: {
                "application/json": ClockMove;
            };
        };
        responses: {
            /** The new time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Clock;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["SandboxFull"];
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                /**
                 * Maximum number of tasks.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tasks that are due first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskList;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            422: components["responses"]["UnprocessableParameter"];
        };
    };
    "journal.get": {
        parameters: {
            query?: {
                /**
                 * Return only requests that this operation handled.
                 * @example agents.get
                 */
                operation_id?: string;
                /**
                 * Return only requests with this HTTP method, in uppercase.
                 * @example GET
                 */
                method?: string;
                /**
                 * Return only requests whose path and query start with this text.
                 * @example /v1/agents
                 */
                path?: string;
                /**
                 * Return only requests with this HTTP status code.
                 * @example 404
                 */
                status?: number;
                /**
                 * Maximum number of requests per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * The `next_cursor` of the previous page. Omit it to get the first page.
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
            /** The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Journal;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            422: components["responses"]["UnprocessableParameter"];
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
            /** The journal was cleared. */
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
    "journal.stream": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `id` of the last event that you received. Omit it to start with the oldest request.
                 * @example 1772452800000-4
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stream of requests, which does not end by itself. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            422: components["responses"]["UnprocessableParameter"];
            /** 16 clients already follow the journal of this key (`RATE_LIMITED`). */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    "journal.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests to find. */
        requestBody: {
            content: {
                "application/json": JournalSearch;
            };
        };
        responses: {
            /** The requests that match, or the nearest ones. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JournalMatches;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    "coverage.get": {
        parameters: {
            query?: {
                /**
                 * Set to true to count the requests of all keys instead of only yours.
                 * @example true
                 */
                all?: boolean;
                /**
                 * Set to true to list only operations that were called.
                 * @example true
                 */
                called?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The coverage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Coverage;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            422: components["responses"]["UnprocessableParameter"];
        };
    };
    "coverage.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts were cleared. */
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
    "sandboxes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sandboxes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SandboxList;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "rejections.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rejected requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RejectionList;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "replies.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pending replies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplyList;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "replies.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The response, and the requests to which it is sent. */
        requestBody: {
            content: {
                "application/json": ReplyCreate;
            };
        };
        responses: {
            /** The reply was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Reply;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["SandboxFull"];
        };
    };
    "replies.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All replies were removed. */
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
    "replies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` that the mock assigned when the reply was added.
                 * @example reply_4f1c2a90
                 */
                reply_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reply was removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            /** The sandbox has no pending reply with this id (`REPLY_NOT_FOUND`). */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            422: components["responses"]["UnprocessableParameter"];
        };
    };
    "turns.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pending turns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TurnList;
                };
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
        };
    };
    "turns.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The turns, in the order in which they are used. */
        requestBody: {
            content: {
                "application/json": TurnListCreate;
            };
        };
        responses: {
            /** The turns were added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TurnList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["SandboxFull"];
        };
    };
    "turns.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All turns were removed. */
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
    "turns.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` that the mock assigned when the turn was added.
                 * @example turn_4f1c2a90
                 */
                turn_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The turn was removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            /** The sandbox has no pending turn with this id (`TURN_NOT_FOUND`). */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            422: components["responses"]["UnprocessableParameter"];
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
            /** The pending faults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FaultList;
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
        /** The fault, and the requests that it applies to. */
        requestBody: {
            content: {
                "application/json": FaultCreate;
            };
        };
        responses: {
            /** The fault was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Fault;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["SandboxFull"];
        };
    };
    "faults.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All faults were removed. */
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
    "faults.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` that the mock assigned when the fault was added.
                 * @example fault_1d9e8c37
                 */
                fault_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The fault was removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ControlUnauthorized"];
            403: components["responses"]["ControlForbidden"];
            /** The sandbox has no pending fault with this id (`FAULT_NOT_FOUND`). */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            422: components["responses"]["UnprocessableParameter"];
        };
    };
    "files.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the file, for example from `output_file` of a batch job.
                 * @example 9b0d7e52-6c14-4f3a-8e25-a7b8c9d0e1f2
                 */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Content of the file, with the file's media type. */
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
            /** The sandbox has no file with this id (`FILE_NOT_FOUND`). */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            422: components["responses"]["UnprocessableParameter"];
        };
    };
}
/** Initial state of a sandbox. */
export interface Reset {
    /**
     * Number from which ids and generated content are derived. If omitted, the value that the mock was started
     * with is used.
     */
    random_seed?: number;
    /**
     * Initial time on the sandbox's clock. If omitted, the value that the mock was started with is used.
     * Format: date-time
     */
    now?: string;
}
/** Complete state of a sandbox. The format depends on the version of the mock. */
export interface Snapshot {
    /** Number from which ids and generated content are derived. */
    random_seed: number;
    /** Time on the sandbox's clock, as a Unix timestamp in milliseconds. The years are 0 to 9999. */
    clock: number;
    /**
     * Number of ids that the sandbox has assigned. If rows have the ids that would be next, the sandbox continues
     * after these, so that it assigns no id twice.
     */
    count: number;
    /** Rows by table name. */
    tables: {
        [key: string]: {
            [key: string]: unknown;
        }[];
    };
}
/**
 * Resources by list. The names of their schemas are those of the API's document.
 *
 * `_mock` has the data that belongs to no resource. All its fields are optional: `random_seed`, `now` and `count` are the
 * random seed, the time and the number of ids assigned, `tasks` are scheduled actions, `commits` are those of
 * repositories without a deployment, and `missing` lists ids of deleted resources to which others still refer.
 * `replies`, `faults` and `turns` have the form in which the operations under `/_mock/` add them;
 * `GET /_mock/seed` does not return them.
 */
export interface SeedData {
    /** The organization of the sandbox: exactly one `Organization`. */
    organizations?: SeedEntry[];
    /** The workspace of the sandbox: exactly one `Workspace`. */
    workspaces?: SeedEntry[];
    /** Users with a known profile, each a `UserIdentity`. */
    users?: SeedEntry[];
    /** Stored files, each with `id`, `name`, `media_type` and `content`. */
    files?: SeedEntry[];
    /** Each a `Dataset`. */
    datasets?: SeedEntry[];
    /** Each a `DatasetRecord`. */
    dataset_records?: SeedEntry[];
    /** Each a `DatasetImportTask`. `_mock` has the items that it imports, and its progress. */
    dataset_import_tasks?: SeedEntry[];
    /** Each a `Judge`. `_mock` has the id of its latest revision. */
    judges?: SeedEntry[];
    /** Each a `Connector`. `_mock` has the tools of its server, its credentials and its activations. */
    connectors?: SeedEntry[];
    /** Each an `Agent` in its active version. `_mock` has the other versions, and aliases. */
    agents?: SeedEntry[];
    /** Document libraries, each with an `id`. */
    document_libraries?: SeedEntry[];
    /** Each a `Conversation`. `_mock` has its entries. */
    conversations?: SeedEntry[];
    /** Each a `Prompt` in its latest version. `_mock` has the earlier versions. */
    prompts?: SeedEntry[];
    /** Each a `Skill` in its latest version. `_mock` has the earlier versions. */
    skills?: SeedEntry[];
    /** Each a `Workflow`. */
    workflows?: SeedEntry[];
    /** Each a `WorkflowRegistration`. */
    workflow_registrations?: SeedEntry[];
    /** Each a `Schedule`. Its next start is the first of its `future_executions`. */
    schedules?: SeedEntry[];
    /** Each a `WorkflowExecution` in its latest run. `_mock` has its history and its earlier runs. */
    executions?: SeedEntry[];
    /** Each a `DeploymentDetail`. `_mock` has its logs. */
    deployments?: SeedEntry[];
    /** Each a `Model`. `_mock` has what only the workspace of a fine-tuned model sees. */
    models?: SeedEntry[];
    /** Each a `BatchJob` with its outputs inline. `_mock` has its requests. */
    batch_jobs?: SeedEntry[];
    /** Each a `SearchIndexDeployment`. */
    search_index_deployments?: SeedEntry[];
    /** Each an `IngestionConfiguration`. */
    ingestion_configurations?: SeedEntry[];
    /** Each a `Span`. */
    spans?: SeedEntry[];
    /** Each a `SpanEvaluation`. */
    span_evaluations?: SeedEntry[];
    [key: string]: unknown;
}
/** A resource as the API shows it. Its optional field `_mock` has the data that the API does not show. */
export interface SeedEntry {
    [key: string]: unknown;
}
/** Time of a sandbox. */
export interface Clock {
    /**
     * Time on the sandbox's clock.
     * Format: date-time
     */
    now: string;
    /**
     * Time at which the next scheduled action is due; null if there is none.
     * Format: date-time
     */
    next: string | null;
}
/** A duration or a time for the clock. Set exactly one of the fields. */
export interface ClockMove {
    /** Milliseconds to move the clock forward by. */
    advance_ms?: number;
    /**
     * Time to move the clock to, at most 366 days ahead.
     * Format: date-time
     */
    advance_to?: string;
}
/** One page of the recorded requests of a sandbox. */
export interface Journal {
    /** Recorded requests, oldest first. */
    requests: JournalEntry[];
    /** Number of older requests that the journal has dropped to make room, regardless of the filters. */
    dropped: number;
    /**
     * Number of requests in the journal that lack a part, regardless of the filters and the page: their `truncated` is
     * not empty.
     */
    truncated: number;
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
}
/** One request and its outcome. */
export interface JournalEntry {
    /** The `X-Request-Id` of the response. */
    request_id: string;
    /**
     * Time on the sandbox's clock.
     * Format: date-time
     */
    at: string;
    /** HTTP method. */
    method: string;
    /**
     * Path and query string, as sent, except that percent-encoded letters, digits, `-`, `.`, `_` and `~` in the path are
     * decoded (RFC 3986 section 6.2.2.2); shortened in the middle beyond 2,000 characters. Secrets are `****`.
     */
    url: string;
    /** Path of the URL. */
    path: string;
    /** Parameters of the query string, decoded. */
    query: {
        [key: string]: string | string[];
    };
    /** Headers by name in lowercase. Secrets are `****`. */
    headers: {
        [key: string]: string;
    };
    /**
     * Body as a JSON value; null if there is none. If the body is not valid JSON or is too long, a text with its
     * length and its first error. Secrets are `****`.
     */
    body: unknown;
    /** Operation that handled the request; null if no operation has this path and method. */
    operation_id: string | null;
    /** HTTP status code of the response; 0 if the connection was dropped instead. */
    status: number;
    /**
     * One line that explains an unsuccessful response: the code and detail of its problem, or of the event with
     * which its stream failed. It also names the fault, the reply and the turns that produced a response. Null if
     * there is nothing to explain. Secrets are `****`.
     */
    reason: string | null;
    /** Violations found in the request or, with a 500, in the mock's own response. */
    violations: Violation[];
    /**
     * Up to 20 sentences about constraints that the mock did not enforce, such as a pattern of a schema in the request,
     * or of the workflow that it starts. They include those of tasks that ran with the request. The notes of the proxy
     * are about properties and kinds in the response that the document does not list, but allows. A query parameter that
     * the operation does not have is also named here: it is ignored. Requests that failed in a batch job whose status is
     * `SUCCESS` are named when the job is read.
     */
    notes: string[];
    /** Ids of the fault, the reply and the turns that produced the response. */
    used: string[];
    /** Response to a recorded request. */
    response: JournalResponse;
    /**
     * Names of the fields that are cut or empty because they were too long, were bytes instead of text, or were dropped
     * to make room for later requests.
     */
    truncated: ("headers" | "body" | "response.headers" | "response.body" | "response.events")[];
}
/** Response to a recorded request. */
export interface JournalResponse {
    /** Headers by name in lowercase. Secrets are `****`. */
    headers: {
        [key: string]: string;
    };
    /**
     * Body as a JSON value, or as text if it is of another type; null if there is none. If the body is malformed
     * or too long, a text with its length and its first error. Secrets are `****`.
     */
    body: unknown;
    /** The events of a stream that have been sent so far, up to 50,000 characters of them. */
    events: StreamEvent[];
}
/** A server-sent event. */
export interface StreamEvent {
    /** Name of the event. If omitted, it is `message`. */
    event?: string;
    /** Id of the event, which clients send as `Last-Event-ID`. */
    id?: string;
    /** Data of the event, as a JSON value. */
    data: unknown;
}
/** The scheduled tasks of a sandbox that are due first. */
export interface TaskList {
    /** Tasks, in the order in which they are due. */
    tasks: Task[];
    /** Number of all scheduled tasks. */
    count: number;
}
/** A scheduled action of the sandbox. */
export interface Task {
    /** Unique id of the task in the sandbox. */
    id: string;
    /**
     * Time on the sandbox's clock at which it is due.
     * Format: date-time
     */
    at: string;
    /** Kind of the task, such as `schedules.fire`. */
    name: string;
    /** Ids of the resources that it acts on, and other values of the task. */
    data: {
        [key: string]: unknown;
    };
}
/** The sandboxes of a mock. */
export interface SandboxList {
    /** Sandboxes in memory. */
    sandboxes: SandboxSummary[];
}
/** A sandbox, without its key. */
export interface SandboxSummary {
    /** The first 16 characters of the SHA-256 hash of the key. */
    id: string;
    /** Number of requests since the sandbox was created or reset. */
    requests: number;
}
/** An event of the journal's stream. */
export type JournalStreamEvent = JournalRequestEvent | JournalResponseEvent | JournalClearedEvent | JournalDroppedEvent;
/** A request that the mock has handled. */
export interface JournalRequestEvent {
    /** Always `request`. */
    event: "request";
    /** Position in the stream. Send it as `Last-Event-ID` to resume. */
    id: string;
    /** The request, with values that are not in the journal. */
    data: {
        /** Number of the request in the journal, from 0. */
        number: number;
        /**
         * System time at which the request was received.
         * Format: date-time
         */
        received_at: string;
        /** Milliseconds from `received_at` until the response was known. */
        duration_ms: number;
        /** One request and its outcome. */
        request: JournalEntry;
    };
}
/** An event of the response to an earlier request. */
export interface JournalResponseEvent {
    /** Always `event`. */
    event: "event";
    /** Position in the stream. */
    id: string;
    /** The event, with the number of its request. */
    data: {
        /** Number of the request. */
        number: number;
        /** A server-sent event. */
        event: StreamEvent;
    };
}
/** The journal was cleared, or the sandbox was reset or replaced. The numbers start again. */
export interface JournalClearedEvent {
    /** Always `cleared`. */
    event: "cleared";
    /** Always an empty object. */
    data: Record<string, never>;
}
/** The journal dropped requests before the client read them. */
export interface JournalDroppedEvent {
    /** Always `dropped`. */
    event: "dropped";
    /** Count of the dropped requests. */
    data: {
        /** Number of requests that are not in the stream. */
        count: number;
    };
}
/**
 * Conditions on a request, all of which must hold. Without conditions, every request matches. More than 100,000
 * characters of JSON return 422.
 */
export interface RequestMatch {
    /**
     * Id of the operation that handles the request, such as `agents.get`, or `*` for any. Any other value returns
     * 422.
     */
    operation_id?: string;
    /** HTTP method, in uppercase. */
    method?: string;
    /**
     * Path without the query string, still percent-encoded. `*` stands for any characters except `/`, and `**` for any
     * characters. In a reply or a fault, a path that no operation has returns 422, and so does a template such as
     * `/v1/agents/{agent_id}`: use `/v1/agents/*`.
     */
    path?: string;
    /**
     * Conditions on parameters of the query string, by name, which compare the decoded value. If a parameter occurs
     * several times, one of its values must meet the condition.
     */
    query?: {
        [key: string]: TextCondition;
    };
    /** Conditions on headers, by name in any case. */
    headers?: {
        [key: string]: TextCondition;
    };
    /** Conditions on the JSON body. */
    body?: BodyCondition[];
}
/**
 * A condition on a query parameter or a header: the text that the value must equal, or an object with either
 * `value` or `schema`.
 */
export type TextCondition = string | {
    /** Text that the value must equal. */
    value?: string;
    /**
     * JSON Schema that the value, as a string, must match, such as `{"pattern":"^ag_"}`. The limits are those
     * of `BodyCondition`.
     */
    schema?: {
        [key: string]: unknown;
    };
};
/** A condition on a part of the JSON body. Set either `value` or `schema`. */
export interface BodyCondition {
    /** JSON Pointer (RFC 6901) to the part, such as `/name`; empty for the whole body. */
    pointer: string;
    /** JSON value that the part must equal. */
    value?: unknown;
    /**
     * JSON Schema (draft 2020-12) that the part must match. A schema that cannot be applied returns 422: a keyword
     * has a value of the wrong form, or a reference leads nowhere, to another document or endlessly to itself. RE2
     * matches patterns in linear time, so a pattern returns 422 if it is invalid, is longer than 1,000 characters,
     * or has lookaround, a backreference, a count above 1,000 or a property that RE2 does not support.
     */
    schema?: {
        [key: string]: unknown;
    };
}
/** The requests to find in the journal. */
export interface JournalSearch {
    /**
     * Conditions on a request, all of which must hold. Without conditions, every request matches. More than 100,000
     * characters of JSON return 422.
     */
    match?: RequestMatch;
    /** HTTP status code of the response; 0 for a dropped connection. */
    status?: number;
    /**
     * Maximum number of requests per page.
     * @default 100
     */
    limit?: number;
    /** The `next_cursor` of the previous page. Omit it to get the first page. */
    cursor?: string;
}
/** One page of the recorded requests that match. */
export interface JournalMatches {
    /** Recorded requests that match, oldest first. */
    requests: JournalEntry[];
    /** Number of recorded requests that match, on all pages. */
    count: number;
    /**
     * Number of other requests that may match, on all pages: those that the journal has dropped, and those that fail
     * only conditions on parts that it has dropped or shortened. Unless it is 0, `count` may be too low.
     */
    unchecked: number;
    /** Number of these requests that the journal has dropped. */
    dropped: number;
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
    /**
     * If no request matches, up to three that fail the fewest conditions, the nearest first. Of equally near ones,
     * the latest comes first.
     */
    near_misses: NearMiss[];
}
/** A recorded request that nearly matches. */
export interface NearMiss {
    /** One request and its outcome. */
    request: JournalEntry;
    /** The conditions that do not hold. */
    mismatches: Mismatch[];
}
/** A condition that does not hold for a request. */
export interface Mismatch {
    /** JSON Pointer to the condition in the search. */
    pointer: string;
    /** The difference, as a sentence. */
    detail: string;
}
/** The operations and documented responses that requests have called. */
export interface Coverage {
    /** Number of operations with at least one response. */
    called_operations: number;
    /** Number of operations of the API. */
    documented_operations: number;
    /** Number of documented responses that a request got. A response is an operation and a status. */
    called_responses: number;
    /** Number of documented responses of all operations. */
    documented_responses: number;
    /** The operations in the order of the document. */
    operations: OperationCoverage[];
}
/** An operation and its responses. */
export interface OperationCoverage {
    /** Name of the operation in the document, such as `agents.get`. */
    operation_id: string;
    /** Number of requests, including those whose connection was dropped before a response. */
    calls: number;
    /** Documented responses of the operation, and others that requests got, by status. */
    responses: ResponseCoverage[];
}
/** A response of an operation. */
export interface ResponseCoverage {
    /** HTTP status code. */
    status: number;
    /** True if the document has the status for the operation. */
    documented: boolean;
    /** Number of requests that got this response. */
    count: number;
}
/** Requests that got a 401 because they had no key. */
export interface RejectionList {
    /** Rejected requests, oldest first. */
    rejections: Rejection[];
}
/** A request that got a 401 because it had no key. */
export interface Rejection {
    /**
     * Time of the request; on a logical clock, the time at which a sandbox starts.
     * Format: date-time
     */
    at: string;
    /** HTTP method. */
    method: string;
    /** Path of the operation, with the names of its parameters in place of their values. */
    path: string;
    /** The `detail` of the response. */
    reason: string;
}
/**
 * A response, and the requests to which it is sent. Set `body`, `events` or neither. Without them, the response is the
 * document's first example for the operation and the status.
 */
export interface ReplyCreate {
    /**
     * Conditions on a request, all of which must hold. Without conditions, every request matches. More than 100,000
     * characters of JSON return 422.
     */
    match: RequestMatch;
    /**
     * Number of requests to send the reply to; null for all, until the reply is removed.
     * @default 1
     */
    times?: number | null;
    /** HTTP status code. If omitted, it is the operation's success status, or 200 for all operations. */
    status?: number;
    /**
     * Headers, by name. If you omit `Content-Type`, it is the document's media type of the response. A body that is not
     * JSON must be a string, which is sent unchanged.
     */
    headers?: {
        [key: string]: string;
    };
    /** Body of the response, as a JSON value. */
    body?: unknown;
    /** Events to send as an event stream. */
    events?: StreamEvent[];
    /** Milliseconds to wait before the response starts. If omitted, there is no wait. */
    latency_ms?: Latency;
    /** Milliseconds to wait between the events of a stream. If omitted, there is no wait. */
    event_latency_ms?: Latency;
    /**
     * Set to true to accept a response that the document does not allow. If false, `match.operation_id` must be
     * the id of an operation.
     * @default false
     */
    unchecked?: boolean;
}
/** A pending reply. */
export interface Reply {
    /** Unique id, assigned by the mock. */
    id: string;
    /**
     * Conditions on a request, all of which must hold. Without conditions, every request matches. More than 100,000
     * characters of JSON return 422.
     */
    match: RequestMatch;
    /** Number of further requests to send the reply to; null for all. */
    remaining: number | null;
    /** HTTP status code. */
    status: number;
    /** Headers by name in lowercase. Secrets are `****`. */
    headers: {
        [key: string]: string;
    };
    /** Body of the response, as a JSON value or as text; omitted if it has none. */
    body?: unknown;
    /** Events of the response; null if it is not a stream. */
    events: StreamEvent[] | null;
    /** Milliseconds to wait before the response starts. */
    latency_ms: Latency;
    /** Milliseconds to wait between the events of a stream. */
    event_latency_ms: Latency;
}
/** Pending replies of a sandbox. */
export interface ReplyList {
    /** Pending replies, oldest first. */
    replies: Reply[];
}
/** Turns to add. */
export interface TurnListCreate {
    /** The turns, in the order in which they are used. */
    turns: TurnCreate[];
}
/**
 * The output of a model in one response, and the responses that use it: at least one of `content`, `function_calls`,
 * `tool_executions` and `error`. The runs of tools come first, then the message, then the function calls. A turn has at most
 * 100,000 characters of JSON.
 */
export interface TurnCreate {
    /**
     * Conditions, all of which the response must meet. Without conditions, a turn applies to any response. A turn for
     * something that does not exist returns 422.
     */
    match?: TurnMatch;
    /**
     * Number of responses that use the turn; null for all that no other turn applies to, until it is removed.
     * @default 1
     */
    times?: number | null;
    /**
     * The message, as a string or as a list of parts. A string is followed by the files and references of the tools that
     * the turn runs, as in a generated message.
     */
    content?: MessageOutputContentInput;
    /** Calls that the model requests. */
    function_calls?: TurnFunctionCall[];
    /** Built-in tools and tools of connectors that the model lets the service run. */
    tool_executions?: TurnToolExecution[];
    /**
     * A failure of the model. The response is a problem, and nothing is stored; if the turn has output, a stream sends it first,
     * then ends with `conversation.response.error`, and the conversation has only the inputs.
     */
    error?: TurnError;
    /** Token counts to return instead of the actual ones. The total is their sum. */
    usage?: TurnUsage;
    /**
     * Reason for the end of generation, in a completion. Defaults to `tool_calls` if the turn has function calls, and
     * otherwise to `stop`.
     */
    finish_reason?: TurnFinishReason;
    /**
     * Set to true to let the turn call functions and run tools that are not declared, as a model does by mistake.
     * @default false
     */
    unchecked?: boolean;
}
/** A pending turn. */
export interface Turn {
    /** Unique id, assigned by the mock. */
    id: string;
    /**
     * Conditions, all of which the response must meet. Without conditions, a turn applies to any response. A turn for
     * something that does not exist returns 422.
     */
    match: TurnMatch;
    /** Number of further responses that use the turn; null for all that no other turn applies to. */
    remaining: number | null;
    /** The message, as a string or as a list of parts; null if there is none. */
    content: MessageOutputContentInput | null;
    /** Calls that the model requests. */
    function_calls: TurnFunctionCall[];
    /** Tools that the model lets the service run. */
    tool_executions: TurnToolExecution[];
    /** The failure of the model; null if it does not fail. */
    error: TurnError | null;
    /** Token counts to return instead of the actual ones. The total is their sum. */
    usage: TurnUsage;
    /** The `finish_reason` of a completion; null for the one that follows from the output. */
    finish_reason: TurnFinishReason | null;
    /** True if the turn may call functions and run tools that are not declared. */
    unchecked: boolean;
}
/**
 * Conditions, all of which the response must meet. Without conditions, a turn applies to any response. A turn for
 * something that does not exist returns 422.
 */
export interface TurnMatch {
    /** Id of the agent that responds; after a handoff, of the agent that took over. */
    agent_id?: string;
    /** Id or alias of the model that responds, directly or for an agent. */
    model?: string;
    /** Id of the conversation that the request continues or restarts. */
    conversation_id?: string;
}
/**
 * A call to a function that the client runs or confirms. If the service runs the function after a confirmation,
 * the call waits for it.
 */
export interface TurnFunctionCall {
    /** Name of the function that the model calls. */
    name: string;
    /** Arguments, as an object or as any text. If omitted, there are none. */
    arguments?: JsonMap | string;
}
/** A run of a tool. The mock runs it, as in a generated response. */
export interface TurnToolExecution {
    /** Name of the built-in tool, or of the tool of a connector. */
    name: string;
    /** Arguments, as an object or as any text. If omitted, there are none. */
    arguments?: JsonMap | string;
    /** Information that the tool reports about its run, in addition to that of the mock's tool. */
    info?: ToolExecutionInfo;
}
/**
 * A failure of the model. The response is a problem, and nothing is stored; if the turn has output, a stream sends it first,
 * then ends with `conversation.response.error`, and the conversation has only the inputs.
 */
export interface TurnError {
    /** HTTP status code. A client may try again after all but 422. */
    status: 422 | 429 | 500 | 503;
    /** Error code. Defaults to `VALIDATION_ERROR`, `RATE_LIMITED`, `INTERNAL_ERROR` or `UNAVAILABLE`, depending on the status. */
    code?: string;
    /** Human-readable explanation. By default, it names the turn. */
    detail?: string;
    /** Seconds in the `Retry-After` header. If omitted, there is none. */
    retry_after?: number;
}
/** Token counts to return instead of the actual ones. The total is their sum. */
export interface TurnUsage {
    /** Tokens that the model read. */
    prompt_tokens?: number;
    /** Tokens that the model wrote. */
    completion_tokens?: number;
    /** Tokens in the results of tools. A completion has none. */
    connector_tokens?: number;
}
/**
 * Reason for the end of generation, in a completion. Defaults to `tool_calls` if the turn has function calls, and
 * otherwise to `stop`.
 */
export type TurnFinishReason = "stop" | "length" | "model_length" | "error" | "tool_calls";
/** Turns of a sandbox. */
export interface TurnList {
    /** The turns, oldest first. */
    turns: Turn[];
}
/**
 * Milliseconds to wait: a number, or a range such as `[50, 200]`. Each wait is a random number from that range,
 * derived from the sandbox's random seed, so that runs can be repeated.
 */
export type Latency = number | number[];
/**
 * A fault to inject, and the requests that it applies to. Set at least one effect: `status`, `drop`, `latency_ms`,
 * `event_latency_ms`, `cut_after_bytes` or `cut_after_events`.
 */
export interface FaultCreate {
    /** Id of the operation to inject the fault into, such as `agents.get`, or `*` for all. Any other value returns 422. */
    operation_id: string;
    /**
     * Conditions on a request, all of which must hold. Without conditions, every request matches. More than 100,000
     * characters of JSON return 422.
     */
    match?: RequestMatch;
    /**
     * Share of the matching requests to inject the fault into, chosen by random numbers derived from the
     * sandbox's random seed.
     * @default 1
     */
    probability?: number;
    /**
     * Number of requests to inject the fault into; null for all, until the faults are removed.
     * @default 1
     */
    times?: number | null;
    /** Milliseconds to wait before the response starts. */
    latency_ms?: Latency;
    /** Milliseconds to wait between the events of a stream. */
    event_latency_ms?: Latency;
    /** HTTP status code of the problem to return. */
    status?: number;
    /** Seconds to send in the `Retry-After` header of the problem. It needs `status`. */
    retry_after?: number;
    /** Set to true to close the connection without a response. */
    drop?: boolean;
    /** Number of bytes of the response body to send before closing the connection. */
    cut_after_bytes?: number;
    /** Number of events of a stream to send before closing the connection. */
    cut_after_events?: number;
}
/** A pending fault. */
export interface Fault {
    /** Unique id, assigned by the mock. */
    id: string;
    /** Operation that the fault is injected into, or `*` for all. */
    operation_id: string;
    /**
     * Conditions on a request, all of which must hold. Without conditions, every request matches. More than 100,000
     * characters of JSON return 422.
     */
    match: RequestMatch;
    /** Share of the matching requests that the fault is injected into. */
    probability: number;
    /** Number of further requests that the fault is injected into; null for all. */
    remaining: number | null;
    /** Milliseconds to wait before the response starts; null for no wait. */
    latency_ms: Latency | null;
    /** Milliseconds to wait between the events of a stream; null for no wait. */
    event_latency_ms: Latency | null;
    /** HTTP status code of the problem to return; null if the request is handled normally. */
    status: number | null;
    /** Seconds to send in the `Retry-After` header; null for no such header. */
    retry_after: number | null;
    /** True if the connection is closed without a response. */
    drop: boolean;
    /** Number of bytes of the response body after which the connection is closed; null if it is not. */
    cut_after_bytes: number | null;
    /** Number of events after which a stream's connection is closed; null if it is not. */
    cut_after_events: number | null;
}
/** Pending faults of a sandbox. */
export interface FaultList {
    /** Pending faults, oldest first. */
    faults: Fault[];
}
/** One violation in the request, and its location. */
export interface Violation {
    /**
     * JSON Pointer (RFC 6901) to the invalid value. It starts with the part of the request: `/path`, `/query`,
     * `/header` or `/body`, as in `/body/name` and `/query/page_size`.
     */
    pointer: string;
    /** Human-readable explanation of what is wrong with the value. The wording may change. */
    detail: string;
    /**
     * JSON Schema keyword that the value violates: `required`, `type`, `enum`, `const`, `format`, `pattern`,
     * `minLength`, `maxLength`, `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`, `minItems`,
     * `maxItems`, `uniqueItems`, `contains`, `minContains`, `maxContains`, `minProperties`, `maxProperties`,
     * `additionalProperties`, `unevaluatedProperties`, `unevaluatedItems`, `propertyNames`, `dependentRequired`, `not`,
     * `anyOf` or `oneOf`. It is `invalid` for a rule that only a description states. Other values may be added.
     */
    code: "required" | "type" | "enum" | "const" | "format" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" | "minItems" | "maxItems" | "uniqueItems" | "contains" | "minContains" | "maxContains" | "minProperties" | "maxProperties" | "additionalProperties" | "unevaluatedProperties" | "unevaluatedItems" | "propertyNames" | "dependentRequired" | "not" | "anyOf" | "oneOf" | "invalid" | (string & {});
}
/** Details of a failed request, in the problem details format of RFC 9457. */
export interface Problem {
    /**
     * URI that identifies the problem type. With `about:blank`, `status` and `code` identify it instead.
     * Format: uri-reference
     * @default about:blank
     */
    type: string;
    /** Short name of the HTTP status, the same for every problem with this status. */
    title: string;
    /** HTTP status code of the response, repeated so that the body makes sense on its own, for example in a log. */
    status: number;
    /** Human-readable explanation of what happened and what to do about it. The wording may change. */
    detail: string;
    /**
     * Path of the request that failed, if the service reports it.
     * Format: uri-reference
     */
    instance?: string;
    /**
     * Machine-readable error code, for your program to branch on. Each operation lists the codes to expect. The set is
     * open: treat a code you do not know like any other error with the same status.
     */
    code: string;
    /** One entry for each violation in the request. Always present with 422; present with 400 if the location is known. */
    errors?: Violation[];
}
/** Details of a request that failed with status 422, with at least one violation in `errors`. */
export interface UnprocessableProblem extends Problem {
    /** One entry for each violation in the request. */
    errors: Violation[];
}
/** Plain text as part of a message. */
export interface TextChunk {
    /** Always `text`. */
    type: "text";
    /** Text of this part. */
    text: string;
}
/** URL of an image, and the level of detail at which the model looks at it. */
export interface ImageUrl {
    /** URL of the image: either an `https` URL or a `data` URL that contains the image. */
    url: string;
    /**
     * Level of detail at which the model looks at the image. `low` uses the fewest tokens and `high` the most. With
     * `auto` or null, the model decides.
     */
    detail?: "low" | "auto" | "high" | null;
}
/** An image, given by its URL. */
export interface ImageUrlChunk {
    /** Always `image_url`. */
    type: "image_url";
    /** URL of the image, or an object that also sets the level of detail. */
    image_url: string | ImageUrl;
}
/** A document, given by its URL. */
export interface DocumentUrlChunk {
    /** Always `document_url`. */
    type: "document_url";
    /** URL of the document: either an `https` URL or a `data` URL that contains the document. */
    document_url: string;
    /** File name of the document, shown to the model. */
    document_name?: string;
}
/** Id of the file in the file storage service. */
export type FileId = string;
/** A file that a tool created. */
export interface ToolFileChunk {
    /** Always `tool_file`. */
    type: "tool_file";
    /** Name of the tool, such as `image_generation`. */
    tool: string;
    /** Id of the file in the file storage service. */
    file_id: FileId;
    /** File name to display, without a path. */
    file_name?: string;
    /** Type of the file, such as `png`. */
    file_type?: string;
}
/** A source that a tool found, cited for the text before it. */
export interface ToolReferenceChunk {
    /** Always `tool_reference`. */
    type: "tool_reference";
    /** Name of the tool, such as `web_search`. */
    tool: string;
    /** Title of the source, such as the name of a web page. */
    title: string;
    /** URL of the source. Omitted if it has none. */
    url?: string;
    /** URL of a small icon to show next to the title. */
    favicon?: string;
    /** Short summary of the source. */
    description?: string;
}
/** A citation inside a model's reasoning. */
export interface ReferenceChunk {
    /** Always `reference`. */
    type: "reference";
    /** Numbers or names of the cited sources, as given by the tool that found them. */
    reference_ids: (number | string)[];
}
/** One part of a model's reasoning, either text or a reference to a source. `type` identifies the kind. */
export type ThinkingPart = TextChunk | ToolReferenceChunk | ReferenceChunk;
/** Reasoning that the model wrote before its response. */
export interface ThinkingChunk {
    /** Always `thinking`. */
    type: "thinking";
    /** Parts of the reasoning, in order. */
    thinking: ThinkingPart[];
    /**
     * Proof that the reasoning comes from the model and was not changed. If you send the part back, include the
     * signature unchanged.
     */
    signature?: string;
    /**
     * True if the reasoning is complete, false if it was cut off.
     * @default true
     */
    closed?: boolean;
}
/** One part of a message that a model wrote, to send back. `type` identifies the kind. */
export type OutputContentChunkInput = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk | ToolReferenceChunk;
/** The message, as a string or as a list of parts such as text, files made by tools and references to sources. */
export type MessageOutputContentInput = string | OutputContentChunkInput[];
/** A JSON object with any keys and values. */
export interface JsonMap {
    [key: string]: unknown;
}
/** Information that the tool reports about its run. The keys and values depend on the tool. */
export interface ToolExecutionInfo {
    [key: string]: unknown;
}
