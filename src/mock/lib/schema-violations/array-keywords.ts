import { type Evaluation, includePart, isValid, type Keyword, listIn, numberIn, report } from "./evaluation.ts";

/** The keywords that look into arrays, in the order in which they apply. */
export const arrayKeywords: Readonly<Record<string, Keyword>> = {
  prefixItems: forArrays((evaluation, items, limit) => {
    for (const [index, schema] of listIn(evaluation, limit).slice(0, items.length).entries())
      applyTo(evaluation, items, index, schema, "prefixItems");
  }),

  items: forArrays((evaluation, items, schema) => {
    const { prefixItems } = evaluation.schema;
    const start = Array.isArray(prefixItems) ? prefixItems.length : 0;
    for (let index = start; index < items.length; index++) applyTo(evaluation, items, index, schema, "items");
  }),

  contains: forArrays((evaluation, items, schema) => {
    const { apply, pointer, outcome } = evaluation;
    const { minContains, maxContains } = evaluation.schema;
    const outcomes = items.map((item, index) => apply(schema, item, `${pointer}/${index}`, "contains"));
    const matching = outcomes.filter(isValid);
    const certain = matching.filter(({ isUncertain }) => !isUncertain);
    if (matching.length < numberIn(minContains ?? 1))
      report(evaluation, minContains === undefined ? "contains" : "minContains", minContains);
    if (certain.length > numberIn(maxContains ?? Infinity)) report(evaluation, "maxContains", maxContains);
    for (const [index, item] of outcomes.entries()) if (isValid(item)) includePart(outcome, String(index), item);
  }),
};

/** Applies to what no other keyword of the schema or of its branches has looked at, and so comes last. */
export const unevaluatedItems = forArrays((evaluation, items, schema) => {
  for (const index of items.keys())
    if (!evaluation.outcome.evaluated.has(String(index))) applyTo(evaluation, items, index, schema, "unevaluatedItems");
});

function forArrays(apply: (evaluation: Evaluation, items: readonly unknown[], limit: unknown) => void): Keyword {
  return (evaluation, limit) => {
    if (Array.isArray(evaluation.value)) apply(evaluation, evaluation.value, limit);
  };
}

function applyTo(
  { apply, outcome, pointer }: Evaluation,
  items: readonly unknown[],
  index: number,
  schema: unknown,
  keyword: string,
): void {
  includePart(outcome, String(index), apply(schema, items[index], `${pointer}/${index}`, keyword));
}
