import { APIError, ConnectionError, TimeoutError } from "./errors.ts";

const RETRYABLE_STATUSES = /408|429|50[0234]|52\d/;
const INITIAL_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8_000;
/** Error codes of Node.js and Bun that mean that no request was sent. */
const UNSENT_CODES = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ConnectionRefused/;

/** The properties of a call that decide whether it may be retried. */
export interface RetryableCall {
  readonly method: string;
  readonly maxRetries: number;
}

/**
 * Returns the milliseconds to wait before the next attempt, or undefined for no further attempt. `attempt` is the number of the
 * failed attempt, from 0; `error` is undefined if a stream just ended. A request that the server may have processed is sent
 * again only if it is idempotent (RFC 9110, section 9.2.2), or if the server asks for it by `x-should-retry`.
 */
export function retryDelayMs(error: unknown, call: RetryableCall, attempt: number): number | undefined {
  if (attempt >= call.maxRetries) return undefined;
  const idempotent = call.method !== "POST" && call.method !== "PATCH";
  if (error instanceof APIError) {
    const { status, retryAfterMs: requestedMs, headers } = error;
    const wish = headers.get("x-should-retry");
    const rejected = status === 429 || (status === 503 && requestedMs !== undefined);
    const retryable =
      wish === "true" || (wish !== "false" && (idempotent ? RETRYABLE_STATUSES.test(`${status}`) : rejected));
    // A conflict remains until somebody resolves it.
    return retryable && status !== 409 ? (requestedMs ?? backoffMs(attempt)) : undefined;
  }
  const retryable =
    error instanceof ConnectionError
      ? idempotent || isUnsent(error.cause)
      : !error || (idempotent && error instanceof TimeoutError);
  return retryable ? backoffMs(attempt) : undefined;
}

/** Exponential backoff with full jitter: a random delay below a limit that doubles with each attempt. */
export function backoffMs(attempt: number): number {
  return Math.random() * Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** attempt);
}

/** Returns true if an error of fetch means that no request was sent. */
export function isUnsent(error: unknown): boolean {
  return UNSENT_CODES.test(readErrorCode(error));
}

/** Returns the code of an error, or of its cause: the fetch of Node.js wraps the error of the socket. */
export function readErrorCode(error: unknown): string {
  const { code, cause } = Object(error);
  return [code, cause?.code].find((value) => typeof value === "string") ?? "";
}
