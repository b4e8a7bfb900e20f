import fc from "fast-check";
import { expect, test } from "vitest";
import { findJsonError } from "../../../src/mock/lib/json-error.ts";
import { parseJson } from "../../../src/mock/lib/parse-json.ts";

test.each([
  ['{"a": secret}', 6],
  ["{a: 1}", 1],
  ['{"a": 1,}', 8],
  ["[1,]", 3],
  ["[1 2]", 3],
  ['{"a": 1]', 7],
  ['{"a" 1}', 5],
  ['{} "x"', 3],
  ["]", 0],
  [",", 0],
  ['"a\nb"', 2],
  ['"\\x"', 1],
  ['"\\u00g0"', 1],
  ["01", 1],
  ["+1", 0],
  ["[tru]", 1],
  ['{"a": [1, {"b": "c', 18],
  ['{"a":', 5],
  ["", 0],
  ["  ", 2],
])("the first error of %j is at %d", (text, index) => {
  expect(findJsonError(text)).toBe(index);
});

test("a text has an error before its end only if it is not JSON", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom("", "x", "}", "]", ",", ":", '"'), (json, at, inserted) => {
      const index = at % (json.length + 1);
      const text = json.slice(0, index) + inserted + json.slice(index);
      const { kind } = parseJson(new TextEncoder().encode(text));
      if (findJsonError(text) < text.length) expect(kind).toBe("malformed");
      if (kind === "json") expect(findJsonError(text)).toBe(text.length);
    }),
  );
});

test("the reason names the place of the error, and quotes nothing", () => {
  const body = new TextEncoder().encode('{\n  "a": canary\n}');
  expect(parseJson(body)).toEqual({
    kind: "malformed",
    reason: "The body is not valid JSON: the first error is at line 2, column 8.",
  });
});
