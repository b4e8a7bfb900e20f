import { RE2JS } from "re2js";

/**
 * Compiles a pattern in which `*` stands for any characters except `/`, and `**` for any characters. RE2 needs time in
 * proportion to the length of the path; RegExp could need far more for a pattern with many `**`.
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const source = pattern.replace(/\*\*|\*|[^*]+/g, (part) => WILDCARDS[part] ?? RE2JS.quote(part));
  const regexp = RE2JS.compile(source, RE2JS.DOTALL);
  return (path) => regexp.matches(path);
}

const WILDCARDS: Readonly<Record<string, string>> = { "**": ".*", "*": "[^/]*" };
