import type { SpanFieldDefinition } from "../../../../generated/mock-types.ts";
import { excerpt } from "../../../core/shorten.ts";
import {
  compileCondition,
  type Operand,
  type Operator,
  type Predicate,
  type RegexpBudget,
  regexpCondition,
} from "./conditions.ts";
import { type Field, toEntry, toField } from "./fields.ts";
import { EXPECTED_OPERANDS, toOperand } from "./operands.ts";
import {
  accept,
  at,
  expect,
  keyword,
  next,
  peek,
  type Reader,
  SearchExpressionError,
  type Token,
  tokenize,
  unexpected,
} from "./tokens.ts";

export { SearchExpressionError };

interface State extends Reader {
  readonly fields: readonly SpanFieldDefinition[];
  readonly regexpBudget: RegexpBudget;
}

const MAX_LENGTH = 10_000;
const MAX_DEPTH = 50;
const MAX_REGEXP_WORK = 50_000_000;
const COMPARISONS: Record<string, Operator> = { "=": "eq", "!=": "eq", "<": "lt", "<=": "lte", ">": "gt", ">=": "gte" };
const WORDS: Record<string, Operator | "regexp"> = {
  LIKE: "like",
  ILIKE: "ilike",
  CONTAINS: "contains",
  REGEXP: "regexp",
  BETWEEN: "between",
  IN: "in",
  EXISTS: "exists",
};
const FUNCTIONS: Record<string, Operator> = { HAS: "has", HASANY: "hasAny", HASALL: "hasAll", HASTOKEN: "hasToken" };
const AN_OPERATOR = "an operator such as =, LIKE, IN or EXISTS";

/**
 * Compiles a search expression, whose language the document's schema `SearchExpression` defines, to a test of items.
 * Keywords and functions may be in any case. A condition with NOT or != is true whenever the one without it is false,
 * even for a field without a value. `_` in a LIKE pattern is an ordinary character. Regular expressions are RE2's and
 * run in linear time.
 *
 * Throws only SearchExpressionError. So does the test, if its regular expressions take too long.
 */
export function compile(text: string, fields: readonly SpanFieldDefinition[]): Predicate {
  if (text.length > MAX_LENGTH) {
    throw new SearchExpressionError(`The search expression is longer than ${MAX_LENGTH} characters. Shorten it.`);
  }
  const state: State = { tokens: tokenize(text), index: 0, fields, regexpBudget: { workLeft: MAX_REGEXP_WORK } };
  const predicate = disjunction(state, 0);
  if (peek(state).kind !== "end") throw unexpected(peek(state), "AND, OR or the end");
  return predicate;
}

/** By recursive descent: NOT binds tighter than AND, and AND tighter than OR. */
function disjunction(state: State, depth: number): Predicate {
  const parts: [Predicate, ...Predicate[]] = [conjunction(state, depth)];
  while (accept(state, "OR")) parts.push(conjunction(state, depth));
  return parts.length === 1 ? parts[0] : (item) => parts.some((part) => part(item));
}

function conjunction(state: State, depth: number): Predicate {
  const parts: [Predicate, ...Predicate[]] = [negation(state, depth)];
  while (accept(state, "AND")) parts.push(negation(state, depth));
  return parts.length === 1 ? parts[0] : (item) => parts.every((part) => part(item));
}

function negation(state: State, depth: number): Predicate {
  if (depth > MAX_DEPTH) {
    const { position } = peek(state);
    const advice = `Use at most ${MAX_DEPTH} levels.`;
    throw new SearchExpressionError(`The search expression is nested too deeply ${at(position)}. ${advice}`);
  }
  if (accept(state, "NOT")) return not(negation(state, depth + 1));
  if (accept(state, "(")) {
    const inside = disjunction(state, depth + 1);
    expect(state, ")");
    return inside;
  }
  return FUNCTIONS[keyword(state)] && keyword(state, 1) === "(" ? functionCondition(state) : fieldCondition(state);
}

