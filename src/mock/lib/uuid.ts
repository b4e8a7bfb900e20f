/** Returns true if the text has the form of a UUID (RFC 9562 section 4), of any version. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
