import { describe, expect, test } from "vitest";
import type { SpanFieldDefinition } from "../../../generated/mock-types.ts";
import { compile, SearchExpressionError } from "../../../src/mock/lib/search-expression/search-expression.ts";

const numberOperators = "eq neq lt lte gt gte between not_between in not_in exists not_exists";
const textOperators =
  "eq neq like ilike not_like not_ilike in not_in exists not_exists regexp not_regexp contains not_contains hasToken";

function field(name: string, type: SpanFieldDefinition["type"], operators: string): SpanFieldDefinition {
  return {
    name,
    label: name,
    type,
    group: null,
    supported_operators: operators.split(" "),
    supported_aggregations: [],
  };
}

const fields = [
  field("agent_name", "TEXT", textOperators),
  field("error_type", "TEXT", textOperators),
  field("input_messages", "TEXT", textOperators),
  field("status_code", "ENUM", "eq neq in not_in"),
  field("duration_ns", "INT", numberOperators),
  field("request_seed", "INT", numberOperators),
  field("request_temperature", "FLOAT", numberOperators),
  field("request_top_p", "FLOAT", numberOperators),
  field("is_root", "BOOL", "eq neq"),
  field("start_time", "TIMESTAMP", "eq neq lt lte gt gte between not_between"),
  field("response_finish_reasons", "ARRAY", "has hasAny hasAll exists not_exists"),
  field("request_stop_sequences", "ARRAY", "has hasAny hasAll exists not_exists"),
  field("span_attributes", "MAP", "exists not_exists"),
  field("resource_attributes", "MAP", "exists not_exists"),
];

const span = {
  agent_name: "Scout",
  error_type: "",
  input_messages: "It's 50% of the visitor's low_water\nquestions.",
  status_code: "Ok",
  duration_ns: 3_000_000_000,
  request_seed: 0,
  request_temperature: 0,
  request_top_p: null,
  is_root: true,
  start_time: "2026-03-02T09:06:00Z",
  response_finish_reasons: ["stop", "length"],
  request_stop_sequences: [],
  span_attributes: { desk: "harbor", "it's": "quoted" },
  resource_attributes: {},
};

function catchError(text: string): SearchExpressionError {
  try {
    compile(text, fields);
  } catch (error) {
    if (error instanceof SearchExpressionError) return error;
    throw error;
  }
  throw new Error(`Expected an error, but ${text} is valid.`);
}

describe("an expression that matches the span", () => {
  test.each([
    // Comparison
    "agent_name = 'Scout'",
    "agent_name != 'scout'",
    "duration_ns > 2000000000",
    "duration_ns>=3e9 AND duration_ns <= 3000000000.0",
    "duration_ns < 3.5e9",
    "duration_ns > -1",
    "request_temperature = 0",
    "is_root = true",
    "is_root != FALSE",
    "start_time = '2026-03-02T10:06:00+01:00'",
    "start_time < '2026-03-02T09:06:00.5Z'",
    // Patterns and strings
    "agent_name LIKE 'Sc%'",
    "agent_name LIKE '%out'",
    "agent_name LIKE 'S%o%t'",
    "agent_name LIKE '%'",
    "agent_name LIKE 'Scout'",
    "agent_name NOT LIKE 'sc%'",
    "agent_name NOT LIKE 'Scout%Scout'",
    "agent_name NOT LIKE 'S_out'",
    "agent_name ILIKE 'sC%'",
    "agent_name NOT ILIKE 'x%'",
    "input_messages LIKE '%low_water%'",
    "input_messages CONTAINS 'visitor''s'",
    "input_messages CONTAINS '50%'",
    "input_messages NOT CONTAINS 'tide'",
    "agent_name REGEXP '^S[a-z]{4}$'",
    "agent_name REGEXP 'ou'",
    "agent_name NOT REGEXP '^out'",
    "hastoken(input_messages, 'low_water')",
    "NOT hastoken(input_messages, 'low')",
    // Ranges and lists
    "duration_ns BETWEEN 3000000000 AND 3000000000",
    "duration_ns NOT BETWEEN 1 AND 2",
    "duration_ns BETWEEN 1 AND 4e9 AND agent_name = 'Scout'",
    "start_time BETWEEN '2026-03-02T09:00:00Z' AND '2026-03-02T10:00:00Z'",
    "agent_name IN ('Greeter', 'Scout')",
    "duration_ns NOT IN (1, 2)",
    // Existence
    "agent_name EXISTS",
    "error_type NOT EXISTS",
    "request_temperature EXISTS",
    "request_top_p NOT EXISTS",
    "request_seed NOT EXISTS",
    "response_finish_reasons EXISTS",
    "request_stop_sequences NOT EXISTS",
    "span_attributes EXISTS",
    "resource_attributes NOT EXISTS",
    // Lists
    "has(response_finish_reasons, 'stop')",
    "hasany(response_finish_reasons, ['error', 'length'])",
    "hasall(response_finish_reasons, ['length', 'stop'])",
    "NOT hasAll(response_finish_reasons, ['length', 'error'])",
    "NOT has(request_stop_sequences, 'stop')",
    // Maps
    "span_attributes['desk'] = 'harbor'",
    "span_attributes['it''s'] LIKE 'q%'",
    "span_attributes['desk'] EXISTS AND span_attributes['pier'] NOT EXISTS",
    "span_attributes['constructor'] NOT EXISTS",
    "span_attributes['__proto__'] NOT EXISTS",
    "span_attributes['pier'] != 'harbor'",
    // Null is not less than, equal to or greater than any value
    "NOT request_top_p < 1 AND NOT request_top_p >= 1",
    "request_top_p != 1",
    "request_top_p NOT BETWEEN 0 AND 1",
    // Precedence: NOT, AND, OR
    "agent_name = 'Scout' OR agent_name = 'x' AND agent_name = 'y'",
    "(agent_name = 'Scout' OR agent_name = 'x') AND duration_ns > 1",
    "NOT agent_name = 'x' AND agent_name = 'Scout'",
    "NOT (agent_name = 'Scout' AND agent_name = 'x')",
    "NOT NOT agent_name = 'Scout'",
    // Case and white space
    "agent_name = 'Scout' and not duration_ns between 1 and 2",
    "HAS(response_finish_reasons,'stop')",
    "\n agent_name='Scout'\tAND(duration_ns>1)\n",
  ])("%s", (text) => {
    const matches = compile(text, fields);
    expect(matches(span)).toBe(true);
    expect(compile(`NOT (${text})`, fields)(span)).toBe(false);
  });
});

