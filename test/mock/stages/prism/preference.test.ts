import { describe, expect, test } from "vitest";
import { readPreference } from "../../../../src/mock/stages/prism/preference.ts";

describe("the Prefer header", () => {
  test.each([
    ["code=404", { dynamic: false, code: 404 }],
    ["Code = 404", { dynamic: false, code: 404 }],
    ['example="two words", code=200', { dynamic: false, code: 200, example: "two words" }],
    ["example=scout;dynamic=true", { dynamic: true, example: "scout" }],
    ["dynamic=false", { dynamic: false }],
    ["dynamic=yes", { dynamic: false }],
    ['example=""', { dynamic: false, example: "" }],
    ["respond-async, wait=10, code=201", { dynamic: false, code: 201 }],
    ["code=200, code=404", { dynamic: false, code: 404 }],
    ["code=abc", { dynamic: false, code: Number.NaN }],
  ])("%s is read", (header, preference) => {
    expect(readPreference(header)).toStrictEqual(preference);
  });

  test("need not be there", () => expect(readPreference(undefined)).toBeUndefined());

  test.each(["", "respond-async", "wait=10", "barcode=404", "code", "code=", "xexample=a"])(
    "%j has no preference that the mock knows",
    (header) => expect(readPreference(header)).toBeUndefined(),
  );
});
