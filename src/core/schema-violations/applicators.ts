import {
  type Evaluation,
  include,
  isValid,
  type Keyword,
  type Outcome,
  readList,
  report,
  type Violation,
} from "./evaluation.ts";

/** The keywords that apply other schemas to the same value. */
export const applicators: Readonly<Record<string, Keyword>> = {
  $ref: (evaluation) => {
    const { schema, lookup } = evaluation;
    // `dereference` adds this property to schemas with a $ref.
    const uri = String(schema.__absolute_ref__);
    if (!(uri in lookup)) throw new TypeError(`There is no schema ${uri}.`);
    include(evaluation, applyHere(evaluation, lookup[uri]));
  },

  not: (evaluation, schema) => {
    const outcome = applyHere(evaluation, schema);
    if (!isValid(outcome)) return;
    if (outcome.isUncertain) evaluation.outcome.isUncertain = true;
    else report(evaluation, "not", schema);
  },

  anyOf: (evaluation, schemas) => includeAny(evaluation, applyAll(evaluation, schemas)),

  allOf: (evaluation, schemas) => {
    for (const outcome of applyAll(evaluation, schemas)) include(evaluation, outcome);
  },

  oneOf: (evaluation, schemas) => {
    const outcomes = applyAll(evaluation, schemas);
    const certain = outcomes.filter((outcome) => isValid(outcome) && !outcome.isUncertain);
    if (certain.length > 1) report(evaluation, "oneOf", schemas);
    else includeAny(evaluation, outcomes);
  },

  if: (evaluation, schema) => {
    const condition = applyHere(evaluation, schema);
    if (isValid(condition)) include(evaluation, condition);
    // The other branch may apply.
    if (isValid(condition) && condition.isUncertain) return;
    const branch = isValid(condition) ? evaluation.schema.then : evaluation.schema.else;
    if (branch !== undefined) include(evaluation, applyHere(evaluation, branch));
  },
};

function applyHere({ apply, value, pointer }: Evaluation, schema: unknown): Outcome {
  return apply(schema, value, pointer, "false");
}

function applyAll(evaluation: Evaluation, schemas: unknown): Outcome[] {
  return readList(evaluation, schemas).map((schema) => applyHere(evaluation, schema));
}

/**
 * Adds the alternatives that match or, if none does, the violations of those that are meant: that have the type of the value, and
 * the constants of its fields. If none is meant, adds the violations of all.
 */
function includeAny(evaluation: Evaluation, outcomes: readonly Outcome[]): void {
  const { pointer } = evaluation;
  const isOther = ({ code, pointer: at }: Violation) =>
    code === "type" ? at === pointer : code === "const" && at.lastIndexOf("/") <= pointer.length;
  const matching = outcomes.filter(isValid);
  const meant = matching.length > 0 ? matching : outcomes.filter(({ violations }) => !violations.some(isOther));
  for (const alternative of meant.length > 0 ? meant : outcomes) include(evaluation, alternative);
}
