import type { ServerEvent } from "../areas/responses.ts";

/** Returns the lines of one event and the blank line that ends it. `json` is the JSON of its data. */
export function encodeEvent({ event, id, data }: ServerEvent, json = JSON.stringify(data)): string {
  const name = event === undefined || event === "message" ? "" : `event: ${event}\n`;
  return `${id === undefined ? "" : `id: ${id}\n`}${name}data: ${json}\n\n`;
}
