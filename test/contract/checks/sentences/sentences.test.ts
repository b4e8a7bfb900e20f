import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases } from "../../../../src/contract/cases.ts";
import { SENTENCES, sentenceChecks } from "../../../../src/contract/checks/sentences/sentences.ts";

test("each sentence is one of the document, about operations of the document", () => {
  const document = readFileSync("generated/openapi.json", "utf8").replace(/(\\n|\s)+/g, " ");
  expect(SENTENCES.length).toBeGreaterThan(45);
  expect(SENTENCES.filter(({ text }) => !document.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  const reported = SENTENCES.flatMap(({ operations }) => operations);
  expect(cases.flatMap(sentenceChecks)).toHaveLength(reported.length);
});
