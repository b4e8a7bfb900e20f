import fc from "fast-check";
import { expect, test } from "vitest";
import { generateMutations } from "../../../src/contract/arbitraries/mutations.ts";
import { createSchemas } from "../../../src/contract/arbitraries/schemas.ts";
import { createArbitraries } from "../../../src/contract/arbitraries/values.ts";
import type { Schema } from "../../../src/core/document.ts";
import { defined } from "../../defined.ts";
import { controlSubjects, platformSubjects, type Subject } from "../../fuzz/subjects.ts";

/** The schemas of bodies and parameters, each once. */
function listSchemas(subjects: readonly Subject[]): Schema[] {
  const all = subjects.flatMap(({ body, parameters }) => [
    ...(body ? [body] : []),
    ...parameters.map(({ schema }) => schema),
  ]);
  return [...new Map(all.map((schema) => [JSON.stringify(schema), schema])).values()];
}

test.each([
  ["the Platform API", platformSubjects],
  ["the mock's control", controlSubjects],
])("the values made for a schema of %s are valid", (_, subjects) => {
  const { schemas } = defined(subjects[0]);
  const arbitrary = createArbitraries(schemas);
  for (const schema of listSchemas(subjects))
    for (const value of fc.sample(arbitrary(schema), { numRuns: 2, seed: 1 }))
      expect([value, schemas.violations(schema, value)]).toEqual([value, []]);
});

test("a required field is always there, an optional one sometimes", () => {
  const schema = { type: "object", properties: { a: { type: "integer" }, b: { type: "boolean" } }, required: ["a"] };
  const values = fc.sample(toArbitrary(schema), { numRuns: 50, seed: 1 }) as { a: number; b?: boolean }[];
  expect(values.every(({ a }) => Number.isInteger(a))).toBe(true);
  expect(new Set(values.map(({ b }) => b))).toEqual(new Set([true, false, undefined]));
});

test("a forbidden field is never there", () => {
  const schema = { type: "object", properties: { a: { type: "integer" }, b: { not: {} } } };
  const values = fc.sample(toArbitrary(schema), { numRuns: 20, seed: 1 }) as object[];
  expect(values.filter((value) => "b" in value)).toEqual([]);
  expect(values.filter((value) => "a" in value)).not.toEqual([]);
});

test("a schema that contains itself has values, none of them endless", () => {
  const node = {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Node" } } },
  };
  const document = { components: { schemas: { Node: node } } };
  const schemas = createSchemas(document as never); // The parts of a document that schemas need.
  const values = fc.sample(createArbitraries(schemas)(node), { numRuns: 20, seed: 1 });
  expect(values.map((value) => schemas.isValid(node, value))).not.toContain(false);
});

const CONSTRAINTS: [keyword: string, schema: Schema, value: unknown][] = [
  ["type", { type: ["string", "null"] }, "a"],
  ["const", { const: "a" }, "a"],
  ["enum", { enum: ["a", "b"] }, "a"],
  ["minimum", { type: "integer", minimum: 2 }, 2],
  ["maximum", { type: "integer", maximum: 9 }, 2],
  ["exclusiveMaximum", { type: "number", exclusiveMaximum: 3 }, 2],
  ["minLength", { type: "string", minLength: 2 }, "ab"],
  ["maxLength", { type: "string", maxLength: 3 }, "ab"],
  ["pattern", { type: "string", pattern: "^[a-z]+$" }, "ab"],
  ["format", { type: "string", format: "date-time" }, "2026-03-02T12:00:00Z"],
  ["minItems", { type: "array", minItems: 1 }, [1]],
  ["maxItems", { type: "array", maxItems: 2 }, [1]],
  ["required", { type: "object", required: ["a"] }, { a: 1 }],
  ["additionalProperties", { type: "object", additionalProperties: false }, {}],
  ["minProperties", { type: "object", minProperties: 1 }, { a: 1 }],
  ["maxProperties", { type: "object", maxProperties: 1, properties: { a: {}, b: {} } }, { a: 1 }],
  ["propertyNames", { type: "object", propertyNames: { pattern: "^[a-z]+$" } }, { a: 1 }],
];

test.each(CONSTRAINTS)("a mutation breaks %s, and nothing else", (keyword, schema, value) => {
  const schemas = createSchemas({ components: { schemas: {} } } as never); // As above.
  const broken = [...generateMutations(schemas, schema, value)].filter((mutation) => mutation.keyword === keyword);
  expect(broken.length).toBeGreaterThan(0);
  for (const mutation of broken) {
    const keywords = new Set(schemas.violations(schema, mutation.value).map((violation) => violation.keyword));
    // The name itself breaks its pattern.
    keywords.delete(keyword === "propertyNames" ? "pattern" : "");
    expect(keywords).toEqual(new Set([keyword]));
  }
});

test("a mutation of a field is at its place, in a list as well", () => {
  const schemas = createSchemas({ components: { schemas: {} } } as never); // As above.
  const item = { type: "object", properties: { size: { type: "integer", maximum: 5 } } };
  const schema = { type: "object", properties: { list: { type: "array", items: item } } };
  const mutations = [...generateMutations(schemas, schema, { list: [{ size: 1 }, {}] })];
  expect(mutations).toContainEqual({ keyword: "maximum", pointer: "/list/0/size", value: { list: [{ size: 6 }, {}] } });
});

test("every operation with a body has mutations that the document forbids", () => {
  for (const { id, body, bodyExamples, schemas } of platformSubjects) {
    if (!body || bodyExamples.length === 0) continue;
    const mutations = [...generateMutations(schemas, body, bodyExamples[0])];
    const wrong = mutations.filter(({ value }) => !schemas.isValid(body, value));
    expect([id, wrong.length / mutations.length > 0.5]).toEqual([id, true]);
  }
});

function toArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  return createArbitraries(createSchemas({ components: { schemas: {} } } as never))(schema); // As above.
}
