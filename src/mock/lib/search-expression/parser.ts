import type { SpanFieldDefinition } from "../../../../generated/types.ts";
import { linearRegexp } from "../linear-regexp/linear-regexp.ts";
import { conditionOf, type Operand, type Operator, type Predicate, textTest } from "./conditions.ts";
import { entryOf, type Field, fieldOf } from "./fields.ts";
import { EXPECTED_OPERANDS, operandOf } from "./operands.ts";
import { at, SearchExpressionError, shown, unexpected } from "./search-expression-error.ts";
import { type Token, tokensOf } from "./tokens.ts";

const MOST_NESTED = 50;
const MOST_REGEXP_STEPS = 20_000_000;
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

/** By recursive descent: NOT binds closer than AND, and AND closer than OR. Throws a SearchExpressionError. */
export function parse(source: string, definitions: readonly SpanFieldDefinition[]): Predicate {
  const tokens = tokensOf(source);
  let index = 0;
  const predicate = disjunction(0);
  if (peek().kind !== "end") throw unexpected(peek(), "AND, OR or the end");
  return predicate;

  function peek(offset = 0): Token {
    return tokens[Math.min(index + offset, tokens.length - 1)]!;
  }

  function next(): Token {
    const token = peek();
    index++;
    return token;
  }

  function keyword(offset = 0): string {
    const { kind, value } = peek(offset);
    return kind === "word" || kind === "symbol" ? value.toUpperCase() : "";
  }

  function accept(word: string): boolean {
    if (keyword() !== word) return false;
    index++;
    return true;
  }

  function expect(word: string): void {
    if (!accept(word)) throw unexpected(peek(), word);
  }

  function disjunction(depth: number): Predicate {
    const parts = [conjunction(depth)];
    while (accept("OR")) parts.push(conjunction(depth));
    return parts.length === 1 ? parts[0]! : (record) => parts.some((part) => part(record));
  }

  function conjunction(depth: number): Predicate {
    const parts = [negation(depth)];
    while (accept("AND")) parts.push(negation(depth));
    return parts.length === 1 ? parts[0]! : (record) => parts.every((part) => part(record));
  }

  function negation(depth: number): Predicate {
    if (depth > MOST_NESTED) {
      const { position } = peek();
      const advice = `Use at most ${MOST_NESTED} levels.`;
      throw new SearchExpressionError(
        `The search expression is nested too deeply ${at(position)}. ${advice}`,
        position,
      );
    }
    if (accept("NOT")) return not(negation(depth + 1));
    if (!accept("(")) return FUNCTIONS[keyword()] && keyword(1) === "(" ? listCondition() : fieldCondition();
    const inside = disjunction(depth + 1);
    expect(")");
    return inside;
  }

  function listCondition(): Predicate {
    const token = next();
    const operator = FUNCTIONS[token.value.toUpperCase()]!;
    expect("(");
    const field = fieldReference();
    check(field, operator, token);
    expect(",");
    const operands = operator === "hasAny" || operator === "hasAll" ? list("[", "]", field) : [operand(field)];
    if (operator === "hasToken" && /[^\p{L}\p{N}_]|^$/u.test(String(operands[0]))) {
      throw unexpected(peek(-1), "a single word");
    }
    expect(")");
    return conditionOf(operator, field, operands);
  }

  function fieldCondition(): Predicate {
    const field = fieldReference();
    const start = peek();
    const hasNot = accept("NOT");
    const word = keyword();
    const token = next();
    const operator = WORDS[word] ?? (hasNot ? undefined : COMPARISONS[word]);
    if (!operator) throw unexpected(token, hasNot ? "LIKE, IN or another operator in words" : AN_OPERATOR);
    const isOpposite = hasNot || word === "!=";
    check(field, isOpposite ? oppositeOf(operator) : operator, start);
    const predicate =
      operator === "regexp" ? regexpCondition(field) : conditionOf(operator, field, operandsOf(operator, field));
    return isOpposite ? not(predicate) : predicate;
  }

  function operandsOf(operator: Operator, field: Field): Operand[] {
    if (operator === "exists") return [];
    if (operator === "in") return list("(", ")", field);
    const first = operand(field);
    if (operator !== "between") return [first];
    expect("AND");
    return [first, operand(field)];
  }

  function fieldReference(): Field {
    const token = next();
    if (token.kind !== "word") throw unexpected(token, "the name of a field");
    const definition = definitions.find(({ name }) => name === token.value);
    if (!definition) {
      const place = `${at(token.position)}, which is unknown. List the fields to find the right name.`;
      const message = `The search expression names the field ${shown(token.value)} ${place}`;
      throw new SearchExpressionError(message, token.position);
    }
    if (keyword() !== "[") return fieldOf(definition);
    if (definition.type !== "MAP") {
      const { position } = peek();
      const message = `The search expression has [ ${at(position)}, but the field ${definition.name} is no map.`;
      throw new SearchExpressionError(message, position);
    }
    expect("[");
    const key = next();
    if (key.kind !== "text") throw unexpected(key, "the key of an entry in single quotes");
    expect("]");
    return entryOf(definition, key.value);
  }

  function operand(field: Field): Operand {
    const token = next();
    const value = operandOf(token, field.type);
    if (value === undefined) throw unexpected(token, EXPECTED_OPERANDS[field.type]);
    return value;
  }

  function list(open: string, close: string, field: Field): Operand[] {
    expect(open);
    const operands = [operand(field)];
    while (accept(",")) operands.push(operand(field));
    expect(close);
    return operands;
  }

  function regexpCondition(field: Field): Predicate {
    const { position } = peek();
    const source = String(operand(field));
    const fault = (reason: string) =>
      new SearchExpressionError(
        `The search expression has a regular expression ${at(position)} that ${reason}.`,
        position,
      );
    let stepsLeft = MOST_REGEXP_STEPS;
    const spend = (steps: number) => {
      stepsLeft -= steps;
      if (stepsLeft < 0) throw fault("takes too long. Use a simpler one");
    };
    try {
      const matches = textTest(linearRegexp(source, spend));
      return (record) => matches(field.read(record));
    } catch (error) {
      throw error instanceof SyntaxError ? fault(error.message) : error;
    }
  }

  function check(field: Field, operator: string, { position }: Token): void {
    if (field.operators.includes(operator)) return;
    const supported = `It supports ${field.operators.join(", ")}.`;
    const message = `The field ${shown(field.name)} does not support the operator ${operator} ${at(position)}. ${supported}`;
    throw new SearchExpressionError(message, position);
  }
}

function not(predicate: Predicate): Predicate {
  return (record) => !predicate(record);
}

function oppositeOf(operator: string): string {
  return operator === "eq" ? "neq" : `not_${operator}`;
}
