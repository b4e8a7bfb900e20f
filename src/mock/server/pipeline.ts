import { ProblemError, problemOf } from "../areas/problems.ts";
import type { HandlerResult } from "../areas/responses.ts";
import { type Awaitable, StoreError } from "../sandbox/store.ts";
import { CustomHandlerError } from "./custom-handlers.ts";
import { negotiate } from "./negotiation.ts";
import { type Preference, readPreference } from "./preference.ts";
import { type RequestContext, readJson } from "./request-context.ts";
import { createRouter } from "./router.ts";
import type { Service } from "./service.ts";
import { authenticate } from "./steps/authenticate.ts";
import type { Prefer } from "./steps/prefer.ts";
import { validateRequest } from "./steps/validate-request.ts";
import { handlerError, internalError, validateResponse } from "./steps/validate-response.ts";

export interface PipelineOptions {
  /** Whether requests need credentials. */
  readonly requireAuth: boolean;
  readonly validateResponses: boolean;
  /** Calls `respond` when it is the turn of this request in the sandbox of its key; again if it has to be handled again. */
  readonly enterSandbox: (
    context: RequestContext,
    key: string,
    respond: () => Awaitable<HandlerResult>,
  ) => Awaitable<HandlerResult>;
  /** A response to send instead of the handler's, because a fault was injected. */
  readonly injectFault?: (context: RequestContext) => HandlerResult | undefined;
  /** The response that a reply has for a valid request. */
  readonly sendReply?: (context: RequestContext) => HandlerResult | undefined;
  /** Gets the response that a request prefers. */
  readonly prefer?: Prefer;
  /** Ids of operations that are answered with their examples. */
  readonly static?: ReadonlySet<string>;
}

/** Returns a promise only where it has to wait. */
export type Pipeline = (context: RequestContext) => Awaitable<HandlerResult>;

/** The way of a request. A step that refuses it throws a ProblemError, which becomes the response. */
export function createPipeline(service: Service, options: PipelineOptions): Pipeline {
  const findRoute = createRouter(service.operations);
  return (context) => {
    try {
      const operationId = route(service, findRoute, context);
      const { key, caller } = authenticate(service.operations[operationId]!, context, options.requireAuth);
      context.caller = caller;
      const refusal = validateRequest(service, context);
      let preference: Preference | undefined;
      let isHandled = false;
      const result = options.enterSandbox(context, key, () => {
        preference = undefined;
        isHandled = false;
        const fault = options.injectFault?.(context);
        if (fault) return fault;
        if (refusal) return { status: refusal.status, problem: refusal };
        const reply = options.sendReply?.(context);
        if (reply) return reply;
        preference = readPreference(context.request.headers.prefer);
        if (options.static?.has(operationId)) preference ??= { dynamic: false };
        if (preference && options.prefer) return PREFERRED;
        isHandled = true;
        return handle(service, context);
      });
      const finish = (response: HandlerResult): Awaitable<HandlerResult> => {
        if (preference && options.prefer)
          return options.prefer(operationId, preference, context.streaming ? "text/event-stream" : "application/json");
        return isHandled && options.validateResponses ? validateResponse(service, operationId, response) : response;
      };
      return result instanceof Promise ? result.catch(resultOfError).then(finish) : finish(result);
    } catch (error) {
      return resultOfError(error);
    }
  };
}

/** Stands for the response that a request prefers, which is not made in its sandbox. */
const PREFERRED: HandlerResult = { status: 200 };

/** Finds the operation and the media type of its response. */
export function route(service: Service, findRoute: ReturnType<typeof createRouter>, context: RequestContext): string {
  const { method, headers } = context.request;
  const found = findRoute(method, context.path);
  if (!found) refuse(404, "NOT_FOUND", `There is no operation at ${context.path}. The reference has the paths.`);
  if ("allow" in found) {
    const allow = found.allow.join(", ");
    refuse(405, "METHOD_NOT_ALLOWED", `${context.path} does not take ${method}. It takes ${allow}.`, { allow });
  }
  context.route = found.route;
  context.pathValues = found.values;
  context.operationId = found.route.id;
  const offered = service.operations[found.route.id]!.mediaTypes;
  const mediaType = negotiate(headers.accept, offered);
  if (mediaType === undefined)
    refuse(
      406,
      "NOT_ACCEPTABLE",
      `The Accept header ${headers.accept} has no media type of this operation: ${offered.join(", ") || "any"}.`,
    );
  const wanted = offered.length > 1 ? streamIn(context) : undefined;
  context.streaming = wanted ?? mediaType === "text/event-stream";
  if (context.streaming && found.route.streamId) context.operationId = found.route.streamId;
  return context.operationId;
}

function refuse(status: 404 | 405 | 406, code: string, detail: string, headers?: Record<string, string>): never {
  throw new ProblemError(problemOf(status, code, detail), headers);
}

/** The field `stream` of the body, which wins over the Accept header. */
function streamIn(context: RequestContext): boolean | undefined {
  const json = readJson(context);
  // The body is not validated yet: it may be anything.
  const stream = json.kind === "json" ? (json.value as { stream?: unknown } | null)?.stream : undefined;
  return typeof stream === "boolean" ? stream : undefined;
}

function handle(service: Service, context: RequestContext): Awaitable<HandlerResult> {
  try {
    return service.handle(context);
  } catch (error) {
    return resultOfError(error);
  }
}

function resultOfError(error: unknown): HandlerResult {
  if (error instanceof ProblemError)
    return { status: error.problem.status, problem: error.problem, headers: error.headers };
  if (error instanceof StoreError) return storeProblem(error);
  if (error instanceof CustomHandlerError) return handlerError(error.message);
  return internalError(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** A response must not confirm what was not kept. */
export function storeProblem({ message, isTemporary }: StoreError): HandlerResult {
  if (!isTemporary) return { status: 500, problem: problemOf(500, "STORAGE_FAILED", message) };
  return { status: 503, problem: problemOf(503, "UNAVAILABLE", message), headers: { "retry-after": "1" } };
}
