import { describe, expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { resolve } from "../../../src/contract/document.ts";
import type { Response } from "../../../src/core/document.ts";
import { corsHeaders, isControl, mayRead, preflight } from "../../../src/mock/stages/cors.ts";

const ANYWHERE = "https://page.example";
const HERE = "http://localhost:3000";

const request = (url: string, origin?: string, more: Record<string, string> = {}) => ({
  method: "OPTIONS",
  url,
  headers: { host: "127.0.0.1:4010", ...(origin === undefined ? {} : { origin }), ...more },
});

test.each([
  ["/_mock/clock", true],
  ["/_mock/", true],
  ["/_mock/files", true],
  ["/_mock/files/a/b", false],
  ["/v1/models", false],
  ["/v1/_mock/clock", false],
])("%s belongs to the control: %s", (url, expected) => expect(isControl(url)).toBe(expected));

describe("a page may read", () => {
  test.each([
    ["the API, from anywhere", request("/v1/models", ANYWHERE)],
    ["a file, from anywhere", request("/_mock/files/a/b", ANYWHERE)],
    ["the control, from this machine", request("/_mock/clock", HERE)],
    [
      "the control, from the server itself",
      request("/_mock/clock", "http://mock.example", { host: "mock.example:80" }),
    ],
    ["the control, if it is no page", request("/_mock/clock")],
  ])("%s", (_name, subject) => {
    expect(mayRead(subject)).toBe(true);
    expect(preflight(subject, "GET").headers).toMatchObject({
      allow: "GET",
      "access-control-allow-methods": "GET, HEAD, PUT, POST, PATCH, DELETE",
      "access-control-max-age": "86400",
    });
  });

  test.each([
    ["from anywhere", request("/_mock/clock", ANYWHERE)],
    ["without an origin that names a host", request("/_mock/clock", "null")],
    ["on a server without a name", { ...request("/_mock/clock", ANYWHERE), headers: { origin: ANYWHERE } }],
  ])("nothing of the control %s", (_name, subject) => {
    expect(mayRead(subject)).toBe(false);
    expect(corsHeaders(subject)).toEqual({ vary: "Origin" });
    expect(preflight(subject, "GET")).toEqual({ status: 204, headers: { allow: "GET", vary: "Origin" } });
  });
});

test("responses of the API are the same for every origin", () => {
  const headers = corsHeaders(request("/v1/models", ANYWHERE));
  expect(headers["access-control-allow-origin"]).toBe("*");
  const documented = cases.flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((response) => Object.keys(resolve<Response>(response).headers ?? {})),
  );
  // These are sent only by the mock.
  const own = ["Preference-Applied", "X-Should-Retry"];
  expect(headers["access-control-expose-headers"]?.split(", ").toSorted()).toEqual(
    [...new Set([...documented, ...own])].toSorted(),
  );
  expect(headers).not.toHaveProperty("vary");
});

test("responses of the control name the origin, so that no cache hands them to another", () => {
  expect(corsHeaders(request("/_mock/clock", HERE))).toMatchObject({
    "access-control-allow-origin": HERE,
    vary: "Origin",
  });
  expect(corsHeaders(request("/_mock/clock"))).toMatchObject({ "access-control-allow-origin": "*", vary: "Origin" });
});

test("a preflight request is allowed the headers that it asks for", () => {
  const asking = request("/v1/models", ANYWHERE, { "access-control-request-headers": "x-trace" });
  expect(preflight(asking, "GET").headers).toMatchObject({ "access-control-allow-headers": "x-trace" });
  expect(preflight(request("/v1/models", ANYWHERE), "GET").headers).toMatchObject({
    "access-control-allow-headers": "*",
    "access-control-allow-origin": "*",
  });
});
