import type { Problem } from "../../generated/types.ts";
import { retryAfterMs } from "../core/retry-after.ts";

/** The call that failed. It never contains the API key. */
export interface CallInfo {
  /** Such as `agents.get`; `functions.run` for a run of functions that was aborted between its requests. */
  readonly operationId: string;
  /** HTTP method in uppercase. */
  readonly method: string;
  /** Address of the request without its query; of a wait that ends between its requests, the id of the resource. */
  readonly url: string;
}

/** A server may send the API key back, in a message or in the address of a redirect. */
interface MaskedCall extends CallInfo {
  mask?(message: string): string;
}

/**
 * The base class of all errors that this client throws.
 *
 * @example
 * try {
 *   await client.agents.list();
 * } catch (error) {
 *   if (error instanceof PlatformError) console.error(error.message);
 * }
 */
export class PlatformError extends Error {
  // Set on the prototype, below, because minifiers rename classes.
  declare readonly name: string;

  /**
   * Returns what `JSON.stringify` shows: the properties, and `message`, which is not enumerable.
   *
   * @example
   * await client.models.get("aurora").catch((error) => console.error(JSON.stringify(error)));
   */
  toJSON(): object {
    const { name, message } = this;
    return { ...this, name, message };
  }
}

/** The base class of errors that belong to one call. */
abstract class CallError extends PlatformError implements CallInfo {
  // `declare`, because one Object.assign for all of them is smaller.
  /** The operation that failed, such as `agents.get`. */
  declare readonly operationId: string;
  /** HTTP method in uppercase. */
  declare readonly method: string;
  /** Address of the request without its query; after a redirect, the last one. */
  declare readonly url: string;

  /** The message is `operationId summary (method urlDETAILS)SUFFIX`. */
  constructor(call: MaskedCall, summary: string, cause?: unknown, details = "", suffix = "") {
    const { operationId, method, url } = call;
    const message = `${operationId} ${summary} (${method} ${url}${details})${suffix}`;
    super(call.mask?.(message) ?? message, cause === undefined ? {} : { cause });
    Object.assign(this, { operationId, method, url });
  }
}

/**
 * The server responded with an error status. Subclasses stand for single statuses.
 *
 * @example
 * try {
 *   await client.agents.get("ag_unknown");
 * } catch (error) {
 *   if (error instanceof APIError) console.error(error.status, error.problem?.code, error.requestId);
 * }
 */
export class APIError extends CallError {
  declare readonly name: string;
  /** The HTTP status. */
  declare readonly status: number;
  /** The problem document (RFC 9457); undefined if the body is something else, such as the HTML page of a proxy. */
  declare readonly problem: Problem | undefined;
  /**
   * The body: a JSON value, or text, of which at most 64,000 characters are kept. Undefined if the body was truncated,
   * stalled or has more than 1 MB; `cause` is then the reason.
   */
  declare readonly body: unknown;
  /** Milliseconds to wait before the next request, from the response header retry-after-ms or Retry-After: 0 to 60,000. */
  declare readonly retryAfterMs: number | undefined;
  declare readonly headers: Headers;
  /** The X-Request-Id response header, which identifies the request in the logs of the service. */
  declare readonly requestId: string | undefined;

  constructor(call: CallInfo, response: Response, content: unknown, cause?: unknown) {
    const { status, headers } = response;
    const body = typeof content === "string" ? content.slice(0, MAX_KEPT) : content;
    // Checks only what the message needs: the problem documents of gateways and proxies can have other fields.
    const { detail, code, errors = [] } = Object(content);
    const isProblem = typeof detail === "string" && typeof code === "string" && Array.isArray(errors);
    const requestId = headers.get("x-request-id") ?? undefined;
    const start = typeof body === "string" ? showStart(call, body).replace(/\s+/g, " ").trim() : "";
    const summary = isProblem ? ` ${code}: ${detail}` : `: ${start || `got ${readMediaType(response)}`}`;
    const details = requestId && `, request ${requestId}`;
    const suffix = isProblem
      ? errors.map((error) => (error?.detail ? `\n  ${error.pointer} ${error.detail}` : "")).join("")
      : "";
    super(call, `failed with ${status}${summary}`, cause, details, suffix);
    Object.assign(this, {
      status,
      problem: isProblem ? body : undefined,
      body,
      headers,
      requestId,
      retryAfterMs: retryAfterMs(headers),
    });
  }
}

