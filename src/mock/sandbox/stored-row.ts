import { rowBytes, rowBytesOfJson } from "./row-bytes.ts";

/** A row with its place: its number in the order in which the rows of a sandbox were added. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly place: number;
  /** Memory of the row; 0 for a row of the seed, which all sandboxes share. */
  readonly bytes: number;
}

/** A row from a store. Its text, written by JSON.stringify, is parsed when the row is first read. */
export class StoredRow<Row extends object> implements PlacedRow<Row> {
  readonly place: number;
  #text: string | undefined;
  #row: Row | undefined;
  #bytes: number | undefined;
  readonly #read: ((text: string) => object) | undefined;

  /** `read` replaces JSON.parse if the text may be invalid. */
  constructor(place: number, text: string, read?: (text: string) => object) {
    this.place = place;
    this.#text = text;
    this.#read = read;
  }

  get row(): Row {
    if (this.#text !== undefined) {
      this.#row = (this.#read ?? JSON.parse)(this.#text) as Row;
      this.#text = undefined;
    }
    return this.#row!; // It has been parsed.
  }

  get bytes(): number {
    this.#bytes ??= this.#text === undefined ? rowBytes(this.#row) : rowBytesOfJson(this.#text);
    return this.#bytes;
  }

  /** The JSON of the row. */
  get text(): string {
    return this.#text ?? JSON.stringify(this.#row);
  }

  /** The row, for reading a few of its fields. Only these are parsed. */
  get fields(): Row {
    return this.#text === undefined ? this.row : (new Proxy<object>(this, FIELDS) as Row);
  }

  static field(stored: StoredRow<object>, name: string): unknown {
    const text = stored.#text;
    if (text === undefined) return Reflect.get(stored.row, name);
    try {
      return parseMember(text, name);
    } catch {
      // The text is invalid, and the row can't be read either.
      return Reflect.get(stored.row, name);
    }
  }
}

/** Returns the JSON of a row. */
export function rowText(placed: PlacedRow<unknown>): string {
  return placed instanceof StoredRow ? placed.text : JSON.stringify(placed.row);
}

/** Returns a row for reading a few of its fields. */
export function fieldsOnly<Row>(placed: PlacedRow<Row>): Row {
  return placed instanceof StoredRow ? (placed as StoredRow<Row & object>).fields : placed.row;
}

const notSupported = () => {
  throw new TypeError("Sort keys are made of fields that are read by their names.");
};
const FIELDS: ProxyHandler<object> = {
  get: (stored, name) => StoredRow.field(stored as StoredRow<object>, String(name)),
  has: notSupported,
  ownKeys: notSupported,
  getOwnPropertyDescriptor: notSupported,
};

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses one member of an object in JSON without whitespace; undefined if there is no such member. Throws a SyntaxError if
 * the text ends too early.
 */
export function parseMember(text: string, name: string): unknown {
  for (let start = 1; text.charCodeAt(start) === QUOTE; ) {
    const colon = endOfString(text, start);
    const end = endOfValue(text, colon + 1);
    if (colon - start === name.length + 2 && text.startsWith(name, start + 1))
      return JSON.parse(text.slice(colon + 1, end));
    start = end + 1;
  }
  return undefined;
}

/** Returns the index after the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    if (at < start) throw new SyntaxError("A string has no end.");
    let first = at;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    // A quotation mark after an odd number of backslashes is escaped.
    if ((at - first) % 2 === 0) return at + 1;
  }
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; ; ) {
    const code = text.charCodeAt(at);
    if (Number.isNaN(code)) throw new SyntaxError("An object has no end.");
    if (code === QUOTE) at = endOfString(text, at);
    else if (depth === 0 && (code === COMMA || code === CLOSE_OBJECT)) return at;
    else {
      if (code === OPEN_OBJECT || code === OPEN_ARRAY) depth += 1;
      else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) depth -= 1;
      at += 1;
    }
  }
}
