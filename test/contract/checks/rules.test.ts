import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { ruleChecks } from "../../../src/contract/checks/rules.ts";

test("each rule has a sentence of the document", () => {
  const document = readFileSync("generated/openapi.json", "utf8").replace(/(\\n|\s)+/g, " ");
  const sentences = cases.flatMap(ruleChecks).map(({ name }) => name.replace(/^.*? says: /, ""));
  expect(sentences.length).toBeGreaterThan(25);
  expect(sentences.filter((each) => !document.includes(JSON.stringify(each).slice(1, -1)))).toEqual([]);
});
