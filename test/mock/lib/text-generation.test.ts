import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { createPatternChecks } from "../../../src/core/patterns/pattern-checks.ts";
import { choose, hash } from "../../../src/mock/lib/hash.ts";
import { answerTo, argumentsFor, countTokens, deltas } from "../../../src/mock/lib/text-generation/text-generation.ts";

const lowWater = "When is low water at Harbor Point on 2 March?";

describe("answerTo", () => {
  test.each([
    [lowWater, "Low water at Harbor Point on 2 March is at 06:12."],
    ["When is low water?", "Low water is at 06:12."],
    ["And high water after that?", "High water follows at 12:24."],
    ["And low water the day after?", "Low water on 3 March is at 06:58."],
    ["And when is high water on 2026-03-03?", "High water on 3 March is at 13:10."],
    ["When is low water on 31 February?", "Low water is at 06:12."],
    ["Give the times of low and high water.", "Low water is at 06:12, high water at 12:24."],
    ["Tell me about the tides at Harbor Point.", "Low water at Harbor Point is at 06:12, high water at 12:24."],
    ['{"berth": "B7"}', "You have berth B7 for the night."],
  ])("responds to %j like the examples of the document", (input, text) => {
    expect(answerTo(input)).toEqual({ text, finishReason: "stop" });
  });

  test.each([
    ["Please book a berth for tonight. My boat is long.", '"book a berth for tonight"'],
    ["Hello! Is there a good café near the pier, please?", '"good café near the pier"'],
    ["The bar is closed. Why?", '"bar is closed"'],
    ["Où est le port ?", '"Où est le port"'],
    [`${"We talked of boats. ".repeat(1000)}Who owns the lighthouse?`, '"owns the lighthouse"'],
    ["", '"your message"'],
    ["?!", '"your message"'],
  ])("names the subject of %j in one to three sentences", (input, phrase) => {
    const { text } = answerTo(input);
    expect(text).toContain(phrase);
    expect(text.match(/\.(?= |$)/g)?.length).toBeGreaterThanOrEqual(1);
    expect(text.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(3);
  });

  test("returns the same answer for the same input and seed, and different answers for others", () => {
    const seeds = Array.from(
      { length: 20 },
      (_, seed) => answerTo("Who owns the lighthouse?", { randomSeed: seed }).text,
    );
    expect(new Set(seeds).size).toBeGreaterThan(5);
    expect(answerTo("Who owns the lighthouse?", { randomSeed: 7 }).text).toBe(seeds[7]);
    expect(answerTo("Who owns the pier?").text).not.toBe(answerTo("Who owns the lighthouse?").text);
  });

  test.each([
    [0, "", "length"],
    [3, "Low water at", "length"],
    [13, "Low water at Harbor Point on 2 March is at 06:12", "length"],
    [14, "Low water at Harbor Point on 2 March is at 06:12.", "stop"],
    [null, "Low water at Harbor Point on 2 March is at 06:12.", "stop"],
  ])("returns at most %j tokens", (maxTokens, text, finishReason) => {
    expect(answerTo(lowWater, { maxTokens })).toEqual({ text, finishReason });
  });

  test.each([
    ["on", "Low water at Harbor Point "],
    [["06", " at"], "Low water"],
    [["", "noon"], "Low water at Harbor Point on 2 March is at 06:12."],
    [null, "Low water at Harbor Point on 2 March is at 06:12."],
  ])("stops before %j", (stop, text) => {
    expect(answerTo(lowWater, { stop })).toEqual({ text, finishReason: "stop" });
  });

  test("stops before the first of very many texts", () => {
    const stop = [...Array.from({ length: 400_000 }, () => " "), "water", ""];
    expect(answerTo(lowWater, { stop })).toEqual({ text: "Low", finishReason: "stop" });
  });

  test("returns the requested format: text, a JSON object, or JSON that matches a schema", () => {
    expect(answerTo(lowWater, { responseFormat: { type: "text" } }).text).toMatch(/^Low/);
    expect(JSON.parse(answerTo(lowWater, { responseFormat: { type: "json_object" } }).text)).toEqual({
      answer: "Low water at Harbor Point on 2 March is at 06:12.",
    });
    const schema = {
      type: "object",
      properties: {
        summary: { type: "string" },
        place: { type: "string" },
        time: { type: "string", pattern: "^\\d\\d:\\d\\d$" },
      },
    };
    const responseFormat = { type: "json_schema" as const, json_schema: { name: "low_water", schema } };
    expect(JSON.parse(answerTo(lowWater, { responseFormat }).text)).toEqual({
      summary: "Low water at Harbor Point on 2 March is at 06:12.",
      place: "Harbor Point",
      time: "06:12",
    });
  });
});

describe("argumentsFor", () => {
  test("uses names, dates and numbers from the input", () => {
    const berth = {
      type: "object",
      required: ["date", "length_m"],
      properties: { date: { type: "string", format: "date" }, length_m: { type: "number" } },
    };
    const booking = "Please book a berth for tonight. My boat is 9.5 m long.";
    expect(argumentsFor(berth, booking)).toEqual({ date: "2026-03-02", length_m: 9.5 });
    const tides = {
      type: "object",
      properties: { station: { type: "string" }, date: { type: "string", format: "date" } },
    };
    expect(argumentsFor(tides, lowWater)).toEqual({ station: "Harbor Point", date: "2026-03-02" });
  });

  const ajv = new Ajv2020({ strict: false });
  // TypeScript types the default import of this CommonJS module as its exports. At run time, it is the function.
  (formats as unknown as typeof formats.default)(ajv);
  const property = (schema: unknown) => ({ type: "object", required: ["it"], properties: { it: schema } });
  test.each<[string, unknown]>([
    ["a constant", { const: "tide" }],
    ["an enum", { enum: ["ebb", 7, null] }],
    ["an integer", { type: "integer", minimum: 20, maximum: 21 }],
    ["an integer between bounds", { type: "integer", exclusiveMinimum: -3, exclusiveMaximum: -1 }],
    ["a number between bounds", { type: "number", exclusiveMinimum: 0.1, exclusiveMaximum: 0.2 }],
    ["a number below a bound", { maximum: -5, type: "number" }],
    ["a multiple", { type: "number", multipleOf: 25, minimum: 30 }],
    ["a long string", { type: "string", minLength: 300 }],
    ["a short string", { type: "string", maxLength: 2 }],
    ["a string with a pattern", { type: "string", pattern: "^[A-Z]{2}-(?:ebb|flood)\\d+$" }],
    ...["date", "date-time", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid"].map(
      (format): [string, unknown] => [`a ${format}`, { type: "string", format }],
    ),
    ["null", { type: "null" }],
    ["one of several types", { type: ["null", "boolean"] }],
    ["no type", { minimum: 7 }],
    ["a list", { type: "array", items: { type: "integer" }, minItems: 3, uniqueItems: true }],
    ["a list of different strings", { type: "array", items: { type: "string" }, minItems: 3, uniqueItems: true }],
    ["an empty list", { type: "array", items: false, maxItems: 0 }],
    ["a tuple", { type: "array", prefixItems: [{ type: "integer" }, { type: "string" }], items: false, minItems: 2 }],
    ["required properties without a schema", { type: "object", required: ["a", "b"] }],
    [
      "all of several schemas",
      { allOf: [property({ type: "integer" }), { properties: { name: { type: "string" } }, required: ["name"] }] },
    ],
    ["any of several schemas", { anyOf: [{ type: "null" }, { type: "integer", minimum: 3 }] }],
    ["one of several schemas", { oneOf: [property({ const: "a" }), property({ const: "b" })] }],
    [
      "the name of an inherited property",
      { type: "object", required: ["__proto__"], properties: { constructor: { type: "integer" } } },
    ],
    ["true", true],
  ])("matches the schema: %s", (_, schema) => {
    const value = argumentsFor(property(schema), lowWater);
    const validate = ajv.compile(property(schema));
    validate(value);
    expect([value, validate.errors]).toEqual([value, null]);
  });

  test.each([
    "^a+$",
    "^[A-Z]{2}-\\d{4}$",
    "^(ebb|flood)?tide$",
    "^\\w\\s\\W$",
    "^[^a-z0-9]+$",
    "^[é-ö]{3}$",
    "^[a-z]{1,255}$",
    "^(?:[0-9a-f]{4}:){3}🌊$",
  ])("matches the pattern %s, with the same value for the same input and different values for others", (pattern) => {
    const generated = (input: string) => argumentsFor(property({ type: "string", pattern }), input).it;
    expect(generated(lowWater)).toMatch(new RegExp(pattern, "u"));
    expect(generated(lowWater)).toBe(generated(lowWater));
    const inputs = Array.from({ length: 20 }, (_, index) => `When is tide ${index}?`);
    expect(new Set(inputs.map(generated)).size).toBeGreaterThan(1);
  });

  test("generates distinct items for a pattern", () => {
    const items = { type: "string", pattern: "^[A-Z]{2}-\\d{4}$" };
    const { it } = argumentsFor(property({ type: "array", items, minItems: 3, uniqueItems: true }), lowWater);
    expect(new Set(it as string[]).size).toBe(3); // The type of items is string.
  });

  test("follows references, including recursive ones, to a limited depth", () => {
    const schema = {
      $ref: "#/$defs/tree",
      $defs: {
        tree: { type: "object", properties: { left: { $ref: "#/$defs/tree" }, size: { $ref: "#/$defs/the~1size" } } },
        "the/size": { type: "integer", minimum: 3 },
      },
    };
    const value = argumentsFor(schema, "Grow a tree.");
    expect(value).toMatchObject({ size: 3, left: { size: 3, left: { size: 3 } } });
    expect(ajv.compile(schema)(value)).toBe(true);
  });

  test.each<[string, unknown]>([
    ["an array", { type: "array" }],
    ["null", null],
    ["a list instead of a schema", []],
    ["false", false],
  ])("returns an object even if the schema is %s", (_, schema) => {
    expect(argumentsFor(schema, "Hello")).toEqual({});
  });

  const twice = { $ref: "#/$defs/twice" };
  test.each<[string, unknown]>([
    [
      "an infinitely recursive schema",
      { ...twice, $defs: { twice: { type: "object", required: ["a", "b"], properties: { a: twice, b: twice } } } },
    ],
    ["a reference to itself", { $ref: "#" }],
    ["branches that refer to their parent", { allOf: [{ $ref: "#" }, { $ref: "#" }] }],
    ["a huge list", property({ type: "array", minItems: 1e9, items: { type: "array", minItems: 1e9, items: true } })],
    ["a huge string", property({ type: "string", minLength: 1e9 })],
    ["a pattern for a huge string", property({ type: "string", pattern: "(?:(?:a{1000}){1000}){1000}" })],
    ["a pattern that backtracks", property({ type: "string", pattern: "^(?:[A-Za-z ]+)+!$" })],
    ["a pattern that RE2 reads as a quoted literal", property({ type: "string", pattern: "\\Qa{1000000000}\\E" })],
    ["an invalid pattern", property({ type: "string", pattern: "(" })],
  ])("returns a small value for %s", (_, schema) => {
    expect(JSON.stringify(argumentsFor(schema, lowWater)).length).toBeLessThan(50_000);
  });
});

describe("deltas and countTokens", () => {
  test.each<[string, string[]]>([
    ["Low water is at 06:12.", ["Low", " water", " is", " at", " 06", ":", "12", "."]],
    ["  two\n\nlines \n", ["  two", "\n\nlines", " \n"]],
    ["uncharacteristically", ["uncharacte", "ristically"]],
    ["mer 🌊é", ["mer", " 🌊", "é"]],
    [" ", [" "]],
    ["", []],
  ])("split %j into tokens that concatenate to it", (text, tokens) => {
    expect(deltas(text)).toEqual(tokens);
    expect(deltas(text).join("")).toBe(text);
    expect(countTokens(text)).toBe(tokens.length);
  });

  test("countTokens estimates the tokens beyond a million characters of all texts", () => {
    expect(countTokens(["a ", "b c"])).toBe(4);
    expect(countTokens("a ".repeat(500_000) + "b".repeat(1_000_000))).toBe(1_000_002);
    expect(countTokens(["a ".repeat(500_000), "a ".repeat(500_000)])).toBe(1_000_002);
  });
});

describe("hash and choose", () => {
  test("hash returns distinct 32-bit integers", () => {
    const hashes = Array.from({ length: 1000 }, (_, index) => hash(`text ${index}`));
    expect(new Set(hashes).size).toBe(1000);
    expect(hashes.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true);
    expect(hash("tide")).toBe(hash("tide"));
  });

  test("choose returns the same item for the same key, and every item for some key", () => {
    const list = ["ebb", "flood", "slack"];
    const chosen = Array.from({ length: 100 }, (_, index) => choose(list, `${index}`));
    expect(new Set(chosen)).toEqual(new Set(list));
    expect(choose(list, "7")).toBe(chosen[7]);
    expect(() => choose([], "7")).toThrow(RangeError);
  });
});

describe("a schema that takes too much work", () => {
  const properties = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`p${index}`, { type: "null" }]));
  const again = (reference: string) => Array.from({ length: 100 }, () => ({ $ref: reference }));
  test.each<[string, Record<string, unknown>]>([
    ["a long reference", { allOf: again("#/x"), x: { $ref: `#${"/a".repeat(1_000_000)}` } }],
    ["long lists of required names", { required: Array(300_000).fill("a"), allOf: again("#") }],
    ["many properties", { properties, allOf: again("#") }],
    [
      "a long text, repeated",
      { type: "array", minItems: 100, items: { type: "array", minItems: 10, items: { const: "x".repeat(300_000) } } },
    ],
  ])("is cut off: %s", (_name, schema) => {
    const checks = createPatternChecks();
    const responseFormat = { type: "json_schema" as const, json_schema: { name: "x", schema } };
    expect(answerTo("When?", { responseFormat, checks }).text).toBe("null");
    expect(checks.notes.size).toBe(1);
  });
});
