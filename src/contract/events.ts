import { createParser, type EventSourceMessage } from "eventsource-parser";

/** Parses an event stream to events as the document describes them: with parsed data, and `message` as the default name. */
export function eventsIn(text: string): object[] {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (message) => messages.push(message),
    onError: (error) => {
      throw error;
    },
  });
  parser.feed(text);
  return messages.map(({ event = "message", id, data }) => ({
    event,
    ...(id === undefined ? {} : { id }),
    data: JSON.parse(data),
  }));
}
