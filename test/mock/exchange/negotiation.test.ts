import { describe, expect, test } from "vitest";
import { isJson, negotiate } from "../../../src/mock/exchange/negotiation.ts";

const JSON_TYPE = "application/json";
const EVENTS = "text/event-stream";
const PROBLEM = "application/problem+json";

describe("the media type of a response", () => {
  test.each([
    ["the first offered one without an Accept header", undefined, [JSON_TYPE, EVENTS], JSON_TYPE],
    ["the first offered one for */*", "*/*", [EVENTS, JSON_TYPE], EVENTS],
    ["the first offered one for an empty header", "", [JSON_TYPE, EVENTS], JSON_TYPE],
    ["the first offered one for a list without elements", " , ", [JSON_TYPE, EVENTS], JSON_TYPE],
    ["that of errors for an empty header where nothing is offered", "", [], PROBLEM],
    ["the preferred one", `${EVENTS}, ${JSON_TYPE};q=0.5`, [JSON_TYPE, EVENTS], EVENTS],
    ["the first of several equally preferred", "*/*, text/html", [JSON_TYPE, EVENTS], JSON_TYPE],
    ["one that a range includes", "text/*", [JSON_TYPE, EVENTS], EVENTS],
    ["that of errors for a client that accepts only errors", PROBLEM, [JSON_TYPE], PROBLEM],
    ["none if none is acceptable", "text/html", [JSON_TYPE, EVENTS], undefined],
    ["none if the header is not valid", "garbage", [JSON_TYPE], undefined],
    ["that of errors where nothing is offered", undefined, [], PROBLEM],
    ["that of errors for any header where nothing is offered", "text/html", [], PROBLEM],
    ["none for a header that is not valid where nothing is offered", "garbage", [], undefined],
  ])("is %s", (_name, accept, offered, wanted) => {
    expect(negotiate(accept, offered)).toBe(wanted);
  });
});

describe("a body", () => {
  test.each([
    "application/json",
    "Application/JSON",
    " application/json ; charset=utf-8",
    'application/json;charset="UTF-8"',
    "application/json; charset=utf8",
    "application/json; version=1",
    'application/json; profile="a;charset=latin1"',
  ])("of type %j is JSON", (type) => expect(isJson(type)).toBe(true));

  test("without a type is not JSON", () => expect(isJson(undefined)).toBe(false));

  test.each([
    "",
    "text/plain",
    "application/jsonl",
    "text/plain; application/json",
    "application/json; charset=utf-16",
    "application/json; charset=utf-8; charset=latin1",
    "application/json; charset=xutf-8",
    "application/json; charset=utf-8x",
    'application/json; profile="a\\"b"; charset="latin1"',
    PROBLEM,
  ])("of type %j is not JSON", (type) => expect(isJson(type)).toBe(false));
});
