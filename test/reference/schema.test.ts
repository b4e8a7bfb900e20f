import { describe, expect, test } from "vitest";
import { type Document, withoutNull } from "../../src/core/document.ts";
import { listConstraints, listFields, listVariants, readContent } from "../../src/reference/schema.ts";

const document = {
  components: {
    schemas: {
      Bird: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string" }, wings: { type: "integer" } },
      },
      Owl: {
        allOf: [{ $ref: "#/components/schemas/Bird" }, { required: ["wings"] }],
      },
      Animal: {
        oneOf: [{ $ref: "#/components/schemas/Bird" }, { $ref: "#/components/schemas/Owl" }],
        discriminator: { propertyName: "kind", mapping: { owl: "#/components/schemas/Owl" } },
      },
    },
  },
} as unknown as Document;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("fieldsOf", () => {
  test("merges allOf, in which a later part can require a field", () => {
    const fields = listFields(document, ref("Owl")).map(({ name, required }) => [name, required]);
    expect(fields).toEqual([
      ["name", true],
      ["wings", true],
    ]);
  });

  test("looks through null", () => {
    expect(listFields(document, { oneOf: [ref("Bird"), { type: "null" }] })).toHaveLength(2);
  });
});

test("variants have the discriminator's value that selects them, and null is none", () => {
  const variants = listVariants(document, ref("Animal")).map(({ name, value }) => [name, value]);
  expect(variants).toEqual([
    ["Bird", undefined],
    ["Owl", "owl"],
  ]);
  expect(listVariants(document, { oneOf: [ref("Bird"), { type: "null" }] })).toEqual([]);
});

test("the content of a list or a map is its items or values", () => {
  expect(readContent(document, { type: "array", items: ref("Bird") })).toEqual({ schema: ref("Bird"), suffix: "[]" });
  expect(readContent(document, { additionalProperties: ref("Owl") })).toEqual({ schema: ref("Owl"), suffix: ".*" });
  expect(readContent(document, ref("Bird"))).toEqual({ schema: ref("Bird"), suffix: "" });
});

test("constraints name limits, values, defaults and secrets", () => {
  const schema = { type: "integer", minimum: 1, maximum: 9, default: 2, writeOnly: true };
  expect(listConstraints(document, schema)).toEqual([
    { name: "default", values: ["2"] },
    { name: "minimum", values: ["1"] },
    { name: "maximum", values: ["9"] },
    { name: "secret: no response contains it", values: [] },
  ]);
  expect(listConstraints(document, { enum: ["a", null] })).toEqual([{ name: "one of", values: ["a"] }]);
});

test("a schema without a variant for null is itself", () => {
  expect(withoutNull(document, ref("Bird"))).toBe(document.components.schemas.Bird);
});
