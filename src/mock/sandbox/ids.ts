/** Ids that look random but follow from a seed and a counter, so that two runs give the same ones. */
export interface Ids {
  /** A UUID in the form of version 4 (RFC 9562). */
  newUuid(): string;
  /** The prefix and eight hexadecimal digits. */
  newId(prefix: string): string;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** `next` counts up; no number comes twice. */
export function createIds(seed: number, next: () => number): Ids {
  const start = Math.imul(seed, 0x9e3779b9);
  const word = (count: number, part: number) => mix(mix(count + start) + Math.imul(part, 0x85ebca6b));
  return {
    newUuid() {
      const count = next();
      const text = [0, 1, 2, 3].map((part) => hex(word(count, part))).join("");
      const variant = "89ab"[word(count, 4) & 3];
      return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-${variant}${text.slice(17, 20)}-${text.slice(20)}`;
    },
    newId: (prefix) => prefix + hex(word(next(), 0)),
    random: () => word(next(), 0) / 2 ** 32,
  };
}

const hex = (word: number) => word.toString(16).padStart(8, "0");

/** The last steps of MurmurHash3: every number of 32 bits leads to another one, so different counts give different ids. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
