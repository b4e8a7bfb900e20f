import { createParser, type EventSourceMessage } from "eventsource-parser";
import { type CallInfo, StreamError } from "./errors.ts";
import { MAX_REQUESTED_DELAY_MS } from "./retry.ts";

export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** How far a stream has been read, over all of its connections. */
export interface StreamProgress {
  /** Number of events read. */
  count: number;
  /** Id of the last event that had one. */
  lastEventId: string | undefined;
  /** Reconnection time that the server requested in a `retry:` line, in milliseconds. */
  retryMs: number | undefined;
  /** Whether a terminal event has been read. */
  ended: boolean;
}

/** Returns a function that turns a chunk into events, up to the first one that is not valid, and updates `progress`. */
export function createEventParser(info: CallInfo, progress: StreamProgress, terminalEvents: readonly string[]) {
  let messages: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (message) => messages.push(message),
    onRetry: (ms) => {
      progress.retryMs = Math.min(ms, MAX_REQUESTED_DELAY_MS);
    },
  });
  const decoder = new TextDecoder();
  let afterCR = false;
  return (chunk: Uint8Array): { events: StreamEvent[]; error?: StreamError } => {
    let text = decoder.decode(chunk, { stream: true });
    // A line can end with CR, LF or CRLF. After a CR, the parser would wait for the next character, which may never
    // come. So each chunk that ends with a CR gets an LF, and an LF at the start of the next chunk is dropped.
    if (afterCR && text.startsWith("\n")) text = text.slice(1);
    if (text) afterCR = text.endsWith("\r");
    messages = [];
    parser.feed(text && afterCR ? `${text}\n` : text);
    const events: StreamEvent[] = [];
    for (const { event = "message", id, data } of messages) {
      try {
        events.push(id === undefined ? { event, data: JSON.parse(data) } : { event, id, data: JSON.parse(data) });
      } catch (cause) {
        const name = id ? `${event} (${id})` : event;
        return {
          events,
          error: new StreamError(info, `received an event ${name} whose data is not valid JSON`, cause),
        };
      }
      progress.count++;
      // An empty id resets the last event id (HTML standard, section 9.2.6), so the stream can't be resumed from it.
      if (id) progress.lastEventId = id;
      if (terminalEvents.includes(event)) {
        progress.ended = true;
        break;
      }
    }
    return { events };
  };
}
