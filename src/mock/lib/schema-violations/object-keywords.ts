import { isJsonObject } from "../json-object.ts";
import { escapeSegment } from "../json-pointer.ts";
import { addViolations, type Evaluation, include, includePart, type Keyword, listIn, membersIn } from "./evaluation.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The keywords that look into objects, in the order in which they apply. */
export const objectKeywords: Readonly<Record<string, Keyword>> = {
  required: forObjects((evaluation, object, names) => requireAll(evaluation, object, names, "required")),

  dependentRequired: forObjects((evaluation, object, limit) => {
    for (const [name, names] of membersIn(evaluation, limit))
      if (Object.hasOwn(object, name)) requireAll(evaluation, object, names, "dependentRequired");
  }),

  dependentSchemas: forObjects((evaluation, object, limit) => {
    for (const [name, schema] of membersIn(evaluation, limit))
      if (Object.hasOwn(object, name))
        include(evaluation, evaluation.apply(schema, object, evaluation.pointer, "dependentSchemas"));
  }),

  propertyNames: forObjects((evaluation, object, schema) => {
    const { apply, outcome } = evaluation;
    for (const [name] of membersIn(evaluation, object)) {
      const { violations, isUncertain } = apply(schema, name, pointerTo(evaluation, name), "propertyNames");
      outcome.isUncertain ||= isUncertain;
      addViolations(
        outcome,
        violations.map(({ pointer, detail, code }) => ({ pointer, detail: `has a name that ${detail}`, code })),
      );
    }
  }),

  properties: forObjects((evaluation, object, limit) => {
    for (const [name, schema] of membersIn(evaluation, limit))
      if (Object.hasOwn(object, name)) applyTo(evaluation, object, name, schema, "properties");
  }),

  patternProperties: forObjects((evaluation, object, limit) => {
    for (const [pattern, schema] of membersIn(evaluation, limit))
      for (const [name] of membersIn(evaluation, object)) {
        const matches = evaluation.checks.matches(pattern, name);
        if (matches) applyTo(evaluation, object, name, schema, "patternProperties");
        if (matches === undefined) includePart(evaluation.outcome, name, UNCERTAIN);
      }
  }),

  additionalProperties: forObjects((evaluation, object, schema) => {
    const { properties = {}, patternProperties = {} } = evaluation.schema;
    const declared = new Set(membersIn(evaluation, properties).map(([name]) => name));
    const patterns = membersIn(evaluation, patternProperties);
    for (const [name] of membersIn(evaluation, object)) {
      // A pattern that is not supported may match any name.
      const isDeclared =
        declared.has(name) || patterns.some(([pattern]) => evaluation.checks.matches(pattern, name) !== false);
      if (!isDeclared) applyTo(evaluation, object, name, schema, "additionalProperties");
    }
  }),
};

/** Applies to what no other keyword of the schema or of its branches has looked at, and so comes last. */
export const unevaluatedProperties = forObjects((evaluation, object, schema) => {
  for (const [name] of membersIn(evaluation, object))
    if (!evaluation.outcome.evaluated.has(name)) applyTo(evaluation, object, name, schema, "unevaluatedProperties");
});

const UNCERTAIN = { violations: [], evaluated: new Set<string>(), isUncertain: true };

function forObjects(apply: (evaluation: Evaluation, object: JsonObject, limit: unknown) => void): Keyword {
  return (evaluation, limit) => {
    if (isJsonObject(evaluation.value)) apply(evaluation, evaluation.value, limit);
  };
}

function requireAll(evaluation: Evaluation, object: JsonObject, names: unknown, code: string): void {
  const missing = listIn(evaluation, names)
    .map(String)
    .filter((name) => !Object.hasOwn(object, name));
  addViolations(
    evaluation.outcome,
    missing.map((name) => ({ pointer: pointerTo(evaluation, name), detail: "is required", code })),
  );
}

function applyTo(evaluation: Evaluation, object: JsonObject, name: string, schema: unknown, keyword: string): void {
  includePart(evaluation.outcome, name, evaluation.apply(schema, object[name], pointerTo(evaluation, name), keyword));
}

function pointerTo({ pointer }: Evaluation, name: string): string {
  return `${pointer}/${escapeSegment(name)}`;
}
