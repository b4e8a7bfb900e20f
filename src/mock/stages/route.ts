import type { Operation, OperationValidators } from "../../core/generated-types.ts";
import { suggestPath } from "../control/operation-paths.ts";
import { negotiate } from "../exchange/negotiation.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import { refuse } from "./shared/problem-result.ts";
import type { createRouter } from "./shared/router.ts";
import type { Service } from "./shared/service.ts";

export interface Call {
  /** The id of the path's operation, or of its streaming variant. */
  readonly operationId: string;
  readonly operation: Operation;
  readonly validators: OperationValidators;
  /** True if the response is an event stream. */
  readonly streaming: boolean;
  /** Names of the path's parameters, and their values, still percent-encoded. */
  readonly pathNames: readonly string[];
  readonly pathValues: readonly string[];
}

export interface Refusal {
  readonly refusal: HandlerResult;
  /** The operation, if it was found. */
  readonly call?: Call;
}

/** Finds the operation and the media type of its response. */
export function route(
  service: Service,
  findRoute: ReturnType<typeof createRouter>,
  request: ReceivedRequest,
): Call | Refusal {
  const { method, path, headers } = request;
  const found = findRoute(method, path);
  if (!found) {
    const { operations, suggested = operations, reference = "The reference has the paths." } = service;
    const hint = suggestPath(path, suggested) ?? reference;
    return refuse(404, "NOT_FOUND", `There is no operation at ${path}. ${hint}`);
  }
  if (found.allow) {
    const allow = found.allow.join(", ");
    return refuse(405, "METHOD_NOT_ALLOWED", `${path} does not take ${method}. It takes ${allow}.`, { allow });
  }
  const { id, streamId, parameters } = found.route;
  const toCall = (operationId: string, streaming: boolean): Call => ({
    operationId,
    operation: service.operations[operationId]!, // The router has only known operations.
    validators: service.validators[operationId]!,
    streaming,
    pathNames: parameters,
    pathValues: found.values,
  });
  const offered = service.operations[id]!.mediaTypes;
  const mediaType = negotiate(headers.accept, offered);
  if (mediaType === undefined) {
    const detail = `The Accept header ${headers.accept} has no media type of this operation: ${offered.join(", ") || "any"}.`;
    return { ...refuse(406, "NOT_ACCEPTABLE", detail), call: toCall(id, false) };
  }
  const requested = offered.length > 1 ? readStreamField(request) : undefined;
  const streaming = requested ?? mediaType === "text/event-stream";
  return toCall(streaming && streamId ? streamId : id, streaming);
}

/** Reads the field `stream` of the body, which takes precedence over the Accept header. */
function readStreamField(request: ReceivedRequest): boolean | undefined {
  const json = request.json();
  // The body is not validated yet: it may be anything.
  const stream = json.kind === "json" ? (json.value as { stream?: unknown } | null)?.stream : undefined;
  return typeof stream === "boolean" ? stream : undefined;
}
