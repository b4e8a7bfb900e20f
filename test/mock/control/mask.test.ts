import fc from "fast-check";
import { expect, test } from "vitest";
import { maskText } from "../../../src/mock/control/mask.ts";

test.each([
  ['{"client_secret": "a", "name": "b"', '{"client_secret": "****", "name": "b"'],
  ['{"value":"a\\"b"}', '{"value":"****"}'],
  ['{"Password" :\n"cut', '{"Password" :\n"****'],
  ['{"query_url":"a","values":"b"}', '{"query_url":"****","values":"b"}'],
  ['"secret""secret":"a"', '"secret""secret":"****"'],
  ['"secret":1,"b":"secret":"a"', '"secret":1,"b":"secret":"****"'],
  ['{"headers": {"X-Key": "a"}, "name": "b"}', '{"headers": {****}, "name": "b"}'],
  ['{"headers": {"X-Key": "a', '{"headers": {****'],
  ['"secret', '"secret'],
  ["no quotation mark: secret", "no quotation mark: secret"],
  ['"secret":"a\\\nb","c":"d"', '"secret":"****\\\nb","c":"d"'],
])("%j is masked", (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  `"${"secret".repeat(1_000_000)}`,
  `"${"secret".repeat(1_000_000)}"`,
  '"secret"'.repeat(500_000),
  '"headers"'.repeat(500_000),
  `"secret"${" ".repeat(5_000_000)}`,
])("%.20s… is masked in linear time", (text) => {
  expect(maskText(text)).toBe(text);
});

/** What `maskText` does, in expressions that may need quadratic time. */
function maskSlowly(text: string): string {
  return text
    .replace(/("(?:value|query_url|[^"]*(?:secret|password|credential)[^"]*)"\s*:\s*")(?:[^"\\]|\\.)*/gi, "$1****")
    .replace(/("headers"\s*:\s*\{)[^}]*/gi, "$1****");
}

const PARTS = ['"', ":", " ", "\n", "\\", "{", "}", "x", "secret", "PASSWORD", "value", "query_url", "headers", "$1"];

test("all other texts are masked in the same way", () => {
  const parts = fc.array(fc.constantFrom(...PARTS, '"', '"value":"', '"headers":{'), { maxLength: 30 });
  fc.assert(
    fc.property(parts, (list) => {
      const text = list.join("");
      expect(maskText(text)).toBe(maskSlowly(text));
    }),
    { numRuns: 2000 },
  );
});
