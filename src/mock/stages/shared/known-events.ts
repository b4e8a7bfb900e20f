import type { ServerEvents } from "../../exchange/responses.ts";

const known = new WeakSet<ServerEvents>();

/**
 * Marks events that never wait, because they are neither live nor from a custom handler. The function has the mark, not the
 * response: a program may pass on a response with other events.
 */
export function markKnown(events: ServerEvents): ServerEvents {
  known.add(events);
  return events;
}

export function areKnown(events: ServerEvents): boolean {
  return known.has(events);
}
