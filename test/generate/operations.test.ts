import { expect, test } from "vitest";
import { renderOperations } from "../../scripts/generate/operations.ts";
import type { Document } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { smallDocument } from "./small-document.ts";

/** The entry of the only operation, parsed from the rendered code. */
function renderEntry(document: Document): unknown {
  const line = defined(
    renderOperations(document)
      .split("\n")
      .find((text) => text.startsWith('  "birds.get": ')),
  );
  return JSON.parse(line.replace(/^ {2}"birds.get": /, "").replace(/,$/, ""));
}

const plain = {
  method: "GET",
  path: "/birds/{bird_id}",
  area: "birds",
  parameters: { path: ["bird_id"], query: [], header: [] },
  body: "none",
  status: 200,
  mediaTypes: ["application/json"],
  security: ["Key"],
  deprecated: false,
};

const cases: [name: string, given: Document, want: object][] = [
  ["has the parameters of the path and the security of the document", smallDocument(), plain],
  ["removes the fragment of a path", smallDocument({}, "/birds/{bird_id}#stream"), plain],
  [
    "marks a required body",
    smallDocument({ requestBody: { required: true, content: {} } }),
    { ...plain, body: "required" },
  ],
  ["marks an optional body", smallDocument({ requestBody: { content: {} } }), { ...plain, body: "optional" }],
  [
    "has no media types for 204",
    smallDocument({ responses: { "204": { description: "Gone." } } }),
    { ...plain, status: 204, mediaTypes: [] },
  ],
  [
    "prefers the security of the operation",
    smallDocument({ security: [{ Key: [], User: [] }] }),
    { ...plain, security: ["Key", "User"] },
  ],
  ["marks a deprecated operation", smallDocument({ deprecated: true }), { ...plain, deprecated: true }],
  [
    "keeps the pagination and groups parameters by location",
    smallDocument({
      "x-pagination": { form: "cursor", parameter: "cursor", items: "/birds", next: "/next_cursor" },
      parameters: [
        { name: "cursor", in: "query", schema: { type: "string" } },
        { name: "Last-Event-ID", in: "header", schema: { type: "string" } },
      ],
    }),
    {
      ...plain,
      parameters: { path: ["bird_id"], query: ["cursor"], header: ["Last-Event-ID"] },
      pagination: { form: "cursor", parameter: "cursor", items: "/birds", next: "/next_cursor" },
    },
  ],
];

test.each(cases)("operations: %s", (_name, given, want) => {
  expect(renderEntry(given)).toEqual(want);
});
