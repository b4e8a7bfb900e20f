import { expect, test } from "vitest";
import { describeRequest } from "./cost.ts";

const get = { method: "GET", target: "/v1/models", headers: [["Host", "localhost"]] } as const;

test("a small request is a command, and a large one a description", () => {
  expect(describeRequest(get)).toBe('curl -isS --path-as-is "$B"/v1/models');
  const body = Buffer.from(Array.from({ length: 5000 }, (_, index) => index).join());
  expect(describeRequest({ ...get, method: "POST", body })).toMatch(
    /^POST \/v1\/models with 1 headers and a body of 23889 bytes: 0,1,2,.*…$/,
  );
});
