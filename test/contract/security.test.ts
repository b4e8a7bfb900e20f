import { describe, expect, test } from "vitest";
import { cases } from "./cases.ts";
import { breaches, leastInput, needsUserContext, send } from "./client.ts";

describe.each(cases)("$id", (subject) => {
  const refusals: [string, Record<string, null>][] = [
    ["no credentials", { Authorization: null, DashboardUserContextAuth: null }],
  ];
  if (needsUserContext(subject)) {
    refusals.push(["no user context", { DashboardUserContextAuth: null }]);
    refusals.push(["a user context but no key", { Authorization: null }]);
  }
  test.each(refusals)("answers 401 to a request with %s", async (_name, headers) => {
    const received = await send(subject, { ...leastInput(subject), headers });
    expect(received.status).toBe(401);
    expect(breaches(subject, received)).toEqual([]);
  });
});
