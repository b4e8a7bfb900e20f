import type { Problem } from "../../generated/types.ts";

/** What every error says about the call that failed. It never holds the API key. */
export interface CallInfo {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
}

// Names are fields with fixed texts, because minifiers rename classes.

/** Base of everything that this client throws. */
export class PlatformError extends Error {
  override readonly name: string = "PlatformError";
}

/** What failed in a call. */
abstract class CallError extends PlatformError implements CallInfo {
  // Declared only: all of them are assigned at once, which is smaller.
  declare readonly operationId: string;
  declare readonly method: string;
  declare readonly url: string;

  /** `where` and `more` go on with the message, within and after what was called. */
  constructor({ operationId, method, url }: CallInfo, what: string, cause?: unknown, where = "", more = "") {
    super(`${operationId} ${what} (${method} ${url}${where})${more}`, cause === undefined ? {} : { cause });
    Object.assign(this, { operationId, method, url });
  }
}

/** The server answered with a status of failure. */
export class APIError extends CallError {
  override readonly name: string = "APIError";
  declare readonly status: number;
  /** The problem document (RFC 9457); undefined when the answer was none, such as a proxy's page. */
  declare readonly problem: Problem | undefined;
  declare readonly headers: Headers;
  /** The header X-Request-Id, for questions to the service's support. */
  declare readonly requestId: string | undefined;

  constructor(call: CallInfo, response: Response, body: unknown) {
    const { status, headers } = response;
    const problem = isProblem(body) ? body : undefined;
    const requestId = headers.get("x-request-id") ?? undefined;
    const what = problem
      ? `${problem.code}: ${problem.detail}`
      : `and ${mediaTypeOf(response)}, not a problem document`;
    const faults = problem?.errors?.map((fault) => (fault?.detail ? `\n  ${fault.pointer} ${fault.detail}` : ""));
    const where = requestId && `, request ${requestId}`;
    super(call, `failed with ${status} ${what}`, undefined, where, faults?.join(""));
    Object.assign(this, { status, problem, headers, requestId });
  }
}

/** 400: the request can't be read. */
export class BadRequestError extends APIError {
  override readonly name = "BadRequestError";
}

/** 401: the API key, or the user's token, is missing or not valid. */
export class AuthenticationError extends APIError {
  override readonly name = "AuthenticationError";
}

/** 403: a permission is missing. */
export class PermissionDeniedError extends APIError {
  override readonly name = "PermissionDeniedError";
}

/** 404: something that the request names is not there. */
export class NotFoundError extends APIError {
  override readonly name = "NotFoundError";
}

/** 409: the state of the thing forbids it, or its name is taken. */
export class ConflictError extends APIError {
  override readonly name = "ConflictError";
}

/** 413: the body is too large. */
export class ContentTooLargeError extends APIError {
  override readonly name = "ContentTooLargeError";
}

/** 415: the body is of a media type that is not read. */
export class UnsupportedMediaTypeError extends APIError {
  override readonly name = "UnsupportedMediaTypeError";
}

/** 422: the request doesn't fit the document. `problem.errors` lists the faults, and the message too. */
export class ValidationError extends APIError {
  override readonly name = "ValidationError";
}

/** 429: too many requests. */
export class RateLimitError extends APIError {
  override readonly name = "RateLimitError";
}

/** 500 and above: the service failed. */
export class ServerError extends APIError {
  override readonly name = "ServerError";
}

/** No connection, or one that broke before the answer was complete. `cause` has what the platform said. */
export class ConnectionError extends CallError {
  override readonly name = "ConnectionError";
}

/** An attempt, its body included, took longer than `timeoutMs`, or a stream was silent for `idleTimeoutMs`. */
export class TimeoutError extends CallError {
  override readonly name = "TimeoutError";
}

/** The caller's signal ended the call. `cause` is the signal's reason. */
export class AbortError extends CallError {
  override readonly name = "AbortError";
}

/** An answer that is no stream, or a stream that broke off or can't be read. */
export class StreamError extends CallError {
  override readonly name = "StreamError";
}

/**
 * A success whose body is not what the document says, such as a proxy's page, or a redirect of a call that has a user's
 * token.
 */
export class ResponseError extends CallError {
  override readonly name = "ResponseError";
}

const BY_STATUS: Record<number, typeof APIError> = {
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

/** The error of the class that fits the response's status. */
export function errorOf(call: CallInfo, response: Response, body: unknown): APIError {
  const { status } = response;
  return new (BY_STATUS[status] ?? (status >= 500 ? ServerError : APIError))(call, response, body);
}

/** For messages. */
export function mediaTypeOf(response: Response): string {
  return response.headers.get("content-type") ?? "no media type";
}

/** Other services, such as gateways, have problems of their own shapes: what a message needs is made sure of. */
function isProblem(body: unknown): body is Problem {
  const { detail, code, errors = [] } = (body ?? {}) as Record<string, unknown>;
  return typeof detail === "string" && typeof code === "string" && Array.isArray(errors);
}