/** Characters of a body that an error keeps, and of one that its message shows. */
const MAX_KEPT = 64_000;
const MAX_SHOWN = 200;

/** The start of a body, for a message. Half a secret would not be masked. */
export function showStart(call: MaskedCall, text: string): string {
  return (call.mask?.(text) ?? text).slice(0, MAX_SHOWN);
}

/** 400 Bad Request: the server can't parse the request. */
export class BadRequestError extends APIError {
  declare readonly name: "BadRequestError";
}

/** 401 Unauthorized: the API key or the user context token is missing or not valid. */
export class AuthenticationError extends APIError {
  declare readonly name: "AuthenticationError";
}

/** 403 Forbidden: the caller lacks a permission. */
export class PermissionDeniedError extends APIError {
  declare readonly name: "PermissionDeniedError";
}

/** 404 Not Found: a resource that the request names does not exist. */
export class NotFoundError extends APIError {
  declare readonly name: "NotFoundError";
}

/** 409 Conflict: the state of the resource does not allow the operation, or the name is taken. */
export class ConflictError extends APIError {
  declare readonly name: "ConflictError";
}

/** 413 Content Too Large: the request body is too large. */
export class ContentTooLargeError extends APIError {
  declare readonly name: "ContentTooLargeError";
}

/** 415 Unsupported Media Type: the server does not accept the media type of the request body. */
export class UnsupportedMediaTypeError extends APIError {
  declare readonly name: "UnsupportedMediaTypeError";
}

/** 422 Unprocessable Content: the request violates its schema. `problem.errors` and the message list the violations. */
export class ValidationError extends APIError {
  declare readonly name: "ValidationError";
}

/** 429 Too Many Requests: the caller exceeded a rate limit. */
export class RateLimitError extends APIError {
  declare readonly name: "RateLimitError";
}

/** 500 and above: the server failed to process a valid request. */
export class ServerError extends APIError {
  declare readonly name: "ServerError";
}

/** There was no connection, or it broke before the response was complete. `cause` is the error that fetch threw. */
export class ConnectionError extends CallError {
  declare readonly name: "ConnectionError";
}

/** An attempt took longer than `timeoutMs`, or a stream sent no data for `idleTimeoutMs`. The message names the limit. */
export class TimeoutError extends CallError {
  declare readonly name: "TimeoutError";
}

/** The caller's signal aborted the call. `cause` is the reason of the signal. */
export class AbortError extends CallError {
  declare readonly name: "AbortError";
}

/**
 * The response is not an event stream, or the stream ended before its terminal event or with the event `error`, or an event is
 * not valid.
 */
export class StreamError extends CallError {
  declare readonly name: "StreamError";
}

/**
 * A successful response whose body does not conform to the OpenAPI document, such as the HTML page of a proxy (of
 * `client.api`, one that is not JSON), or a
 * redirect that is not followed: of a method other than GET, in a browser, of a request with additional headers or a user
 * context token to another origin, or after 20 others. `operationId` is `client.api` for those of `client.api`.
 */
export class ResponseError extends CallError {
  declare readonly name: "ResponseError";
}

// A program may load the ES module and the CommonJS version of this client. `instanceof` accepts the errors of both.
for (const [name, errorClass] of Object.entries({
  PlatformError,
  APIError,
  BadRequestError,
  AuthenticationError,
  PermissionDeniedError,
  NotFoundError,
  ConflictError,
  ContentTooLargeError,
  UnsupportedMediaTypeError,
  ValidationError,
  RateLimitError,
  ServerError,
  ConnectionError,
  TimeoutError,
  AbortError,
  StreamError,
  ResponseError,
})) {
  const brand = Symbol.for(`platform-api.${name}`);
  Object.assign(errorClass.prototype, { name, [brand]: true });
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    // A subclass inherits this function, but only its own objects are instances of it.
    value(this: unknown, error: unknown) {
      return this === errorClass ? brand in Object(error) : Function.prototype[Symbol.hasInstance].call(this, error);
    },
  });
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
export function createApiError(call: CallInfo, response: Response, body: unknown, cause?: unknown): APIError {
  const { status } = response;
  return new (ERROR_CLASSES[status] ?? (status >= 500 ? ServerError : APIError))(call, response, body, cause);
}

/** The Content-Type for error messages. */
export function readMediaType(response: Response): string {
  return response.headers.get("content-type") ?? "no Content-Type";
}
