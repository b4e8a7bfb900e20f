import { expect, test } from "vitest";
import { requestId } from "../../../../src/mock/stages/shared/request-ids.ts";

test("the id of a request has its number in hexadecimal digits", () => {
  expect([0, 1, 16].map(requestId)).toEqual(["req_00000000", "req_00000001", "req_00000010"]);
});
