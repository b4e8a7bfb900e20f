import type { ServerEvent } from "../exchange/responses.ts";
import { once } from "../exchange/shared-events.ts";

const encoder = new TextEncoder();

/** Returns the lines of one event and the blank line that ends it. `json` is the JSON of its data. */
export function encodeEvent({ event, id, data }: ServerEvent, json = JSON.stringify(data)): string {
  const name = event === undefined || event === "message" ? "" : `event: ${event}\n`;
  return `${id === undefined ? "" : `id: ${id}\n`}${name}data: ${json}\n\n`;
}

/** The same, as bytes, which all streams of a shared event have in common, also while their clients do not read them. */
export function encodeOnce(event: ServerEvent): Uint8Array {
  return once(event, "bytes", () => encoder.encode(encodeEvent(event)));
}
