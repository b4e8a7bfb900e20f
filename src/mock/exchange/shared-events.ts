import type { ServerEvent } from "./responses.ts";

interface Results {
  check?: unknown;
  bytes?: unknown;
  length?: unknown;
}

/** The last event of each source. Weak, because the event may need far more memory than its source. */
const events = new WeakMap<object, { readonly version: string; readonly event: WeakRef<ServerEvent> }>();
const results = new WeakMap<ServerEvent, Results>();

/** Returns the event that `make` has made of the same version of its source, if a stream still has it, or makes one. */
export function shareEvent(source: object, version: string, make: () => ServerEvent): ServerEvent {
  const last = events.get(source);
  const known = last?.version === version ? last.event.deref() : undefined;
  if (known) return known;
  const event = make();
  events.set(source, { version, event: new WeakRef(event) });
  results.set(event, {});
  return event;
}

/** Returns the result of work on an event. If the event is shared, the first result is that of all streams. */
export function once<Result>(event: ServerEvent, name: keyof Results, work: () => Result): Result {
  const known = results.get(event);
  if (!known) return work();
  if (!(name in known)) known[name] = work();
  return known[name] as Result;
}
