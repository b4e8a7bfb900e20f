import { expect, test } from "vitest";
import { createLineCompleter } from "../../src/core/lines.ts";

test.each([
  [["a\r\nb\n"], ["a\r\nb\n"]],
  [
    ["a\r", "b"],
    ["a\r\n", "b"],
  ],
  [
    ["a\r", "\nb"],
    ["a\r\n", "b"],
  ],
  [
    ["a\r", "\n", "\nb"],
    ["a\r\n", "", "\nb"],
  ],
  [
    ["a\r", "", "\r", "\n\r"],
    ["a\r\n", "", "\r\n", "\r\n"],
  ],
  [
    ["a", "\n", "b"],
    ["a", "\n", "b"],
  ],
])("the parts %j become %j", (parts, completed) => {
  expect(parts.map(createLineCompleter())).toEqual(completed);
});
