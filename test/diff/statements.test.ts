import { expect, test } from "vitest";
import type { Document } from "../../src/core/document.ts";
import { renderAnnotations, renderMarkdown, renderText } from "../../src/diff/report.ts";
import { compareStatements } from "../../src/diff/statements.ts";

const describe = (description: string) =>
  ({ paths: { "/ships": { get: { operationId: "ships.list", description } } } }) as unknown as Document;

test.each([
  [
    "an error code",
    "Fails with `SHIP_GONE`.",
    "Fails with `SHIP_LOST`.",
    "now says `SHIP_LOST`, and no longer says `SHIP_GONE`",
  ],
  ["a number", "At most 51,200 bytes.", "At most 51,201 bytes.", "now says `51,201`, and no longer says `51,200`"],
  [
    "a duration in words",
    "After ten minutes.",
    "After five minutes.",
    "now says `five minutes`, and no longer says `ten minutes`",
  ],
  ["an order", "Newest first.", "Oldest first.", "now says `Oldest first`, and no longer says `Newest first`"],
  ["a sort key", "Ships, sorted by name.", "Ships.", "no longer says `sorted by name`"],
  ["a new number", "All ships.", "All 5 ships.", "now says `5`"],
])("a description that states %s differently is listed", (_name, old, current, change) => {
  expect(compareStatements(describe(old), describe(current))).toEqual([`\`ships.list\`: The description ${change}.`]);
});

test.each([
  ["words", "All ships.", "Every ship."],
  ["the same numbers", "At most 5 ships.", "Up to\n5 ships."],
  ["a standard", "See RFC 9110.", "See RFC 9457."],
  ["a name in code", "Send `page_1`.", "Send `page_2`."],
])("a description that differs in %s is not listed", (_name, old, current) => {
  expect(compareStatements(describe(old), describe(current))).toEqual([]);
});

test("a property that is named like a keyword is compared, too", () => {
  const withProperty = (description: string) =>
    ({ components: { schemas: { Ship: { properties: { default: { description } } } } } }) as unknown as Document;
  expect(compareStatements(withProperty("At most 5."), withProperty("At most 6."))).toEqual([
    "`components/schemas/Ship/properties/default`: The description now says `6`, and no longer says `5`.",
  ]);
});

test("a parameter that follows a removed one is compared with itself", () => {
  const parameters = ["a", "b", "c"].map((name, index) => ({ name, description: `At most ${index} items.` }));
  const withParameters = (list: object[]) => ({ components: { parameters: list } }) as unknown as Document;
  expect(compareStatements(withParameters(parameters), withParameters(parameters.slice(1)))).toEqual([]);
});

test("reports list what descriptions state", () => {
  const text = "`ships.list`: The description now says `5`.";
  const diff = { operations: [], removedSchemas: [], statements: [text] };
  expect(renderText(diff)).toBe(`API: 1 changed statement\n\ndescriptions\n  ${text}\n`);
  expect(renderMarkdown(diff)).toBe(`## API: 1 changed statement\n\n### Descriptions\n\n- ${text}\n`);
  expect(renderAnnotations(diff, "error", () => undefined)).toContain(`::notice title=Description::${text}\n`);
});
