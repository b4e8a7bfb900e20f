import { APIError, ConnectionError, TimeoutError } from "./errors.ts";

const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504];
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** A server that asks for more than this is asked again after this. */
export const LONGEST_ASKED_DELAY_MS = 60_000;
/** Errors of Node, and of Bun, that mean that nothing was sent. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ConnectionRefused"];

/** What decides whether a call may be sent again. */
export interface Repeatable {
  readonly method: string;
  readonly maxRetries: number;
  readonly idempotencyKey: string | undefined;
}

/**
 * Milliseconds to wait before the attempt after one that failed, of which 0 is the first; undefined if there must be none.
 * A request that may have acted is sent again only if acting twice is the same as acting once (RFC 9110, section 9.2.2).
 */
export function retryDelayMs(error: unknown, call: Repeatable, attempt: number): number | undefined {
  if (attempt >= call.maxRetries) return undefined;
  const repeatable = ["GET", "PUT", "DELETE"].includes(call.method) || call.idempotencyKey !== undefined;
  if (error instanceof APIError) {
    const { status, headers } = error;
    const asked = retryAfterMs(headers);
    const refused = asked !== undefined && (status === 429 || status === 503);
    return (repeatable ? RETRIED_STATUSES.includes(status) : refused) ? (asked ?? backoffMs(attempt)) : undefined;
  }
  const worthIt =
    error instanceof ConnectionError ? repeatable || neverSent(error) : repeatable && error instanceof TimeoutError;
  return worthIt ? backoffMs(attempt) : undefined;
}

/** Exponential with full jitter: any time from 0 to a bound that doubles. */
export function backoffMs(attempt: number): number {
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

function neverSent(error: ConnectionError): boolean {
  // fetch wraps the error of the socket.
  const { code, cause } = (error.cause ?? {}) as { code?: string; cause?: { code?: string } };
  return NEVER_SENT.includes(code ?? cause?.code ?? "");
}

/** The header Retry-After, in seconds or as a date (RFC 9110, section 10.2.3), within bounds. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get("retry-after");
  if (!text) return undefined;
  const seconds = Number(text);
  const ms = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_ASKED_DELAY_MS);
}
