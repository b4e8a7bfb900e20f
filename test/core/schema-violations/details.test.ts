import { expect, test } from "vitest";
import { describeViolation } from "../../../src/core/schema-violations/details.ts";
import { document } from "../../document.ts";

test("each format of the document has a text that says what would fit", () => {
  const formats = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === "format" && typeof value === "string") formats.add(value);
    return value;
  });
  expect(formats).toContain("duration");
  for (const format of formats)
    expect.soft(describeViolation("format", format)).toMatch(/^must be .*( such as | from -)/);
});

test("any other format is named", () => {
  expect(describeViolation("format", "email")).toBe("must be a string in the format email");
});
