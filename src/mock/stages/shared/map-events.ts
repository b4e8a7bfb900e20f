import type { ServerEvent, ServerEvents } from "../../exchange/responses.ts";
import { once } from "../../exchange/shared-events.ts";

export type Events = Iterable<ServerEvent> | AsyncIterable<ServerEvent>;
type Convert = (event: ServerEvent) => ServerEvent;

/** Converts each event when it is read. The result is synchronous if `events` is. */
export function mapEvents(events: Events, convert: Convert): Events {
  return Symbol.asyncIterator in events ? mapLater(events, convert) : mapNow(events, convert);
}

/** Checks each event when it is read, a shared one once. `check` throws an Error if the event is wrong. */
export function checkEvents(events: ServerEvents, check: (event: ServerEvent) => void): ServerEvents {
  const checked = (event: ServerEvent) => {
    once(event, "check", () => check(event));
    return event;
  };
  return (signal) => mapEvents(events(signal), checked);
}

function* mapNow(events: Iterable<ServerEvent>, convert: Convert): Iterable<ServerEvent> {
  for (const event of events) yield convert(event);
}

async function* mapLater(events: AsyncIterable<ServerEvent>, convert: Convert): AsyncIterable<ServerEvent> {
  for await (const event of events) yield convert(event);
}
