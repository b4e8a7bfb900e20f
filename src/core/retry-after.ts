/** Upper limit of a delay that the server requests, in Retry-After or in the `retry:` line of a stream. */
export const MAX_REQUESTED_DELAY_MS = 60_000;

/** The three formats of a date (RFC 9110, section 5.6.7); the last one has no zone, and means UTC. */
const HTTP_DATE = /^[A-Z].+ \d\d:\d\d:\d\d (GMT|\d{4})$/;

/**
 * Reads the header retry-after-ms, in milliseconds, or else Retry-After, in whole seconds or as a date (RFC 9110, section
 * 10.2.3). Any other value counts as no header. Returns 0 to `most` milliseconds.
 */
export function retryAfterMs(headers: Headers, most = MAX_REQUESTED_DELAY_MS): number | undefined {
  const exact = headers.get("retry-after-ms") ?? "";
  const text = headers.get("retry-after") ?? "";
  let ms = Number.NaN;
  if (/^\d+(\.\d+)?$/.test(exact)) ms = Number(exact);
  else if (/^\d+$/.test(text)) ms = Number(text) * 1000;
  else if (HTTP_DATE.test(text)) ms = Math.max(Date.parse(text.replace(/\d$/, "$& GMT")) - Date.now(), 0);
  return ms >= 0 ? Math.min(ms, most) : undefined;
}
