import { createParser } from "eventsource-parser";
import { MAX_REQUESTED_DELAY_MS } from "../core/retry-after.ts";
import { type CallInfo, createApiError, StreamError, showStart } from "./errors.ts";

export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** The progress of a stream over all of its connections. */
export interface StreamProgress {
  /** Number of events read. */
  count: number;
  /** Id of the last event that had one. */
  lastEventId?: string | undefined;
  /** Reconnection time that the server requested in a `retry:` line, in milliseconds. */
  retryMs?: number;
  /** True after a terminal event. */
  ended?: boolean;
  /**
   * The text that has been read, from which `finalResponse()` reads the events again: most programs do not call it, and the
   * events themselves take more time and memory to keep. Undefined if the stream can be resumed, which may have no end.
   */
  text?: string | undefined;
  /** The error of the first event that is not valid, or of a terminal event that reports a failure. */
  failure?: Error;
}

/**
 * Returns a function that turns a part of the stream, whose last line must be complete if it ends with CR, into events, up to
 * the first one that is not valid, and updates `progress`.
 */
export function createEventParser(
  info: CallInfo & { readonly maxEventLength: number },
  progress: StreamProgress,
  ends: readonly string[],
  headers: Headers,
) {
  let events: StreamEvent[] = [];
  /** Whether a terminal event reports a failure. */
  const failureByEnd = new Map(ends.map((end) => [end.replace("!", ""), end.startsWith("!")]));
  const parser = createParser({
    maxBufferSize: info.maxEventLength,
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") progress.failure ??= new StreamError(info, "exceeded maxEventLength");
    },
    onEvent({ event = "message", id, data: json }) {
      if (progress.ended || progress.failure) return;
      let data: unknown;
      try {
        data = JSON.parse(json);
      } catch (cause) {
        const name = id ? `${event} (${id})` : event;
        progress.failure = new StreamError(info, `received an event ${name} whose data is not JSON`, cause);
        return;
      }
      // A spread would cost as much as parsing the event.
      events.push(id === undefined ? { event, data } : { event, id, data });
      progress.count++;
      // An empty id resets the last event id (HTML standard, section 9.2.6), so the stream can't be resumed from it.
      if (id !== undefined) progress.lastEventId = id || undefined;
      const failed = failureByEnd.get(event);
      progress.ended = failed !== undefined;
      if (!failed) return;
      const { code: status, message } = Object(data);
      // The code is the status of the same failure without a stream.
      progress.failure = status
        ? createApiError(info, { status, headers } as Response, message)
        : new StreamError(info, `ended with ${event}: ${showStart(info, json)}`);
    },
    onRetry(ms) {
      progress.retryMs = Math.min(ms, MAX_REQUESTED_DELAY_MS);
    },
  });
  return (text: string): StreamEvent[] => {
    events = [];
    parser.feed(text);
    return events;
  };
}
