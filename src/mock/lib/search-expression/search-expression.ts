import type { SpanFieldDefinition } from "../../../../generated/mock-types.ts";
import type { Predicate } from "./conditions.ts";
import { parse } from "./parser.ts";
import { SearchExpressionError } from "./search-expression-error.ts";

export { SearchExpressionError };

const MAX_LENGTH = 10_000;

/**
 * Compiles a search expression, whose language the document's schema `SearchExpression` defines, to a test of records.
 * Keywords and functions may be in any case. A condition with NOT or != is true whenever the one without it is false,
 * even for a field without a value. `_` in a LIKE pattern is an ordinary character. Regular expressions are RE2's and
 * run in linear time.
 *
 * Throws only SearchExpressionError. So does the test, if its regular expressions take too long.
 */
export function compile(text: string, fields: readonly SpanFieldDefinition[]): Predicate {
  if (text.length > MAX_LENGTH) {
    throw new SearchExpressionError(
      `The search expression is longer than ${MAX_LENGTH} characters. Shorten it.`,
      MAX_LENGTH,
    );
  }
  return parse(text, fields);
}
