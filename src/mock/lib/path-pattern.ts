import { RE2JS } from "re2js";
import { compileLinear } from "../../core/linear-regexp.ts";

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

/** Returns true if the pattern matches some path of a template. Takes a time in proportion to both lengths. */
export function matchesTemplate(pattern: string, template: string): boolean {
  const wanted = pattern.match(/\*\*|./gs) ?? [];
  // A parameter is a character except `/`, and then any number of them.
  const parts = template.replace(/\{[^}]*\}/g, "?*").split("");
  /** True at the number of each start of `wanted` that may match the parts so far. */
  let reached = [true];
  for (const part of [...parts, ""]) {
    const next: boolean[] = [];
    for (const [index, wish] of wanted.entries()) {
      if (!reached[index]) continue;
      const isWildcard = wish in WILDCARDS;
      const isMet =
        part === "*" || part === "?" ? wish === "**" || wish !== "/" : isWildcard && (wish === "**" || part !== "/");
      if (isWildcard || (part === "*" && isMet)) reached[index + 1] = true;
      if (part === "*" || (isWildcard && isMet)) next[index] = true;
      else if (isMet || wish === part) next[index + 1] = true;
    }
    if (part === "") break;
    if (part === "*") next[wanted.length] ||= reached[wanted.length] ?? false;
    reached = next;
  }
  return reached[wanted.length] ?? false;
}
