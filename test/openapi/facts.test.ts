import { expect, test } from "vitest";
import control from "../../generated/control/openapi.json" with { type: "json" };
import type { Document } from "../../src/core/document.ts";
import { document } from "../document.ts";
import { statedFacts as stated, toLines } from "./description.ts";
import { listFacts } from "./facts.ts";

const controlDocument = control as unknown as Document;

function compareFacts(...documents: Document[]) {
  const found = toLines(listFacts(documents));
  return {
    "only in the document": found.filter((line) => !stated.includes(line)),
    "only in description/": stated.filter((line) => !found.includes(line)),
  };
}

test("the documents have the facts of their descriptions, and no others", () => {
  expect(compareFacts(document, controlDocument)).toEqual({ "only in the document": [], "only in description/": [] });
  expect(new Set(stated).size).toBe(stated.length);
});

// biome-ignore lint/suspicious/noExplicitAny: an edit may change any part
type Edit = (document: any) => void;

/** By kind, an edit that changes a fact, and the first line that it changes. */
const EDITS: Record<string, [edit: Edit, line: string]> = {
  "an added property": [
    ({ components: { schemas } }) => (schemas.Judge.properties.mood = { type: "string" }),
    "optional Judge: .mood",
  ],
  null: [
    ({ components: { schemas } }) => (schemas.Judge.properties.up_revision.type = "string"),
    "null Judge: .up_revision",
  ],
  optional: [({ components: { schemas } }) => schemas.Judge.required.shift(), "optional Judge: .id"],
  descriptions: [
    ({ components: { schemas } }) => (schemas.JudgeList.properties.results.description = "Judges."),
    "descriptions newest first: JudgeList.results",
  ],
  errors: [
    ({ paths }) => (paths["/v1/agents/{agent_id}"].get.responses[404].$ref = "#/components/responses/AgentNotFound"),
    "errors AgentNotFound: agents.get",
  ],
  security: [
    ({ paths }) => delete paths["/v1/users/me"].get.security,
    "security BearerAuth and DashboardUserContextAuth: users.me.get",
  ],
  "pages size": [
    ({ paths }) => delete paths["/v1/observability/judges"].get["x-pagination"].size,
    "pages size page_size: observability.judges.list",
  ],
  "pages total": [
    ({ paths }) => delete paths["/v1/batch/jobs"].get["x-pagination"].total,
    "pages total /total: batch.jobs.list",
  ],
};

/** Removes keywords of schemas everywhere. */
function removeKeywords(value: unknown, keywords: readonly string[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const keyword of keywords)
    if (typeof Reflect.get(value, keyword) !== "object") Reflect.deleteProperty(value, keyword);
  for (const inner of Object.values(value)) removeKeywords(inner, keywords);
}

test.each(Object.entries(EDITS))("a mistake is noticed: %s", (_kind, [edit, line]) => {
  const copy = structuredClone(document);
  edit(copy);
  expect(Object.values(compareFacts(copy, controlDocument)).flat()).toContainEqual(expect.stringContaining(line));
});

const kinds = [...new Set(stated.map((line) => /^\w+/.exec(line)![0]))];

test("a mistake in any keyword of schemas is noticed", () => {
  const keywords = kinds.filter((kind) => !Object.keys(EDITS).some((edited) => edited.startsWith(kind)));
  const copies = [structuredClone(document), structuredClone(controlDocument)] as const;
  for (const copy of copies) removeKeywords(copy, keywords);
  const missing = compareFacts(...copies)["only in description/"];
  expect(keywords.filter((keyword) => !missing.some((line) => line.startsWith(`${keyword} `)))).toEqual([]);
  expect(keywords).not.toEqual([]);
});
