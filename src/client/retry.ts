import { APIError, ConnectionError, TimeoutError } from "./errors.ts";

const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504];
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** A server that asks for more than this is asked again after this. */
export const LONGEST_ASKED_DELAY_MS = 60_000;
/** Errors of Node, and of Bun, that mean that nothing was sent. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ConnectionRefused"];

export interface Attempt {
  /** 0 for the first. */
  number: number;
  maxRetries: number;
  method: string;
  hasIdempotencyKey: boolean;
}

/**
 * Milliseconds to wait before the next attempt; undefined if there must be none. A request that may have acted is sent
 * again only if acting twice is the same as acting once (RFC 9110, section 9.2.2).
 */
export function retryDelayMs(
  error: unknown,
  attempt: Attempt,
  random: () => number,
  now: () => number,
): number | undefined {
  if (attempt.number >= attempt.maxRetries) return undefined;
  const repeatable = ["GET", "PUT", "DELETE"].includes(attempt.method) || attempt.hasIdempotencyKey;
  const retryAfter = error instanceof APIError ? retryAfterMs(error.headers, now) : undefined;
  if (!isWorthRetrying(error, repeatable, retryAfter !== undefined)) return undefined;
  return retryAfter ?? backoffMs(attempt.number, random);
}

/** Exponential with full jitter: any time from 0 to a bound that doubles. */
export function backoffMs(attempt: number, random: () => number): number {
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

function isWorthRetrying(error: unknown, repeatable: boolean, hasRetryAfter: boolean): boolean {
  if (error instanceof APIError) {
    const refused = hasRetryAfter && (error.status === 429 || error.status === 503);
    return repeatable ? RETRIED_STATUSES.includes(error.status) : refused;
  }
  if (error instanceof TimeoutError) return repeatable;
  if (error instanceof ConnectionError) return repeatable || neverSent(error);
  return false;
}

function neverSent(error: ConnectionError): boolean {
  // fetch wraps the error of the socket.
  const { code, cause } = (error.cause ?? {}) as { code?: string; cause?: { code?: string } };
  return NEVER_SENT.includes(code ?? cause?.code ?? "");
}

/** The header Retry-After, in seconds or as a date (RFC 9110, section 10.2.3), within bounds. */
export function retryAfterMs(headers: Headers, now: () => number): number | undefined {
  const text = headers.get("retry-after");
  if (!text) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_ASKED_DELAY_MS);
}
