import type { OperationId, operations } from "../../../generated/operations.ts";
import type { operations as Operations } from "../../../generated/types.ts";
import type { TaskData } from "../sandbox/tasks.ts";
import type { Caller } from "./caller.ts";
import type { EmptyResponse, JsonResponse, StreamResponse } from "./responses.ts";
import type { Sandbox } from "./tables.ts";

/** A validated request, with parsed parameters and their defaults. */
interface HandlerRequest<Id extends OperationId> {
  readonly path: ParametersIn<Id, "path">;
  readonly query: ParametersIn<Id, "query">;
  readonly header: ParametersIn<Id, "header">;
  readonly body: Body<Operations[Id]>;
  /** Whether the response is an event stream, selected by `stream: true` in the body or by `Accept`. */
  readonly streaming: boolean;
  /** Scheme and authority of the request's URL, for links back to the mock. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly caller: Caller;
}

/** Returns a documented success response, or throws a ProblemError. */
type Handler<Id extends OperationId> = (request: HandlerRequest<Id>) => HandlerResponse<Operations[Id]>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/** Runs when a task is due. The resource that the task refers to may no longer exist. */
export type TaskHandler = (sandbox: Sandbox, data: TaskData) => void;

type Area = (typeof operations)[OperationId]["area"];

type IdOf<Name extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]["area"] extends Name ? Id : never;
}[OperationId];

/** Types the handlers of an area: exactly its operations, each returning a response that the document declares. */
export function defineHandlers<Name extends Area>(_name: Name, handlers: Handlers<IdOf<Name>>): Handlers<IdOf<Name>> {
  return handlers;
}

/** Header names are in lower case. */
type ParametersIn<Id extends OperationId, In extends "path" | "query" | "header"> = In extends "header"
  ? LowerCase<NonNullable<Operations[Id]["parameters"][In]>>
  : NonNullable<Operations[Id]["parameters"][In]>;

type LowerCase<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

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
