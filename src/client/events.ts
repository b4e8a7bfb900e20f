import { createParser, type EventSourceMessage } from "eventsource-parser";
import { type CallInfo, StreamError } from "./errors.ts";
import { LONGEST_ASKED_DELAY_MS } from "./retry.ts";

export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** What was read of a stream so far. */
export interface Progress {
  /** How many events. */
  count: number;
  /** Id of the last of them. */
  lastId: string | undefined;
  /** What the server asked for in a `retry:` line. */
  retryMs: number | undefined;
  ended: boolean;
}

/** Turns chunks into events, up to one that can't be read. */
export function eventParser(info: CallInfo, progress: Progress, ends: readonly string[]) {
  let messages: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (message) => messages.push(message),
    onRetry: (ms) => {
      progress.retryMs = Math.min(ms, LONGEST_ASKED_DELAY_MS);
    },
  });
  const decoder = new TextDecoder();
  let afterCR = false;
  return (chunk: Uint8Array): { events: StreamEvent[]; fault?: StreamError } => {
    let text = decoder.decode(chunk, { stream: true });
    // The parser would wait for what follows a CR, which may never come. A line can end with CR, LF or both.
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
        return { events, fault: new StreamError(info, `sent an event ${name} whose data is not JSON`, cause) };
      }
      progress.count++;
      // An empty id takes back the ones before, so it names no place to resume at.
      if (id) progress.lastId = id;
      if (ends.includes(event)) {
        progress.ended = true;
        break;
      }
    }
    return { events };
  };
}
