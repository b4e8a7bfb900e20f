import { findCase, type OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import type { ReceivedResponse } from "../requests/send.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Finding, finding } from "./findings.ts";
import { toTime } from "./order.ts";
import { sendSuccessful } from "./send-valid.ts";

/** Milliseconds by which the clock of a server can differ from the times that it sets: less than between two time zones. */
const TOLERANCE = 20 * 60 * 1000;
/** The greatest distance of two time zones. A clock that is wrong by more may be that of a simulation. */
const MAX_ZONES = 26 * 3600 * 1000;

/** Operations that set a time of creation, of which one in another area shows the clock of the server. */
const REFERENCES = ["observability.datasets.create", "agents.create"];

/** Milliseconds from the time of a response to a time in it. Batch jobs have times in seconds. */
const offsetOf = (time: unknown, { headers }: ReceivedResponse): number =>
  toTime(time) * (typeof time === "number" && time < 1e11 ? 1000 : 1) - Date.parse(headers.get("date") ?? "");

/** A time that an operation has just set is the current one. `names` matches the fields with such times. */
export async function clockFindings(
  session: Session,
  testCase: OperationCase,
  received: ReceivedResponse,
  value: unknown,
  names: RegExp,
): Promise<Finding[]> {
  const times = Object.entries(Object(value) as Json).filter(([name]) => names.test(name));
  const isOff = (time: unknown, usual: number) => Math.abs(offsetOf(time, received) - usual) > TOLERANCE;
  // Other checks compare times that are off by years with those before.
  const isOfOtherZone = (time: unknown, usual: number) =>
    isOff(time, usual) && Math.abs(offsetOf(time, received) - usual) < MAX_ZONES;
  if (!times.some(([, time]) => isOff(time, 0))) return [];
  const clock = await readClock(session, testCase).catch((error: unknown) => {
    if (error instanceof Skipped) return 0;
    throw error;
  });
  const usual = Math.abs(clock) > MAX_ZONES ? clock : 0;
  const expected = new Date(Date.parse(received.headers.get("date") ?? "") + usual).toISOString();
  return times
    .filter(([, time]) => isOfOtherZone(time, usual))
    .map(([name, time]) => finding(`/body/${name}`, `about ${expected}, the time of the request`, time));
}

/** The offset of the time that another operation sets. */
async function readClock(session: Session, { operation }: OperationCase): Promise<number> {
  const id = REFERENCES.find((each) => findCase(each).operation.tags[0] !== operation.tags[0])!;
  const { body, received } = await sendSuccessful(session, findCase(id), minimalInput(findCase(id)));
  return offsetOf((body as Json).created_at, received);
}
