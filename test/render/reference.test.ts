import { expect, test } from "vitest";
import type { Operation } from "../../scripts/render/document.ts";
import { addExtensionsToDescriptions } from "../../scripts/render/reference.ts";
import { smallDocument } from "./small-document.ts";

function describedAs(operation: Partial<Operation>): string {
  return addExtensionsToDescriptions(smallDocument(operation)).paths["/birds/{bird_id}"]!.get!.description;
}

const cases: [string, { given: Partial<Operation>; want: string }][] = [
  ["keeps the description of an operation without extensions", { given: {}, want: "Returns it." }],
  [
    "describes a state change",
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

- From \`state: asleep | ill\`, \`nest: 1\` to \`state: awake\`. Condition: It is day. Requires the permission \`WakeBirds\`. Only the creator may do this. It sings.`,
    },
  ],
  [
    "describes a created resource",
    {
      given: { "x-transition": [{ resource: "Bird", creates: "Egg", to: { state: "warm" } }] },
      want: "Returns it.\n\n**State changes**\n\n- Creates a `Egg` with `state: warm`.",
    },
  ],
  [
    "describes pagination",
    {
      given: {
        "x-pagination": { form: "page", parameter: "page", first: 0, size: "limit", items: "", total: "/total" },
      },
      want: "Returns it.\n\n**Pages**\n\n`page` is the page number, starting at 0. `limit` is the maximum number of items on a page. `/total` is the number of items on all pages.",
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
