/** The earliest and the latest time that RFC 3339 can express, in milliseconds since the epoch: its years have four digits. */
const MIN_TIME = Date.parse("0000-01-01T00:00:00.000Z");
export const MAX_TIME = Date.parse("9999-12-31T23:59:59.999Z");

/** The nearest time that RFC 3339 can express. */
export function clampTime(at: number): number {
  return Math.min(Math.max(at, MIN_TIME), MAX_TIME);
}

/** A time in RFC 3339, with milliseconds only if they are not zero. */
export function formatTime(at: number): string {
  return new Date(clampTime(at)).toISOString().replace(".000Z", "Z");
}
