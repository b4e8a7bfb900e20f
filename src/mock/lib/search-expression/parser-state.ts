import type { SpanFieldDefinition } from "../../../../generated/mock-types.ts";
import { type Token, tokenize, unexpected } from "./tokens.ts";

/** State that the parser's functions share while they read an expression. */
export interface ParserState {
  readonly tokens: readonly Token[];
  /** Index of the next token. */
  index: number;
  readonly fields: readonly SpanFieldDefinition[];
}

export function parserState(source: string, fields: readonly SpanFieldDefinition[]): ParserState {
  return { tokens: tokenize(source), index: 0, fields };
}

/** The next token, or the one `offset` tokens from it; the last one, of the kind `end`, beyond the end. */
export function peek({ tokens, index }: ParserState, offset = 0): Token {
  return tokens[Math.min(index + offset, tokens.length - 1)]!;
}

export function next(state: ParserState): Token {
  const token = peek(state);
  state.index++;
  return token;
}

/** A word or symbol in upper case; empty for any other token. */
export function keyword(state: ParserState, offset = 0): string {
  const { kind, value } = peek(state, offset);
  return kind === "word" || kind === "symbol" ? value.toUpperCase() : "";
}

/** Consumes the next token if it is the word or symbol, and returns true. */
export function accept(state: ParserState, word: string): boolean {
  if (keyword(state) !== word) return false;
  state.index++;
  return true;
}

export function expect(state: ParserState, word: string): void {
  if (!accept(state, word)) throw unexpected(peek(state), word);
}
