import { dereference, type Schema } from "@cfworker/json-schema";
import { type PatternChecks, WorkLimitError } from "../patterns/pattern-checks.ts";
import { applicators } from "./applicators.ts";
import { assertions } from "./assertions.ts";
import type { Evaluation, Keyword, Outcome, Violation } from "./evaluation.ts";
import { partKeywords } from "./part-keywords.ts";

export type { Violation };

/** Returns the violations of a value whose JSON Pointer is `pointer`. */
export type SchemaCheck = (value: unknown, pointer: string) => Violation[];

const MAX_VIOLATIONS = 20;
/** Work of applying a schema, and of a character of a URI, compared with following an instruction of a regular expression. */
const APPLYING = 120;
const RESOLVING = 30;

const KEYWORDS: readonly (readonly [name: string, keyword: Keyword])[] = Object.entries({
  ...assertions,
  ...applicators,
  ...partKeywords,
});

/**
 * Compiles a JSON Schema (draft 2020-12) to a function that returns one violation for each part that does not match, at
 * most 20. A schema that can't be applied allows every value, or with `refuse` none: one that has a broken keyword, or refers to another document
 * or endlessly to itself. A pattern that can't be matched in linear time is not enforced. Compiling and the function throw a
 * WorkLimitError if the checks take too much work.
 *
 * Ajv is not used because it compiles each schema with `eval`, and the validator of @cfworker/json-schema because it
 * matches patterns with RegExp, which a caller can make backtrack for years.
 */
export function compileSchema(
  schema: object,
  checks: PatternChecks,
  ifBroken: "allow" | "refuse" = "allow",
): SchemaCheck {
  const refusal = { detail: "can't be checked: the schema can't be applied", code: "invalid" };
  const otherwise = (_: unknown, pointer: string) => (ifBroken === "allow" ? [] : [{ pointer, ...refusal }]);
  return attempt(() => {
    const copy = copySchema(schema, checks) as Schema; // A value that is no schema has no keywords.
    const apply = createApply(dereference(copy), checks);
    return (value: unknown, pointer: string) =>
      attempt(() => relevant(apply(copy, value, pointer, "false").violations), otherwise(value, pointer));
  }, otherwise);
}

/** Copies a schema for `dereference`, which writes into it. Spends the work of both. */
export function copySchema(schema: object, checks: PatternChecks): unknown {
  spendOnUris(schema, 0, 1, checks);
  const text = JSON.stringify(schema);
  checks.spend(text.length);
  return JSON.parse(text);
}

function createApply(lookup: Evaluation["lookup"], checks: PatternChecks): Evaluation["apply"] {
  /** The keywords of each schema, in the order in which they apply. */
  const uses = new Map<object, (readonly [keyword: Keyword, argument: unknown])[]>();
  return function apply(part, value, pointer, keyword) {
    checks.spend(APPLYING);
    const outcome: Outcome = { violations: [], evaluated: new Set(), isUncertain: false };
    if (part === false) outcome.violations.push(notAllowed(pointer, keyword));
    if (typeof part !== "object" || part === null) return outcome;
    const schema = part as Evaluation["schema"];
    const evaluation = { schema, value, pointer, outcome, checks, apply, lookup };
    const known =
      uses.get(schema) ??
      KEYWORDS.flatMap(([name, use]) => (schema[name] === undefined ? [] : [[use, schema[name]] as const]));
    uses.set(schema, known);
    for (const [use, argument] of known) use(evaluation, argument);
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

/**
 * Spends the work of `dereference`: it makes a URI for each subschema, from the path to it and the $id above it. Below each
 * $id, it does so twice as often.
 */
function spendOnUris(part: unknown, length: number, times: number, checks: PatternChecks): void {
  if (typeof part !== "object" || part === null) return;
  if (Array.isArray(part)) {
    checks.spend(part.length * RESOLVING * times);
    for (const [index, item] of part.entries()) spendOnUris(item, length + String(index).length, times, checks);
    return;
  }
  const { $id, id, $ref } = part as Readonly<Record<string, unknown>>;
  const base = length + measureLength($id) + measureLength(id);
  const below = $id || id ? times * 2 : times;
  const members = Object.entries(part);
  checks.spend((base + measureLength($ref) + members.length) * RESOLVING * below);
  for (const [name, value] of members) spendOnUris(value, base + name.length, below, checks);
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
