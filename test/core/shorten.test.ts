import { expect, test } from "vitest";
import { shorten } from "../../src/core/shorten.ts";

test.each([
  ["short", 5, "short"],
  ["abcdefghijkl", 7, "abcd…kl"],
  ["🌊🌊🌊🌊🌊🌊", 7, "🌊🌊…🌊"],
])("shortens %s to at most %i characters: %s", (text, max, expected) => {
  expect(shorten(text, max)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(max);
});

test("cuts no surrogate pair apart", () => {
  for (let max = 4; max < 20; max++) expect(encodeURIComponent(shorten("a🌊".repeat(20), max))).toContain("%E2%80%A6");
});
