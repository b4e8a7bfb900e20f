import { describe, expect, test } from "vitest";
import { linearRegexp } from "../../src/core/linear-regexp.ts";
import { defined } from "../defined.ts";

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

describe("linearRegexp matches the same texts as RegExp with", () => {
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
    "\\.b-c",
    "\\x61b",
    "\\p{Lu}t",
    "\\p{Latin}ber",
    "🌊",
    "(a*)*$",
    "(a*)+b",
    "(|a)+$",
    "(^|b)a",
    "($)*a",
    "\\/?a",
  ])("%s", (source) => {
    const pattern = new RegExp(source.replace("\\p{Latin}", "\\p{Script=Latin}"), "u");
    const matches = linearRegexp(source);
    expect(texts.filter(matches)).toEqual(texts.filter((text) => pattern.test(text)));
  });

  test("many random expressions", () => {
    let state = 1;
    const random = (bound: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % bound;
    };
    const pick = (list: string[]) => defined(list[random(list.length)]);
    const atom = (depth: number): string =>
      depth > 0 && random(4) === 0
        ? `(${choice(depth - 1)})`
        : pick(["a", "b", "é", ".", "[ab]", "[^a]", "\\d", "\\w"]);
    const piece = (depth: number) =>
      random(6) === 0 ? pick(["^", "$", "\\b", "\\B"]) : atom(depth) + pick(["", "", "*", "+", "?", "{2}", "{1,3}?"]);
    const sequence = (depth: number) => Array.from({ length: random(4) }, () => piece(depth)).join("");
    const choice = (depth: number): string => Array.from({ length: 1 + random(2) }, () => sequence(depth)).join("|");
    for (let round = 0; round < 500; round++) {
      const source = choice(2);
      const text = Array.from({ length: random(8) }, () => pick(["a", "b", "é", "1", " "])).join("");
      expect([source, text, linearRegexp(source)(text)]).toEqual([source, text, new RegExp(source, "u").test(text)]);
    }
  });
});

describe("linearRegexp returns for 100,000 characters, which would take RegExp years, with", () => {
  test.each([
    "(a+)+$",
    "(a|aa)+$",
    "(a|a?)+[xy]",
    "(.*)*[xy]",
    "a*a*a*a*a*a*[bc]",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "(a|b)*a(a|b){12}[cd]",
  ])("%s", (source) => {
    expect(linearRegexp(source)(`${"a".repeat(100_000)}!`)).toBe(false);
  });
});

test.each([
  ["(a", "is not valid in RE2: missing closing ): (a"],
  ["a)", "is not valid in RE2: unexpected ): a)"],
  ["[a", "is not valid in RE2: missing closing ]: [a"],
  ["[]", "is not valid in RE2: missing closing ]: []"],
  ["a**", "is not valid in RE2: invalid nested repetition operator: **"],
  ["*", "is not valid in RE2: missing argument to repetition operator: *"],
  ["\\", "is not valid in RE2: trailing backslash at end of expression"],
  ["\\q", "is not valid in RE2: invalid escape sequence: \\q"],
  ["[z-a]", "is not valid in RE2: invalid character class range: z-a"],
  ["\\p{Tide}", "is not valid in RE2: invalid character class range: \\p{Tide}"],
  ["\\p{Script=Greek}", "is not valid in RE2: invalid character class range: \\p{Script=Greek}"],
  ["\\u0062", "is not valid in RE2: invalid escape sequence: \\u"],
  ["a{3,2}", "is not valid in RE2: invalid repeat count: {3,2}"],
  ["a{1001}", "is not valid in RE2: invalid repeat count: {1001}"],
  ["((a{50}){50}){50}", "is not valid in RE2: invalid repeat count: {50}"],
  ["(((){1000}){1000}){1000}", "is not valid in RE2: expression too large"],
  ["(?=a)", "is not valid in RE2: invalid or unsupported Perl syntax: (?="],
  ["(?<!a)", "is not valid in RE2: invalid named capture: (?<!a)"],
  ["(a)\\1", "is not valid in RE2: invalid escape sequence: \\1"],
  ["(?<a>a)\\k<a>", "is not valid in RE2: invalid escape sequence: \\k"],
  [`[${"a".repeat(40)}`, `is not valid in RE2: missing closing ]: [${"a".repeat(29)}…`],
  [".{1000}".repeat(6), "is too large"],
  ["a".repeat(1001), "is longer than 1000 characters"],
])("linearRegexp rejects %s, which %s", (source, message) => {
  expect(() => linearRegexp(source)).toThrow(new SyntaxError(message));
});

test("linearRegexp throws only SyntaxError, whatever the expression", () => {
  const parts = [
    "a",
    "(",
    "(?",
    "(?i",
    ")",
    "[",
    "[^",
    "]",
    "{",
    "}",
    "2",
    ",",
    "\\",
    "p",
    "P",
    "Q",
    "E",
    "*",
    "+",
    "?",
  ];
  parts.push("|", "-", "^", "$", ".", ":", "<", "P<", "n>", "[:alpha:]", "\ud800", "🌊", "\u0000");
  let state = 1;
  const random = (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  let valid = 0;
  for (let round = 0; round < 3000; round++) {
    const source = Array.from({ length: 1 + random(8) }, () => parts[random(parts.length)]).join("");
    try {
      linearRegexp(source)("aa🌊\ud800");
      valid++;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw new Error(`${JSON.stringify(source)}: ${error}`);
    }
  }
  expect(valid).toBeGreaterThan(1000);
});

test("linearRegexp reports the work of compiling, then that of each text as characters times instructions, and rethrows errors of the callback", () => {
  const amounts: number[] = [];
  const matches = linearRegexp("a+b", (work) => amounts.push(work));
  for (const text of ["", "aaa", "a".repeat(300)]) matches(text);
  const [compiling, ...matching] = amounts;
  expect(compiling).toBeGreaterThan(0);
  expect(matching).toEqual([0, matching[1], 100 * defined(matching[1])]);
  expect(matching[1]).toBeGreaterThan(0);
  const limited = linearRegexp("a+b", (work) => {
    if (work > defined(matching[1]) && work !== compiling) throw new RangeError("too much work");
  });
  expect(() => limited("aaaa")).toThrow(new RangeError("too much work"));
});
