import { AbortError, type CallInfo, ConnectionError, PlatformError, TimeoutError } from "./errors.ts";
import { isUnsent, readErrorCode } from "./retry.ts";
import type { Timeout } from "./timeout.ts";

/** Turns the error of an attempt into a TimeoutError, an AbortError or a ConnectionError, unless it is a PlatformError. */
export function normalizeError(error: unknown, call: CallInfo, { signal, expired }: Timeout): unknown {
  if (error instanceof PlatformError) return error;
  // The fetch of Node.js has limits of its own, which are those of its dispatcher.
  const [code] = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.exec(readErrorCode(error)) ?? [];
  const limit =
    expired() ?? (code && `exceeded a limit of Node.js (${code}): pass a fetch with a dispatcher, see RECIPES.md`);
  if (limit) return new TimeoutError(call, limit, error);
  if (signal.aborted) return new AbortError(call, "was aborted", signal.reason);
  // A browser hides whether it was the network or the server that refused a request from another origin.
  const maybeForbidden = "document" in globalThis && error instanceof TypeError;
  const summary = isUnsent(error)
    ? "could not connect, see baseUrl or PLATFORM_BASE_URL"
    : `received no complete response${maybeForbidden ? " (does the server allow this page's origin? see CORS)" : ""}`;
  return new ConnectionError(call, `${summary}: ${readMessage(error)}`, error);
}

/**
 * Returns the message of the deepest cause that has one. A custom fetch or a hook can throw any value, and the error for
 * several addresses has only a code.
 */
export function readMessage(error: unknown, depth = 9): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, cause, code } = error as Partial<Record<string, unknown>>;
  const deeper = depth > 0 && cause ? readMessage(cause, depth - 1) : "";
  const texts = [deeper, message, code, ...(depth === 9 ? [name, "unknown"] : [])];
  return texts.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}
