/** An unsigned 32-bit integer that depends on every character of the text (FNV-1a, then mixed). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV alone gives close results for texts that differ only in the last character.
  return mix(value);
}

/** The finalizer of MurmurHash3: it maps different numbers of 32 bits to different ones. */
export function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const MAX_KEY_LENGTH = 1000;

/** Returns a short text or the hash of a long one, which is then read only once for several hashes. */
export function toKey(text: string): string {
  return text.length > MAX_KEY_LENGTH ? String(hash(text)) : text;
}

/** Picks an item, always the same for the same key. Throws a RangeError if the list is empty. */
export function choose<T>(list: readonly T[], key: string): T {
  if (list.length === 0) throw new RangeError("There is nothing to choose from.");
  return list[hash(key) % list.length]!;
}
