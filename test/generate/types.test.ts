import { expect, test } from "vitest";
import { renderTypes } from "../../scripts/generate/types.ts";
import type { Document, Schema } from "../../src/core/document.ts";
import { smallDocument } from "./small-document.ts";

const withSchema = (schema: Schema): Document => ({ ...smallDocument(), components: { schemas: { Bird: schema } } });

const cases: [name: string, given: Document, want: string][] = [
  ["exports an object as an interface", smallDocument(), "export interface Bird {"],
  [
    "refers to a schema by its name",
    withSchema({ type: "array", items: { $ref: "#/components/schemas/Bird" } }),
    "Bird = Bird[];",
  ],
  ["keeps the schemas among the components", smallDocument(), "schemas: {\n        Bird: Bird;"],
  [
    "merges the parts of an object, and extends those that have names",
    {
      ...smallDocument(),
      components: {
        schemas: {
          Animal: { type: "object", properties: { legs: { type: "integer" } } },
          Bird: {
            allOf: [{ $ref: "#/components/schemas/Animal" }],
            type: "object",
            properties: { song: { type: "string" } },
            additionalProperties: true,
          },
        },
      },
    },
    "export interface Bird extends Animal {\n    song?: string;\n    [key: string]: unknown;\n}",
  ],
  [
    "renders a choice of objects as a type, without a property for its discriminator",
    {
      ...smallDocument(),
      components: {
        schemas: {
          Bird: {
            oneOf: [{ $ref: "#/components/schemas/Wren" }, { $ref: "#/components/schemas/Robin" }],
            discriminator: { propertyName: "kind" },
          },
          Wren: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "wren" } } },
          Robin: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "robin" } } },
        },
      },
    },
    'export type Bird = Wren | Robin;\nexport interface Wren {\n    kind: "wren";\n}',
  ],
  [
    "writes a description next to a reference",
    withSchema({
      type: "object",
      properties: { mate: { $ref: "#/components/schemas/Bird", description: "Another one." } },
    }),
    "    /** Another one. */\n    mate?: Bird;",
  ],
  [
    "writes a description as text, before what else is known",
    withSchema({
      type: "object",
      properties: {
        hatched: { type: "string", format: "date", description: "First day.\nOr night.", deprecated: true },
      },
    }),
    "/**\n     * First day.\n     * Or night.\n     * Format: date\n     * @deprecated\n     */\n    hatched?: string;",
  ],
  [
    "keeps a field with a default value optional",
    withSchema({ type: "object", properties: { song: { type: "string", default: "tweet" } } }),
    "song?: string;",
  ],
  [
    "renders a forbidden field as never",
    withSchema({ type: "object", properties: { song: { not: {} } } }),
    "song?: never;",
  ],
  ["renders a nullable field as a union with null", smallDocument(), "song?: string | null;"],
  [
    "renders an enum as a union of strings",
    withSchema({ type: "string", enum: ["wren", "robin"] }),
    'Bird = "wren" | "robin";',
  ],
  [
    "renders an open enum as a union of its known values and any other string",
    withSchema({ type: "string", "x-extensible-enum": ["wren", "robin"] }),
    'Bird = "wren" | "robin" | (string & {});',
  ],
  [
    "renders a nullable open enum as a union with null",
    withSchema({
      type: "object",
      required: ["kind"],
      properties: { kind: { type: ["string", "null"], "x-extensible-enum": ["wren"] } },
    }),
    'kind: "wren" | (string & {}) | null;',
  ],
  [
    "renders an array of an open enum as an array of the union",
    withSchema({ type: "array", items: { type: "string", "x-extensible-enum": ["wren", "robin"] } }),
    'Bird = ("wren" | "robin" | (string & {}))[];',
  ],
  [
    "keeps a field optional that is an open enum with a default value",
    withSchema({
      type: "object",
      properties: { kind: { type: "string", "x-extensible-enum": ["wren"], default: "wren" } },
    }),
    'kind?: "wren" | (string & {});',
  ],
  ["renders a schema without a type as unknown", withSchema({ description: "Anything." }), "Bird = unknown;"],
  ["keys operations by operationId", smallDocument(), '"birds.get": {'],
];

test.each(cases)("types: %s", async (_name, given, want) => {
  expect(await renderTypes(given)).toContain(want);
});

test("types: the document is not modified", async () => {
  const document = smallDocument();
  await renderTypes(document);
  expect(document).toEqual(smallDocument());
});
