import { expect, test } from "vitest";
import type { Schema } from "../../src/core/document.ts";
import { shortenValue } from "../../src/samples/shorten-value.ts";
import { smallDocument } from "../generate/small-document.ts";

const document = smallDocument();
const text = { type: "string" };
const nest = { type: "object", required: ["tree"], properties: { tree: text, height: { type: "number" } } };
const owl = { type: "object", required: ["kind"], properties: { kind: { const: "owl" }, ears: { type: "boolean" } } };
const crow = { type: "object", required: ["kind", "call"], properties: { kind: { const: "crow" }, call: text } };

interface Row {
  schema: Schema;
  value: unknown;
  keep?: string[];
  want: unknown;
}

test.each<[string, Row]>([
  ["optional properties", { schema: nest, value: { tree: "oak", height: 3 }, want: { tree: "oak" } }],
  [
    "optional properties of required objects",
    {
      schema: { required: ["nest"], properties: { nest } },
      value: { nest: { tree: "oak", height: 3 } },
      want: { nest: { tree: "oak" } },
    },
  ],
  [
    "what a referenced schema and an allOf do not require",
    {
      schema: { allOf: [{ $ref: "#/components/schemas/Bird" }, nest] },
      value: { name: "Wren", song: "loud", tree: "oak" },
      want: { name: "Wren", tree: "oak" },
    },
  ],
  [
    "what the variant with the constant does not require",
    {
      schema: { oneOf: [owl, crow] },
      value: { kind: "crow", call: "caw", age: 1 },
      want: { kind: "crow", call: "caw" },
    },
  ],
  [
    "what the variant that does not forbid the field does not require",
    {
      schema: {
        oneOf: [
          { ...owl, properties: { ...owl.properties, call: { not: {} } } },
          { ...crow, required: ["call"] },
        ],
      },
      value: { call: "caw", kind: "owl" },
      want: { call: "caw", kind: "owl" },
    },
  ],
  [
    "ids of unknown things",
    {
      schema: { type: "array", items: text },
      value: ["a", "bird_unknown", "bird-unknown", "00000000-0000-4000-8000-000000000000"],
      want: ["a"],
    },
  ],
])("shorten leaves out %s", (_, { schema, value, want }) => {
  expect(shortenValue(document, schema, value)).toEqual(want);
});

const optional = { type: "object", properties: { song: { ...text, default: "soft" }, nest, age: { type: "integer" } } };

test.each<[string, Row]>([
  [
    "the optional properties that are named",
    { schema: optional, value: { song: "loud", age: 1 }, keep: ["song"], want: { song: "loud" } },
  ],
  [
    "a named property inside an optional object, with what that object requires",
    {
      schema: optional,
      value: { nest: { tree: "oak", height: 3 }, age: 1 },
      keep: ["nest.height"],
      want: { nest: { tree: "oak", height: 3 } },
    },
  ],
  [
    "an object that requires nothing, without defaults and nulls",
    { schema: optional, value: { song: "soft", age: null, nest: { tree: "oak" } }, want: { nest: { tree: "oak" } } },
  ],
  [
    "items of lists, without defaults",
    { schema: { type: "array", items: optional }, value: [{ song: "soft", age: 1 }], want: [{ age: 1 }] },
  ],
  [
    "the fields of a map",
    { schema: { type: "object" }, value: { any: null, thing: 1 }, want: { any: null, thing: 1 } },
  ],
  ["a value that is not an object", { schema: text, value: "wren", want: "wren" }],
  [
    "a required property that has its default",
    { schema: { ...optional, required: ["song"] }, value: { song: "soft" }, want: { song: "soft" } },
  ],
])("shorten keeps %s", (_, { schema, value, keep, want }) => {
  expect(shortenValue(document, schema, value, keep)).toEqual(want);
});
