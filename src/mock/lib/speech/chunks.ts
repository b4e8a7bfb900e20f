/** The bytes in pieces of `size`; the last one may be shorter. */
export function* chunks(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
