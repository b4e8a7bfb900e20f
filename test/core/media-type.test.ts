import { describe, expect, test } from "vitest";
import { isJsonType, mediaTypeName, mediaTypeParameters } from "../../src/core/media-type.ts";

test.each([
  ["Application/JSON; charset=UTF-8", "application/json"],
  [" text/event-stream\t;charset=utf-8", "text/event-stream"],
  ['text/plain; note="application/json; a"', "text/plain"],
  ["", ""],
  [null, ""],
])("the name of %j is %j", (contentType, name) => expect(mediaTypeName(contentType)).toBe(name));

test.each([
  ["text/plain", []],
  ["text/plain; charset=UTF-8", ["UTF-8"]],
  ["text/plain;CharSet=a ; other=b;\tcharset=c;", ["a", "c"]],
  ['text/plain; charset="a; \\"b\\""', ['a; "b"']],
  ['text/plain; other="a;charset=b"; charset=c', ["c"]],
  ["text/plain; xcharset=a; charset", []],
])("the values of charset in %j are %j", (contentType, values) =>
  expect(mediaTypeParameters(contentType, "charset")).toEqual(values),
);

test("without a header, there is no name and no JSON", () => {
  expect([mediaTypeName(undefined), isJsonType(undefined)]).toEqual(["", false]);
});

describe("JSON", () => {
  test.each(["application/json", "Application/Problem+JSON; charset=UTF-8", "application/vnd.any+json"])(
    "is what %j says",
    (type) => expect(isJsonType(type)).toBe(true),
  );

  test.each(["", "application/jsonl", "application/json-seq", "text/plain; a=application/json"])(
    "is not what %j says",
    (type) => expect(isJsonType(type)).toBe(false),
  );
});
