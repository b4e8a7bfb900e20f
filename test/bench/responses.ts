/** The responses of the benchmark server: the same for every client, except for the event names that each one requires. */

export const MODEL = JSON.stringify({
  id: "aurora",
  object: "model",
  created: 1_750_000_000,
  owned_by: "platform",
  name: "Aurora",
  description: "A general model.",
  capabilities: { completion_chat: true, function_calling: true, fine_tuning: false, vision: false },
  // The openai client computes output_text from this field.
  output: [],
});

export const EVENTS = 50_000;
/** Bytes in one chunk of a stream: about twenty events, as a busy program receives. */
const CHUNK_BYTES = 4_096;

/** The names of the repeated event and of the terminal event, by path. */
function toNames(path: string): [string, string] {
  if (path.endsWith("/messages")) return ["content_block_delta", "message_stop"];
  if (path.endsWith("/responses")) return ["response.output_text.delta", "response.completed"];
  return ["message.output.delta", "conversation.response.done"];
}

/** An event stream in chunks of equal size, which do not align with the events. */
export function chunksFor(path: string): Uint8Array[] {
  const [name, end] = toNames(path);
  let text = "";
  for (let i = 0; i < EVENTS - 1; i++) {
    const data = {
      type: name,
      id: `msg_${i}`,
      output_index: 0,
      content_index: 0,
      role: "assistant",
      content: "low water ",
    };
    text += `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  }
  text += `event: ${end}\ndata: ${JSON.stringify({ type: end })}\n\n`;
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, i) =>
    bytes.slice(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES),
  );
}

/** A fetch that responds to every request with a stream in memory, so that only reading the stream is measured. */
export function createStreamFetch(): typeof fetch {
  const chunks = new Map<string, Uint8Array[]>();
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!chunks.has(pathname)) chunks.set(pathname, chunksFor(pathname));
    const all = chunks.get(pathname)!;
    let next = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (next < all.length) controller.enqueue(all[next++]!);
        else controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}
