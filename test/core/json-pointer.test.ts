import { expect, test } from "vitest";
import { escapeSegment, valueAt } from "../../src/core/json-pointer.ts";

test.each([
  ["", { a: 1 }, { a: 1 }],
  ["/a", { a: 1 }, 1],
  ["/a/1", { a: ["x", "y"] }, "y"],
  ["/a~1b/m~0n", { "a/b": { "m~n": null } }, null],
  ["/", { "": 0 }, 0],
  ["/~01", { "~1": 2 }, 2],
  ["/b", { a: 1 }, undefined],
  ["/a/b", { a: "text" }, undefined],
  ["/constructor", {}, undefined],
])("the pointer %j", (pointer, value, expected) => {
  expect(valueAt(value, pointer)).toEqual(expected);
});

test("a name with a slash or a tilde is escaped, so that the pointer leads back to it", () => {
  const name = "a/b~1~0";
  expect(escapeSegment(name)).toBe("a~1b~01~00");
  expect(valueAt({ [name]: 1 }, `/${escapeSegment(name)}`)).toBe(1);
});
