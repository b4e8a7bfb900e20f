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