describe("an expression that does not match the span", () => {
  test.each([
    "agent_name = 'scout'",
    "agent_name LIKE 'Sco'",
    "agent_name LIKE 'S%S'",
    "agent_name LIKE ''",
    "duration_ns > 3000000000",
    "request_top_p <= 1",
    "hasany(response_finish_reasons, ['error'])",
    "span_attributes['pier'] EXISTS",
    "agent_name = 'x' AND agent_name = 'y' OR agent_name = 'z'",
  ])("%s", (text) => {
    expect(compile(text, fields)(span)).toBe(false);
  });
});

describe("an invalid expression", () => {
  test.each<[string, number, string]>([
    ["agent_name = 'Scout", 13, "The search expression has an unclosed quote at character 14. Add the closing quote."],
    [
      "agent_name = 'Scout''",
      13,
      "The search expression has an unclosed quote at character 14. Add the closing quote.",
    ],
    ['agent_name = "Scout"', 13, 'has "\\"" at character 14, which has no meaning there. Put texts in single quotes.'],
    ["agent = 'Scout'", 0, "names the field agent at character 1, which is unknown. List the fields"],
    ["", 0, "ends at character 1, where the name of a field is expected."],
    ["   ", 3, "ends at character 4, where the name of a field is expected."],
    ["agent_name", 10, "ends at character 11, where an operator such as =, LIKE, IN or EXISTS is expected."],
    [
      "agent_name 'Scout'",
      11,
      "has the text 'Scout' at character 12, where an operator such as =, LIKE, IN or EXISTS is expected.",
    ],
    ["agent_name NOT = 'Scout'", 15, "has = at character 16, where LIKE, IN or another operator in words is expected."],
    ["agent_name = ", 13, "ends at character 14, where a text in single quotes is expected."],
    ["agent_name = Scout", 13, "has Scout at character 14, where a text in single quotes is expected."],
    ["agent_name = 7", 13, "has 7 at character 14, where a text in single quotes is expected."],
    ["agent_name '{at}'", 11, "has the text '{at}' at character 12, where"],
    ["duration_ns > '7'", 14, "has the text '7' at character 15, where a number is expected."],
    ["duration_ns > 1e999", 14, "has 1e999 at character 15, where a number is expected."],
    ["is_root = 1", 10, "where true or false is expected."],
    [
      "start_time > '2026-03-02'",
      13,
      "where a time in RFC 3339 format and single quotes, such as '2026-03-02T09:00:00Z' is expected.",
    ],
    ["start_time > '2026-13-02T09:00:00Z'", 13, "where a time in RFC 3339 format"],
    [
      "agent_name > 'Scout'",
      11,
      "The field agent_name does not support the operator gt at character 12. It supports eq, neq, like,",
    ],
    [
      "status_code NOT LIKE 'O%'",
      12,
      "The field status_code does not support the operator not_like at character 13. It supports eq, neq, in, not_in.",
    ],
    ["start_time EXISTS", 11, "does not support the operator exists"],
    ["has(agent_name, 'Scout')", 0, "The field agent_name does not support the operator has at character 1."],
    ["span_attributes = 'x'", 16, "The field span_attributes does not support the operator eq"],
    ["span_attributes['desk'] > 'x'", 24, "The field span_attributes['desk'] does not support the operator gt"],
    [
      "span_attributes[desk] = 'x'",
      16,
      "has desk at character 17, where the key of an entry in single quotes is expected.",
    ],
    ["agent_name['x'] = 'y'", 10, "has [ at character 11, but the field agent_name is not a map."],
    [
      "hastoken(agent_name, 'two words')",
      21,
      "has the text 'two words' at character 22, where a single word is expected.",
    ],
    ["hasany(response_finish_reasons, 'stop')", 32, "has the text 'stop' at character 33, where [ is expected."],
    ["agent_name IN ()", 15, "has ) at character 16, where a text in single quotes is expected."],
    ["agent_name IN ('a' 'b')", 19, "has the text 'b' at character 20, where ) is expected."],
    ["duration_ns BETWEEN 1, 2", 21, "has , at character 22, where AND is expected."],
    ["(agent_name = 'a'", 17, "ends at character 18, where ) is expected."],
    ["agent_name = 'a')", 16, "has ) at character 17, where AND, OR or the end is expected."],
    ["agent_name = 'a' agent_name = 'b'", 17, "has agent_name at character 18, where AND, OR or the end is expected."],
    ["agent_name = 'a' AND", 20, "ends at character 21, where the name of a field is expected."],
    [
      "agent_name REGEXP '(a'",
      18,
      "has a regular expression at character 19 that is not valid in RE2: missing closing ): (a.",
    ],
    ["agent_name REGEXP '(?=a)'", 18, "that is not valid in RE2: invalid or unsupported Perl syntax: (?=."],
    ["agent_name REGEXP '(a)\\1'", 18, "that is not valid in RE2: invalid escape sequence: \\1."],
    ["agent_name REGEXP '((a{99}){99}){99}'", 18, "that is not valid in RE2: invalid repeat count: {99}."],
    ["agent_name REGEXP '\\p{Tide}'", 18, "that is not valid in RE2: invalid character class range: \\p{Tide}."],
    [`agent_name REGEXP '${"(a|b){999}".repeat(4)}'`, 18, "that is too large."],
    [`agent_name REGEXP '${"a".repeat(1001)}'`, 18, "that is longer than 1000 characters."],
    ["constructor = 'a'", 0, "names the field constructor"],
  ])("%s", (text, position, message) => {
    const error = catchError(text);
    expect(error.message).toContain(message);
    expect(error.message).toContain(`at character ${position + 1}`);
  });
});

