import { expect, test } from "vitest";
import type { Document, Schema } from "../../scripts/render/document.ts";
import { renderTypes } from "../../scripts/render/types.ts";
import { smallDocument } from "./small-document.ts";

const withSchema = (schema: Schema): Document => ({ ...smallDocument(), components: { schemas: { Bird: schema } } });

const cases: [string, { given: Document; want: string }][] = [
  [
    "exports each schema by its name",
    { given: smallDocument(), want: "export type Bird = components['schemas']['Bird'];" },
  ],
  [
    "keeps a field with a default optional, so that a request may leave it out",
    {
      given: withSchema({ type: "object", properties: { song: { type: "string", default: "tweet" } } }),
      want: "song?: string;",
    },
  ],
  ["makes null a type", { given: smallDocument(), want: "song?: string | null;" }],
  [
    "makes an enum a union of strings",
    { given: withSchema({ type: "string", enum: ["wren", "robin"] }), want: 'Bird: "wren" | "robin";' },
  ],
  [
    "makes an open set a union of its known values and any other string",
    {
      given: withSchema({ type: "string", "x-extensible-enum": ["wren", "robin"] }),
      want: 'Bird: "wren" | "robin" | (string & {});',
    },
  ],
  [
    "keeps the null of an open set",
    {
      given: withSchema({
        type: "object",
        required: ["kind"],
        properties: { kind: { type: ["string", "null"], "x-extensible-enum": ["wren"] } },
      }),
      want: 'kind: "wren" | (string & {}) | null;',
    },
  ],
  [
    "makes a list of an open set a list of the whole union",
    {
      given: withSchema({ type: "array", items: { type: "string", "x-extensible-enum": ["wren", "robin"] } }),
      want: 'Bird: ("wren" | "robin" | (string & {}))[];',
    },
  ],
  [
    "keeps a field optional that is an open set with a default",
    {
      given: withSchema({
        type: "object",
        properties: { kind: { type: "string", "x-extensible-enum": ["wren"], default: "wren" } },
      }),
      want: 'kind?: "wren" | (string & {});',
    },
  ],
  ["makes a value of any kind unknown", { given: withSchema({ description: "Anything." }), want: "Bird: unknown;" }],
  ["keys operations by operationId", { given: smallDocument(), want: '"birds.get": {' }],
];

test.each(cases)("types: %s", async (_name, { given, want }) => {
  expect(await renderTypes(given)).toContain(want);
});

test("types: the document given is left as it was", async () => {
  const document = smallDocument();
  await renderTypes(document);
  expect(document).toEqual(smallDocument());
});
