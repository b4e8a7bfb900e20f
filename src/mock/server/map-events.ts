import type { ServerEvent } from "../areas/responses.ts";

export type Events = Iterable<ServerEvent> | AsyncIterable<ServerEvent>;
type Convert = (event: ServerEvent) => ServerEvent;

/** Converts each event when it is read. The result is synchronous if `events` is. */
export function mapEvents(events: Events, convert: Convert): Events {
  return Symbol.asyncIterator in events ? mapLater(events, convert) : mapNow(events, convert);
}

function* mapNow(events: Iterable<ServerEvent>, convert: Convert): Iterable<ServerEvent> {
  for (const event of events) yield convert(event);
}

async function* mapLater(events: AsyncIterable<ServerEvent>, convert: Convert): AsyncIterable<ServerEvent> {
  for await (const event of events) yield convert(event);
}
