/** The texts of results: as data, without secrets, and in parts. */
import { randomUUID } from "node:crypto";

/** Characters of a part: about 4,000 tokens. */
const PART = 15_000;
/** Results that are kept to read their rest, and their characters. Beyond either, the oldest are dropped. */
const MAX_KEPT = 50;
const MAX_CHARACTERS = 50_000_000;
/** What their names begin with. */
const FOLDER = "results/";

export interface Part {
  text: string;
  /** Where the rest begins; undefined if there is none. */
  cursor?: string | undefined;
}

/**
 * Returns the part of a text from a cursor, and the cursor of the rest. Throws an Error for a cursor that is not in the text.
 */
export function readPart(text: string, cursor = "0"): Part {
  const start = Number(cursor);
  if (!/^\d{1,9}$/.test(cursor) || (start > 0 && start >= text.length))
    throw new Error(`There is no cursor ${JSON.stringify(cursor.slice(0, 30))}. Take it from the part before.`);
  if (text.length - start <= PART) return { text: text.slice(start) };
  const lineEnd = text.lastIndexOf("\n", start + PART) + 1;
  let end = lineEnd > start + PART / 2 ? lineEnd : start + PART;
  // Half a surrogate pair is no text.
  if (/[\uD800-\uDBFF]/.test(text[end - 1]!)) end -= 1;
  return { text: text.slice(start, end), cursor: String(end) };
}

/** A part of what others wrote. Only the part is escaped: for a whole text, that takes seconds. */
export function readDataPart(text: string, cursor?: string): Part {
  const part = readPart(text, cursor);
  return { ...part, text: escapeInvisible(part.text) };
}

export interface KeptResults {
  /** Keeps a text under a name, by default one of its own, and returns the name. */
  keep(text: string, name?: string): string;
  /** Returns undefined if it is no such name. Throws an Error for the name of a text that was dropped. */
  read(name: string): string | undefined;
}

export function createKeptResults(): KeptResults {
  const texts = new Map<string, string>();
  let characters = 0;
  return {
    keep(text, name = FOLDER + randomUUID()) {
      characters += text.length - (texts.get(name)?.length ?? 0);
      texts.delete(name);
      texts.set(name, text);
      for (const [oldest, { length }] of texts) {
        if (oldest === name || (texts.size <= MAX_KEPT && characters <= MAX_CHARACTERS)) break;
        texts.delete(oldest);
        characters -= length;
      }
      return name;
    },
    read(name) {
      const text = texts.get(name);
      if (text === undefined && name.startsWith(FOLDER))
        throw new Error("This result is no longer kept. If the operation only reads, call it again.");
      return text;
    },
  };
}

/** JSON; undefined is an empty text. */
export function toJson(value: unknown): string {
  try {
    return value === undefined ? "" : JSON.stringify(value);
  } catch {
    return '"(nested too deeply to be shown)"';
  }
}

/**
 * Characters that a terminal obeys, and those that are not seen or change the order of others, such as variation selectors and
 * fillers; not the end of a line. A combining mark without a base is drawn onto what surrounds the text.
 */
const INVISIBLE =
  /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])\p{M}+|(?<=["\\])\p{M}+/gu;

/** Escapes invisible characters as JSON does, so that they have no effect, and can be seen. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      return `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
    }).join(""),
  );
}

/**
 * Returns a function that replaces secrets in a text, also in the forms they have in an address, JSON, HTML and Base64. Those
 * of fewer than 8 characters are in many other words.
 */
export function createMask(secrets: readonly (string | undefined)[]): (text: string) => string {
  const long = secrets.filter((secret) => secret !== undefined && secret.length > 7);
  // Of most secrets, all forms are the same.
  const forms = new Set(
    long.flatMap((secret = "") => {
      const encoded = encodeURIComponent(secret);
      const json = JSON.stringify(secret).slice(1, -1);
      const base64 = Buffer.from(secret).toString("base64");
      const lowercase = encoded.replace(/%../g, (code) => code.toLowerCase());
      return [secret, encoded, lowercase, json, json.replaceAll("/", "\\/"), secret.replaceAll("&", "&amp;"), base64];
    }),
  );
  return (text) => [...forms].reduce((masked, secret) => masked.replaceAll(secret, "****"), text);
}
