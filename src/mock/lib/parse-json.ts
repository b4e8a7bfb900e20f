import { escapeSegment } from "../../core/json-pointer.ts";
import { findJsonError } from "./json-error.ts";

/** Parsed bytes of JSON (RFC 8259). The reason is a sentence. */
export type JsonBody =
  | { readonly kind: "none" }
  | {
      readonly kind: "json";
      readonly value: unknown;
      readonly text: string;
      /** JSON Pointer to the first integer that is too large to be kept exactly; undefined if there is none. */
      readonly rounded?: string | undefined;
    }
  | { readonly kind: "malformed"; readonly reason: string };

const MAX_DEPTH = 100;
/** Members of one object. Listing a million takes half a second. */
const MAX_MEMBERS = 10_000;
/** Objects and arrays, and values in all, of a body. Parsing 3 million empty objects takes more than a second. */
const MAX_CONTAINERS = 500_000;
const MAX_VALUES = 1_000_000;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Parses JSON in UTF-8. A reason refers to it by `name`. */
export function parseJson(body: Uint8Array | undefined, name = "body"): JsonBody {
  if (!body || body.length === 0) return { kind: "none" };
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    return { kind: "malformed", reason: `The ${name} is not valid UTF-8.` };
  }
  const excess = findExcess(body);
  if (excess) return { kind: "malformed", reason: `The ${name} ${excess}.` };
  try {
    const value: unknown = JSON.parse(text);
    // Only a number with such an exponent or that many digits can be out of range. Most texts have no three digits.
    if (!/\d{3}/.test(text)) return { kind: "json", value, text };
    const isInfinite = (number: number) => !Number.isFinite(number);
    // JSON.parse may have rounded its last digits.
    const isInexact = (number: number) => Number.isInteger(number) && !Number.isSafeInteger(number);
    if (/[eE]\+?\d{3}|(?<!\d)\d{300}/.test(text) && findNumber(value, isInfinite) !== undefined)
      return { kind: "malformed", reason: `The ${name} has a number that is out of range.` };
    return { kind: "json", value, text, rounded: /\d{16}/.test(text) ? findNumber(value, isInexact) : undefined };
  } catch {
    // The message of the error would quote the text, in which there may be a secret.
    return { kind: "malformed", reason: `The ${name} is not valid JSON: ${describeError(text)}.` };
  }
}

function describeError(text: string): string {
  const at = findJsonError(text);
  if (at === text.length) return "it ends too early";
  const lines = text.slice(0, at).split("\n");
  return `the first error is at line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

/** The objects, arrays and commas so far, of texts that share the limits. */
export interface ValueCounts {
  containers: number;
  commas: number;
}

/** A limit of a body that JSON exceeds. The message is the rest of a sentence, such as "has more than 500000 objects". */
export class JsonLimitError extends Error {}

/**
 * Parses a line of JSON Lines. Throws a SyntaxError if it is no JSON, and a JsonLimitError if it goes beyond the limits of a
 * body, together with the earlier lines in `counts`.
 */
export function parseJsonLine(line: string, counts?: ValueCounts): unknown {
  const excess = findExcess(encoder.encode(line), counts);
  if (excess) throw new JsonLimitError(excess);
  return JSON.parse(line);
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Finds nesting that would overflow the stack in later stages, and values that take long to read. Searches the text, because
 * such a value takes longer to parse than to refuse. The text need not be JSON.
 */
function findExcess(text: Uint8Array, counts: ValueCounts = { containers: 0, commas: 0 }): string | undefined {
  // Members of the objects that are open, by depth.
  const members = new Uint32Array(MAX_DEPTH + 1);
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (byte === QUOTE) {
      at = endOfString(text, at);
    } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
      members[depth] = 0;
      counts.containers += 1;
      if (counts.containers > MAX_CONTAINERS) return `has more than ${MAX_CONTAINERS} objects and arrays`;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
      depth = Math.max(0, depth - 1);
    } else if (byte === COMMA) {
      counts.commas += 1;
      // There is a value before and after each of them.
      if (counts.commas >= MAX_VALUES) return `has more than ${MAX_VALUES} values`;
    } else if (byte === COLON) {
      const count = (members[depth] ?? 0) + 1;
      members[depth] = count;
      if (count > MAX_MEMBERS) return `has an object with more than ${MAX_MEMBERS} members`;
    }
  }
  return undefined;
}

/** The index of the quotation mark that ends a string. */
function endOfString(text: Uint8Array, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === QUOTE) return at;
    if (text[at] === BACKSLASH) at += 1;
  }
  return text.length;
}

/** Returns a JSON Pointer to the first number that passes a test. */
function findNumber(value: unknown, test: (number: number) => boolean): string | undefined {
  if (typeof value === "number") return test(value) ? "" : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const object = value as Readonly<Record<string, unknown>>; // It comes from JSON. The names in an array are its indexes.
  for (const name in object) {
    const found = findNumber(object[name], test);
    if (found !== undefined) return `/${escapeSegment(name)}${found}`;
  }
  return undefined;
}
