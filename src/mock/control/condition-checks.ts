import { escapeSegment } from "../../core/json-pointer.ts";
import { type PatternChecks, WorkLimitError } from "../../core/patterns/pattern-checks.ts";
import { UnsupportedPatternError } from "../../core/patterns/re2-source.ts";
import { findMistake } from "../../core/schema-violations/schema-mistakes.ts";
import { visitPatterns } from "../../core/schema-violations/schema-patterns.ts";
import { shorten } from "../../core/shorten.ts";
import { unprocessable } from "../exchange/problems.ts";
import { isJsonLonger } from "../lib/json-length.ts";
import type { RequestMatch } from "./request-match.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Characters of the JSON of all conditions. The description of `RequestMatch` in `openapi/control/` has the same number. */
const MAX_CHARACTERS = 100_000;
const MAX_QUOTED = 100;

/**
 * Throws a 422 for conditions that are too long, and for a schema or a pattern that is not valid or can't be matched in linear
 * time. `pointer` is the place of the match.
 */
export function checkConditions(match: RequestMatch, pointer: string, checks: PatternChecks): void {
  if (isJsonLonger(match, MAX_CHARACTERS))
    unprocessable(
      pointer,
      `The conditions have more than ${MAX_CHARACTERS} characters of JSON. Use fewer or shorter ones.`,
    );
  refuseExcess(pointer, () => {
    for (const [at, schema] of listSchemas(match)) {
      const place = `${pointer}${at}/schema`;
      visitPatterns(schema, checks, (pattern, at) => checkPattern(pattern, place + at, checks));
      const mistake = findMistake(schema, checks);
      if (mistake)
        unprocessable(
          place + mistake.pointer,
          `The schema can't be applied: ${mistake.pointer || "it"} ${mistake.detail}.`,
        );
    }
  });
}

function* listSchemas({ query = {}, headers = {}, body = [] }: RequestMatch): Generator<[at: string, schema: Schema]> {
  for (const [part, conditions] of Object.entries({ query, headers }))
    for (const [name, condition] of Object.entries(conditions))
      if (typeof condition === "object" && condition.schema)
        yield [`/${part}/${escapeSegment(name)}`, condition.schema];
  for (const [index, { schema }] of body.entries()) if (schema) yield [`/body/${index}`, schema];
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

/** Calls a function that compares conditions. Throws a 422 if that takes too much work. `pointer` is the place of the match. */
export function refuseExcess<Result>(pointer: string, compare: () => Result): Result {
  try {
    return compare();
  } catch (error) {
    if (!(error instanceof WorkLimitError)) throw error;
    unprocessable(`${pointer}/body`, "It takes too long to check these schemas. Use fewer or simpler ones.");
  }
}
