import { expect, test } from "vitest";
import { createPatternChecks, WorkLimitError } from "../../../src/core/patterns/pattern-checks.ts";
import { findMistake } from "../../../src/core/schema-violations/schema-mistakes.ts";

test.each<[object, pointer: string, detail: string]>([
  [{ type: "text" }, "/type", "one of the types"],
  [{ type: [] }, "/type", "one of the types"],
  [{ properties: { a: { minLength: "3" } } }, "/properties/a/minLength", "an integer of at least 0"],
  [{ maxItems: -1 }, "/maxItems", "an integer of at least 0"],
  [{ minimum: "1" }, "/minimum", "a number"],
  [{ multipleOf: 0 }, "/multipleOf", "a number greater than 0"],
  [{ enum: "a" }, "/enum", "a list"],
  [{ required: "name" }, "/required", "a list of strings"],
  [{ required: [1] }, "/required", "a list of strings"],
  [{ dependentRequired: { a: "b" } }, "/dependentRequired", "an object with lists of strings"],
  [{ uniqueItems: 1 }, "/uniqueItems", "true or false"],
  [{ anyOf: {} }, "/anyOf", "a list of schemas"],
  [{ allOf: [] }, "/allOf", "a list of schemas"],
  [{ oneOf: [{}, 5] }, "/oneOf/1", "a schema"],
  [{ not: "a" }, "/not", "a schema"],
  [{ items: [{}] }, "/items", "a schema"],
  [{ properties: [] }, "/properties", "an object with schemas"],
  [{ $defs: { "a/b": null } }, "/$defs/a~1b", "a schema"],
  [{ $ref: 5 }, "/$ref", "a string"],
  [{ $ref: "#/$defs/a" }, "/$ref", "refer to a schema within this one"],
  [{ items: { $ref: "https://schemas.example/a" } }, "/items/$ref", "refer to a schema within this one"],
  [{ $ref: "#" }, "", "not refer endlessly to itself"],
  [{ $ref: "#/$defs/a", $defs: { a: { anyOf: [{}, { $ref: "#/$defs/a" }] } } }, "", "not refer endlessly to itself"],
  [{ not: { if: { dependentSchemas: { a: { $ref: "#/not" } } } } }, "", "not refer endlessly to itself"],
  [{ $defs: { a: { $id: "b:" }, c: { $id: "https://[" } } }, "", "not have two schemas with the same URI"],
])("%j can't be applied", (schema, pointer, detail) => {
  const mistake = findMistake(schema, createPatternChecks());
  expect(mistake).toEqual({
    pointer,
    detail: expect.stringContaining(
      `must ${detail.startsWith("not") || detail.startsWith("refer") ? "" : "be "}${detail}`,
    ),
  });
});

test.each<[object]>([
  [{}],
  [{ type: ["string", "null"], minLength: 0, maximum: -1.5, multipleOf: 0.1, enum: [], uniqueItems: false }],
  [{ properties: { type: { const: 1 }, items: true }, required: ["type"], additionalProperties: false }],
  [{ $ref: "#/$defs/tree", $defs: { tree: { properties: { children: { items: { $ref: "#/$defs/tree" } } } } } }],
  [{ allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/a" }], $defs: { a: { anyOf: [true, { type: "string" }] } } }],
  [{ $id: "https://schemas.example/a", items: { $ref: "https://schemas.example/a" } }],
  [{ "x-unknown": { type: 5 }, title: 5 }],
])("%j can be applied", (schema) => {
  expect(findMistake(schema, createPatternChecks())).toBeUndefined();
});

test("a long chain of references is followed", () => {
  const names = Array.from({ length: 5000 }, (_, index) => `s${index}`);
  const $defs = Object.fromEntries(names.map((name, index) => [name, { $ref: `#/$defs/${names[index + 1] ?? "s0"}` }]));
  expect(findMistake({ $defs }, createPatternChecks())).toMatchObject({ detail: "must not refer endlessly to itself" });
});

test("the work is bounded", () => {
  const schema = { anyOf: Array.from({ length: 100_000 }, () => ({})) };
  expect(() => findMistake(schema, createPatternChecks(1_000_000))).toThrow(WorkLimitError);
});
