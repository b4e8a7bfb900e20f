import type { OperationId, operations } from "../../../generated/operations.ts";
import type { operations as Operations } from "../../../generated/types.ts";
import type { TaskData } from "../sandbox/tasks.ts";
import type { Caller } from "./caller.ts";
import type { EmptyResponse, JsonResponse, StreamResponse } from "./responses.ts";
import type { Sandbox } from "./tables.ts";

/** A valid request: parameters are parsed, and their defaults filled in. */
interface HandlerRequest<Id extends OperationId> {
  readonly path: ParametersIn<Id, "path">;
  readonly query: ParametersIn<Id, "query">;
  readonly header: ParametersIn<Id, "header">;
  readonly body: Body<Operations[Id]>;
  /** Whether the response is an event stream, by `stream: true` in the body or by `Accept`. */
  readonly streaming: boolean;
  /** Scheme and authority that the caller used, for links back to the mock. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly caller: Caller;
}

/** Returns a documented success, or throws a ProblemError. */
type Handler<Id extends OperationId> = (request: HandlerRequest<Id>) => HandlerResponse<Operations[Id]>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/** Runs when a task is due. What the task is about may no longer exist. */
export type TaskHandler = (sandbox: Sandbox, data: TaskData) => void;

type Area = (typeof operations)[OperationId]["area"];

type IdOf<Name extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]["area"] extends Name ? Id : never;
}[OperationId];

/** The handlers of one area: exactly its operations, each with the responses that the document has for it. */
export function defineHandlers<Name extends Area>(_name: Name, handlers: Handlers<IdOf<Name>>): Handlers<IdOf<Name>> {
  return handlers;
}

/** Names of headers are in lower case. */
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
