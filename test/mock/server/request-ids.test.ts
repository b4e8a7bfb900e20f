import { expect, test } from "vitest";
import { createRequestIds, UNCOUNTED } from "../../../src/mock/server/request-ids.ts";

test("requests are counted within their sandbox, in hexadecimal digits", () => {
  const next = createRequestIds();
  const [first, second] = [{}, {}];
  expect([next(first), next(first), next(second)]).toEqual(["req_00000001", "req_00000002", "req_00000001"]);
  for (let count = 3; count < 16; count += 1) next(first);
  expect(next(first)).toBe("req_00000010");
});

test("a request without a sandbox is not counted", () => {
  const next = createRequestIds();
  expect([next(undefined), next(undefined), UNCOUNTED]).toEqual(Array(3).fill("req_00000000"));
});
