/** Formats milliseconds since the epoch as RFC 3339, without a fraction for whole seconds. */
export function timeText(at: number): string {
  return new Date(at).toISOString().replace(".000Z", "Z");
}
