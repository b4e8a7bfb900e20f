/** A search expression can't be parsed or names an unknown field. The message can serve as a problem's `detail`. */
export class SearchExpressionError extends Error {
  override readonly name = "SearchExpressionError";
  /** Index of the offending character, from 0. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

/** Readers count from 1. */
export function at(position: number): string {
  return `at character ${position + 1}`;
}
