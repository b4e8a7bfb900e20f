import { createEventParser } from "../core/event-parser.ts";
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
   * All chunks of the body, from which `finalResponse()` reads the events again: most programs do not call it, and the garbage
   * collector has to copy events or text that are kept, but not bytes. Undefined if the stream can be resumed, which may
   * have no end.
   */
  chunks?: Uint8Array[] | undefined;
  /** The error of the first event that is not valid, or of a terminal event that reports a failure. */
  failure?: Error;
}

/** Returns a function that turns a chunk into events, up to the first one that is not valid, and updates `progress`. */
export function createStreamParser(
  info: CallInfo & { readonly maxEventLength: number },
  progress: StreamProgress,
  ends: readonly string[],
  headers: Headers,
) {
  let events: StreamEvent[] = [];
  const decoder = new TextDecoder();
  const parse = createEventParser({
    maxLength: info.maxEventLength,
    onTooLong() {
      progress.failure ??= new StreamError(info, "exceeded maxEventLength");
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
      events.push(id === undefined ? { event, data } : { event, id, data });
      progress.count++;
      const isFailure = ends.includes(`!${event}`);
      progress.ended = isFailure || ends.includes(event);
      if (!isFailure) return;
      const { code: status, message } = Object(data);
      // The code is the status of the same failure without a stream.
      progress.failure = status
        ? createApiError(info, { status, headers } as Response, message)
        : new StreamError(info, `ended with ${event}: ${showStart(info, json)}`);
    },
    onId(id) {
      // An empty id resets the last event id (HTML standard, section 9.2.6), so the stream can't be resumed from it.
      if (!progress.failure) progress.lastEventId = id || undefined;
    },
    onRetry(ms) {
      progress.retryMs = Math.min(ms, MAX_REQUESTED_DELAY_MS);
    },
  });
  return (chunk: Uint8Array): StreamEvent[] => {
    events = [];
    parse(decoder.decode(chunk, { stream: true }));
    return events;
  };
}
