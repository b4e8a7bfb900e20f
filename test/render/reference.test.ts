import { expect, test } from "vitest";
import type { Operation } from "../../scripts/render/document.ts";
import { addExtensionsToDescriptions } from "../../scripts/render/reference.ts";
import { smallDocument } from "./small-document.ts";

function describedAs(operation: Partial<Operation>): string {
  return addExtensionsToDescriptions(smallDocument(operation)).paths["/birds/{bird_id}"]!.get!.description;
}

const cases: [string, { given: Partial<Operation>; want: string }][] = [
  ["leaves a plain operation alone", { given: {}, want: "Returns it." }],
  [
    "says what a state change needs and does",
    {
      given: {
        "x-transition": [
          {
            resource: "Bird",
            from: { state: ["asleep", "ill"], nest: 1 },
            to: { state: "awake" },
            condition: "It is day.",
            permission: "WakeBirds",
            creator: true,
            effects: ["It sings."],
          },
        ],
      },
      want: `Returns it.

**State changes**

- Changes \`state: asleep | ill\`, \`nest: 1\` to \`state: awake\`. Condition: It is day. Requires the permission \`WakeBirds\`. Only the creator can do this. It sings.`,
    },
  ],
  [
    "says what is created",
    {
      given: { "x-transition": [{ resource: "Bird", creates: "Egg", to: { state: "warm" } }] },
      want: "Returns it.\n\n**State changes**\n\n- Creates a new `Egg` with `state: warm`.",
    },
  ],
  [
    "says how to page by number",
    {
      given: {
        "x-pagination": { form: "page", parameter: "page", first: 0, size: "limit", items: "", total: "/total" },
      },
      want: "Returns it.\n\n**Pagination**\n\n`page` is the page number, starting at 0. `limit` is the maximum number of items per page. In the response, `/total` is the number of items on all pages.",
    },
  ],
  [
    "says how to page by cursor",
    {
      given: { "x-pagination": { form: "cursor", parameter: "cursor", items: "/birds", next: "/next" } },
      want: "Returns it.\n\n**Pagination**\n\nTo get the next page, send `/next` from the response as `cursor`. On the last page, it is null or omitted.",
    },
  ],
  [
    "says which state a change requires",
    {
      given: { "x-transition": [{ resource: "Bird", from: { state: "ill" } }] },
      want: "Returns it.\n\n**State changes**\n\n- Requires `state: ill`.",
    },
  ],
  [
    "says which state a change sets",
    {
      given: { "x-transition": [{ resource: "Bird", to: { state: "awake" } }] },
      want: "Returns it.\n\n**State changes**\n\n- Sets `state: awake`.",
    },
  ],
  [
    "lists the events of a stream",
    {
      given: {
        responses: {
          "200": {
            description: "Songs.",
            content: {
              "text/event-stream": {
                schema: { type: "string" },
                "x-itemSchema": {
                  oneOf: [{ description: "One\n  note.", properties: { event: { const: "note" } } }],
                },
              },
            },
          },
        },
      },
      want: "Returns it.\n\n**Stream events**\n\n- `note`: One note.",
    },
  ],
];

test.each(cases)("reference: %s", (_name, { given, want }) => {
  expect(describedAs(given)).toBe(want);
});
