import { excerpt } from "../shorten.ts";
import { at, SearchExpressionError } from "./search-expression-error.ts";

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
        position,
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
        position,
      );
    }
  }
  tokens.push({ kind: "end", value: "", position: source.length });
  return tokens;
}

export function unexpected({ kind, value, position }: Token, wanted: string): SearchExpressionError {
  const place = `${at(position)}, where ${wanted} is expected.`;
  if (kind === "end") return new SearchExpressionError(`The search expression ends ${place}`, position);
  const found = kind === "text" ? `the text '${excerpt(value)}'` : excerpt(value);
  return new SearchExpressionError(`The search expression has ${found} ${place}`, position);
}

function skipSpace(source: string, position: number): number {
  SPACE.lastIndex = position;
  SPACE.exec(source);
  return SPACE.lastIndex;
}
