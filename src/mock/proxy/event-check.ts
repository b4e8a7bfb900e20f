import { createEventParser } from "../../core/event-parser.ts";
import { readJson } from "../../core/json-object.ts";
import type { ServerEvent } from "../exchange/responses.ts";
import type { CheckedRequest } from "./check-request.ts";
import { type Comparison, checkEvent, terminalEvents, violation } from "./check-response.ts";

/** Characters of the longest event that is checked. */
const MAX_EVENT = 10_000_000;

/**
 * Checks an event stream while it passes. `onEvent` is called with each event as it arrives, and `onDifferences` with its
 * differences from the document.
 */
export function createEventCheck(
  request: CheckedRequest,
  onEvent: (event: ServerEvent) => void,
  onDifferences: (found: Comparison) => void,
) {
  const terminal = terminalEvents(request);
  const report = (...details: Parameters<typeof violation>) =>
    onDifferences({ violations: [violation(...details)], notes: [] });
  const decoder = new TextDecoder();
  let count = 0;
  let hasEnded = terminal.length === 0;
  let isTooLong = false;
  const parse = createEventParser({
    maxLength: MAX_EVENT,
    onEvent({ event, id, data }) {
      const index = count++;
      if (hasEnded && terminal.length > 0) report(`/response/events/${index}`, "follows a terminal event", "order");
      hasEnded ||= terminal.includes(event ?? "message");
      const value = readJson(data);
      const received = { ...(event === undefined ? {} : { event }), ...(id === undefined ? {} : { id }) };
      // A text without a known structure may have a secret anywhere.
      onEvent({
        ...received,
        data: value === undefined ? `(${data.length} characters that are not valid JSON)` : value,
      });
      if (value === undefined) report(`/response/events/${index}/data`, "is not valid JSON", "json");
      else onDifferences(checkEvent(request, { ...received, data: value }, index));
    },
    onTooLong() {
      isTooLong = true;
      const limit = `${MAX_EVENT / 1_000_000} MB`;
      report(`/response/events/${count}`, `is longer than ${limit}; no more are checked`, "length");
    },
  });
  return {
    /** Reads a part of the decoded stream. */
    feed(chunk: Uint8Array): void {
      parse(decoder.decode(chunk, { stream: true }));
    },
    /** Returns true if no more of the stream is checked. */
    isOver: () => isTooLong,
    /** Ends the stream. */
    end(): void {
      if (!isTooLong && !hasEnded) report("/response/events", `ended without ${terminal.join(" or ")}`, "terminal");
    },
  };
}
