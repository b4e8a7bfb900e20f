import { expect, test } from "vitest";
import type { Operation } from "../../scripts/render/document.ts";
import { forReaders } from "../../scripts/render/reference.ts";
import { smallDocument } from "./small-document.ts";

function describedAs(operation: Partial<Operation>): string {
  return forReaders(smallDocument(operation)).paths["/birds/{bird_id}"]!.get!.description;
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

- From \`state: asleep | ill\`, \`nest: 1\` to \`state: awake\`. Condition: It is day. Needs the permission \`WakeBirds\`. Only its creator may do so. It sings.`,
    },
  ],
  [
    "says what is created",
    {
      given: { "x-transition": [{ resource: "Bird", creates: "Egg", to: { state: "warm" } }] },
      want: "Returns it.\n\n**State changes**\n\n- Creates a `Egg` with `state: warm`.",
    },
  ],
  [
    "says how to turn pages",
    {
      given: {
        "x-pagination": { form: "page", parameter: "page", first: 0, size: "limit", items: "", total: "/total" },
      },
      want: "Returns it.\n\n**Pages**\n\n`page` is the number of the page, from 0. `limit` is how many items a page has at most. `/total` counts the items of all pages.",
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
      want: "Returns it.\n\n**Events of the stream**\n\n- `note`: One note.",
    },
  ],
];

test.each(cases)("reference: %s", (_name, { given, want }) => {
  expect(describedAs(given)).toBe(want);
});
