/** An event of a stream. A field that it lacks is undefined. */
export interface EventSourceEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  /** Lines joined by LF. */
  readonly data: string;
}

export interface EventParserOptions {
  readonly onEvent: (event: EventSourceEvent) => void;
  /** Called after an event, or a block without data, that has an id. An empty id resets the last one. */
  readonly onId?: (id: string) => void;
  /** Called with the milliseconds of a `retry` line. */
  readonly onRetry?: (milliseconds: number) => void;
  /** Maximum number of characters of an event. Default: no limit. */
  readonly maxLength?: number;
  /** Called once if an event is longer. Everything after it is ignored. */
  readonly onTooLong?: () => void;
}

/**
 * Returns a function that takes the parts of an event stream as text, one after the other (HTML standard, section 9.2.6). A
 * line that ends with CR ends at once, because the LF that may follow may also never come.
 *
 * @example
 * const parse = createEventParser({ onEvent: ({ data }) => console.log(data) });
 * parse("data: low ");
 * parse("water\n\n"); // low water
 */
export function createEventParser(options: EventParserOptions): (part: string) => void {
  const { onEvent, onId, onRetry, maxLength = Infinity, onTooLong } = options;
  /** The start of a line whose end has not arrived. */
  let unfinished = "";
  /** A character that is no part of the text if the next part starts with it. */
  let ignored = "\uFEFF";
  let isTooLong = false;
  let event: string | undefined;
  let id: string | undefined;
  let data: string | undefined;

  function readLine(line: string): void {
    if (line === "") {
      endBlock();
      return;
    }
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    // A line that begins with a colon is a comment, and has no name.
    if (name === "data") data = data === undefined ? value : `${data}\n${value}`;
    else if (name === "event") event = value;
    else if (name === "id" && !value.includes("\0")) id = value;
    else if (name === "retry" && /^\d+$/.test(value)) onRetry?.(Number(value));
  }

  function endBlock(): void {
    if (data !== undefined) onEvent({ event: event || undefined, id, data });
    if (id !== undefined) onId?.(id);
    event = id = data = undefined;
  }

  function checkLength(line: string): void {
    if (isTooLong || line.length + (data?.length ?? 0) <= maxLength) return;
    isTooLong = true;
    onTooLong?.();
  }

  return (part) => {
    if (part === "" || isTooLong) return;
    // LF alone is several times as fast.
    const lines = part
      .slice(part.startsWith(ignored) ? ignored.length : 0)
      .split(part.includes("\r") ? LINE_END : "\n");
    ignored = part.endsWith("\r") ? "\n" : "";
    lines[0] = unfinished + lines[0];
    unfinished = lines.pop()!;
    for (const line of lines) {
      checkLength(line);
      if (isTooLong) return;
      readLine(line);
    }
    checkLength(unfinished);
  };
}

const LINE_END = /\r\n|\r|\n/;
