/** The part of a JSON value at a JSON Pointer (RFC 6901); undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let part = value;
  for (const segment of pointer.split("/").slice(1)) {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Readonly<Record<string, unknown>>)[name]; // Arrays have the names of their indexes, too.
  }
  return part;
}

/** A name as a segment of a JSON Pointer (RFC 6901 section 3), such as `a~1b` for `a/b`. */
export function escapeSegment(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
