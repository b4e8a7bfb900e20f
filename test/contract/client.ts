import { expect, inject } from "vitest";
import type { Check } from "../../src/contract/checks/check.ts";
import { createSession, type Session, type Target } from "../../src/contract/target.ts";

/** The server that the project of the test provides. Our mock has the examples under each new key. */
export function target(): Target {
  return {
    baseUrl: inject("baseUrl"),
    data: inject("servesExamples") ? "examples" : "seeded",
    prefer: "none",
    userContextToken: "contract",
    writes: true,
    // The time limit of the test is shorter, because its error names the test.
    timeoutMs: 300_000,
  };
}

/** A session with a new API key, so that the tests don't affect each other on a server with a sandbox for each key. */
export const newSession = (): Session => createSession(target());

/** Runs a check as a test. */
export async function expectToPass({ run }: Check): Promise<void> {
  expect(await run(newSession())).toEqual([]);
}

/** Returns the first row of each kind. */
export const oneOfEach = <Row>(rows: readonly Row[], findKind: (row: Row) => string): Row[] => [
  ...new Map(rows.toReversed().map((row) => [findKind(row), row])).values(),
];

/** Returns all rows for our own mock. Stock Prism handles all operations alike, so it gets one of each kind. */
export const rowsFor = <Row>(rows: readonly Row[], findKind: (row: Row) => string): readonly Row[] =>
  inject("servesExamples") ? oneOfEach(rows, findKind) : rows;
