import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { renderKnownFields } from "../../scripts/generate/known-fields.ts";
import type { Document, Schema } from "../../src/core/document.ts";
import type { Known, Shape } from "../../src/core/generated-types.ts";
import { smallDocument } from "./small-document.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (name: string, fields: object, required = ["kind"]): Schema => ({
  type: "object",
  required,
  properties: { kind: { type: "string", const: name }, ...fields },
});

const schemas: Record<string, Schema> = {
  Nest: { type: "object", properties: { place: text } },
  Labels: { type: "object", additionalProperties: true },
  Owl: kind("owl", { ears: text }),
  Wren: kind("wren", { nest: ref("Nest") }, []),
  Robin: { type: "object", properties: { kind: { not: {} }, red: text } },
  Bird: { oneOf: [ref("Owl"), ref("Wren")], discriminator: { propertyName: "kind" } },
  Text: text,
  Tree: { type: "object", properties: { branches: { type: "array", items: ref("Tree") } } },
};

function toDocument(schema: Schema): Document {
  const requestBody = { content: { "application/json": { schema } } };
  return { ...smallDocument({ requestBody }), components: { schemas } };
}

/** The rendered program for a body of the schema. */
async function rendered(schema: Schema): Promise<{ components: Record<string, Shape>; bodies: Record<string, Known> }> {
  const { code } = transformSync(renderKnownFields(toDocument(schema)), { loader: "ts" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const object = (properties: Record<string, Schema>, more: Schema = {}) => ({ type: "object", properties, ...more });

const cases: [name: string, given: Schema, want: Known][] = [
  ["a component is named", ref("Nest"), "Nest"],
  ["a component without fields is left out", ref("Text"), null],
  ["a map of any values keeps everything", ref("Labels"), null],
  ["an object has its fields", object({ name: text, nest: ref("Nest") }), { fields: { name: null, nest: "Nest" } }],
  [
    "a closed object has its fields, too",
    object({ nest: ref("Nest") }, { additionalProperties: false }),
    { fields: { nest: "Nest" } },
  ],
  [
    "an open object has other fields as well",
    object({ nest: ref("Nest") }, { additionalProperties: true }),
    { fields: { nest: "Nest" }, values: null },
  ],
  ["a map has values", { type: "object", additionalProperties: ref("Nest") }, { values: "Nest" }],
  ["a list has items", { type: "array", items: ref("Nest") }, { items: "Nest" }],
  ["a list of texts has nothing to leave out", { type: "array", items: text }, null],
  [
    "a composed object has the fields of its parts",
    { allOf: [ref("Nest"), object({ name: text })] },
    { fields: { place: null, name: null } },
  ],
  [
    "a nullable object is like one that is not",
    { oneOf: [ref("Nest"), { type: "null" }] },
    { fields: { place: null } },
  ],
  [
    "variants are told apart by a constant, which one of them may leave out",
    { anyOf: [ref("Owl"), ref("Wren")] },
    { tag: "kind", variants: { owl: "Owl", wren: "Wren", "": "Wren" } },
  ],
  [
    "variants of a variant are told apart from one that forbids the constant",
    { oneOf: [ref("Bird"), ref("Robin")] },
    { tag: "kind", variants: { owl: "Owl", wren: "Wren", "": "Robin" } },
  ],
  [
    "each variant has the fields beside the choice",
    object({ name: text }, { oneOf: [ref("Owl"), ref("Wren")] }),
    {
      tag: "kind",
      variants: {
        owl: { fields: { name: null, kind: null, ears: null } },
        wren: { fields: { name: null, kind: null, nest: "Nest" } },
        "": { fields: { name: null, kind: null, nest: "Nest" } },
      },
    },
  ],
  [
    "variants without a constant are merged",
    { anyOf: [object({ a: text, b: ref("Nest") }), object({ b: text })] },
    { fields: { a: null, b: null } },
  ],
  [
    "an object or a map has other fields",
    { anyOf: [ref("Nest"), { type: "object", additionalProperties: ref("Owl") }] },
    { fields: { place: null }, values: "Owl" },
  ],
  ["an object or any other object keeps everything", { anyOf: [ref("Nest"), { type: "object" }] }, null],
];
test.each(cases)("%s", async (_name, given, want) => {
  expect((await rendered(given)).bodies["birds.get"]).toEqual(want);
});

test("a component that contains itself is named inside itself", async () => {
  expect((await rendered(ref("Tree"))).components).toEqual({ Tree: { fields: { branches: { items: "Tree" } } } });
});

test("an operation without a JSON body is left out", async () => {
  const { code } = transformSync(renderKnownFields(smallDocument()), { loader: "ts" });
  const { bodies } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(bodies).toEqual({});
});

test("variants with a tag inside an allOf are refused", () => {
  const choice = { oneOf: [ref("Owl"), ref("Wren")] };
  expect(() => renderKnownFields(toDocument({ allOf: [choice, ref("Nest")] }))).toThrow(
    "The renderer can't combine the fields of an allOf with variants that have a tag yet.",
  );
});
