import type { Problem } from "../../generated/types.ts";

/** The call that failed. It never contains the API key. */
export interface CallInfo {
  readonly operationId: string;
  /** HTTP method in uppercase. */
  readonly method: string;
  /** Address of the request without its query. */
  readonly url: string;
}

// Each class sets `name` to a literal, because minifiers rename classes.

/** The base class of all errors that this client throws. */
export class PlatformError extends Error {
  override readonly name: string = "PlatformError";
}

/** The base class of errors that belong to one call. */
abstract class CallError extends PlatformError implements CallInfo {
  // `declare`, because one Object.assign for all of them is smaller.
  declare readonly operationId: string;
  declare readonly method: string;
  declare readonly url: string;

  /** The message is `operationId summary (method urlDETAILS)SUFFIX`. */
  constructor({ operationId, method, url }: CallInfo, summary: string, cause?: unknown, details = "", suffix = "") {
    super(`${operationId} ${summary} (${method} ${url}${details})${suffix}`, cause === undefined ? {} : { cause });
    Object.assign(this, { operationId, method, url });
  }
}

/** The server responded with an error status. Subclasses stand for single statuses. */
export class APIError extends CallError {
  override readonly name: string = "APIError";
  declare readonly status: number;
  /** The problem document (RFC 9457); undefined if the body is something else, such as the HTML page of a proxy. */
  declare readonly problem: Problem | undefined;
  declare readonly headers: Headers;
  /** The X-Request-Id response header, which identifies the request in the logs of the service. */
  declare readonly requestId: string | undefined;

  constructor(call: CallInfo, response: Response, body: unknown) {
    const { status, headers } = response;
    const problem = isProblem(body) ? body : undefined;
    const requestId = headers.get("x-request-id") ?? undefined;
    const summary = problem
      ? ` ${problem.code}: ${problem.detail}`
      : `: expected a problem document, got ${mediaTypeOf(response)}`;
    const violations = problem?.errors?.map((error) => (error?.detail ? `\n  ${error.pointer} ${error.detail}` : ""));
    const details = requestId && `, request ${requestId}`;
    super(call, `failed with ${status}${summary}`, undefined, details, violations?.join(""));
    Object.assign(this, { status, problem, headers, requestId });
  }
}

/** 400 Bad Request: the server can't parse the request. */
export class BadRequestError extends APIError {
  override readonly name = "BadRequestError";
}

/** 401 Unauthorized: the API key or the user context token is missing or not valid. */
export class AuthenticationError extends APIError {
  override readonly name = "AuthenticationError";
}

/** 403 Forbidden: the caller lacks a permission. */
export class PermissionDeniedError extends APIError {
  override readonly name = "PermissionDeniedError";
}

/** 404 Not Found: a resource that the request names does not exist. */
export class NotFoundError extends APIError {
  override readonly name = "NotFoundError";
}

/** 409 Conflict: the state of the resource does not allow the operation, or the name is taken. */
export class ConflictError extends APIError {
  override readonly name = "ConflictError";
}

/** 413 Content Too Large: the request body is too large. */
export class ContentTooLargeError extends APIError {
  override readonly name = "ContentTooLargeError";
}

/** 415 Unsupported Media Type: the server does not accept the media type of the request body. */
export class UnsupportedMediaTypeError extends APIError {
  override readonly name = "UnsupportedMediaTypeError";
}

/** 422 Unprocessable Content: the request violates its schema. `problem.errors` and the message list the violations. */
export class ValidationError extends APIError {
  override readonly name = "ValidationError";
}

/** 429 Too Many Requests: the caller exceeded a rate limit. */
export class RateLimitError extends APIError {
  override readonly name = "RateLimitError";
}

/** 500 and above: the server failed to process a valid request. */
export class ServerError extends APIError {
  override readonly name = "ServerError";
}

/** There was no connection, or it broke before the response was complete. `cause` is the error that fetch threw. */
export class ConnectionError extends CallError {
  override readonly name = "ConnectionError";
}

/** An attempt took longer than `timeoutMs`, or a stream sent no data for `idleTimeoutMs`. */
export class TimeoutError extends CallError {
  override readonly name = "TimeoutError";
}

/** The caller's signal aborted the call. `cause` is the reason of the signal. */
export class AbortError extends CallError {
  override readonly name = "AbortError";
}

/** The response is not an event stream, or the stream ended before its terminal event, or an event is not valid. */
export class StreamError extends CallError {
  override readonly name = "StreamError";
}

/**
 * A successful response whose body is not what the OpenAPI document describes, such as the HTML page of a proxy, or a
 * redirect of a call with a user context token.
 */
export class ResponseError extends CallError {
  override readonly name = "ResponseError";
}

const ERROR_CLASSES: Record<number, typeof APIError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  413: ContentTooLargeError,
  415: UnsupportedMediaTypeError,
  422: ValidationError,
  429: RateLimitError,
};

/** Creates an error of the class for the status of the response. */
export function createApiError(call: CallInfo, response: Response, body: unknown): APIError {
  const { status } = response;
  return new (ERROR_CLASSES[status] ?? (status >= 500 ? ServerError : APIError))(call, response, body);
}

/** The Content-Type for error messages. */
export function mediaTypeOf(response: Response): string {
  return response.headers.get("content-type") ?? "no Content-Type";
}

/** Checks only what the message needs: the problem documents of gateways and proxies can have other fields. */
function isProblem(body: unknown): body is Problem {
  const { detail, code, errors = [] } = (body ?? {}) as Record<string, unknown>;
  return typeof detail === "string" && typeof code === "string" && Array.isArray(errors);
}
