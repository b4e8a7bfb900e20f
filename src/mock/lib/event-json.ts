interface Event {
  readonly data: unknown;
}

/** The event whose length was last calculated, with the JSON of its data. */
let measured: Event | undefined;
let measuredJson: string | undefined;

export function jsonLength(event: Event): number {
  let length = 1;
  for (const name of Object.keys(event)) {
    const json = JSON.stringify(event[name as keyof Event]);
    if (json !== undefined) length += name.length + json.length + 4;
    if (name === "data") measuredJson = json;
  }
  measured = event;
  return Math.max(2, length);
}

/** Returns the JSON of an event's data. If the journal has just measured the event, it is not serialized again. */
export function dataJson(event: Event): string | undefined {
  const json = event === measured ? measuredJson : JSON.stringify(event.data);
  measured = undefined;
  return json;
}
