import { ProblemError, problemOf } from "../areas/problems.ts";
import type { HandlerResult } from "../areas/responses.ts";
import { authenticate } from "./authenticate.ts";
import { negotiate } from "./negotiation.ts";
import type { Prefer } from "./prefer.ts";
import { readPreference } from "./preference.ts";
import { type RequestContext, readJson } from "./request-context.ts";
import { createRouter } from "./router.ts";
import type { Service } from "./service.ts";
import { validateRequest } from "./validate-request.ts";
import { internalError, validateResponse } from "./validate-response.ts";

export interface PipelineOptions {
  /** Whether requests need credentials. */
  readonly requireAuth: boolean;
  readonly validateResponses: boolean;
  /** Finds the sandbox of a key, and lets its time pass. */
  readonly enterSandbox: (context: RequestContext, key: string) => void;
  /** A response to send instead of the handler's, because a fault was injected. */
  readonly injectFault?: (context: RequestContext) => HandlerResult | undefined;
  /** Gets the response that a request prefers. */
  readonly prefer?: Prefer;
}

/** Returns a promise only where it has to wait, for a preferred response or a clock that is moved. */
export type Pipeline = (context: RequestContext) => HandlerResult | Promise<HandlerResult>;

/** The way of a request. A step that refuses it throws a ProblemError, which becomes the response. */
export function createPipeline(service: Service, options: PipelineOptions): Pipeline {
  const findRoute = createRouter(service.operations);
  return (context) => {
    try {
      const operationId = route(service, findRoute, context);
      const { key, caller } = authenticate(service.operations[operationId]!, context, options.requireAuth);
      context.caller = caller;
      const refusal = validateRequest(service, context);
      options.enterSandbox(context, key);
      const fault = options.injectFault?.(context);
      if (fault) return fault;
      if (refusal) return { status: refusal.status, problem: refusal };
      const preference = options.prefer && readPreference(context.request.headers.prefer);
      if (preference)
        return options.prefer(operationId, preference, context.streaming ? "text/event-stream" : "application/json");
      const validate = (result: HandlerResult) =>
        options.validateResponses ? validateResponse(service, operationId, result) : result;
      const result = handle(service, context);
      return result instanceof Promise ? result.catch(resultOfError).then(validate) : validate(result);
    } catch (error) {
      return resultOfError(error);
    }
  };
}

/** Finds the operation and the media type of its response. */
function route(service: Service, findRoute: ReturnType<typeof createRouter>, context: RequestContext): string {
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

function handle(service: Service, context: RequestContext): HandlerResult | Promise<HandlerResult> {
  try {
    return service.handle(context);
  } catch (error) {
    return resultOfError(error);
  }
}

function resultOfError(error: unknown): HandlerResult {
  if (error instanceof ProblemError)
    return { status: error.problem.status, problem: error.problem, headers: error.headers };
  return internalError(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
