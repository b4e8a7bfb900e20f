import { describe, expect, test } from "vitest";
import { schemaViolations } from "../../../src/mock/lib/schema-violations.ts";

const display = {
  type: "object",
  required: ["display"],
  properties: {
    display: { type: "string", enum: ["north-quay", "south-quay"] },
    day: { type: ["string", "null"], format: "date" },
    minutes: { type: "array", items: { type: "integer" } },
  },
};

describe("schemaFaults", () => {
  test.each([
    [{ display: "north-quay" }],
    [{ display: "north-quay", day: null, minutes: [] }],
    [{ display: "south-quay", day: "2024-02-29", minutes: [1, 2], more: true }],
  ])("finds nothing in %j", (value) => expect(schemaViolations(display, value, "/body/input")).toEqual([]));

  test.each([
    [null, "/body/input", "must be an object", "type"],
    [[], "/body/input", "must be an object", "type"],
    [{}, "/body/input/display", "is required", "required"],
    [{ display: 7 }, "/body/input/display", "must be a string", "type"],
    [{ display: "x" }, "/body/input/display", 'must be one of "north-quay", "south-quay"', "enum"],
    [{ display: "north-quay", day: 7 }, "/body/input/day", "must be a string or null", "type"],
    [{ display: "north-quay", day: "2026-02-30" }, "/body/input/day", "must be a date such as 2026-03-02", "format"],
    [{ display: "north-quay", minutes: [1, 2.5] }, "/body/input/minutes/1", "must be an integer", "type"],
  ])("says what is wrong with %j", (value, pointer, detail, code) => {
    expect(schemaViolations(display, value, "/body/input")).toEqual([{ pointer, detail, code }]);
  });

  test("a property of every object is not taken for one of the value's own", () => {
    const schema = { type: "object", required: ["constructor"], properties: { toString: { type: "string" } } };
    expect(schemaViolations(schema, {}, "")).toEqual([
      { pointer: "/constructor", detail: "is required", code: "required" },
    ]);
  });
});
