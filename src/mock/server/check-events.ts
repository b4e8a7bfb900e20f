import type { ServerEvent, ServerEvents } from "../areas/responses.ts";
import { once } from "../areas/shared-events.ts";
import { mapEvents } from "./map-events.ts";

interface Checked {
  readonly events: ServerEvents;
  readonly check: (event: ServerEvent) => void;
}

const checked = new WeakMap<ServerEvents, Checked>();

/** Checks each event when it is read, a shared one once. `check` throws an Error if the event is wrong. */
export function checkEvents(events: ServerEvents, check: (event: ServerEvent) => void): ServerEvents {
  const convert = (event: ServerEvent) => {
    once(event, "check", () => check(event));
    return event;
  };
  const result: ServerEvents = (signal) => mapEvents(events(signal), convert);
  checked.set(result, { events, check });
  return result;
}

/** Returns the events without their check, and the check apart, so that one loop can do both. */
export function splitCheck(events: ServerEvents): Checked {
  return checked.get(events) ?? { events, check: () => {} };
}
