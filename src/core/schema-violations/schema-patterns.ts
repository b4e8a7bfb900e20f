import { ignoredKeyword, schemaArrayKeyword, schemaMapKeyword } from "@cfworker/json-schema";
import { isJsonObject } from "../json-object.ts";
import { pointerTo } from "../json-pointer.ts";
import type { PatternChecks } from "../patterns/pattern-checks.ts";

/** Work of visiting a part of a schema, compared with that of following an instruction of a regular expression. */
const VISITING = 20;

/**
 * Calls a function with each regular expression of a schema and of its subschemas, and its JSON Pointer there: values of
 * `pattern`, and names in `patternProperties`. Throws a WorkLimitError if this takes too much work.
 */
export function visitPatterns(
  schema: unknown,
  checks: PatternChecks,
  use: (pattern: string, pointer: string) => void,
  pointer = "",
): void {
  checks.spend(VISITING);
  if (!isJsonObject(schema)) return;
  const { pattern, patternProperties } = schema;
  if (typeof pattern === "string") use(pattern, `${pointer}/pattern`);
  if (isJsonObject(patternProperties))
    for (const name of Object.keys(patternProperties)) use(name, pointerTo(`${pointer}/patternProperties`, name));
  for (const [keyword, value] of Object.entries(schema)) {
    const place = pointerTo(pointer, keyword);
    if (ignoredKeyword[keyword]) continue;
    if (schemaMapKeyword[keyword] || (schemaArrayKeyword[keyword] && Array.isArray(value)))
      for (const [name, part] of Object.entries(Object(value)))
        visitPatterns(part, checks, use, pointerTo(place, name));
    // A reference may point to a schema in any other member.
    else visitPatterns(value, checks, use, place);
  }
}

/** Notes the patterns of a schema that will not be enforced when it is used later. */
export function notePatterns(schema: unknown, checks: PatternChecks): void {
  try {
    visitPatterns(schema, checks, (pattern) => checks.matches(pattern, ""));
  } catch {
    // The checks have noted the reason: an invalid pattern, or too much work.
  }
}
