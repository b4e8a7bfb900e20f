import type { OperationId } from "../../../generated/operations.ts";
import type { CustomHandlers } from "../areas/operation-types.ts";
import { unknownOperation } from "../control/operation-ids.ts";
import { ProblemError } from "../exchange/problems.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import { mapEvents } from "./shared/map-events.ts";

/** A mistake of a handler that was passed to `createMock`. */
export class CustomHandlerError extends Error {
  override readonly name = "CustomHandlerError";
}

/** Throws a TypeError if a handler is for an unknown operation or is not a function. */
export function checkCustomHandlers(custom: CustomHandlers): void {
  for (const [id, handler] of Object.entries<unknown>(custom)) {
    const problem = unknownOperation(id);
    if (problem) throw new TypeError(`handlers: ${problem}`);
    if (typeof handler !== "function") throw new TypeError(`handlers: that of ${id} is not a function.`);
  }
}

/** Calls the handler that replaces the built-in one. Its mistakes become a CustomHandlerError. */
export function callCustomHandler<Request extends { readonly sandbox: unknown }>(
  custom: CustomHandlers,
  id: OperationId,
  request: Request,
  builtIn: (request: Request) => HandlerResult,
): HandlerResult {
  // TypeScript can't distinguish handlers by a value. The result is checked below, and then against the document.
  const handler = custom[id] as unknown as (request: Request, next: (changed?: Request) => HandlerResult) => unknown;
  let failure: unknown;
  const next = (changed = request) => {
    try {
      return copyResult(builtIn({ ...changed, sandbox: request.sandbox }));
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  let result: unknown;
  try {
    result = handler(request, next);
  } catch (error) {
    if (error === failure || error instanceof ProblemError) throw error;
    throw new CustomHandlerError(`that of ${id} has thrown ${(error as Error | undefined)?.stack ?? String(error)}`);
  }
  if (result instanceof Promise) {
    // An unhandled rejection would end the process.
    result.catch(() => {});
    throw new CustomHandlerError(`that of ${id} has returned a promise. A handler must be synchronous.`);
  }
  if (typeof (result as Partial<HandlerResult> | null | undefined)?.status !== "number")
    throw new CustomHandlerError(`that of ${id} has returned no response. Return an object with a status.`);
  return result as HandlerResult; // It has a status; the rest is checked against the document.
}

/** Copies the parts that a handler may modify: built-in handlers return rows that other responses and sandboxes share. */
function copyResult(result: HandlerResult): HandlerResult {
  const { body, events, live } = result;
  return {
    ...result,
    ...(body !== undefined && { body: structuredClone(body) }),
    ...(events && { events: (signal) => mapEvents(events(signal), structuredClone) }),
    ...(live && {
      *live() {
        for (const value of { [Symbol.iterator]: live }) yield structuredClone(value);
      },
    }),
  };
}
