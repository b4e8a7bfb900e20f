import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPatternChecks } from "../../../src/core/patterns/pattern-checks.ts";
import * as checked from "../../../src/core/schema-violations/schema-violations.ts";

function schemaViolations(schema: object, value: unknown, pointer: string) {
  return checked.schemaViolations(schema, value, pointer, createPatternChecks());
}

const display = {
  type: "object",
  required: ["display"],
  properties: {
    display: { type: "string", enum: ["north-quay", "south-quay"] },
    day: { type: ["string", "null"], format: "date" },
    minutes: { type: "array", items: { type: "integer" } },
  },
};

/** A variant of a union, which requires a field. */
const kind = (value: string, required: string) => ({ properties: { kind: { const: value } }, required: [required] });

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
    [{ pattern: "^(a+)+$" }, `${"a".repeat(60)}!`, "", "must match the pattern ^(a+)+$", "pattern"],
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
    [
      {
        anyOf: [{ properties: { b: true } }],
        $ref: "#/$defs/c",
        $defs: { c: { patternProperties: { c: true } } },
        unevaluatedProperties: false,
      },
      { a: 1, b: 1, c: 1 },
      "/a",
      "is not a known property",
      "unevaluatedProperties",
    ],
    [
      { if: { properties: { a: { type: "null" } } }, unevaluatedProperties: { type: "string" } },
      a,
      "/a",
      "must be a string",
      "type",
    ],
    [{ allOf: [{ prefixItems: [true] }], unevaluatedItems: false }, [1, 2], "/1", "is not allowed", "unevaluatedItems"],
    [
      { contains: { type: "string" }, unevaluatedItems: { type: "null" } },
      ["a", null, 1],
      "/2",
      "must be null",
      "type",
    ],
    [{ properties: { a: false } }, a, "/a", "is not allowed", "properties"],
    [{ patternProperties: { "^a": { type: "string" } } }, a, "/a", "must be a string", "type"],
    [{ dependentRequired: { a: ["b"] } }, a, "/b", "is required", "dependentRequired"],
    [{ allOf: [{ minimum: 2 }, { type: "number" }] }, 1, "", "must be at least 2", "minimum"],
    [{ anyOf: [{ type: "null" }, { required: ["b"] }] }, a, "/b", "is required", "required"],
    [{ oneOf: [{ type: "null" }, { minimum: 2 }] }, 1, "", "must be at least 2", "minimum"],
    [{ oneOf: [{ type: "null" }, { type: "string" }] }, 1, "", "must be null", "type"],
    [{ oneOf: [kind("a", "c"), kind("b", "d")] }, { kind: "b" }, "/d", "is required", "required"],
    [{ anyOf: [kind("b", "d"), kind("a", "c")] }, { kind: "b" }, "/d", "is required", "required"],
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
    ["has a format of which no RegExp is known to be linear", { format: "url" }, `http://${"a".repeat(60)}`],
  ])("a schema that %s is handled in bounded time and allows every value", (_, schema, value) => {
    expect(schemaViolations(schema, value, "")).toEqual([]);
  });

  test("a schema that doubles the work at each reference is stopped, allows every value, and is noted", () => {
    const checks = createPatternChecks();
    const schema = { $ref: "#/$defs/0", $defs: doubling };
    expect(checked.schemaViolations(schema, 1, "", checks)).toEqual([]);
    expect([...checks.notes]).toEqual([
      "The schemas of this request take too long to check, so they are enforced only in part.",
    ]);
  });

  test("the work for nested $ids, which the library resolves again and again, is bounded", () => {
    let schema: object = {};
    for (let index = 0; index < 90; index += 1) schema = { $id: `https://schemas.example/${index}`, items: schema };
    const checks = createPatternChecks();
    expect(checked.schemaViolations(schema, 1, "", checks)).toEqual([]);
    expect([...checks.notes]).toEqual([
      "The schemas of this request take too long to check, so they are enforced only in part.",
    ]);
  });

  test("many items are compared with one another in linear time", () => {
    const items = Array.from({ length: 200_000 }, (_, index) => index);
    expect(schemaViolations({ uniqueItems: true }, items, "")).toEqual([]);
    expect(schemaViolations({ uniqueItems: true }, [...items, 7], "")).toHaveLength(1);
  });

  test("a pattern for property names may backtrack", () => {
    const schema = { patternProperties: { "^(a+)+$": { type: "string" } }, additionalProperties: { type: "null" } };
    const name = `${"a".repeat(60)}!`;
    expect(schemaViolations(schema, { aaa: 1, [name]: 1 }, "")).toEqual([
      { pointer: "/aaa", detail: "must be a string", code: "type" },
      { pointer: `/${name}`, detail: "must be null", code: "type" },
    ]);
  });

  const unsupported = { pattern: "(?=a)" };
  test.each<[object, unknown]>([
    [unsupported, "b"],
    [{ not: unsupported }, "b"],
    [{ not: { not: unsupported } }, "b"],
    [{ anyOf: [unsupported, { maxLength: 0 }] }, "b"],
    [{ oneOf: [unsupported, { minLength: 1 }] }, "b"],
    [{ oneOf: [unsupported, unsupported] }, "b"],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    [{ if: unsupported, then: false, else: false }, "b"],
    [{ contains: unsupported, maxContains: 1 }, ["b", "c"]],
    [{ not: { properties: { a: unsupported } } }, { a: "b" }],
    [{ not: { items: unsupported } }, ["b"]],
    [{ not: { propertyNames: unsupported } }, { b: 1 }],
    [{ not: { $ref: "#/$defs/a" }, $defs: { a: unsupported } }, "b"],
    [{ patternProperties: { "(?=a)": false } }, { b: 1 }],
    [{ not: { patternProperties: { "(?=a)": true } } }, { b: 1 }],
    [{ patternProperties: { "(?=a)": true }, additionalProperties: false }, { b: 1 }],
    [{ patternProperties: { "(?=a)": true }, unevaluatedProperties: false }, { b: 1 }],
  ])("%j allows %j, whatever its unsupported pattern matches", (schema, value) => {
    const checks = createPatternChecks();
    expect(checked.schemaViolations(schema, value, "", checks)).toEqual([]);
    expect([...checks.notes]).toEqual(["The pattern (?=a) is not enforced, because it has a lookahead, (?=."]);
  });

  test("the other keywords of a schema with an unsupported pattern are enforced", () => {
    const schema = { required: ["a"], properties: { b: { pattern: "(?=a)", maxLength: 1 } } };
    expect(schemaViolations(schema, { b: "bb" }, "").map(({ pointer }) => pointer)).toEqual(["/a", "/b"]);
  });

  // Without unevaluatedItems and unevaluatedProperties, for which Ajv 8.20 generates broken code in some branches.
  test("allows the same values as Ajv", () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 2 },
        fc.constantFrom<unknown>(null, true, 0, 1, 2.5, 7, "", "a", "ab", "b1"),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom("a", "b", "ab"), tie("value"), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).value;
    const number = fc.nat(3);
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "ab"), { maxLength: 2 });
    const schema = fc.letrec((tie) => {
      const some = fc.array(tie("schema"), { minLength: 1, maxLength: 2 });
      const map = fc.dictionary(fc.constantFrom("a", "b", "ab"), tie("schema"), { maxKeys: 2, noNullPrototype: true });
      const patterns = fc.dictionary(fc.constantFrom("^a", "b$", "."), tie("schema"), {
        maxKeys: 2,
        noNullPrototype: true,
      });
      const part = tie("schema");
      const types = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");
      return {
        schema: fc.oneof(
          { maxDepth: 3 },
          fc.constantFrom<unknown>(true, true, false, {}, { $ref: "#/$defs/shared" }),
          fc.record({ type: types }),
          fc.record({ const: value }),
          fc.record({
            enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (each) => JSON.stringify(each) }),
          }),
          fc.record(
            { minimum: number, exclusiveMaximum: number, multipleOf: fc.constantFrom(0.5, 2) },
            { requiredKeys: [] },
          ),
          fc.record({ maximum: number, exclusiveMinimum: number }, { requiredKeys: [] }),
          fc.record(
            { minLength: number, maxLength: number, pattern: fc.constantFrom("^a", "\\d") },
            { requiredKeys: [] },
          ),
          fc.record({ minItems: number, maxItems: number, uniqueItems: fc.boolean() }, { requiredKeys: [] }),
          fc.record({ minProperties: number, maxProperties: number, required: names }, { requiredKeys: [] }),
          fc.record({ prefixItems: some, items: part }, { requiredKeys: [] }),
          fc.record({ contains: part, minContains: number, maxContains: number }, { requiredKeys: ["contains"] }),
          fc.record({ properties: map, patternProperties: patterns, additionalProperties: part }, { requiredKeys: [] }),
          fc.record({ properties: map, anyOf: some }, { requiredKeys: [] }),
          fc.record({ propertyNames: part, dependentSchemas: map }, { requiredKeys: [] }),
          fc.record({
            dependentRequired: fc.dictionary(fc.constantFrom("a", "b"), names, { maxKeys: 2, noNullPrototype: true }),
          }),
          fc.record({ allOf: some, oneOf: some }, { requiredKeys: [] }),
          fc.record({ not: part }),
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          fc.record({ if: part, then: part, else: part }, { requiredKeys: ["if"] }),
        ),
      };
    }).schema;
    fc.assert(
      fc.property(schema, schema, fc.array(value, { minLength: 5, maxLength: 5 }), (part, shared, values) => {
        // The reference must not lead to itself.
        const $defs = { shared: JSON.stringify(shared).includes("$ref") ? true : shared };
        const whole = { allOf: [part], $defs };
        const validate = new Ajv2020({ strict: false, meta: false, validateSchema: false }).compile(whole);
        for (const each of values) {
          const found = schemaViolations(whole, each, "");
          expect([whole, each, found.length === 0]).toEqual([whole, each, validate(each)]);
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe("the limit of a request", () => {
  const chain = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`d${index}`, { $ref: `#/$defs/d${index + 1}` }]),
  );
  const parts = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`p${index}`, { $ref: "#/$defs/a" }]));
  test.each<[string, object, unknown]>([
    [
      "references that hand on which items were evaluated",
      { $ref: "#/$defs/d0", $defs: { ...chain, d900: { items: true } } },
      Array(300_000).fill(0),
    ],
    ["a long $id above many references", { $id: `x:${"a".repeat(20_000)}`, properties: parts, $defs: { a: {} } }, {}],
    ["a long name above many schemas", { $defs: { ["a".repeat(20_000)]: { properties: parts } } }, {}],
  ])("counts %s", (_name, schema, value) => {
    const checks = createPatternChecks();
    expect(checked.schemaViolations(schema, value, "", checks)).toEqual([]);
    expect([...checks.notes]).toEqual([
      "The schemas of this request take too long to check, so they are enforced only in part.",
    ]);
  });
});
