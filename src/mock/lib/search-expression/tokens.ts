import { at, SearchExpressionError } from "./search-expression-error.ts";

export interface Token {
  kind: "word" | "text" | "number" | "symbol" | "end";
  /** As written, but without quotes in the case of a text. */
  value: string;
  position: number;
}

const SPACE = /\s*/uy;
// A text may lack its closing quote here, so that the fault can be named.
const TOKEN =
  /(?<word>[\p{L}_][\p{L}\p{N}_.]*)|'(?<text>(?:[^']|'')*)(?<close>'?)|(?<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|(?<symbol><=|>=|!=|[=<>()[\],])/uy;

/** Ends with a token of the kind `end`. Throws a SearchExpressionError. */
export function tokensOf(source: string): Token[] {
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
      const character = String.fromCodePoint(source.codePointAt(position)!);
      throw new SearchExpressionError(
        `The search expression has ${JSON.stringify(character)} ${at(position)}, which has no meaning there. Put texts in single quotes.`,
        position,
      );
    }
  }
  tokens.push({ kind: "end", value: "", position: source.length });
  return tokens;
}

function skipSpace(source: string, position: number): number {
  SPACE.lastIndex = position;
  SPACE.exec(source);
  return SPACE.lastIndex;
}
