import { PlatformError } from "./errors.ts";

/**
 * Reads the events that `toReadableStream()` has written as JSON lines, such as a page that receives them from its own
 * server. Leaving the loop cancels the stream.
 *
 * @throws PlatformError if the stream ends without the line `null`, which `toReadableStream()` writes after the last event of a
 * stream that has not failed, or a line is not JSON, such as a page with an error.
 * @example
 * const response = await fetch("/chat", { method: "POST", body: "When is low water?" });
 * for await (const event of fromReadableStream<ConversationEvent>(response.body!)) {
 *   if (event.event === "message.output.delta") console.log(event.data.content);
 * }
 */
export async function* fromReadableStream<Event>(
  stream: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Event, void> {
  const decoder = new TextDecoder();
  let rest = "";
  let complete = false;
  for await (const chunk of stream ? iterate(stream) : []) {
    const lines = decoder.decode(chunk, { stream: true }).split("\n");
    // Joined before the next split, a line of many chunks would be searched again for each of them.
    lines[0] = rest + lines[0];
    rest = lines.pop()!;
    for (const line of lines) {
      const event = parseLine(line);
      if (event) yield event;
      else complete = true;
    }
  }
  if (!complete) throw new PlatformError("The stream was cut off before its end.");
}

function parseLine(line: string) {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new PlatformError("A line of the stream is not JSON.", { cause });
  }
}

/** Not every browser can iterate over a ReadableStream. */
export function iterate<T>(stream: ReadableStream<T>): AsyncIterableIterator<T> {
  const reader = stream.getReader();
  return {
    next: () => reader.read() as Promise<IteratorResult<T>>,
    async return() {
      reader.cancel().catch(() => {});
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
