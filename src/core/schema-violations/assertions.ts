import { format, ucs2length } from "@cfworker/json-schema";
import { canonicalJson } from "../canonical-json.ts";
import { equalJson } from "../equal-json.ts";
import { isJsonObject, isOfType } from "../json-object.ts";
import type { PatternChecks } from "../patterns/pattern-checks.ts";
import { type Evaluation, type Keyword, readList, readNumber, report } from "./evaluation.ts";

type Test = (evaluation: Evaluation, argument: unknown) => boolean;

/** The keywords that look only at the value itself. */
const TESTS: Readonly<Record<string, Test>> = {
  type: ({ value }, types) => [types].flat().some((type) => isOfType(value, type)),
  const: ({ value, checks }, wanted) => equalJson(value, wanted, checks.spend),
  enum: (evaluation, values) =>
    readList(evaluation, values).some((wanted) => equalJson(evaluation.value, wanted, evaluation.checks.spend)),

  minimum: forNumbers((number, limit) => number >= limit),
  maximum: forNumbers((number, limit) => number <= limit),
  exclusiveMinimum: forNumbers((number, limit) => number > limit),
  exclusiveMaximum: forNumbers((number, limit) => number < limit),
  multipleOf: forNumbers(isMultipleOf),

  minLength: forStrings((text, limit, checks) => measureLength(text, checks) >= readNumber(limit)),
  maxLength: forStrings((text, limit, checks) => measureLength(text, checks) <= readNumber(limit)),
  format: forStrings(hasFormat),

  minItems: ({ value }, limit) => !Array.isArray(value) || value.length >= readNumber(limit),
  maxItems: ({ value }, limit) => !Array.isArray(value) || value.length <= readNumber(limit),
  uniqueItems: ({ value, checks }, isWanted) => !Array.isArray(value) || !isWanted || areUnique(value, checks),

  minProperties: ({ value }, limit) => !isJsonObject(value) || Object.keys(value).length >= readNumber(limit),
  maxProperties: ({ value }, limit) => !isJsonObject(value) || Object.keys(value).length <= readNumber(limit),
};

export const assertions: Readonly<Record<string, Keyword>> = {
  ...Object.fromEntries(Object.entries(TESTS).map(([keyword, test]) => [keyword, assertion(keyword, test)])),
  pattern: (evaluation, pattern) => {
    const { value, checks, outcome } = evaluation;
    if (typeof value !== "string") return;
    const matches = checks.matches(String(pattern), value);
    if (matches === undefined) outcome.isUncertain = true;
    if (matches === false) report(evaluation, "pattern", pattern);
  },
};

function assertion(keyword: string, test: Test): Keyword {
  return (evaluation, argument) => {
    if (!test(evaluation, argument)) report(evaluation, keyword, argument);
  };
}

function forNumbers(test: (number: number, limit: number) => boolean): Test {
  return ({ value }, limit) => typeof value !== "number" || test(value, readNumber(limit));
}

function forStrings(test: (text: string, argument: unknown, checks: PatternChecks) => boolean): Test {
  return ({ value, checks }, argument) => typeof value !== "string" || test(value, argument, checks);
}

/** Returns true if the quotient is an integer, apart from the error of binary fractions such as 0.3 / 0.1. */
function isMultipleOf(number: number, factor: number): boolean {
  const quotient = number / factor;
  return Math.abs(quotient - Math.round(quotient)) <= Number.EPSILON * Math.abs(quotient);
}

function measureLength(text: string, checks: PatternChecks): number {
  checks.spend(text.length);
  return ucs2length(text);
}

/** Returns true for unknown formats, and for `url`, which JSON Schema does not have, and whose RegExp backtracks. */
function hasFormat(text: string, name: unknown, checks: PatternChecks): boolean {
  checks.spend(text.length);
  const known = String(name);
  const test = known !== "url" && Object.hasOwn(format, known) ? format[known] : undefined;
  return test ? test(text) : true;
}

/** Work of serializing a character, compared with that of following an instruction of a regular expression. */
const SERIALIZING = 5;

function areUnique(items: readonly unknown[], checks: PatternChecks): boolean {
  const texts = items.map((item) => {
    const text = canonicalJson(item)!; // An item is JSON.
    checks.spend((text.length + 10) * SERIALIZING);
    return text;
  });
  return new Set(texts).size === items.length;
}
