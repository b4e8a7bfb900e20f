/** A time in RFC 3339, without milliseconds if there are none. */
export function timeText(at: number): string {
  return new Date(at).toISOString().replace(".000Z", "Z");
}
