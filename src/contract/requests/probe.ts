import type { OperationCase } from "../cases.ts";
import { createSession, type Target } from "../target.ts";
import { minimalInput } from "./input.ts";
import { isRead } from "./reads.ts";
import { BodyTooLarge, requiresUserContext, send } from "./send.ts";

/** Maximum number of operations to try. */
const MAX_PROBES = 3;

/**
 * Tries a few operations that read and need no resource. Resolves to an error message if the server accepts no request with this
 * key. Rejects with a `ConnectionFailure` or a `ResponseTimeout` if it responds to none.
 */
export async function probe(operations: readonly OperationCase[], target: Target): Promise<string | undefined> {
  const session = createSession(target);
  const candidates = operations.filter(
    (testCase) =>
      isRead(testCase) && !requiresUserContext(testCase) && testCase.parameters.every(({ required }) => !required),
  );
  // One of each area, if there are several.
  const areas = new Map(candidates.toReversed().map((testCase) => [testCase.operation.tags[0], testCase]));
  const probes = [...areas.values()].slice(0, MAX_PROBES);
  const attempts = await Promise.allSettled(probes.map((testCase) => send(session, testCase, minimalInput(testCase))));
  const accepted = attempts.some((attempt) =>
    attempt.status === "fulfilled" ? attempt.value.status !== 401 : attempt.reason instanceof BodyTooLarge,
  );
  const failure = attempts.find((attempt) => attempt.status === "rejected");
  if (!accepted && failure && attempts.every(({ status }) => status === "rejected")) throw failure.reason;
  if (accepted || attempts.length === 0) return undefined;
  const names = probes.map(({ id }) => id).join(", ");
  return target.key === undefined
    ? `The server requires a key (it responded 401 to ${names}). Pass one with --key.`
    : `The server does not accept the key (it responded 401 to ${names}). Pass another one with --key.`;
}
