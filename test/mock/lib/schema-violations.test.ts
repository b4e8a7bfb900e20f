import { describe, expect, test } from "vitest";
import { schemaViolations } from "../../../src/mock/lib/schema-violations/schema-violations.ts";

const display = {
  type: "object",
  required: ["display"],
  properties: {
    display: { type: "string", enum: ["north-quay", "south-quay"] },
    day: { type: ["string", "null"], format: "date" },
    minutes: { type: "array", items: { type: "integer" } },
  },
};

describe("schemaViolations", () => {
  test.each([
    [{ display: "north-quay" }],
    [{ display: "north-quay", day: null, minutes: [] }],
    [{ display: "south-quay", day: "2024-02-29", minutes: [1, 2], more: true }],
  ])("reports nothing for %j", (value) => expect(schemaViolations(display, value, "/body/input")).toEqual([]));

  test.each([
    [null, "/body/input", "must be an object", "type"],
    [[], "/body/input", "must be an object", "type"],
    [{}, "/body/input/display", "is required", "required"],
    [{ display: 7 }, "/body/input/display", "must be a string", "type"],
    [{ display: "x" }, "/body/input/display", 'must be one of "north-quay", "south-quay"', "enum"],
    [{ display: "north-quay", day: 7 }, "/body/input/day", "must be a string or null", "type"],
    [{ display: "north-quay", day: "2026-02-30" }, "/body/input/day", "must be a date such as 2026-03-02", "format"],
    [{ display: "north-quay", minutes: [1, 2.5] }, "/body/input/minutes/1", "must be an integer", "type"],
  ])("reports the violation in %j", (value, pointer, detail, code) => {
    expect(schemaViolations(display, value, "/body/input")).toEqual([{ pointer, detail, code }]);
  });

  const a = { a: 1 };
  test.each<[object, unknown, string, string, string]>([
    [{ minimum: 5 }, 4, "", "must be at least 5", "minimum"],
    [{ maximum: 5 }, 6, "", "must be at most 5", "maximum"],
    [{ exclusiveMinimum: 5 }, 5, "", "must be greater than 5", "exclusiveMinimum"],
    [{ exclusiveMaximum: 5 }, 5, "", "must be less than 5", "exclusiveMaximum"],
    [{ multipleOf: 0.1 }, 0.25, "", "must be a multiple of 0.1", "multipleOf"],
    [{ minLength: 1 }, "", "", "must have at least 1 character", "minLength"],
    [{ maxLength: 2 }, "🌊🌊🌊", "", "must have at most 2 characters", "maxLength"],
    [{ pattern: "^(?!x)[a-z]+$" }, "xyz", "", "must match the pattern ^(?!x)[a-z]+$", "pattern"],
    [{ format: "email" }, "mara", "", "must be a string in the format email", "format"],
    [{ const: a }, { a: 2 }, "", 'must be {"a":1}', "const"],
    [{ minItems: 2 }, [1], "", "must have at least 2 items", "minItems"],
    [{ maxItems: 1 }, [1, 2], "", "must have at most 1 item", "maxItems"],
    [{ uniqueItems: true }, [1, 2, 1], "", "must not have the same item twice", "uniqueItems"],
    [{ contains: { type: "string" } }, [1, 2], "", "must have an item that matches contains", "contains"],
    [
      { contains: { type: "string" }, minContains: 2 },
      ["a", 2],
      "",
      "must have at least 2 items matching contains",
      "minContains",
    ],
    [
      { contains: { type: "string" }, maxContains: 1 },
      ["a", "b"],
      "",
      "must have at most 1 item matching contains",
      "maxContains",
    ],
    [{ prefixItems: [true, { type: "null" }] }, [1, 2], "/1", "must be null", "type"],
    [{ prefixItems: [true], items: false }, [1, 2], "/1", "is not allowed", "items"],
    [{ minProperties: 2 }, a, "", "must have at least 2 properties", "minProperties"],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, "", "must have at most 1 property", "maxProperties"],
    [
      { propertyNames: { maxLength: 2 } },
      { abc: 1 },
      "/abc",
      "has a name that must have at most 2 characters",
      "maxLength",
    ],
    [
      { properties: { b: true }, additionalProperties: false },
      a,
      "/a",
      "is not a known property",
      "additionalProperties",
    ],
    [{ unevaluatedProperties: false }, a, "/a", "is not a known property", "unevaluatedProperties"],
    [{ properties: { a: false } }, a, "/a", "is not allowed", "properties"],
    [{ patternProperties: { "^a": { type: "string" } } }, a, "/a", "must be a string", "type"],
    [{ dependentRequired: { a: ["b"] } }, a, "/b", "is required", "dependentRequired"],
    [{ allOf: [{ minimum: 2 }, { type: "number" }] }, 1, "", "must be at least 2", "minimum"],
    [{ anyOf: [{ type: "null" }, { required: ["b"] }] }, a, "/b", "is required", "required"],
    [{ oneOf: [{ type: "null" }, { minimum: 2 }] }, 1, "", "must be null", "type"],
    [{ oneOf: [{ type: "null" }, { minimum: 2 }, true, {}] }, 1, "", "must match exactly one schema in oneOf", "oneOf"],
    [{ not: { type: "integer" } }, 1, "", "must not match the schema in not", "not"],
    [{ if: { type: "string" }, else: { minimum: 2 } }, 1, "", "must be at least 2", "minimum"],
    [{ $ref: "#/$defs/size", $defs: { size: { minimum: 2 } } }, 1, "", "must be at least 2", "minimum"],
    [
      { properties: { $ref: { $ref: "#/$defs/a~1%20b" } }, $defs: { "a/ b": { maximum: 1 } } },
      { $ref: 2 },
      "/$ref",
      "must be at most 1",
      "maximum",
    ],
    [{ required: ['a"/~b'] }, {}, '/a"~1~0b', "is required", "required"],
    [{ additionalProperties: { type: "null" } }, { "ä% #/~": 1 }, "/ä% #~1~0", "must be null", "type"],
  ])("with the schema %j reports for %j at %j: %s", (schema, value, pointer, detail, code) => {
    expect(schemaViolations(schema, value, "")).toEqual([{ pointer, detail, code }]);
  });

  test("lists at most 20 violations, in order", () => {
    expect(schemaViolations(display, { day: "", minutes: ["1", 2, "3"] }, "").map(({ pointer }) => pointer)).toEqual([
      "/display",
      "/day",
      "/minutes/0",
      "/minutes/2",
    ]);
    expect(schemaViolations({ items: { type: "null" } }, Array(300).fill(1), "")).toHaveLength(20);
  });

  test("reports the first of very many violations", () => {
    const [first] = schemaViolations(
      { properties: { a: { items: { type: "null" } } } },
      { a: Array(200_000).fill(1) },
      "",
    );
    expect(first).toEqual({ pointer: "/a/0", detail: "must be null", code: "type" });
  });

  test("ignores inherited properties such as constructor", () => {
    const schema = { type: "object", required: ["constructor"], properties: { toString: { type: "string" } } };
    expect(schemaViolations(schema, {}, "")).toEqual([
      { pointer: "/constructor", detail: "is required", code: "required" },
    ]);
  });

  test("does not change the schema, and accepts a frozen one", () => {
    const schema = Object.freeze({
      $ref: "#/$defs/size",
      $defs: Object.freeze({ size: Object.freeze({ minimum: 2 }) }),
    });
    expect(schemaViolations(schema, 1, "")).toHaveLength(1);
    expect(schemaViolations(schema, 2, "")).toEqual([]);
    expect(Object.getOwnPropertyNames(schema)).toEqual(["$ref", "$defs"]);
  });

  const doubling = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => {
      const next = { $ref: `#/$defs/${level + 1}` };
      return [level, level < 39 ? { allOf: [next, next] } : {}];
    }),
  );
  test.each<[string, object, unknown]>([
    ["has an enum that is not a list", { enum: 7 }, 1],
    ["has keywords of the wrong type", { required: 1, properties: null, anyOf: {}, minimum: "x" }, {}],
    ["is a list", [], 1],
    ["refers to a missing schema", { $ref: "#/$defs/none" }, 1],
    ["has a reference that is not a URI", { $ref: "http://[" }, 1],
    ["has a reference that is not a string", { $ref: { a: 1 } }, 1],
    ["refers to another document", { $ref: "https://tidewater.example/schema.json" }, 1],
    ["refers to itself", { $ref: "#" }, 1],
    ["has an invalid pattern", { pattern: "(" }, "a"],
    ["has an invalid pattern for property names", { patternProperties: { "(": true } }, { a: 1 }],
    ["has a pattern that backtracks", { pattern: "^(a+)+$" }, `${"a".repeat(60)}!`],
  ])("a schema that %s is handled in bounded time and allows every value", (_, schema, value) => {
    expect(schemaViolations(schema, value, "")).toEqual([]);
  });

  // Each takes as long as it may.
  test.each<[string, object, unknown]>([
    [
      "has a pattern for property names that backtracks",
      { patternProperties: { "^(a+)+$": true } },
      { [`${"a".repeat(60)}!`]: 1 },
    ],
    ["doubles the work at each reference", { $ref: "#/$defs/0", $defs: doubling }, 1],
    ["compares every pair of items", { uniqueItems: true }, Array.from({ length: 200_000 }, (_, index) => index)],
  ])("a schema that %s is stopped at the time limit and allows every value", (_, schema, value) => {
    expect(schemaViolations(schema, value, "", 100)).toEqual([]);
  });
});
