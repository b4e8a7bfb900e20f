/** The part of a JSON value at a JSON Pointer (RFC 6901); undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return valueIn(value, splitPointer(pointer));
}

/** The part of a JSON value at the names of a JSON Pointer; undefined if there is none. */
export function valueIn(value: unknown, names: readonly string[]): unknown {
  let part = value;
  for (const name of names) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Readonly<Record<string, unknown>>)[name]; // Arrays have the names of their indexes, too.
  }
  return part;
}

/** Returns the names that a JSON Pointer (RFC 6901) consists of, without the `#` of a fragment. */
export function splitPointer(pointer: string): string[] {
  const segments = pointer.split("/").slice(1);
  return segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A name as a segment of a JSON Pointer (RFC 6901 section 3), such as `a~1b` for `a/b`. */
export function escapeSegment(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The JSON Pointer to a member or an item of the value at another one. */
export function pointerTo(parent: string, name: string | number): string {
  return `${parent}/${escapeSegment(String(name))}`;
}
