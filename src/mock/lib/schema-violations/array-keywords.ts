import {
  applyToPart,
  type Evaluation,
  hasRoom,
  includePart,
  isValid,
  type Keyword,
  pointerTo,
  REPORTING,
  readList,
  readNumber,
  report,
} from "./evaluation.ts";

/** The keywords that look into arrays, in the order in which they apply. */
export const arrayKeywords: Readonly<Record<string, Keyword>> = {
  prefixItems: forArrays((evaluation, items, schemas) => {
    for (const [index, schema] of readList(evaluation, schemas).slice(0, items.length).entries())
      applyToPart(evaluation, index, items[index], schema, "prefixItems");
  }),

  items: forArrays((evaluation, items, schema) => {
    const { prefixItems } = evaluation.schema;
    const start = Array.isArray(prefixItems) ? prefixItems.length : 0;
    for (let index = start; index < items.length && hasRoom(evaluation.outcome); index++)
      applyToPart(evaluation, index, items[index], schema, "items");
  }),

  contains: forArrays((evaluation, items, schema) => {
    const { minContains, maxContains } = evaluation.schema;
    evaluation.checks.spend(items.length * REPORTING);
    const outcomes = items.map((item, index) =>
      evaluation.apply(schema, item, pointerTo(evaluation, index), "contains"),
    );
    const matching = outcomes.filter(isValid);
    const certain = matching.filter(({ isUncertain }) => !isUncertain);
    if (matching.length < readNumber(minContains ?? 1))
      report(evaluation, minContains === undefined ? "contains" : "minContains", minContains);
    if (certain.length > readNumber(maxContains ?? Infinity)) report(evaluation, "maxContains", maxContains);
    for (const [index, outcome] of outcomes.entries()) if (isValid(outcome)) includePart(evaluation, index, outcome);
  }),
};

/** Applies to the items to which no other keyword has applied a schema, and so comes last. */
export const unevaluatedItems = forArrays((evaluation, items, schema) => {
  for (const [index, item] of items.entries())
    if (!evaluation.outcome.evaluated.has(String(index)))
      applyToPart(evaluation, index, item, schema, "unevaluatedItems");
});

function forArrays(apply: (evaluation: Evaluation, items: readonly unknown[], argument: unknown) => void): Keyword {
  return (evaluation, argument) => {
    if (Array.isArray(evaluation.value)) apply(evaluation, evaluation.value, argument);
  };
}
