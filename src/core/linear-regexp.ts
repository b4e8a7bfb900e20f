import { RE2JS, RE2JSSyntaxException } from "re2js";
import { excerpt } from "./shorten.ts";

// RE2 accepts a million instructions. It may have to follow all of them for each character of a text.
const MAX_LENGTH = 1000;
const MAX_INSTRUCTIONS = 5000;
/** Work of compiling an instruction, compared with that of following it for a character. */
const COMPILING = 100;

/**
 * Compiles a regular expression in the dialect of RE2 (https://github.com/google/re2/wiki/Syntax) to a test of whether a
 * text contains a match. RegExp may need exponential time, which would let one request block all others; RE2 never needs
 * more than the length of the text times the number of instructions. Each test passes this product to `spend`, which may
 * throw to end the search, and so does compiling with the number of instructions.
 *
 * Throws a SyntaxError whose message continues "The regular expression …".
 */
export function linearRegexp(source: string, spend: (work: number) => void = () => {}): (text: string) => boolean {
  if (source.length > MAX_LENGTH) throw new SyntaxError(`is longer than ${MAX_LENGTH} characters`);
  return compileLinear(source, spend);
}

/** Does the same for an expression of any length, such as a translated one. */
export function compileLinear(source: string, spend: (work: number) => void): (text: string) => boolean {
  const regexp = compile(source);
  const instructions = regexp.programSize();
  spend(instructions * COMPILING);
  if (instructions > MAX_INSTRUCTIONS) throw new SyntaxError("is too large");
  return (text) => {
    spend(text.length * instructions);
    return regexp.test(text);
  };
}

function compile(source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    // In RE2's words, such as `missing closing ): (a`.
    const part = error.getPattern();
    throw new SyntaxError(`is not valid in RE2: ${error.getDescription()}${part ? `: ${excerpt(part)}` : ""}`);
  }
}