describe("an expression that is too large", () => {
  test.each<[string, string, string]>([
    [
      "60 parentheses",
      `${"(".repeat(60)}agent_name = 'a'${")".repeat(60)}`,
      "is nested too deeply at character 52. Use at most 50 levels.",
    ],
    ["2000 NOT operators", "NOT ".repeat(2000), "is nested too deeply at character 205."],
    ["a long text", `agent_name = '${"x".repeat(10_000)}'`, "is longer than 10000 characters. Shorten it."],
    ["a long word", `agent_name = ${"x".repeat(5000)}`, `has ${"x".repeat(30)}… at character 14`],
  ])("%s", (_, text, message) => {
    expect(catchError(text).message).toContain(message);
  });
});

test("a regular expression that takes too long is an error", () => {
  const letters = "a".repeat(100_000);
  const simple = compile("agent_name REGEXP '(a+)+$'", fields);
  expect(simple({ agent_name: `${letters}!` })).toBe(false);
  const expensive = compile(`agent_name REGEXP '${"a?".repeat(300)}${"a".repeat(300)}!'`, fields);
  expect(() => expensive({ agent_name: letters })).toThrow("takes too long. Use a simpler one.");
  expect(() => expensive({ agent_name: letters })).toThrow(SearchExpressionError);
});

test("the limit applies to all regular expressions of an expression together", () => {
  const letters = "a".repeat(20_000);
  const condition = "agent_name REGEXP '[ab]{20}c'";
  expect(compile(condition, fields)({ agent_name: letters })).toBe(false);
  const many = compile(Array(150).fill(condition).join(" OR "), fields);
  expect(() => many({ agent_name: letters })).toThrow("takes too long. Use a simpler one.");
});

test("a long list of conditions is accepted", () => {
  const text = Array(600)
    .fill("agent_name = 'x'")
    .join("OR ")
    .slice(0, 9_999 - 20);
  const whole = text.slice(0, text.lastIndexOf("OR"));
  expect(compile(`${whole} OR is_root = true`, fields)(span)).toBe(true);
});

test("compile throws only SearchExpressionError, whatever the text", () => {
  const parts = [
    "agent_name",
    "duration_ns",
    "span_attributes",
    "'a'",
    "7",
    "(",
    ")",
    "[",
    "]",
    ",",
    "=",
    "<",
    "AND",
    "OR",
    "NOT",
    "IN",
    "BETWEEN",
    "EXISTS",
    "REGEXP",
    "LIKE",
    "has",
    "'",
    "🌊",
  ];
  let state = 1;
  const random = (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  let valid = 0;
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + random(6) }, () => parts[random(parts.length)]).join(" ");
    try {
      compile(text, fields)(span);
      valid++;
    } catch (error) {
      expect(error).toBeInstanceOf(SearchExpressionError);
    }
  }
  expect(valid).toBeGreaterThan(10);
});
