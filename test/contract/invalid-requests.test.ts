import { describe, expect, test } from "vitest";
import { cases } from "./cases.ts";
import { send, violationPointers, violationsOfResponse } from "./client.ts";
import { invalidRequestsFor } from "./invalid-requests.ts";

const rows = cases.map((testCase) => ({ id: testCase.id, testCase, requests: invalidRequestsFor(testCase) }));

describe.each(rows.filter(({ requests }) => requests.length > 0))("$id", ({ testCase, requests }) => {
  test.each(requests)("responds 422 to $name and points at it", async ({ input, pointers }) => {
    const received = await send(testCase, input);
    expect(received.status).toBe(422);
    expect(violationsOfResponse(testCase, received)).toEqual([]);
    const reported = violationPointers(received);
    expect(pointers.some((pointer) => reported.some((other) => other.startsWith(pointer)))).toBe(true);
  });
});
