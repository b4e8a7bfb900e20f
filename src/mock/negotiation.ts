import Negotiator from "negotiator";

/**
 * The media type to answer with, by `Accept` (RFC 9110 section 12.5.1): the first of the offered ones unless the caller
 * prefers another. Undefined if none of them is acceptable, or if the header makes no sense.
 */
export function acceptable(accept: string | undefined, offered: readonly string[]): string | undefined {
  const [first] = offered;
  if (accept === undefined || accept === "*/*" || accept === first) return first;
  return new Negotiator({ headers: { accept } }).mediaType([...offered]);
}

/** Whether the media type of a body is JSON, with or without parameters (RFC 9110 section 8.3.1). */
export function isJson(contentType: string | undefined): boolean {
  return contentType === "application/json" || /^application\/json\s*(;.*)?$/i.test(contentType ?? "");
}
