/**
 * Milliseconds since the epoch of a text that has the format `date-time`. That format allows a leap second (RFC 3339
 * section 5.6) and, in the validators, an offset of hours alone; Date.parse takes neither.
 */
export function parseTime(text: string): number {
  const at = Date.parse(text.replace(LEAP_SECOND, ":59").replace(/([+-]\d\d)$/, "$1:00"));
  return LEAP_SECOND.test(text) ? at + 1000 : at;
}

const LEAP_SECOND = /:60(?=[.z+-])/i;
