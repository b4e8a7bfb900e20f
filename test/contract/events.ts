import { createParser, type EventSourceMessage } from "eventsource-parser";
import { expect } from "vitest";

/** The events as the document describes them: the parsed data, and `message` where the stream names no event. */
export function eventsIn(text: string): object[] {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (message) => messages.push(message),
    onError: (error) => expect.unreachable(error.message),
  });
  parser.feed(text);
  return messages.map(({ event = "message", id, data }) => ({
    event,
    ...(id === undefined ? {} : { id }),
    data: JSON.parse(data),
  }));
}
