import { createParser, type EventSourceMessage } from "eventsource-parser";
import { createLineCompleter } from "../../core/lines.ts";

/** The events of a stream, as far as it was read. */
export interface ReceivedEvents {
  readonly events: readonly EventSourceMessage[];
  /** True if the text ends within an event. A parser discards such an event (HTML standard, section 9.2.6). */
  readonly isCut: boolean;
}

export function readEvents(text: string): ReceivedEvents {
  const found: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => found.push(event) });
  parser.feed(createLineCompleter()(text.replace(/^\uFEFF/, "")));
  const events = [...found];
  parser.feed("\n\n");
  return { events, isCut: found.length > events.length };
}

/** Parses an event stream to events as the document describes them: with parsed data, and `message` as the default name. */
export function eventsIn(text: string): object[] {
  return readEvents(text).events.map(({ event = "message", id, data }) => ({
    event,
    ...(id === undefined ? {} : { id }),
    data: JSON.parse(data),
  }));
}
