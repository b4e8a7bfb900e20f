import { linearRegexp } from "../linear-regexp.ts";
import { type Predicate, textTest } from "./conditions.ts";
import type { Field } from "./fields.ts";
import { at, SearchExpressionError } from "./search-expression-error.ts";

/** Work that all regular expressions of a search expression may take together, as `linearRegexp` counts it. */
export interface RegexpBudget {
  workLeft: number;
}

/** The predicate throws a SearchExpressionError once the budget is spent. */
export function regexpCondition(field: Field, source: string, position: number, budget: RegexpBudget): Predicate {
  const error = (reason: string) =>
    new SearchExpressionError(
      `The search expression has a regular expression ${at(position)} that ${reason}.`,
      position,
    );
  const spend = (work: number) => {
    budget.workLeft -= work;
    if (budget.workLeft < 0) throw error("takes too long. Use a simpler one");
  };
  try {
    const matches = textTest(linearRegexp(source, spend));
    return (record) => matches(field.read(record));
  } catch (cause) {
    throw cause instanceof SyntaxError ? error(cause.message) : cause;
  }
}