/** Such as `has(response_finish_reasons, 'stop')`. */
function functionCondition(state: State): Predicate {
  const token = next(state);
  const operator = FUNCTIONS[token.value.toUpperCase()]!;
  expect(state, "(");
  const field = fieldReference(state);
  checkSupport(field, operator, token);
  expect(state, ",");
  const operands =
    operator === "hasAny" || operator === "hasAll" ? list(state, "[", "]", field) : [operand(state, field)];
  if (operator === "hasToken" && /[^\p{L}\p{N}_]|^$/u.test(String(operands[0]))) {
    throw unexpected(peek(state, -1), "a single word");
  }
  expect(state, ")");
  return compileCondition(operator, field, operands);
}

/** Such as `agent_name NOT LIKE 'S%'`. */
function fieldCondition(state: State): Predicate {
  const field = fieldReference(state);
  const start = peek(state);
  const hasNot = accept(state, "NOT");
  const word = keyword(state);
  const token = next(state);
  const operator = WORDS[word] ?? (hasNot ? undefined : COMPARISONS[word]);
  if (!operator) throw unexpected(token, hasNot ? "LIKE, IN or another operator in words" : AN_OPERATOR);
  const isOpposite = hasNot || word === "!=";
  checkSupport(field, isOpposite ? negate(operator) : operator, start);
  const predicate =
    operator === "regexp"
      ? regexp(state, field)
      : compileCondition(operator, field, readOperands(state, operator, field));
  return isOpposite ? not(predicate) : predicate;
}

function regexp(state: State, field: Field): Predicate {
  const { position } = peek(state);
  return regexpCondition(field, String(operand(state, field)), position, state.regexpBudget);
}

function readOperands(state: State, operator: Operator, field: Field): Operand[] {
  if (operator === "exists") return [];
  if (operator === "in") return list(state, "(", ")", field);
  const first = operand(state, field);
  if (operator !== "between") return [first];
  expect(state, "AND");
  return [first, operand(state, field)];
}

function fieldReference(state: State): Field {
  const token = next(state);
  if (token.kind !== "word") throw unexpected(token, "the name of a field");
  const definition = state.fields.find(({ name }) => name === token.value);
  if (!definition) {
    const place = `${at(token.position)}, which is unknown. List the fields to find the right name.`;
    const message = `The search expression names the field ${excerpt(token.value)} ${place}`;
    throw new SearchExpressionError(message);
  }
  if (keyword(state) !== "[") return toField(definition);
  if (definition.type !== "MAP") {
    const { position } = peek(state);
    const message = `The search expression has [ ${at(position)}, but the field ${definition.name} is not a map.`;
    throw new SearchExpressionError(message);
  }
  expect(state, "[");
  const key = next(state);
  if (key.kind !== "text") throw unexpected(key, "the key of an entry in single quotes");
  expect(state, "]");
  return toEntry(definition, key.value);
}

function operand(state: State, field: Field): Operand {
  const token = next(state);
  const value = toOperand(token, field.type);
  if (value === undefined) throw unexpected(token, EXPECTED_OPERANDS[field.type]);
  return value;
}

function list(state: State, open: string, close: string, field: Field): Operand[] {
  expect(state, open);
  const operands = [operand(state, field)];
  while (accept(state, ",")) operands.push(operand(state, field));
  expect(state, close);
  return operands;
}

function checkSupport(field: Field, operator: string, { position }: Token): void {
  if (field.operators.includes(operator)) return;
  const supported = `It supports ${field.operators.join(", ")}.`;
  const message = `The field ${excerpt(field.name)} does not support the operator ${operator} ${at(position)}. ${supported}`;
  throw new SearchExpressionError(message);
}

function not(predicate: Predicate): Predicate {
  return (item) => !predicate(item);
}

function negate(operator: string): string {
  return operator === "eq" ? "neq" : `not_${operator}`;
}
