/** Ids that look random but follow from a seed and a counter, so that two runs give the same ones. */
export interface Ids {
  /** A UUID in the form of version 4 (RFC 9562). */
  newUuid(): string;
  /** The prefix and eight hexadecimal digits. */
  newId(prefix: string): string;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** The UUID number `count` of a seed; different counts give different ones. */
export function uuidOf(seed: number, count: number): string {
  const text = [0, 1, 2, 3].map((part) => hex(word(seed, count, part))).join("");
  const variant = "89ab"[word(seed, count, 4) & 3];
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-${variant}${text.slice(17, 20)}-${text.slice(20)}`;
}

/** The id number `count` of a seed. */
export function idOf(seed: number, count: number, prefix: string): string {
  return prefix + hex(word(seed, count, 0));
}

/** The random number `count` of a seed. */
export function randomOf(seed: number, count: number): number {
  return word(seed, count, 0) / 2 ** 32;
}

function word(seed: number, count: number, part: number): number {
  return mix(mix(count + Math.imul(seed, 0x9e3779b9)) + Math.imul(part, 0x85ebca6b));
}

const hex = (word: number) => word.toString(16).padStart(8, "0");

/** The finalizer of MurmurHash3: it maps different numbers of 32 bits to different ones. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
