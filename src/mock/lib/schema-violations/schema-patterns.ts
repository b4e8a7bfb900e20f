import { ignoredKeyword, schemaArrayKeyword, schemaMapKeyword } from "@cfworker/json-schema";
import { isJsonObject } from "../json-object.ts";
import { escapeSegment } from "../json-pointer.ts";
import type { PatternChecks } from "../patterns/pattern-checks.ts";

/** A regular expression in a schema, and its JSON Pointer there. */
export type PlacedPattern = readonly [pointer: string, pattern: string];

/** Finds the regular expressions of a schema and of its subschemas: values of `pattern`, and names in `patternProperties`. */
export function* findPatterns(schema: unknown, pointer = ""): Generator<PlacedPattern> {
  if (!isJsonObject(schema)) return;
  const { pattern, patternProperties } = schema;
  if (typeof pattern === "string") yield [`${pointer}/pattern`, pattern];
  if (isJsonObject(patternProperties))
    for (const name of Object.keys(patternProperties))
      yield [describePlace(`${pointer}/patternProperties`, name), name];
  for (const [keyword, value] of Object.entries(schema)) {
    const place = describePlace(pointer, keyword);
    if (ignoredKeyword[keyword]) continue;
    if (schemaMapKeyword[keyword] || (schemaArrayKeyword[keyword] && Array.isArray(value)))
      for (const [name, part] of Object.entries(Object(value))) yield* findPatterns(part, describePlace(place, name));
    // A reference may point to a schema in any other member.
    else yield* findPatterns(value, place);
  }
}

/** Notes the patterns of a schema that will not be enforced when it is used later. */
export function notePatterns(schema: unknown, checks: PatternChecks): void {
  try {
    for (const [, pattern] of findPatterns(schema)) checks.matches(pattern, "");
  } catch {
    // The checks have noted the reason: an invalid pattern, or too much work.
  }
}

function describePlace(pointer: string, name: string): string {
  return `${pointer}/${escapeSegment(name)}`;
}
