/** What takes the place of `runtime.ts` in browsers. */
import type * as runtime from "./runtime.ts";

const due: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => due.shift()?.();

/** Calls a function after pending events. A timer of a page would wait 4 ms, or a second in the background. */
export function setImmediate(callback: () => void): void {
  due.push(callback);
  channel.port2.postMessage(undefined);
}

const PRIMES: number[] = [];
for (let next = 2; PRIMES.length < 64; next += 1) if (PRIMES.every((prime) => next % prime !== 0)) PRIMES.push(next);
/** The first 32 bits of the fractional part. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;
/** FIPS 180-4 sections 4.2.2 and 5.3.3. */
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** Hashes at once, which Web Crypto does not. FIPS 180-4 section 6.2. */
export const sha256: typeof runtime.sha256 = (text) => {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(INITIAL);
  for (let start = 0; start < padded.byteLength; start += 64) addBlock(state, padded, start);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
};

function addBlock(state: Int32Array, data: DataView, start: number): void {
  const words = new Int32Array(64);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    words[index] = index < 16 ? data.getInt32(start + index * 4) : expand(words, index);
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + CONSTANTS[index]! + words[index]!;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index]! += value;
}

function expand(words: Int32Array, index: number): number {
  const [early, late] = [words[index - 15]!, words[index - 2]!];
  const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
  const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
  return words[index - 16]! + low + words[index - 7]! + high;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** Browsers warn of no leak. */
export const allowListeners: typeof runtime.allowListeners = () => {};

export const toBase64: typeof runtime.toBase64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

export const fromBase64: typeof runtime.fromBase64 = (text) => {
  const digits = text
    .split("=", 1)[0]!
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/[^a-z0-9+/]/gi, "");
  // One digit alone, at the end, is less than a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
};

export const toBase64Url: typeof runtime.toBase64Url = (text) =>
  toBase64(new TextEncoder().encode(text)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export const fromBase64Url: typeof runtime.fromBase64Url = (text) => decoder.decode(fromBase64(text));
