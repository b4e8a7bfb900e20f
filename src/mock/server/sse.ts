/** One event of a stream, with its data not yet serialized. */
export interface ServerEvent {
  /** `message`, or none, is the default name and is not sent (HTML, server-sent events, section 9.2.6). */
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}

/** The lines of one event and the blank line that ends it. */
export function encodeEvent({ event, id, data }: ServerEvent): string {
  const name = event === undefined || event === "message" ? "" : `event: ${event}\n`;
  return `${id === undefined ? "" : `id: ${id}\n`}${name}data: ${JSON.stringify(data)}\n\n`;
}
