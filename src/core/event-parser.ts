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
  let afterCR = false;
  let isFirst = true;
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

  return (part) => {
    if (part === "" || isTooLong) return;
    let start = (afterCR && part[0] === "\n") || (isFirst && part[0] === "\uFEFF") ? 1 : 0;
    isFirst = afterCR = false;
    const hasCR = part.includes("\r");
    for (;;) {
      const end = hasCR ? findLineEnd(part, start) : part.indexOf("\n", start);
      if (unfinished.length + (end < 0 ? part.length : end) - start + (data?.length ?? 0) > maxLength) {
        isTooLong = true;
        onTooLong?.();
        return;
      }
      if (end < 0) break;
      const line = unfinished + part.slice(start, end);
      unfinished = "";
      readLine(line);
      afterCR = part[end] === "\r" && end + 1 === part.length;
      start = part.startsWith("\r\n", end) ? end + 2 : end + 1;
    }
    unfinished += part.slice(start);
  };
}

const LINE_END = /[\r\n]/g;

/** Searches for both at once: to search for the next CR from each line would take time that grows with its distance. */
function findLineEnd(text: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(text)?.index ?? -1;
}
