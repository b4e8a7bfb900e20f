import { operations as controlOperations } from "../../../generated/control/operations.ts";
import { validators as controlValidators } from "../../../generated/control/validators.ts";
import { type Operation, type OperationId, operations } from "../../../generated/operations.ts";
import { type OperationValidators, validators } from "../../../generated/validators.ts";
import { handlers } from "../areas/index.ts";
import { stripUnknownFields } from "../areas/known-fields.ts";
import type { CustomHandlers } from "../areas/operation-types.ts";
import type { Violation } from "../areas/problems.ts";
import type { HandlerResult } from "../areas/responses.ts";
import type { ControlHandlers } from "../control/handler-types.ts";
import { withSuggestion } from "../control/unknown-fields.ts";
import type { Awaitable } from "../sandbox/store.ts";
import type { Controller } from "../sandboxes/state.ts";
import { callCustomHandler, checkCustomHandlers } from "./custom-handlers.ts";
import type { RequestContext } from "./request-context.ts";

/** An API as the pipeline needs it: the Platform API itself, or the mock's control. */
export interface Service {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Readonly<Record<string, OperationValidators>>;
  /** Handles a valid request, or throws a ProblemError. */
  readonly handle: (context: RequestContext) => Awaitable<HandlerResult>;
  /** Whether the handler of an operation was given to `createMock`. */
  readonly isCustom?: (operationId: string) => boolean;
  /** Adds to a violation of a request's body what helps to correct it. */
  readonly explain?: (operationId: string, violation: Violation) => Violation;
}

/**
 * Each handler is called with the request of its own operation, which the validators have checked. TypeScript can't tell
 * handlers apart by a value, so they all have this type here.
 */
type AnyHandler = (request: object) => Awaitable<HandlerResult>;
type PlatformHandler = (request: object) => HandlerResult;

export const platformService: Service = {
  operations,
  validators,
  handle: (context) => callBuiltIn(context.operationId as OperationId, requestOf(context)), // Routing has found it.
};

/** The Platform API with some handlers in place of the built-in ones. Throws a TypeError if one is for no operation. */
export function withHandlers(custom: CustomHandlers): Service {
  checkCustomHandlers(custom);
  return {
    ...platformService,
    isCustom: (operationId) => Object.hasOwn(custom, operationId),
    handle(context) {
      if (!Object.hasOwn(custom, context.operationId!)) return platformService.handle(context);
      const id = context.operationId as OperationId; // Only those have custom handlers.
      return callCustomHandler(custom, id, requestOf(context), (request) => callBuiltIn(id, request));
    },
  };
}

function callBuiltIn(id: OperationId, request: object): HandlerResult {
  return (handlers[id] as unknown as PlatformHandler)(request);
}

function requestOf(context: RequestContext) {
  const { path, query, header } = context.parameters!;
  return {
    path,
    query,
    header,
    body: stripUnknownFields(context.operationId as OperationId, bodyOf(context)),
    streaming: context.streaming,
    origin: `http://${context.request.headers.host ?? "localhost"}`,
    sandbox: context.controller!.sandbox,
    caller: context.caller!,
  };
}

/** `update` calls back with the sandbox of a request. */
export function controlService(
  handlers: ControlHandlers,
  update: <Result>(context: RequestContext, work: (controller: Controller) => Result) => Awaitable<Result>,
): Service {
  return {
    operations: controlOperations,
    validators: controlValidators,
    explain: withSuggestion,
    handle(context) {
      const handler = (handlers as unknown as Readonly<Record<string, AnyHandler>>)[context.operationId!]!;
      return handler({
        path: context.parameters!.path,
        query: context.parameters!.query,
        body: bodyOf(context),
        sandboxId: context.sandboxId!,
        update: (work: (controller: Controller) => unknown) => update(context, work),
      });
    },
  };
}

function bodyOf({ json }: RequestContext): unknown {
  return json?.kind === "json" ? json.value : undefined;
}
