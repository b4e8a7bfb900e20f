import { compileLinear } from "../linear-regexp.ts";
import { shorten } from "../shorten.ts";
import { re2Source, UnsupportedPatternError } from "./re2-source.ts";

type Matcher = (text: string) => boolean;

/** The checks of one request with patterns and schemas of callers: their work, and notes on what was not enforced. */
export interface PatternChecks {
  /** Sentences for the journal. */
  readonly notes: ReadonlySet<string>;
  /** Adds to the work, which `linearRegexp` measures. Throws a WorkLimitError if it is too much. */
  spend(work: number): void;
  note(sentence: string): void;
  /**
   * Compiles a regular expression of ECMA-262 with the flag `u`, as JSON Schema has them, to a test of whether a text
   * contains a match, in linear time. Throws a SyntaxError if it is not valid, and an UnsupportedPatternError if it can't
   * be matched in linear time.
   */
  compile(pattern: string): Matcher;
  /** Returns true if a text contains a match. If the pattern is not supported, notes that and returns undefined. */
  matches(pattern: string, text: string): boolean | undefined;
}

/** Thrown when checks have taken too much work. */
export class WorkLimitError extends Error {
  override readonly name = "WorkLimitError";
}

/** About half a second at most. */
const MAX_WORK = 20_000_000;
/** Work of translating and compiling a character: a property such as \p{L} has hundreds of ranges. */
const COMPILING = 1000;
const MAX_LENGTH = 1000;
const MAX_NOTES = 20;
const MAX_QUOTED = 100;

export function createPatternChecks(maxWork = MAX_WORK): PatternChecks {
  const notes = new Set<string>();
  const compiled = new Map<string, Matcher | Error>();
  let workLeft = maxWork;

  function compileNew(pattern: string): Matcher | Error {
    checks.spend(pattern.length * COMPILING);
    try {
      return compilePattern(pattern, checks.spend);
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof UnsupportedPatternError) return error;
      throw error;
    }
  }

  const checks: PatternChecks = {
    notes,
    spend(work) {
      workLeft -= work;
      if (workLeft >= 0) return;
      checks.note("The schemas of this request take too long to check, so they are enforced only in part.");
      throw new WorkLimitError("The schemas of this request take too long to check.");
    },
    note(sentence) {
      if (notes.size < MAX_NOTES) notes.add(sentence);
    },
    compile(pattern) {
      const found = compiled.get(pattern) ?? compileNew(pattern);
      compiled.set(pattern, found);
      if (found instanceof Error) throw found;
      return found;
    },
    matches(pattern, text) {
      try {
        return checks.compile(pattern)(text);
      } catch (error) {
        const quoted = shorten(pattern, MAX_QUOTED);
        if (error instanceof SyntaxError)
          checks.note(`The schema with the pattern ${quoted} is not enforced, because that ${error.message}.`);
        if (!(error instanceof UnsupportedPatternError)) throw error;
        checks.note(`The pattern ${quoted} is not enforced, because it ${error.message}.`);
        return undefined;
      }
    },
  };
  return checks;
}

function compilePattern(pattern: string, spend: (work: number) => void): Matcher {
  checkSyntax(pattern);
  if (pattern.length > MAX_LENGTH) throw new UnsupportedPatternError(`is longer than ${MAX_LENGTH} characters`);
  try {
    return compileLinear(re2Source(pattern), spend);
  } catch (error) {
    // The pattern is valid in ECMA-262, but not in RE2, such as a count above 1,000.
    throw error instanceof SyntaxError ? new UnsupportedPatternError(error.message) : error;
  }
}

/** Throws a SyntaxError unless the pattern is a regular expression of ECMA-262. Matches nothing, so that it takes no time. */
function checkSyntax(pattern: string): void {
  try {
    new RegExp(pattern, "u");
  } catch {
    throw new SyntaxError("is not a valid regular expression");
  }
}
