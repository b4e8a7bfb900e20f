import { excerpt } from "../../../core/shorten.ts";

/** A search expression can't be parsed or names an unknown field. The message can serve as a problem's `detail`. */
export class SearchExpressionError extends Error {
  override readonly name = "SearchExpressionError";
}

/** Readers count from 1. */
export function at(position: number): string {
  return `at character ${position + 1}`;
}

export interface Token {
  kind: "word" | "text" | "number" | "symbol" | "end";
  /** As written, but without quotes in the case of a text. */
  value: string;
  position: number;
}

const SPACE = /\s*/uy;
// Also matches a text without its closing quote, so that the error can say what is missing.
const TOKEN =
  /(?<word>[\p{L}_][\p{L}\p{N}_.]*)|'(?<text>(?:[^']|'')*)(?<close>'?)|(?<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|(?<symbol><=|>=|!=|[=<>()[\],])/uy;

/** The last token is of the kind `end`. Throws a SearchExpressionError. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (let position = skipSpace(source, 0); position < source.length; position = skipSpace(source, TOKEN.lastIndex)) {
    TOKEN.lastIndex = position;
    const { word, text, close, number, symbol } = TOKEN.exec(source)?.groups ?? {};
    if (text !== undefined && close === "") {
      throw new SearchExpressionError(
        `The search expression has an unclosed quote ${at(position)}. Add the closing quote.`,
      );
    }
    if (text !== undefined) tokens.push({ kind: "text", value: text.replaceAll("''", "'"), position });
    else if (word !== undefined) tokens.push({ kind: "word", value: word, position });
    else if (number !== undefined) tokens.push({ kind: "number", value: number, position });
    else if (symbol !== undefined) tokens.push({ kind: "symbol", value: symbol, position });
    else {
      const [character] = source.slice(position, position + 2);
      throw new SearchExpressionError(
        `The search expression has ${JSON.stringify(character)} ${at(position)}, which has no meaning there. Put texts in single quotes.`,
      );
    }
  }
  tokens.push({ kind: "end", value: "", position: source.length });
  return tokens;
}

export function unexpected({ kind, value, position }: Token, wanted: string): SearchExpressionError {
  const place = `${at(position)}, where ${wanted} is expected.`;
  if (kind === "end") return new SearchExpressionError(`The search expression ends ${place}`);
  const found = kind === "text" ? `the text '${excerpt(value)}'` : excerpt(value);
  return new SearchExpressionError(`The search expression has ${found} ${place}`);
}

function skipSpace(source: string, position: number): number {
  SPACE.lastIndex = position;
  SPACE.exec(source);
  return SPACE.lastIndex;
}

/** The tokens of an expression, and how many of them have been read. */
export interface Reader {
  readonly tokens: readonly Token[];
  index: number;
}

/** The next token, or the one `offset` tokens from it; the last one, of the kind `end`, beyond the end. */
export function peek({ tokens, index }: Reader, offset = 0): Token {
  return tokens[Math.min(index + offset, tokens.length - 1)]!;
}

export function next(reader: Reader): Token {
  const token = peek(reader);
  reader.index++;
  return token;
}

/** A word or symbol in upper case; empty for any other token. */
export function keyword(reader: Reader, offset = 0): string {
  const { kind, value } = peek(reader, offset);
  return kind === "word" || kind === "symbol" ? value.toUpperCase() : "";
}

/** Consumes the next token if it is the word or symbol, and returns true. */
export function accept(reader: Reader, word: string): boolean {
  if (keyword(reader) !== word) return false;
  reader.index++;
  return true;
}

export function expect(reader: Reader, word: string): void {
  if (!accept(reader, word)) throw unexpected(peek(reader), word);
}
