import { isJsonObject } from "../json-object.ts";
import {
  addViolations,
  applyToPart,
  type Evaluation,
  include,
  includePart,
  type Keyword,
  pointerTo,
  REPORTING,
  readList,
  readMembers,
} from "./evaluation.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The keywords that look into objects, in the order in which they apply. */
export const objectKeywords: Readonly<Record<string, Keyword>> = {
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
      const { violations, isUncertain } = apply(schema, name, pointerTo(evaluation, name), "propertyNames");
      outcome.isUncertain ||= isUncertain;
      addViolations(
        outcome,
        violations.map(({ pointer, detail, code }) => ({ pointer, detail: `has a name that ${detail}`, code })),
      );
    }
  }),

  properties: forObjects((evaluation, object, schemas) => {
    for (const [name, schema] of readMembers(evaluation, schemas))
      if (Object.hasOwn(object, name)) applyToPart(evaluation, name, object[name], schema, "properties");
  }),

  patternProperties: forObjects((evaluation, object, schemas) => {
    for (const [pattern, schema] of readMembers(evaluation, schemas))
      for (const [name] of readMembers(evaluation, object)) {
        const matches = evaluation.checks.matches(pattern, name);
        if (matches) applyToPart(evaluation, name, object[name], schema, "patternProperties");
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
      if (!isDeclared) applyToPart(evaluation, name, object[name], schema, "additionalProperties");
    }
  }),
};

/** Applies to the properties to which no other keyword has applied a schema, and so comes last. */
export const unevaluatedProperties = forObjects((evaluation, object, schema) => {
  for (const [name] of readMembers(evaluation, object))
    if (!evaluation.outcome.evaluated.has(name))
      applyToPart(evaluation, name, object[name], schema, "unevaluatedProperties");
});

const UNCERTAIN = { violations: [], evaluated: new Set<string>(), isUncertain: true };

function forObjects(apply: (evaluation: Evaluation, object: JsonObject, argument: unknown) => void): Keyword {
  return (evaluation, argument) => {
    if (isJsonObject(evaluation.value)) apply(evaluation, evaluation.value, argument);
  };
}

function requireAll(evaluation: Evaluation, object: JsonObject, names: unknown, code: string): void {
  const missing = readList(evaluation, names)
    .map(String)
    .filter((name) => !Object.hasOwn(object, name));
  evaluation.checks.spend(missing.length * REPORTING);
  addViolations(
    evaluation.outcome,
    missing.map((name) => ({ pointer: pointerTo(evaluation, name), detail: "is required", code })),
  );
}
