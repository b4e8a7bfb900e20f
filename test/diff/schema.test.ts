import { expect, test } from "vitest";
import { removeTexts } from "../../src/diff/schema.ts";

/** Names that are keywords in a schema. In a value, or as names of properties, they have no meaning. */
const NAMES = ["description", "summary", "example", "examples", "externalDocs", "properties", "default", "enum", "x-a"];
const TEXT = "Other kinds may be added.";

test.each(["const", "enum", "default", "x-a"])("the value of %s is kept, whatever its fields are named", (keyword) => {
  const value = Object.fromEntries(NAMES.map((name) => [name, { description: TEXT, examples: [TEXT] }]));
  for (const data of [value, [value], { a: [value] }, TEXT]) {
    const schema = { type: "object", [keyword]: data };
    expect(removeTexts({ items: { ...schema, description: "A text." } })).toEqual({ items: schema });
  }
});

test.each([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "schemas",
  "headers",
  "content",
  "responses",
  "mapping",
])("the names in %s have no meaning, and their schemas lose their texts", (keyword) => {
  const named = (schema: object) => ({ [keyword]: Object.fromEntries(NAMES.map((name) => [name, schema])) });
  expect(removeTexts(named({ type: "string", description: "A text." }))).toEqual(named({ type: "string" }));
});

test("the items of a stream, in x-itemSchema, are a schema", () => {
  const schema = { type: "string", description: "A text.", examples: ["a"] };
  expect(removeTexts({ "x-itemSchema": schema })).toEqual({ "x-itemSchema": { type: "string" } });
});
