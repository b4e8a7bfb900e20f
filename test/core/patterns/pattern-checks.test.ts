import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPatternChecks, WorkLimitError } from "../../../src/core/patterns/pattern-checks.ts";
import { UnsupportedPatternError } from "../../../src/core/patterns/re2-source.ts";

describe("a pattern matches the same texts as RegExp with", () => {
  const spaces = "\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";
  const others = "\u0000\u0001\b\u0085\u180e\u200b\u2060aAzZ09_-^[]:/$.|(){}é\u017f\u212aΣλ🌊🌱\ud83c\udf0a";
  const texts = ["", "ab", "a\nb", "a\u2028b", "🌊🌱", "\ud83c", ...spaces, ...others];
  test.each([
    ["."],
    ["^.$"],
    ["a.b"],
    ["^$"],
    ["b$"],
    ["\\d|\\D\\w"],
    ["^\\w$"],
    ["^\\W$"],
    ["\\bb\\b"],
    ["^\\s$"],
    ["^\\S$"],
    ["^[\\s]$"],
    ["^[^\\s]$"],
    ["^[\\S]$"],
    ["^[^\\S\\d]$"],
    ["[]"],
    ["^[^]$"],
    ["[\\b]"],
    ["^[[:a]$"],
    ["^[\\[\\]\\-^]$"],
    ["^[a-]$"],
    ["^[(?=.)|$]$"],
    ["\\cA|\\cj"],
    ["\\0|\\x41|\\u0061"],
    ["\\u{1F30A}"],
    ["\\ud83c\\udf0a"],
    ["^[\\ud83c\\udf0a-\\u{1f331}]$"],
    ["^\\ud83c$"],
    ["\\/|\\$|\\.|\\||\\(|\\{|\\^|\\["],
    ["^\\p{L}$"],
    ["^\\P{Lu}$"],
    ["^[^\\p{Lu}\\P{L}]$"],
    ["^\\p{Script=Greek}$"],
    ["^\\p{sc=Greek}|\\p{gc=Nd}$"],
    ["^\\p{General_Category=Lu}$"],
    ["^\\p{White_Space}$"],
    ["(?<é>a)|(?<n>b)"],
    ["(?:a|b){2}?"],
    ["(?:a?){3}b"],
  ])("%s", (pattern) => {
    const matches = createPatternChecks().compile(pattern);
    const regexp = new RegExp(pattern, "u");
    expect(texts.filter(matches)).toEqual(texts.filter((text) => regexp.test(text)));
  });

  test("random parts", () => {
    // V8 looks for \B in the middle of a surrogate pair, where ECMA-262 has no position.
    const escapes = [
      "\\d",
      "\\D",
      "\\w",
      "\\W",
      "\\s",
      "\\S",
      "\\n",
      "\\v",
      "\\0",
      "\\cA",
      "\\u0061",
      "\\u{1F30A}",
      "\\p{Lu}",
    ];
    const characters = ["a", "b", "0", "_", " ", "é", "🌊", "\u2028", "\u00a0"];
    const members = [
      ...escapes,
      ...characters,
      "a-c",
      "é-ö",
      "[",
      "[:",
      "&&",
      "^",
      "-",
      "\\b",
      "\\]",
      "(?=",
      ".",
      "{",
      "--",
    ];
    const set = fc
      .tuple(fc.constantFrom("", "^"), fc.array(fc.constantFrom(...members), { maxLength: 5 }))
      .map(([not, parts]) => `[${not}${parts.join("")}]`);
    const atom = fc.oneof(fc.constantFrom(...escapes, ...characters, ".", "(?<n>a)", "(?:ab|b)", "(a*|b)"), set);
    const count = fc.constantFrom("", "", "*", "+", "?", "*?", "{2}", "{1,3}", "{0,}");
    const piece = fc.oneof(
      { weight: 5, arbitrary: fc.tuple(atom, count).map((parts) => parts.join("")) },
      { weight: 1, arbitrary: fc.constantFrom("^", "$", "\\b", "|") },
    );
    const pattern = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(""));
    const text = fc
      .array(fc.constantFrom(...characters, "c", "[", ":", "^", "-", "{", "\n", "\u0001", "\b", "\v"), { maxLength: 6 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 3, maxLength: 3 }), (source, samples) => {
        let regexp: RegExp;
        try {
          regexp = new RegExp(source, "u");
        } catch {
          return; // Such as [c-a], or two groups of the same name.
        }
        const matches = createPatternChecks().compile(source);
        for (const sample of samples) expect([sample, matches(sample)]).toEqual([sample, regexp.test(sample)]);
      }),
      { numRuns: 600, seed: 1 },
    );
  });
});

test.each([
  ["^(?=a)", "has a lookahead, (?="],
  ["(?!a)b", "has a lookahead, (?!"],
  ["(?<=a)b", "has a lookbehind, (?<="],
  ["(?<!a)b", "has a lookbehind, (?<!"],
  ["(a)\\1", "has a backreference, \\1"],
  ["(?<n>a)\\k<n>", "has a backreference, \\k<n>"],
  ["a{1001}", "is not valid in RE2: invalid repeat count: {1001}"],
  ["(?:a{1000}){1000}", "is not valid in RE2: invalid repeat count: {1000}"],
  ["\\p{ID_Start}", "is not valid in RE2: invalid character class range: \\p{ID_Start}"],
  ["\\p{Script_Extensions=Greek}", "is not valid in RE2: invalid character class range: \\p{Script_Extensions=Greek}"],
  [".{1000}".repeat(6), "is too large"],
  ["a".repeat(1001), "is longer than 1000 characters"],
])("the valid pattern %s is not supported, because it %s", (pattern, reason) => {
  const checks = createPatternChecks();
  expect(() => checks.compile(pattern)).toThrow(new UnsupportedPatternError(reason));
  expect(checks.matches(pattern, "a")).toBeUndefined();
  expect([...checks.notes]).toEqual([expect.stringContaining(`is not enforced, because it ${reason}.`)]);
});

test.each([["("], ["a**"], ["\\-"], ["(?P<n>a)"], ["\\A"], ["[[:alpha:]]"], ["{"], ["(?<n>a)\\k<m>"]])(
  "the pattern %s is not valid, even if RE2 accepts it",
  (pattern) => {
    expect(() => createPatternChecks().compile(pattern)).toThrow(new SyntaxError("is not a valid regular expression"));
  },
);

test("all patterns of a request share a limit of work", () => {
  const patterns = Array.from({ length: 1000 }, (_, index) => `^(?:a|b){900}${index}`);
  const text = "ab".repeat(100);
  for (const pattern of patterns.slice(0, 10)) expect(createPatternChecks().matches(pattern, text)).toBe(false);
  const checks = createPatternChecks();
  expect(() => patterns.map((pattern) => checks.matches(pattern, text))).toThrow(WorkLimitError);
  expect(() => checks.matches("a", "a")).toThrow(WorkLimitError);
  expect([...checks.notes]).toEqual([
    "The schemas of this request take too long to check, so they are enforced only in part.",
  ]);
});

test("a pattern is compiled once for a request", () => {
  const checks = createPatternChecks();
  expect(checks.compile("a+")).toBe(checks.compile("a+"));
});
