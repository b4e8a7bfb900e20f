import { isDeepStrictEqual } from "node:util";
import type { OperationCase } from "../cases.ts";
import { UNIQUE_FIELDS, withUniqueNames } from "../requests/input.ts";
import { deleteLater, type FilledInput } from "../requests/resources.ts";
import { type ReceivedResponse, send } from "../requests/send.ts";
import { findRemover } from "../requests/sources.ts";
import { type Json, type Place, readStored } from "../requests/stored.ts";
import type { Session } from "../target.ts";
import { type Finding, finding, responseFindings } from "./findings.ts";

/** Words of an operation that deletes something whose name can be used again. */
const IS_REUSABLE = /\breuse|available for a new/;

/** The findings about the name of a new resource: no other one can have it, and another one can after the deletion. */
export async function nameFindings(
  session: Session,
  testCase: OperationCase,
  prepared: FilledInput,
  place: Place,
): Promise<Finding[]> {
  // Without a name, or if it need not be unique, the body stays as it is.
  if (isDeepStrictEqual(withUniqueNames(testCase, prepared.body), prepared.body)) return [];
  const second = await create(session, testCase, prepared);
  const field = UNIQUE_FIELDS.find((each) => Object.hasOwn(Object(prepared.body), each)) ?? "schedule_id";
  if (second.status !== 409)
    return [finding("/status", `409, because the first resource has the same \`${field}\``, responseText(second))];
  const findings = responseFindings(testCase, second);
  const { remover } = findRemover(testCase) ?? {};
  if (!remover || !IS_REUSABLE.test(JSON.stringify(remover.operation))) return findings;
  const { path } = place;
  const idOf = async () => (Object((await readStored(session, place)).value) as Json).id;
  const id = await idOf();
  const removed = await send(session, remover, { path });
  if (removed.status !== remover.successStatus) return findings;
  const third = await create(session, testCase, prepared);
  if (third.status !== 409)
    return id === undefined || id !== (await idOf())
      ? findings
      : [
          ...findings,
          finding("/body/id", `another id than that of the deleted resource with the same \`${field}\``, id),
        ];
  const expected = `${testCase.successStatus}, because the resource that had the \`${field}\` is deleted`;
  return [...findings, finding("/status", expected, responseText(third))];
}

async function create(session: Session, testCase: OperationCase, prepared: FilledInput): Promise<ReceivedResponse> {
  const received = await send(session, testCase, prepared);
  if (received.status === testCase.successStatus) deleteLater(session, testCase, prepared, received);
  return received;
}

const responseText = ({ status, text }: ReceivedResponse): string => `${status}: ${text}`;
