import { mix } from "../lib/hash.ts";
import { isUuid } from "../lib/uuid.ts";

const SEED_FACTOR = 0x9e3779b9;

/** Ids that look random but are derived from a random seed and a counter, so that each run generates the same ones. */
export interface Ids {
  /** Returns a UUID in the form of version 4 (RFC 9562). */
  newUuid(): string;
  /** Returns the prefix and eight hexadecimal digits. */
  newId(prefix: string): string;
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
}

/** Returns the UUID with the number `count` of a random seed. Different numbers have different UUIDs. */
export function toUuid(randomSeed: number, count: number): string {
  const text = [0, 1, 2, 3].map((part) => hex(word(randomSeed, count, part))).join("");
  const variant = "89ab"[word(randomSeed, count, 4) & 3];
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-${variant}${text.slice(17, 20)}-${text.slice(20)}`;
}

/** Returns the id with the number `count` of a random seed. */
export function encodeId(randomSeed: number, count: number, prefix: string): string {
  return prefix + hex(word(randomSeed, count, 0));
}

/** Returns the random number at `count` of a random seed, from 0 up to, but not including, 1. */
export function toRandom(randomSeed: number, count: number): number {
  return word(randomSeed, count, 0) / 2 ** 32;
}

/** Returns the number of an id or UUID of a random seed. Other UUIDs have none; other ids may seem to have one. */
export function decodeId(randomSeed: number, id: string): number | undefined {
  const uuid = isUuid(id);
  const digits = uuid ? id.slice(0, 8) : /(?:^|[_-])([0-9a-f]{8})$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const count = (unmix(unmix(Number.parseInt(digits, 16))) - Math.imul(randomSeed, SEED_FACTOR)) >>> 0;
  return uuid && toUuid(randomSeed, count) !== id ? undefined : count;
}

function word(randomSeed: number, count: number, part: number): number {
  return mix(mix(count + Math.imul(randomSeed, SEED_FACTOR)) + Math.imul(part, 0x85ebca6b));
}

const hex = (word: number) => word.toString(16).padStart(8, "0");

/** The inverse of `mix`: the factors are the inverses of those of `mix` modulo 2^32. */
function unmix(word: number): number {
  let unmixed = word ^ (word >>> 16);
  unmixed = Math.imul(unmixed, 0x7ed1b41d);
  unmixed = Math.imul(unmixed ^ (unmixed >>> 13) ^ (unmixed >>> 26), 0xa5cb9243);
  return (unmixed ^ (unmixed >>> 16)) >>> 0;
}
