import { clampTime } from "../lib/time.ts";

/**
 * Converts a text with the format `date-time` to milliseconds since the epoch. The format allows a leap second (RFC 3339
 * section 5.6) and, in the validators, an offset of hours alone; Date.parse accepts neither. A time that its offset moves
 * outside the years 0 to 9999 becomes the nearest time inside.
 */
export function parseTime(text: string): number {
  const at = Date.parse(text.replace(LEAP_SECOND, ":59").replace(/([+-]\d\d)$/, "$1:00"));
  return clampTime(LEAP_SECOND.test(text) ? at + 1000 : at);
}

const LEAP_SECOND = /:60(?=[.z+-])/i;
