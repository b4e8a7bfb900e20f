import { describe, expect, test } from "vitest";
import { normalizeUrl, receive } from "../../../src/mock/exchange/received-request.ts";

const request = (body?: string | Uint8Array, url = "/v1/agents") =>
  receive({
    method: "POST",
    url,
    headers: {},
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
  });

test.each([
  ["/v1/agents", "/v1/agents", ""],
  ["/v1/agents?", "/v1/agents", ""],
  ["/v1/agents?page=1?2", "/v1/agents", "page=1?2"],
  ["?page=1", "", "page=1"],
])("the path of %s is %j and its query %j", (url, path, query) => {
  expect(request(undefined, url)).toMatchObject({ path, query });
});

test.each([
  ["/v1/%61gents", "/v1/agents"],
  ["/v1/agents/%41%5A%7a%30%39%2d%2E%5f%7E", "/v1/agents/AZz09-._~"],
  ["/v1/agents/%2f%3F%23%25%20%c3%a4%40%5b%60%7b", "/v1/agents/%2f%3F%23%25%20%c3%a4%40%5b%60%7b"],
  ["/v1/agents/%2561", "/v1/agents/%2561"],
  ["/v1/%61gents/%", "/v1/%61gents/%"],
  ["/v1/agents/%%36%31", "/v1/agents/%%36%31"],
  ["/v1/%61gents?name=%61&%", "/v1/agents?name=%61&%"],
  ["/v1/agents?name=%61", "/v1/agents?name=%61"],
])("the path of %s is equivalent to that of %s", (url, normal) => expect(normalizeUrl(url)).toBe(normal));

describe("a JSON body", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}1${"]".repeat(depth)}`;

  test.each([
    ["a number", "1", 1],
    ["false", "false", false],
    ["null", "null", null],
    ["a byte order mark", '\ufeff{"a":1}', { a: 1 }],
    ["an exponent in range", "[1e300, 1E-400]", [1e300, 0]],
    ["a hundred levels", nested(100), JSON.parse(nested(100))],
    ["a long text", `"${"a".repeat(1000)}"`, "a".repeat(1000)],
    ["null in it", `[null, ${" ".repeat(200)}{"a":null}]`, [null, { a: null }]],
  ])("may be or have %s", (_name, text, value) => {
    expect(request(text).json()).toEqual({ kind: "json", value, text: text.replace("\ufeff", "") });
  });

  test.each([
    ["nothing", undefined],
    ["no bytes", ""],
  ])("may be %s", (_name, text) => expect(request(text).json()).toEqual({ kind: "none" }));

  test.each([
    ["an unfinished text", '{"name":', "The body is not valid JSON: "],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "The body is not valid UTF-8."],
    ["more than a hundred levels", nested(101), "The body is nested more than 100 levels deep."],
    [
      "levels of objects and arrays",
      `{"a":[`.repeat(60) + "]}".repeat(60),
      "The body is nested more than 100 levels deep.",
    ],
    ["a number out of range", '{"a":[1e999]}', "The body has a number that is out of range."],
    ["a negative number out of range", "-1E+999", "The body has a number that is out of range."],
    ["a number of four hundred digits", `[${"9".repeat(400)}]`, "The body has a number that is out of range."],
  ])("must not be or have %s", (_name, body, reason) => {
    expect(request(body).json()).toEqual({ kind: "malformed", reason: expect.stringContaining(reason) });
  });

  test("is read once", () => {
    const { json } = request("{}");
    expect(json()).toBe(json());
  });
});
