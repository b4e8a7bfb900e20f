import { cases, type OperationCase } from "../cases.ts";
import { createSession, type Target } from "../target.ts";
import { minimalInput } from "./input.ts";
import { BodyTooLarge, type ReceivedResponse, send } from "./send.ts";

/** Maximum number of operations to try. */
const MAX_PROBES = 3;

/**
 * Tries a few operations that read and need no resource: of the selected ones, or of all if none of these is so. Resolves to an
 * error message if the server accepts no request with this key, or if its responses are not those of the API. Rejects with a
 * `ConnectionFailure` or a `ResponseTimeout` if it responds to none.
 */
export async function probe(operations: readonly OperationCase[], target: Target): Promise<string | undefined> {
  const session = createSession(target);
  const isCandidate = ({ isRead, requiresUserContext, parameters }: OperationCase) =>
    isRead && !requiresUserContext && parameters.every(({ required }) => !required);
  const candidates = (operations.some(isCandidate) ? operations : cases).filter(isCandidate);
  // One of each area, if there are several.
  const areas = new Map(candidates.toReversed().map((testCase) => [testCase.operation.tags[0], testCase]));
  const probes = [...areas.values()].slice(0, MAX_PROBES);
  const attempts = await Promise.allSettled(probes.map((testCase) => send(session, testCase, minimalInput(testCase))));
  const accepted = attempts.some((attempt) =>
    attempt.status === "fulfilled" ? attempt.value.status !== 401 : attempt.reason instanceof BodyTooLarge,
  );
  const failure = attempts.find((attempt) => attempt.status === "rejected");
  if (!accepted && failure && attempts.every(({ status }) => status === "rejected")) throw failure.reason;
  const names = probes.map(({ id }) => id).join(", ");
  const received = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? attempt.value : []));
  const [first] = received;
  if (first && received.every(isForeign))
    return `The server responded ${describe(first)} to ${names}. Is ${target.baseUrl} the base URL of the API?`;
  if (accepted) return undefined;
  return target.key === undefined
    ? `The server requires a key (it responded 401 to ${names}). Pass one with --key.`
    : `The server does not accept the key (it responded 401 to ${names}). Pass another one with --key.`;
}

/** Redirects, pages and what a gateway sends are no JSON. A gateway may also refuse the key. */
const isForeign = ({ status, value }: ReceivedResponse): boolean => status !== 401 && value === undefined;

function describe({ status, headers, mediaType }: ReceivedResponse): string {
  const location = headers.get("location");
  const detail = location === null ? mediaType : `Location: ${location}`;
  return detail === undefined ? String(status) : `${status} with ${detail}`;
}
