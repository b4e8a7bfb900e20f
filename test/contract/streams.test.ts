import { describe, expect, test } from "vitest";
import { violationsOf } from "../document.ts";
import { cases } from "./cases.ts";
import { minimalInput, prepareRequest, reportedViolations, send } from "./client.ts";
import { eventsIn } from "./events.ts";

const streams = cases.flatMap((testCase) => {
  const response = testCase.responses.find((entry) => entry.eventPointer);
  return response ? [{ id: testCase.id, testCase, item: response.eventPointer! }] : [];
});

describe.each(streams)("$id", ({ testCase, item }) => {
  test("returns a stream whose events match x-itemSchema", async () => {
    const input = await prepareRequest(testCase, minimalInput(testCase, "text/event-stream"));
    const received = await send(testCase, input, "text/event-stream");
    expect(received.status).toBe(testCase.successStatus);
    expect(received.mediaType).toBe("text/event-stream");
    expect(reportedViolations(received)).toEqual([]);
    // A parser discards the last event unless a blank line follows it (HTML standard, section 9.2.6).
    expect(received.text).toMatch(/\n\n$/);
    const events = eventsIn(received.text);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect([event, violationsOf(item, event)]).toEqual([event, []]);
  });
});
