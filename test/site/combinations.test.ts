import { expect, test } from "vitest";
import type { Document, Schema } from "../../scripts/generate/document.ts";
import { describeCombinations, listVariants } from "../../scripts/site/schema.ts";

const document = {} as Document;
const properties = { nest: {}, branch: {}, hole: {} };
const only = (...required: string[]) => ({ required });

const cases: [string, { given: Schema; want: string }][] = [
  [
    "one of two fields",
    {
      given: { properties, oneOf: [only("nest"), only("hole")] },
      want: "Exactly one of `nest` and `hole` is required.",
    },
  ],
  [
    "one or several of three fields",
    {
      given: { properties, anyOf: [only("nest"), only("branch"), only("hole")] },
      want: "At least one of `nest`, `branch`, and `hole` is required.",
    },
  ],
  [
    "fields that belong together, and one that must be missing",
    {
      given: { properties, oneOf: [only("nest", "branch"), { ...only("hole"), not: only("nest") }] },
      want: "Exactly one of `nest` with `branch` and `hole` with no `nest` is required.",
    },
  ],
  [
    "variants that repeat the fields, because these must not be null",
    {
      given: {
        properties,
        oneOf: [
          { title: "Nest", properties: { nest: { type: "object", description: "Built." } }, ...only("nest") },
          { title: "Hole", properties: { hole: { type: "object" } }, ...only("hole") },
        ],
      },
      want: "Exactly one of `nest` and `hole` is required.",
    },
  ],
  [
    "fields that exclude each other",
    { given: { properties, not: only("nest", "hole") }, want: "`nest` and `hole` cannot be combined." },
  ],
  ["a field that another part of the schema has", { given: only("nest"), want: "`nest` is required." }],
  ["a field that is not allowed", { given: { properties, not: only("hole") }, want: "`hole` is not allowed." }],
  [
    "a combination in a part of allOf",
    {
      given: { properties, allOf: [{ anyOf: [only("nest"), only("hole")] }] },
      want: "At least one of `nest` and `hole` is required.",
    },
  ],
];

test.each(cases)("a sentence describes %s", (_name, { given, want }) => {
  expect(describeCombinations(document, given)).toEqual([want]);
  expect(listVariants(document, given)).toEqual([]);
});

test.each<[string, Schema]>([
  ["a field of their own", { properties, oneOf: [only("nest"), { ...only("song"), properties: { song: {} } }] }],
  ["a constant", { properties, oneOf: [only("nest"), { ...only("hole"), properties: { hole: { const: true } } }] }],
  ["another type", { oneOf: [{ type: "string" }, { type: "object" }] }],
])("variants with %s are no sentence", (_name, given) => {
  expect(describeCombinations(document, given)).toEqual([]);
  expect(listVariants(document, given)).toHaveLength(2);
});
