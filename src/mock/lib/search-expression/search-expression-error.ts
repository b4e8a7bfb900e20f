import type { Token } from "./tokens.ts";

/** A search expression can't be read or names something that is not there. The message is fit for a problem's `detail`. */
export class SearchExpressionError extends Error {
  override readonly name = "SearchExpressionError";
  /** Index of the character at fault, from 0. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

/** People count from 1. */
export function at(position: number): string {
  return `at character ${position + 1}`;
}

export function unexpected({ kind, value, position }: Token, wanted: string): SearchExpressionError {
  const place = `${at(position)}, where ${wanted} is expected.`;
  if (kind === "end") return new SearchExpressionError(`The search expression ends ${place}`, position);
  const found = kind === "text" ? `the text '${shown(value)}'` : shown(value);
  return new SearchExpressionError(`The search expression has ${found} ${place}`, position);
}

/** What is quoted from an expression has to leave the message readable. */
export function shown(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
