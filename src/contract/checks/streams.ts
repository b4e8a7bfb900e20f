import type { OperationCase } from "../cases.ts";
import { readEvents } from "../requests/events.ts";
import { minimalInput } from "../requests/input.ts";
import { Skipped } from "../skipped.ts";
import { type Check, check } from "./check.ts";
import { finding, streamFindings } from "./findings.ts";
import { reportedFindings } from "./prism-violations.ts";
import { sendValid } from "./send-valid.ts";

const MEDIA_TYPE = "text/event-stream";

/** An event stream ends after an event, and its events are as documented. */
export function streamChecks(testCase: OperationCase): Check[] {
  const [item] = testCase.responses.flatMap(({ eventPointer }) => eventPointer ?? []);
  if (item === undefined) return [];
  const run: Check["run"] = async (session) => {
    const input = minimalInput(testCase, MEDIA_TYPE);
    const { received, findings } = await sendValid(session, testCase, { input, mediaType: MEDIA_TYPE });
    if (received.status !== testCase.successStatus) return findings;
    if (received.mediaType !== MEDIA_TYPE) return [finding("/headers/content-type", MEDIA_TYPE, received.mediaType)];
    // A stream that can be resumed waits for events, which a server with other data may not have.
    const { events, isCut } = readEvents(received.text);
    const isEmpty = events.length === 0 && !isCut;
    if (session.target.data === "own" && testCase.operation["x-stream"]?.resumable && isEmpty)
      throw new Skipped("the stream has no event yet");
    return [...reportedFindings(received), ...streamFindings(item, received)];
  };
  return [check(testCase, "returns a stream whose events match x-itemSchema", true, run)];
}
