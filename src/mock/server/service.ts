import { operations as controlOperations } from "../../../generated/control/operations.ts";
import { validators as controlValidators } from "../../../generated/control/validators.ts";
import { type Operation, type OperationId, operations } from "../../../generated/operations.ts";
import { type OperationValidators, validators } from "../../../generated/validators.ts";
import { handlers } from "../areas/index.ts";
import { stripUnknownFields } from "../areas/known-fields.ts";
import type { HandlerResult } from "../areas/responses.ts";
import type { ControlHandlers } from "../control/handlers.ts";
import type { Controller } from "../control/state.ts";
import type { Awaitable } from "../sandbox/store.ts";
import type { RequestContext } from "./request-context.ts";

/** An API as the pipeline needs it: the Platform API itself, or the mock's control. */
export interface Service {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Readonly<Record<string, OperationValidators>>;
  /** Handles a valid request, or throws a ProblemError. */
  readonly handle: (context: RequestContext) => Awaitable<HandlerResult>;
}

/**
 * Each handler is called with the request of its own operation, which the validators have checked. TypeScript can't tell
 * handlers apart by a value, so they all have this type here.
 */
type AnyHandler = (request: object) => Awaitable<HandlerResult>;

export const platformService: Service = {
  operations,
  validators,
  handle(context) {
    const handler = (handlers as unknown as Readonly<Record<string, AnyHandler>>)[context.operationId!]!;
    const { path, query, header } = context.parameters!;
    return handler({
      path,
      query,
      header,
      body: stripUnknownFields(context.operationId as OperationId, bodyOf(context)),
      streaming: context.streaming,
      origin: `http://${context.request.headers.host ?? "localhost"}`,
      sandbox: context.controller!.sandbox,
      caller: context.caller!,
    });
  },
};

/** `update` calls back with the sandbox of a request. */
export function controlService(
  handlers: ControlHandlers,
  update: <Result>(context: RequestContext, work: (controller: Controller) => Result) => Awaitable<Result>,
): Service {
  return {
    operations: controlOperations,
    validators: controlValidators,
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
