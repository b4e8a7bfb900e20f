import { suggestion } from "../core/near-misses.ts";
import { cases, type OperationCase } from "./cases.ts";

/**
 * Returns the operations whose ids match one of the patterns, in the document's order; all without a pattern. `*` stands for any
 * characters, as in `agents.*`. Throws an Error for a pattern that matches none.
 */
export function selectOperations(patterns: readonly string[]): OperationCase[] {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const expression = new RegExp(`^${parts.join(".*")}$`);
    if (!cases.some(({ id }) => expression.test(id))) throw new Error(unknownOperation(pattern));
    return expression;
  });
  return cases.filter(({ id }) => patterns.length === 0 || expressions.some((expression) => expression.test(id)));
}

function unknownOperation(pattern: string): string {
  const groups = cases.flatMap(({ id }) => {
    const parts = id.split(".");
    return parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join(".")}.*`);
  });
  const known = pattern.includes("*") ? [...new Set(groups)] : cases.map(({ id }) => id);
  return [`No operation is named ${pattern}.`, suggestion(pattern, known) ?? []].flat().join(" ");
}
