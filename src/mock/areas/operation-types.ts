import type { operations as Operations } from "../../../generated/mock-types.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { EmptyResponse, JsonResponse, StreamResponse } from "../exchange/responses.ts";
import type { Ids } from "../state/ids.ts";
import type { Caller } from "./caller.ts";

/** A validated request of an operation, with parsed parameters and their defaults. */
export interface OperationRequest<Id extends OperationId> {
  readonly path: ParametersIn<Id, "path">;
  readonly query: ParametersIn<Id, "query">;
  readonly header: ParametersIn<Id, "header">;
  readonly body: Body<Operations[Id]>;
  /** True if the response is an event stream, selected by `stream: true` in the body or by `Accept`. */
  readonly streaming: boolean;
  /** Scheme and authority of the request's URL, for links back to the mock. */
  readonly origin: string;
  readonly caller: Caller;
}

export type OperationResponse<Id extends OperationId> = HandlerResponse<Operations[Id]>;

/** The part of the sandbox that custom handlers can use: a source of ids and times that are the same in every run. */
interface SandboxView extends Ids {
  /** Milliseconds since the epoch by this sandbox's clock. It does not advance while a request is handled. */
  now(): number;
  /** Formats a time, in milliseconds since the epoch, as RFC 3339. Default: now. */
  time(at?: number): string;
}

interface CustomRequest<Id extends OperationId> extends OperationRequest<Id> {
  readonly sandbox: SandboxView;
}

/**
 * Handlers that replace built-in ones, by operation. A handler returns a success response that the document declares, or
 * calls `fail` to respond with a problem. `next` calls the built-in handler, with a changed request if you pass one, and
 * returns its response.
 *
 * A handler must be synchronous: a promise is an error. With a store, it may be called again for the same request, if another
 * process was faster or if many rows have to be read first. So it must change nothing except through `next`, and take the
 * time, ids and random numbers from `request.sandbox`.
 */
export type CustomHandlers = {
  readonly [Id in OperationId]?: (
    request: CustomRequest<Id>,
    next: (request?: CustomRequest<Id>) => OperationResponse<Id>,
  ) => OperationResponse<Id>;
};

/** Header names are in lower case. */
type ParametersIn<Id extends OperationId, In extends "path" | "query" | "header"> = In extends "header"
  ? LowerCase<NonNullable<Operations[Id]["parameters"][In]>>
  : NonNullable<Operations[Id]["parameters"][In]>;

export type LowerCase<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

export type Body<Operation> = Operation extends { requestBody: { content: { "application/json": infer Json } } }
  ? Json
  : Operation extends { requestBody?: { content: { "application/json": infer Json } } }
    ? Json | undefined
    : undefined;

type Success = 200 | 201 | 202 | 204;

export type HandlerResponse<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: ResponseFor<Status, Responses[Status]> }[keyof Responses & Success]
  : never;

type ResponseFor<Status extends Success, Response> = Response extends { content: infer Content }
  ?
      | (Content extends { "application/json": infer Json } ? JsonResponse<Status, Json> : never)
      | (Content extends { "text/event-stream": unknown } ? StreamResponse : never)
  : EmptyResponse;
