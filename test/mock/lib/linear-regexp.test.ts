import { describe, expect, test } from "vitest";
import { linearRegexp } from "../../../src/mock/lib/linear-regexp/linear-regexp.ts";
import { sampleOf } from "../../../src/mock/lib/linear-regexp/sample.ts";

const texts = [
  "",
  "a",
  "ab",
  "abab",
  "aab ba",
  "get_tides",
  "06:12",
  "a.b-c[d]",
  "line\nbreak",
  "Äther über é",
  "🌊a🌊",
  "x".repeat(40),
];

describe("linearRegexp agrees with RegExp on", () => {
  test.each([
    "",
    "a",
    "a|b|",
    "^(?:ab)*$",
    "^(ab|a)(bab)?$",
    "(?<first>a+?)b",
    "^get_",
    "\\d{2}:\\d\\d$",
    "^\\w+$",
    "^\\W*$",
    "\\bba\\b",
    "\\Bb\\B",
    ".break",
    "line\\s.*k",
    "^.$",
    "^.{3}$",
    "^x{40}$",
    "^x{41,}$",
    "^x{2,39}$",
    "a{0}b",
    "[^a-c]",
    "[\\]\\[.]",
    "[]",
    "[^]",
    "\\.b\\-c".replace("\\-", "-"),
    "\\u{1f30a}a",
    "\\x61\\u0062",
    "\\p{Lu}t",
    "🌊",
    "(a*)*$",
    "(a*)+b",
    "(|a)+$",
    "(^|b)a",
    "($)*a",
    "\\/?a",
  ])("%s", (source) => {
    const pattern = new RegExp(source, "u");
    const matches = linearRegexp(source);
    expect(texts.filter(matches)).toEqual(texts.filter((text) => pattern.test(text)));
  });

  test("many expressions made at random", () => {
    let state = 1;
    const random = (bound: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % bound;
    };
    const pick = (list: string[]) => list[random(list.length)]!;
    const atom = (depth: number): string =>
      depth > 0 && random(4) === 0
        ? `(${choice(depth - 1)})`
        : pick(["a", "b", "é", ".", "[ab]", "[^a]", "\\d", "\\w"]);
    const piece = (depth: number) =>
      random(6) === 0 ? pick(["^", "$", "\\b", "\\B"]) : atom(depth) + pick(["", "", "*", "+", "?", "{2}", "{1,3}?"]);
    const sequence = (depth: number) => Array.from({ length: random(4) }, () => piece(depth)).join("");
    const choice = (depth: number): string => Array.from({ length: 1 + random(2) }, () => sequence(depth)).join("|");
    for (let round = 0; round < 2000; round++) {
      const source = choice(2);
      const text = Array.from({ length: random(8) }, () => pick(["a", "b", "é", "1", " "])).join("");
      expect([source, text, linearRegexp(source)(text)]).toEqual([source, text, new RegExp(source, "u").test(text)]);
    }
  });
});

describe("linearRegexp takes time in proportion to the text for", () => {
  test.each(["(a+)+$", "(a|aa)+$", "(a|a?)+x", "(.*)*x", "a*a*a*a*a*a*b", "^(([a-z])+.)+[A-Z]([a-z])+$"])(
    "%s",
    (source) => {
      const stepsFor = (length: number) => {
        let sum = 0;
        const matches = linearRegexp(source, (steps) => {
          sum += steps;
        });
        expect(matches(`${"a".repeat(length)}!`)).toBe(false);
        return sum;
      };
      expect(stepsFor(4000) / stepsFor(1000)).toBeLessThan(4.5);
    },
  );
});

test.each([
  ["(a", "has a ( without its )"],
  ["a)", "has a ) without its ("],
  ["[a", "has a [ that must be escaped or completed"],
  ["a**", "has a * that must be escaped or completed"],
  ["a{", "has a { that must be escaped or completed"],
  ["\\", "has a \\ that must be escaped or completed"],
  ["\\q", "has \\q, which is no class of characters"],
  ["[z-a]", "has [z-a], which is no class of characters"],
  ["\\p{Tide}", "has \\p{Tide}, which is no class of characters"],
  ["^*", "repeats a position"],
  ["a{3,2}", "repeats {3,2}, which ends before it starts"],
  ["a{1001}", "repeats {1001}, which is more than 1000 times"],
  ["(?=a)", "has a kind of group that is not supported, such as (?="],
  ["(?<!a)", "has a kind of group that is not supported, such as (?="],
  ["(?i:a)", "has a kind of group that is not supported, such as (?="],
  ["(a)\\1", "refers to a group with \\1, which is not supported"],
  ["(?<a>a)\\k<a>", "refers to a group with \\k, which is not supported"],
  ["((a{50}){50}){50}", "is too large"],
  ["(((){1000}){1000}){1000}", "is too large"],
  [`${"(".repeat(60)}${")".repeat(60)}`, "is nested too deeply"],
])("linearRegexp refuses %s, which %s", (source, message) => {
  expect(() => linearRegexp(source)).toThrow(new SyntaxError(message));
});

test("linearRegexp passes on what is thrown when steps are counted", () => {
  const matches = linearRegexp("a+b", () => {
    throw new RangeError("enough");
  });
  expect(() => matches("aaa")).toThrow(new RangeError("enough"));
});

test.each(["", "abc", "^a+$", "[A-Z]{2}-\\d{4}", "(ebb|flood)?tide", "\\w\\s\\W", "[^a-z]", ".", "\\p{Lu}", "[é]"])(
  "sampleOf gives a text that fits %s",
  (source) => {
    expect(sampleOf(source)).toMatch(new RegExp(`^(?:${source})$`, "u"));
  },
);
