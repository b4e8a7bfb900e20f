import { expect, test } from "vitest";
import { findLine, parseJson } from "../../src/interface/json.ts";

test("parseJson returns the value of JSON", () => {
  expect(parseJson('{"a": [1, null]}')).toEqual({ value: { a: [1, null] } });
});

test.each([
  ['{\n  "a": 1,\n}', "Line 3, column 1: Property name expected.", 12],
  ['{"a" 1}', "Line 1, column 6: Colon expected.", 5],
  ["[1 2]", "Line 1, column 4: Comma expected.", 3],
  ['{"a": 1', "Line 1, column 8: Close brace expected.", 7],
  ['{"a": 1} x', "Line 1, column 10: Invalid symbol.", 9],
  ["{'a': 1}", "Line 1, column 2: Invalid symbol.", 1],
  ['{"a": "x\n"}', "Line 1, column 7: Unexpected end of string.", 6],
  ["[1] // one", "Line 1, column 5: Invalid comment token.", 4],
])("parseJson says where %j is wrong", (text, message, offset) => {
  expect(parseJson(text)).toEqual({ message, offset });
});

const BODY = '{\n  "name": "Scout",\n  "tools": [\n    {\n      "type": "x"\n    }\n  ]\n}';

test.each([
  ["of a property", ["name"], 2],
  ["of an item", ["tools", "0"], 4],
  ["inside of an item", ["tools", "0", "type"], 5],
  ["of the object that lacks a property", ["tools", "0", "function"], 4],
  ["of the whole value", [], 1],
])("findLine returns the line %s", (_, path, line) => {
  expect(findLine(BODY, path)).toBe(line);
});

test("lineOf finds a property whose name is a number", () => {
  expect(findLine('{\n  "labels": {\n    "1": true\n  }\n}', ["labels", "1"])).toBe(3);
});
