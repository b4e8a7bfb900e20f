import { describe, expect, test } from "vitest";
import { faultsOf } from "../document.ts";
import { cases } from "./cases.ts";
import { leastInput, ready, send, violationsIn } from "./client.ts";
import { eventsIn } from "./events.ts";

const streams = cases.flatMap((subject) => {
  const answer = subject.answers.find((entry) => entry.itemPointer);
  return answer ? [{ id: subject.id, subject, item: answer.itemPointer! }] : [];
});

describe.each(streams)("$id", ({ subject, item }) => {
  test("gives a stream whose events fit x-itemSchema", async () => {
    const received = await send(subject, await ready(subject, leastInput(subject)), "text/event-stream");
    expect(received.status).toBe(subject.success);
    expect(received.mediaType).toBe("text/event-stream");
    expect(violationsIn(received)).toEqual([]);
    // Without a blank line at its end, the last event would never be dispatched.
    expect(received.text).toMatch(/\n\n$/);
    const events = eventsIn(received.text);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect([event, faultsOf(item, event)]).toEqual([event, []]);
  });
});
