import { expect, test } from "vitest";
import type { Document } from "../../scripts/render/document.ts";
import { renderOperations } from "../../scripts/render/operations.ts";
import { smallDocument } from "./small-document.ts";

/** The entry of the only operation, read back from the rendered program text. */
function entryOf(document: Document): unknown {
  const line = renderOperations(document)
    .split("\n")
    .find((text) => text.startsWith('  "birds.get": '));
  return JSON.parse(line!.replace(/^ {2}"birds.get": /, "").replace(/,$/, ""));
}

const plain = {
  method: "GET",
  path: "/birds/{bird_id}",
  area: "birds",
  parameters: { path: ["bird_id"], query: [], header: [] },
  body: "none",
  status: 200,
  answers: ["application/json"],
  security: ["Key"],
  deprecated: false,
};

const cases: [string, { given: Document; want: object }][] = [
  ["takes the path's parameters and the document's security", { given: smallDocument(), want: plain }],
  ["strips the fragment from a path", { given: smallDocument({}, "/birds/{bird_id}#stream"), want: plain }],
  [
    "tells a required body from an optional one",
    {
      given: smallDocument({ requestBody: { required: true, content: {} } }),
      want: { ...plain, body: "required" },
    },
  ],
  [
    "knows an optional body",
    { given: smallDocument({ requestBody: { content: {} } }), want: { ...plain, body: "optional" } },
  ],
  [
    "has no answer for 204",
    {
      given: smallDocument({ responses: { "204": { description: "Gone." } } }),
      want: { ...plain, status: 204, answers: [] },
    },
  ],
  [
    "prefers the operation's own security",
    { given: smallDocument({ security: [{ Key: [], User: [] }] }), want: { ...plain, security: ["Key", "User"] } },
  ],
  ["marks what is deprecated", { given: smallDocument({ deprecated: true }), want: { ...plain, deprecated: true } }],
  [
    "keeps the paging and sorts parameters by place",
    {
      given: smallDocument({
        "x-pagination": { form: "cursor", parameter: "cursor", items: "/birds", next: "/next_cursor" },
        parameters: [
          { name: "cursor", in: "query", schema: { type: "string" } },
          { name: "Last-Event-ID", in: "header", schema: { type: "string" } },
        ],
      }),
      want: {
        ...plain,
        parameters: { path: ["bird_id"], query: ["cursor"], header: ["Last-Event-ID"] },
        pagination: { form: "cursor", parameter: "cursor", items: "/birds", next: "/next_cursor" },
      },
    },
  ],
];

test.each(cases)("operations: %s", (_name, { given, want }) => {
  expect(entryOf(given)).toEqual(want);
});
