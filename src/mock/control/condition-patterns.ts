import { unprocessable } from "../areas/problems.ts";
import { type PatternChecks, WorkLimitError } from "../lib/patterns/pattern-checks.ts";
import { UnsupportedPatternError } from "../lib/patterns/re2-source.ts";
import { findPatterns } from "../lib/schema-violations/schema-patterns.ts";
import { shorten } from "../lib/shorten.ts";
import type { RequestMatch } from "./request-match.ts";

const MAX_QUOTED = 100;

/** Throws a 422 for a pattern that is not valid or can't be matched in linear time. `pointer` is the place of the match. */
export function checkPatterns({ body = [] }: RequestMatch, pointer: string, checks: PatternChecks): void {
  for (const [index, condition] of body.entries()) {
    const place = `${pointer}/body/${index}/schema`;
    try {
      for (const [at, pattern] of findPatterns(condition.schema)) checkPattern(pattern, place + at, checks);
    } catch (error) {
      refuseExcess(error, pointer);
    }
  }
}

function checkPattern(pattern: string, pointer: string, checks: PatternChecks): void {
  try {
    checks.compile(pattern);
  } catch (error) {
    const quoted = `The pattern ${shorten(pattern, MAX_QUOTED)}`;
    if (error instanceof SyntaxError) unprocessable(pointer, `${quoted} ${error.message}.`);
    if (error instanceof UnsupportedPatternError)
      unprocessable(pointer, `${quoted} ${error.message}. Conditions need patterns that RE2 can match in linear time.`);
    throw error;
  }
}

/** Throws a 422 if the checks took too much work, otherwise the error itself. */
export function refuseExcess(error: unknown, pointer: string): never {
  if (error instanceof WorkLimitError)
    unprocessable(`${pointer}/body`, "It takes too long to check these schemas. Use fewer or simpler ones.");
  throw error;
}
