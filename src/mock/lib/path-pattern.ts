import { RE2JS } from "re2js";
import { compileLinear } from "./linear-regexp.ts";

/**
 * Compiles a pattern in which `*` stands for any characters except `/`, and `**` for any characters. RE2 needs time in
 * proportion to the length of the path; RegExp could need far more for a pattern with many `**`. Passes its work to `spend`,
 * as `compileLinear` does.
 */
export function pathPattern(pattern: string, spend: (work: number) => void): (path: string) => boolean {
  const source = pattern.replace(/\*\*|\*|[^*]+/g, (part) => WILDCARDS[part] ?? RE2JS.quote(part));
  return compileLinear(`\\A(?s:${source})\\z`, spend);
}

const WILDCARDS: Readonly<Record<string, string>> = { "**": ".*", "*": "[^/]*" };
