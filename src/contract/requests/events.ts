import { createEventParser, type EventSourceEvent } from "../../core/event-parser.ts";

/** The events of a stream, as far as it was read. */
export interface ReceivedEvents {
  readonly events: readonly EventSourceEvent[];
  /** True if the text ends within an event. A parser discards such an event (HTML standard, section 9.2.6). */
  readonly isCut: boolean;
}

export function readEvents(text: string): ReceivedEvents {
  const found: EventSourceEvent[] = [];
  const parse = createEventParser({ onEvent: (event) => found.push(event) });
  parse(text);
  const events = [...found];
  parse("\n\n");
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
