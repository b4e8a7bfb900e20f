import type { ServerEvent } from "../areas/responses.ts";

/** Returns the lines of one event and the blank line that ends it. */
export function encodeEvent({ event, id, data }: ServerEvent): string {
  const name = event === undefined || event === "message" ? "" : `event: ${event}\n`;
  return `${id === undefined ? "" : `id: ${id}\n`}${name}data: ${JSON.stringify(data)}\n\n`;
}
