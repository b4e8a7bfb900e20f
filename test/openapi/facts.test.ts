import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import control from "../../generated/control/openapi.json" with { type: "json" };
import type { Document } from "../../src/core/document.ts";
import { document } from "../document.ts";
import { type Facts, listFacts } from "./facts.ts";

const FILE = new URL("facts.yaml", import.meta.url);
const stated = toLines(parse(readFileSync(FILE, "utf8")));
const controlDocument = control as unknown as Document;

/** One line for each place, such as `maxLength 50: JudgeCreate.name`. */
function toLines(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, places]) => places.map((place) => `${kind} ${value}: ${place}`)),
  );
}

function compareFacts(...documents: Document[]) {
  const found = toLines(listFacts(documents));
  return {
    "only in the document": found.filter((line) => !stated.includes(line)),
    "only in facts.yaml": stated.filter((line) => !found.includes(line)),
  };
}

test("the documents have the facts of facts.yaml, and no others", () => {
  expect(compareFacts(document, controlDocument)).toEqual({ "only in the document": [], "only in facts.yaml": [] });
  expect(new Set(stated).size).toBe(stated.length);
});

// biome-ignore lint/suspicious/noExplicitAny: an edit may change any part
type Schemas = Record<string, any>;

const EDITS: Record<string, [edit: (schemas: Schemas) => void, lost: string | undefined, gained: string | undefined]> =
  {
    maxLength: [
      ({ JudgeCreate }) => (JudgeCreate.properties.name.maxLength = 51),
      "maxLength 50: JudgeCreate.name",
      "maxLength 51: JudgeCreate.name",
    ],
    default: [
      ({ JudgeRegressionOutputInput }) => delete JudgeRegressionOutputInput.properties.min.default,
      "default 0: JudgeRegressionOutputInput.min",
      undefined,
    ],
    optional: [({ Judge }) => Judge.required.shift(), undefined, "optional Judge: .id"],
    "an added property": [
      ({ Judge }) => (Judge.properties.mood = { type: "string" }),
      undefined,
      "optional Judge: .mood",
    ],
    null: [({ Judge }) => (Judge.properties.up_revision.type = "string"), "null Judge: .up_revision", undefined],
    descriptions: [
      ({ JudgeList }) => (JudgeList.properties.results.description = "Judges, oldest first."),
      "descriptions newest first: JudgeList.results",
      "descriptions oldest first: JudgeList.results",
    ],
    "a part of a union": [
      ({ ClassifierTexts }) => (ClassifierTexts.oneOf[1].minItems = 2),
      "minItems 1: ClassifierTexts",
      "minItems 2: ClassifierTexts",
    ],
  };

test.each(Object.entries(EDITS))("a mistake is noticed: %s", (_kind, [edit, lost, gained]) => {
  const copy = structuredClone(document);
  edit(copy.components.schemas);
  expect(compareFacts(copy, controlDocument)).toEqual({
    "only in the document": gained ? [gained] : [],
    "only in facts.yaml": lost ? [lost] : [],
  });
});
