import { expect, test } from "vitest";
import type { Document, Schema } from "../../src/core/document.ts";
import { describeCombinations, listVariants } from "../../src/reference/schema.ts";

const document = {} as Document;
const properties = { nest: {}, branch: {}, hole: {} };
const only = (...required: string[]) => ({ required });

const cases: [name: string, given: Schema, want: string][] = [
  [
    "one of two fields",
    { properties, oneOf: [only("nest"), only("hole")] },
    "Exactly one of `nest` and `hole` is required.",
  ],
  [
    "one or several of three fields",
    { properties, anyOf: [only("nest"), only("branch"), only("hole")] },
    "At least one of `nest`, `branch`, and `hole` is required.",
  ],
  [
    "fields that belong together, and one that must be missing",
    { properties, oneOf: [only("nest", "branch"), { ...only("hole"), not: only("nest") }] },
    "Exactly one of `nest` with `branch` and `hole` with no `nest` is required.",
  ],
  [
    "variants that repeat the fields, because these must not be null",
    {
      properties,
      oneOf: [
        { title: "Nest", properties: { nest: { type: "object", description: "Built." } }, ...only("nest") },
        { title: "Hole", properties: { hole: { type: "object" } }, ...only("hole") },
      ],
    },
    "Exactly one of `nest` and `hole` is required.",
  ],
  [
    "fields that exclude each other",
    { properties, not: only("nest", "hole") },
    "`nest` and `hole` cannot be combined.",
  ],
  ["a field that another part of the schema has", only("nest"), "`nest` is required."],
  ["a field that is not allowed", { properties, not: only("hole") }, "`hole` is not allowed."],
  [
    "a combination in a part of allOf",
    { properties, allOf: [{ anyOf: [only("nest"), only("hole")] }] },
    "At least one of `nest` and `hole` is required.",
  ],
];

test.each(cases)("a sentence describes %s", (_name, given, want) => {
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
