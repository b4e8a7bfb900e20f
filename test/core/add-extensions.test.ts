import { expect, test } from "vitest";
import { addExtensionsToDescriptions } from "../../src/core/add-extensions.ts";
import type { Operation } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { smallDocument } from "../generate/small-document.ts";

function describedAs(operation: Partial<Operation>): string {
  return defined(addExtensionsToDescriptions(smallDocument(operation)).paths["/birds/{bird_id}"]?.get).description;
}

const cases: [name: string, given: Partial<Operation>, want: string][] = [
  ["leaves a plain operation alone", {}, "Returns it."],
  [
    "says what a state change needs and does",
    {
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
    `Returns it.

**State changes**

- Changes \`state: asleep | ill\`, \`nest: 1\` to \`state: awake\`. Only if: It is day. Requires the permission \`WakeBirds\`. Only the creator can do this. It sings.`,
  ],
  [
    "says what is created",
    { "x-transition": [{ resource: "Bird", creates: "Egg", to: { state: "warm" } }] },
    "Returns it.\n\n**State changes**\n\n- Creates a new `Egg` with `state: warm`.",
  ],
  [
    "says what is deleted, and in which state",
    { "x-transition": [{ resource: "Bird", deletes: "Bird", from: { state: "ill" } }] },
    "Returns it.\n\n**State changes**\n\n- Deletes the `Bird`. Requires `state: ill`.",
  ],
  [
    "says where a value comes from",
    {
      "x-transition": [{ resource: "Bird", to: { song: "$request.query.song", age: "$response.body#/age" } }],
    },
    "Returns it.\n\n**State changes**\n\n- Sets `song as in the request`, `age as in the response`.",
  ],
  [
    "says how to page by number",
    {
      "x-pagination": { form: "page", parameter: "page", first: 0, size: "limit", items: "", total: "/total" },
    },
    "Returns it.\n\n**Pagination**\n\n`page` is the number of the page; the first is 0. `limit` is the maximum number of items per page. The response is the list of items. `total` is the number of items on all pages.",
  ],
  [
    "says how to page by cursor",
    { "x-pagination": { form: "cursor", parameter: "cursor", items: "/birds", next: "/next" } },
    "Returns it.\n\n**Pagination**\n\nSend `next` from the response as `cursor` to get the next page. On the last page, it is null or omitted. The items are in `birds`.",
  ],
  [
    "says which state a change requires",
    { "x-transition": [{ resource: "Bird", from: { state: "ill" } }] },
    "Returns it.\n\n**State changes**\n\n- Requires `state: ill`.",
  ],
  [
    "says which state a change sets",
    { "x-transition": [{ resource: "Bird", to: { state: "awake" } }] },
    "Returns it.\n\n**State changes**\n\n- Sets `state: awake`.",
  ],
  [
    "lists the events of a stream",
    {
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
    "Returns it.\n\n**Stream events**\n\n- `note`: One note.",
  ],
];

test("reference: says what happens later to what an operation creates", () => {
  const document = smallDocument({ "x-transition": [{ resource: "Bird", creates: "Bird", to: { state: "awake" } }] });
  defined(document.components.schemas.Bird)["x-transition"] = [
    { from: { state: ["awake", "ill"] }, to: { state: "asleep" }, condition: "Night falls." },
  ];
  const { description } = defined(addExtensionsToDescriptions(document).paths["/birds/{bird_id}"]?.get);
  expect(description).toContain(
    "\n\n**Later changes, by the service**\n\n- From `state: awake | ill` to `state: asleep`: Night falls.",
  );
});

test.each(cases)("reference: %s", (_name, given, want) => {
  expect(describedAs(given)).toBe(want);
});
