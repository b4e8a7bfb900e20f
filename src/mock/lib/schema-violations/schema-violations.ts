import { dereference, type Schema } from "@cfworker/json-schema";
import { type PatternChecks, WorkLimitError } from "../patterns/pattern-checks.ts";
import { applicators } from "./applicators.ts";
import { arrayKeywords, unevaluatedItems } from "./array-keywords.ts";
import { assertions } from "./assertions.ts";
import type { Evaluation, Keyword, Outcome, Violation } from "./evaluation.ts";
import { objectKeywords, unevaluatedProperties } from "./object-keywords.ts";

export type { Violation };

/** Returns the violations of a value whose JSON Pointer is `pointer`. */
export type SchemaCheck = (value: unknown, pointer: string) => Violation[];

const MAX_VIOLATIONS = 20;
/** Work of applying a schema, and of a character of a URI, compared with following an instruction of a regular expression. */
const APPLYING = 40;
const RESOLVING = 10;

const KEYWORDS: readonly (readonly [name: string, keyword: Keyword])[] = Object.entries({
  ...assertions,
  ...applicators,
  ...objectKeywords,
  ...arrayKeywords,
  unevaluatedProperties,
  unevaluatedItems,
});

/**
 * Compiles a JSON Schema (draft 2020-12) to a function that returns one violation for each part that does not match, at
 * most 20. A schema that can't be applied allows every value: one that has a broken keyword, or refers to another document
 * or endlessly to itself. A pattern that can't be matched in linear time is not enforced. Compiling and the function throw a
 * WorkLimitError if the checks take too much work.
 *
 * Ajv is not used because it compiles each schema with `eval`, and the validator of @cfworker/json-schema because it
 * matches patterns with RegExp, which a caller can make backtrack for years.
 */
export function compileSchema(schema: object, checks: PatternChecks): SchemaCheck {
  return attempt(
    () => {
      const text = JSON.stringify(schema);
      checks.spend(text.length);
      // A copy, because `dereference` writes into it. The cast is harmless: a value that is no schema has no keywords.
      const copy = JSON.parse(text) as Schema;
      spendOnUris(copy, 0, checks);
      const apply = createApply(dereference(copy), checks);
      return (value: unknown, pointer: string) =>
        attempt(() => relevant(apply(copy, value, pointer, "false").violations), []);
    },
    () => [],
  );
}

function createApply(lookup: Evaluation["lookup"], checks: PatternChecks): Evaluation["apply"] {
  return function apply(part, value, pointer, keyword) {
    checks.spend(APPLYING);
    const outcome: Outcome = { violations: [], evaluated: new Set(), isUncertain: false };
    if (part === false) outcome.violations.push(notAllowed(pointer, keyword));
    if (typeof part !== "object" || part === null) return outcome;
    const schema = part as Evaluation["schema"];
    const evaluation = { schema, value, pointer, outcome, checks, apply, lookup };
    for (const [name, use] of KEYWORDS) if (schema[name] !== undefined) use(evaluation, schema[name]);
    return outcome;
  };
}

/** Returns the violations of a value, as `compileSchema` finds them; none if that takes too much work. */
export function schemaViolations(schema: object, value: unknown, pointer: string, checks: PatternChecks): Violation[] {
  try {
    return compileSchema(schema, checks)(value, pointer);
  } catch (error) {
    if (error instanceof WorkLimitError) return [];
    throw error;
  }
}

/** Spends the work of `dereference`: it makes a URI for each subschema, from the path to it and the $id above it. */
function spendOnUris(part: unknown, length: number, checks: PatternChecks): void {
  if (typeof part !== "object" || part === null) return;
  const { $id, id, $ref } = part as Readonly<Record<string, unknown>>;
  const base = length + measureLength($id) + measureLength(id);
  checks.spend((base + measureLength($ref)) * RESOLVING);
  for (const [name, value] of Object.entries(part)) spendOnUris(value, base + name.length, checks);
}

function measureLength(text: unknown): number {
  return typeof text === "string" ? text.length : 0;
}

/** Returns the result of a function, or the other value if it throws: a caller's schema can be anything. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof WorkLimitError) throw error;
    return otherwise;
  }
}

function notAllowed(pointer: string, keyword: string): Violation {
  const detail = keyword.endsWith("Properties") ? "is not a known property" : "is not allowed";
  return { pointer, detail, code: keyword };
}

/** The first violation of each part. */
function relevant(violations: readonly Violation[]): Violation[] {
  const first = new Map<string, Violation>();
  for (const violation of violations) {
    // If there are violations inside a value, its type is wrong only for other alternatives.
    const isDistracting =
      violation.code === "type" && violations.some((other) => other.pointer.startsWith(`${violation.pointer}/`));
    if (!isDistracting && !first.has(violation.pointer)) first.set(violation.pointer, violation);
  }
  return [...first.values()].slice(0, MAX_VIOLATIONS);
}
