import { describe, expect, test } from "vitest";
import { cases } from "./cases.ts";
import { minimalInput, requiresUserContext, send, violationsOfResponse } from "./client.ts";

describe.each(cases)("$id", (testCase) => {
  const unauthorized: [string, Record<string, null>][] = [
    ["without credentials", { Authorization: null, DashboardUserContextAuth: null }],
  ];
  if (requiresUserContext(testCase)) {
    unauthorized.push(["without a user context token", { DashboardUserContextAuth: null }]);
    unauthorized.push(["with a user context token but no API key", { Authorization: null }]);
  }
  test.each(unauthorized)("responds 401 to a request %s", async (_name, headers) => {
    const received = await send(testCase, { ...minimalInput(testCase), headers });
    expect(received.status).toBe(401);
    expect(violationsOfResponse(testCase, received)).toEqual([]);
  });
});
