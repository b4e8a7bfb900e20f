import { expect, inject } from "vitest";
import { cases, type DocumentedResponse } from "../../src/contract/cases.ts";
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

/** The documented responses of all operations, each only of the first operation that has it: most errors are the same for many. */
const firstUses = new Set(
  new Map(
    cases
      .flatMap(({ responses }) => responses)
      .toReversed()
      .map((response) => [JSON.stringify(response), response]),
  ).values(),
);

/** Returns the responses of an operation that no earlier operation has, and one of each kind. */
export function preferredResponses(
  responses: DocumentedResponse[],
  findKind: (response: DocumentedResponse) => string | undefined,
): DocumentedResponse[] {
  const oneOfEach = new Set(new Map(responses.map((response) => [findKind(response), response])).values());
  return responses.filter((response) => firstUses.has(response) || oneOfEach.has(response));
}
