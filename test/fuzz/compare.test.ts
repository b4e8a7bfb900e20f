import { expect, test } from "vitest";
import { findDifference } from "./compare.ts";
import type { Outcome } from "./connection.ts";

interface Response {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly complete?: boolean;
}

function respond({ status = 200, headers = {}, body = "{}", complete = true }: Response): Outcome {
  const response = { status, headers: new Map(Object.entries(headers)), body: Buffer.from(body), complete, missing: 0 };
  return { kind: "response", response };
}

const CASES: [name: string, here: Outcome, there: Outcome, want: string | undefined][] = [
  ["the same response", respond({}), respond({}), undefined],
  [
    "the same except for the time",
    respond({ headers: { date: "Mon" } }),
    respond({ headers: { date: "Tue" } }),
    undefined,
  ],
  ["another status", respond({ status: 404 }), respond({}), "status 404 here, 200 there"],
  ["another header", respond({ headers: { vary: "a" } }), respond({}), "header vary: a here, none there"],
  ["another byte", respond({ body: "ab" }), respond({ body: "ac" }), 'byte 1 of the body: "ab" here, "ac" there'],
  ["a shorter body", respond({ body: "a" }), respond({ body: "ab" }), 'byte 1 of the body: "a" here, "ab" there'],
  [
    "two parts of the same stream",
    respond({ body: "a", complete: false }),
    respond({ body: "ab", complete: false }),
    undefined,
  ],
  [
    "a stream that only one has ended",
    respond({ body: "a" }),
    respond({ body: "ab", complete: false }),
    'byte 1 of the body: "a" here, "ab" there',
  ],
  ["a closed connection", { kind: "closed" }, respond({}), "a closed connection here, status 200 there"],
  ["two closed connections", { kind: "closed" }, { kind: "closed" }, undefined],
];

test.each(CASES)("%s", (_name, here, there, want) => {
  expect(findDifference(here, there)).toBe(want);
});
