import type { OperationCase } from "../cases.ts";
import { skipIfGuarded } from "../guarded.ts";
import type { Input } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { deleteLater, type FilledInput } from "../requests/resources.ts";
import { type ReceivedResponse, send } from "../requests/send.ts";
import { Skipped } from "../skipped.ts";
import { type Session, sendsExamples } from "../target.ts";
import { type Finding, finding, responseFindings, statusFindings } from "./findings.ts";
import { relationFindings } from "./relations.ts";
import { secretsIn } from "./write-only.ts";

/** A request that succeeds on a server that conforms to the document. */
export interface ValidRequest {
  readonly input: Input;
  /** Media type of the response. Default: that of the first successful response. */
  readonly mediaType?: string;
  /** Name of the optional parameter that the request has. */
  readonly optional?: string;
}

/**
 * Prepares and sends a request. Resolves to the response and its differences from the successful one. Throws `Skipped` if it
 * failed for want of data like those of the examples.
 */
export async function sendValid(
  session: Session,
  testCase: OperationCase,
  { input, mediaType, optional }: ValidRequest,
): Promise<{ received: ReceivedResponse; prepared: FilledInput; findings: Finding[] }> {
  skipIfGuarded(session.target, testCase.id, input.body);
  const prepared = await prepare(session, testCase, input);
  const start = performance.now();
  const received = await send(session, testCase, prepared, mediaType);
  const seconds = (performance.now() - start) / 1000;
  const status = statusFindings(received, testCase.successStatus);
  const documented = responseFindings(testCase, received);
  const sent = sendsExamples(session.target) ? undefined : prepared.body;
  if (status.length === 0) deleteLater(session, testCase, prepared, received);
  else if (documented.length === 0 && session.target.data === "own")
    skipIfExcused(testCase, received, prepared.unconfirmed, optional);
  return {
    received,
    prepared,
    findings: [
      ...status,
      ...documented,
      ...secretFindings(testCase, prepared.body, received),
      ...(documented.some(({ isNote }) => !isNote) ? [] : relationFindings(testCase, received, sent, seconds)),
    ],
  };
}

/** Sends a valid request. Throws `Skipped` if it fails, which other checks report. */
export async function sendSuccessful(session: Session, testCase: OperationCase, input: Input) {
  const { received, prepared } = await sendValid(session, testCase, { input });
  if (received.status !== testCase.successStatus)
    throw new Skipped(`${testCase.id} failed; the server responded ${received.status}: ${received.text}`);
  return { prepared, received, body: received.value };
}

/** A response does not repeat the secrets of a request, even if a property that the document describes has them. */
export function secretFindings(
  { body }: OperationCase,
  sent: unknown,
  { text }: Pick<ReceivedResponse, "text">,
): Finding[] {
  const secrets = body ? secretsIn(body.pointer, sent) : [];
  return secrets
    .filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
    .map((secret) => finding("/body", "no value of a property that is write-only", secret));
}

/** Throws `Skipped` if a server that conforms to the document may respond so, because its data are not those of the examples. */
function skipIfExcused(
  { creates }: OperationCase,
  { status, text }: ReceivedResponse,
  unconfirmed: readonly string[],
  optional: string | undefined,
): void {
  const response = `the server responded ${status}: ${text}`;
  if (status === 403) throw new Skipped(`the key may not do this; ${response}`);
  if (unconfirmed.length > 0 && [400, 404, 409, 422].includes(status))
    throw new Skipped(`it needs ${unconfirmed.join(", ")}, as in the example; ${response}`);
  if (optional !== undefined && (status === 404 || /last.event.id/i.test(optional)))
    throw new Skipped(`the server has nothing for the example of ${optional}; ${response}`);
  if (status === 409 && !creates) throw new Skipped(`no resource is in the state for it; ${response}`);
}
