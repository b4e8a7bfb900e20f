import { createParser } from "eventsource-parser";
import { type CallInfo, MAX_REQUESTED_DELAY_MS, StreamError } from "./errors.ts";
import { createLineCompleter } from "./lines.ts";

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
  lastEventId: string | undefined;
  /** Reconnection time that the server requested in a `retry:` line, in milliseconds. */
  retryMs: number | undefined;
  /** True after a terminal event. */
  ended: boolean;
}

/** Returns a function that turns a chunk into events, up to the first one that is not valid, and updates `progress`. */
export function createEventParser(
  info: CallInfo & { readonly maxEventLength: number },
  progress: StreamProgress,
  terminalEvents: readonly string[],
) {
  let events: StreamEvent[] = [];
  let error: StreamError | undefined;
  const parser = createParser({
    maxBufferSize: info.maxEventLength,
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") error ??= new StreamError(info, "exceeded maxEventLength");
    },
    onEvent({ event = "message", id, data }) {
      if (progress.ended || error) return;
      try {
        events.push({ event, ...(id !== undefined && { id }), data: JSON.parse(data) });
      } catch (cause) {
        const name = id ? `${event} (${id})` : event;
        error = new StreamError(info, `received an event ${name} whose data is not JSON`, cause);
        return;
      }
      progress.count++;
      // An empty id resets the last event id (HTML standard, section 9.2.6), so the stream can't be resumed from it.
      if (id !== undefined) progress.lastEventId = id || undefined;
      progress.ended = terminalEvents.includes(event);
    },
    onRetry(ms) {
      progress.retryMs = Math.min(ms, MAX_REQUESTED_DELAY_MS);
    },
  });
  const decoder = new TextDecoder();
  const completeLines = createLineCompleter();
  return (chunk: Uint8Array): { events: StreamEvent[]; error: StreamError | undefined } => {
    events = [];
    parser.feed(completeLines(decoder.decode(chunk, { stream: true })));
    return { events, error };
  };
}
