import { isJsonObject } from "../json-object.ts";
import { pointerTo } from "../json-pointer.ts";
import {
  addViolations,
  applyToPart,
  type Evaluation,
  hasRoom,
  include,
  includePart,
  isValid,
  type Keyword,
  REPORTING,
  readList,
  readMembers,
  readNumber,
  report,
} from "./evaluation.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The keywords that look into objects and arrays, in the order in which they apply. */
export const partKeywords: Readonly<Record<string, Keyword>> = {
  required: forObjects((evaluation, object, names) => requireAll(evaluation, object, names, "required")),

  dependentRequired: forObjects((evaluation, object, namesByName) => {
    for (const [name, names] of readMembers(evaluation, namesByName))
      if (Object.hasOwn(object, name)) requireAll(evaluation, object, names, "dependentRequired");
  }),

  dependentSchemas: forObjects((evaluation, object, schemas) => {
    for (const [name, schema] of readMembers(evaluation, schemas))
      if (Object.hasOwn(object, name))
        include(evaluation, evaluation.apply(schema, object, evaluation.pointer, "dependentSchemas"));
  }),

  propertyNames: forObjects((evaluation, object, schema) => {
    const { apply, outcome } = evaluation;
    for (const [name] of readMembers(evaluation, object)) {
      const { violations, isUncertain } = apply(schema, name, pointerTo(evaluation.pointer, name), "propertyNames");
      outcome.isUncertain ||= isUncertain;
      addViolations(
        outcome,
        violations.map(({ pointer, detail, code }) => ({ pointer, detail: `has a name that ${detail}`, code })),
      );
    }
  }),

  properties: forObjects((evaluation, object, schemas) => {
    for (const [name, schema] of readMembers(evaluation, schemas))
      if (Object.hasOwn(object, name)) applyToPart(evaluation, name, schema, "properties");
  }),

  patternProperties: forObjects((evaluation, object, schemas) => {
    for (const [pattern, schema] of readMembers(evaluation, schemas))
      for (const [name] of readMembers(evaluation, object)) {
        const matches = evaluation.checks.matches(pattern, name);
        if (matches) applyToPart(evaluation, name, schema, "patternProperties");
        if (matches === undefined) includePart(evaluation, name, UNCERTAIN);
      }
  }),

  additionalProperties: forObjects((evaluation, object, schema) => {
    const { properties = {}, patternProperties = {} } = evaluation.schema;
    const declared = new Set(readMembers(evaluation, properties).map(([name]) => name));
    const patterns = readMembers(evaluation, patternProperties);
    for (const [name] of readMembers(evaluation, object)) {
      // A pattern that is not supported may match any name.
      const isDeclared =
        declared.has(name) || patterns.some(([pattern]) => evaluation.checks.matches(pattern, name) !== false);
      if (!isDeclared) applyToPart(evaluation, name, schema, "additionalProperties");
    }
  }),

  prefixItems: forArrays((evaluation, items, schemas) => {
    for (const [index, schema] of readList(evaluation, schemas).slice(0, items.length).entries())
      applyToPart(evaluation, index, schema, "prefixItems");
  }),

  items: forArrays((evaluation, items, schema) => {
    const { prefixItems } = evaluation.schema;
    const start = Array.isArray(prefixItems) ? prefixItems.length : 0;
    for (let index = start; index < items.length && hasRoom(evaluation.outcome); index++)
      applyToPart(evaluation, index, schema, "items");
  }),

  contains: forArrays((evaluation, items, schema) => {
    const { minContains, maxContains } = evaluation.schema;
    evaluation.checks.spend(items.length * REPORTING);
    const outcomes = items.map((item, index) =>
      evaluation.apply(schema, item, pointerTo(evaluation.pointer, index), "contains"),
    );
    const matching = outcomes.filter(isValid);
    const certain = matching.filter(({ isUncertain }) => !isUncertain);
    if (matching.length < readNumber(minContains ?? 1))
      report(evaluation, minContains === undefined ? "contains" : "minContains", minContains);
    if (certain.length > readNumber(maxContains ?? Infinity)) report(evaluation, "maxContains", maxContains);
    for (const [index, outcome] of outcomes.entries()) if (isValid(outcome)) includePart(evaluation, index, outcome);
  }),

  // These apply to the parts to which no other keyword has applied a schema, and so come last.
  unevaluatedProperties: forObjects((evaluation, object, schema) => {
    for (const [name] of readMembers(evaluation, object))
      if (!evaluation.outcome.evaluated.has(name)) applyToPart(evaluation, name, schema, "unevaluatedProperties");
  }),

  unevaluatedItems: forArrays((evaluation, items, schema) => {
    for (const index of items.keys())
      if (!evaluation.outcome.evaluated.has(String(index))) applyToPart(evaluation, index, schema, "unevaluatedItems");
  }),
};

const UNCERTAIN = { violations: [], evaluated: new Set<string>(), isUncertain: true };

function forObjects(apply: (evaluation: Evaluation, object: JsonObject, argument: unknown) => void): Keyword {
  return (evaluation, argument) => {
    if (isJsonObject(evaluation.value)) apply(evaluation, evaluation.value, argument);
  };
}

function forArrays(apply: (evaluation: Evaluation, items: readonly unknown[], argument: unknown) => void): Keyword {
  return (evaluation, argument) => {
    if (Array.isArray(evaluation.value)) apply(evaluation, evaluation.value, argument);
  };
}

function requireAll(evaluation: Evaluation, object: JsonObject, names: unknown, code: string): void {
  const missing = readList(evaluation, names)
    .map(String)
    .filter((name) => !Object.hasOwn(object, name));
  evaluation.checks.spend(missing.length * REPORTING);
  addViolations(
    evaluation.outcome,
    missing.map((name) => ({ pointer: pointerTo(evaluation.pointer, name), detail: "is required", code })),
  );
}
