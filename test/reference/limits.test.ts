import { expect, test } from "vitest";
import { listLimits } from "../../src/reference/limits.ts";
import { readSite } from "../../src/reference/site.ts";
import { document } from "../document.ts";
import { markdown, site } from "./rendered.ts";

const limits = listLimits(site);
const find = (name: string, place: string) =>
  limits
    .filter((limit) => limit.name === name && limit.places.some((other) => other.name === place))
    .map(({ text }) => text);

test.each([
  ["name", "DatasetCreate", ["5 to 50 characters"]],
  ["requests", "BatchJobCreate", ["1 to 10,000 items"]],
  ["top_p", "CompletionArgsInput", ["0 to 1"]],
  ["max", "JudgeRegressionOutputInput", ["less than 1,000,000,000"]],
  ["each key", "BatchMetadata", ["1 to 32 characters"]],
  ["each value", "BatchMetadata", ["1 to 512 characters"]],
  ["page_size", "List conversations", ["1 to 1,000"]],
])("the limit of %s of %s is %j", (name, place, texts) => {
  expect(find(name, place)).toEqual(texts);
});

test.each([
  ["maxLength", /characters$/],
  ["maxItems", /items$/],
  ["maxProperties", /entries$/],
  ["maximum", /^(at most|[\d.,-]+ to) [\d.,]+$/],
  ["exclusiveMaximum", /^less than/],
])("every %s of requests has a place in the table", (keyword, text) => {
  const rows = limits.filter((limit) => text.test(limit.text));
  for (const { name, schema, sentIn } of site.schemas.values()) {
    const hasRow = rows.some(({ places }) => places.some(({ page }) => page === `schemas/${name}/`));
    expect(hasRow, name).toBe(sentIn.request.length > 0 && JSON.stringify(schema).includes(`"${keyword}":`));
  }
});

test("fields with the same name and limit share a row", () => {
  const shared = limits.find(({ name, text }) => name === "description" && text === "at most 200 characters");
  expect(shared?.places.map(({ name }) => name)).toEqual(["DatasetCreate", "DatasetUpdate"]);
});

test("the page has the limits that no schema can express", () => {
  const text = markdown.get("limits/");
  for (const limit of ["10 MB", "512 MB", "51,200 events"]) expect(text).toContain(limit);
});

test("a document without limits has none", () => {
  const empty = { ...document, paths: {}, components: { ...document.components, schemas: {} } };
  expect(listLimits(readSite(empty))).toEqual([]);
});
