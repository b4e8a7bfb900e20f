import type { SpanFieldDefinition } from "../../../../generated/types.ts";
import type { Predicate } from "./conditions.ts";
import { parse } from "./parser.ts";
import { SearchExpressionError } from "./search-expression-error.ts";

export { SearchExpressionError };

const LONGEST = 10_000;

/**
 * Turns a search expression, whose language the document's schema `SearchExpression` defines, into a test of records.
 * Keywords and functions may be in any case. A condition with NOT or != is true whenever the one without is false, also
 * where there is no value. `_` in a pattern of LIKE stands for itself. Regular expressions are ECMAScript's with the
 * flag `u`, without lookaround and references to groups, and are matched in linear time.
 *
 * Throws a SearchExpressionError and nothing else. So does the test, if its regular expressions take too long.
 */
export function compile(text: string, fields: readonly SpanFieldDefinition[]): Predicate {
  if (text.length > LONGEST) {
    throw new SearchExpressionError(`The search expression is longer than ${LONGEST} characters. Shorten it.`, LONGEST);
  }
  return parse(text, fields);
}
