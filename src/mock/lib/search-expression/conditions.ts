import { linearRegexp } from "../../../core/linear-regexp.ts";
import { type Field, hasValue } from "./fields.ts";
import { at, SearchExpressionError } from "./tokens.ts";

/** A test of a span or a span evaluation. */
export type Predicate = (item: object) => boolean;

/** A value to compare a field with; a time is in milliseconds since 1970. */
export type Operand = string | number | boolean;

/** Operators without their opposites, such as `neq` and `not_like`, which the parser makes. */
export type Operator =
  | "eq"
  | "lt"
  | "lte"
  | "gt"
  | "gte"
  | "like"
  | "ilike"
  | "between"
  | "in"
  | "exists"
  | "contains"
  | "has"
  | "hasAny"
  | "hasAll"
  | "hasToken";

const NOT_WORD = /[^\p{L}\p{N}_]+/u;

/** The operands must have the type of the field, and be as many as the operator needs. */
export function compileCondition(operator: Operator, field: Field, operands: readonly Operand[]): Predicate {
  if (operator === "exists") return (item) => hasValue(field.read(item), field.type);
  const test = compileTest(operator, operands);
  if (field.type === "TIMESTAMP") return (item) => test(Date.parse(String(field.read(item))));
  return (item) => test(field.read(item));
}

/** Work that all regular expressions of a search expression may take together, as `linearRegexp` counts it. */
export interface RegexpBudget {
  workLeft: number;
}

/** The predicate throws a SearchExpressionError once the budget is spent. */
export function regexpCondition(field: Field, source: string, position: number, budget: RegexpBudget): Predicate {
  const error = (reason: string) =>
    new SearchExpressionError(`The search expression has a regular expression ${at(position)} that ${reason}.`);
  const spend = (work: number) => {
    budget.workLeft -= work;
    if (budget.workLeft < 0) throw error("takes too long. Use a simpler one");
  };
  try {
    const matches = textTest(linearRegexp(source, spend));
    return (item) => matches(field.read(item));
  } catch (cause) {
    throw cause instanceof SyntaxError ? error(cause.message) : cause;
  }
}

function compileTest(operator: Exclude<Operator, "exists">, operands: readonly Operand[]): (value: unknown) => boolean {
  // The parser has checked that there are two operands for BETWEEN, and one for the others that use these.
  const [first, second] = operands as [Operand, Operand];
  switch (operator) {
    case "eq":
      return (value) => value === first;
    case "lt":
      return (value) => isComparable(value, first) && value < first;
    case "lte":
      return (value) => isComparable(value, first) && value <= first;
    case "gt":
      return (value) => isComparable(value, first) && value > first;
    case "gte":
      return (value) => isComparable(value, first) && value >= first;
    case "between":
      return (value) => isComparable(value, first) && value >= first && value <= second;
    case "in":
      return (value) => operands.some((operand) => value === operand);
    case "like":
      return textTest(likeTest(String(first)));
    case "ilike": {
      const matches = likeTest(String(first).toLowerCase());
      return textTest((text) => matches(text.toLowerCase()));
    }
    case "contains":
      return textTest((text) => text.includes(String(first)));
    case "hasToken":
      return textTest((text) => text.split(NOT_WORD).includes(String(first)));
    case "has":
    case "hasAny":
      return (value) => Array.isArray(value) && operands.some((operand) => value.includes(operand));
    case "hasAll":
      return (value) => Array.isArray(value) && operands.every((operand) => value.includes(operand));
  }
}

function textTest(test: (text: string) => boolean): (value: unknown) => boolean {
  return (value) => typeof value === "string" && test(value);
}

/** A text is comparable with a text and a number with a number. Null is comparable with nothing. */
function isComparable(value: unknown, operand: Operand): value is Operand {
  return typeof value === typeof operand;
}

/** `%` stands for any text, even an empty one. No other character is special. */
function likeTest(pattern: string): (text: string) => boolean {
  const [start = "", ...rest] = pattern.split("%");
  const end = rest.pop();
  if (end === undefined) return (text) => text === pattern;
  return (text) => {
    if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end)) return false;
    let position = start.length;
    for (const part of rest) {
      const found = text.indexOf(part, position);
      if (found < 0) return false;
      position = found + part.length;
    }
    return position <= text.length - end.length;
  };
}
