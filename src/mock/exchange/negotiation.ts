import Negotiator from "negotiator";
import { mediaTypeName, mediaTypeParameters } from "../../core/media-type.ts";

/**
 * Selects the media type of the response by `Accept` (RFC 9110 section 12.5.1). Default: the first offered one. Returns
 * undefined if none is acceptable, or if the header is malformed. If none is offered, because a success has no body, any
 * media type is acceptable.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  const [first = PROBLEM] = offered;
  if (accept === undefined || accept === "*/*" || accept === first) return first;
  // A list may be empty (RFC 9110 section 5.6.1.2), and then excludes nothing.
  if (/^[\s,]*$/.test(accept)) return first;
  const negotiator = new Negotiator({ headers: { accept } });
  if (offered.length === 0) return negotiator.mediaTypes().length > 0 ? PROBLEM : undefined;
  return negotiator.mediaType([...offered, PROBLEM]);
}

/** The media type of all errors, so clients that accept it accept a possible response of every operation. */
const PROBLEM = "application/problem+json";

/**
 * Returns true if the media type of a body is JSON, with or without parameters (RFC 9110 section 8.3.1). A charset must be
 * UTF-8, the only encoding of JSON (RFC 8259 section 8.1).
 */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  if (contentType === "application/json") return true;
  if (mediaTypeName(contentType) !== "application/json") return false;
  return mediaTypeParameters(contentType, "charset").every((charset) => /^utf-?8$/i.test(charset));
}
