/** What the benchmarks' server answers; the same for every client, up to the names that each insists on. */

export const MODEL = JSON.stringify({
  id: "aurora",
  object: "model",
  created: 1_750_000_000,
  owned_by: "platform",
  name: "Aurora",
  description: "A general model.",
  capabilities: { completion_chat: true, function_calling: true, fine_tuning: false, vision: false },
  // What openai reads from an answer to make its output_text.
  output: [],
});

export const EVENTS = 50_000;
/** Bytes in one piece of a stream: some twenty events, as they arrive when a program is busy. */
const PIECE = 4_096;

/** The names of the event that is repeated and of the one that ends the stream, by path. */
function namesOf(path: string): [string, string] {
  if (path.endsWith("/messages")) return ["content_block_delta", "message_stop"];
  if (path.endsWith("/responses")) return ["response.output_text.delta", "response.completed"];
  return ["message.output.delta", "conversation.response.done"];
}

/** A stream of events in pieces of equal size, which begin and end anywhere. */
export function piecesFor(path: string): Uint8Array[] {
  const [name, end] = namesOf(path);
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
  return Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) => bytes.slice(i * PIECE, (i + 1) * PIECE));
}

/** A fetch that answers every request with a stream at once, so that nothing but its reading is measured. */
export function fetchOfStreams(): typeof fetch {
  const pieces = new Map<string, Uint8Array[]>();
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pieces.has(pathname)) pieces.set(pathname, piecesFor(pathname));
    const all = pieces.get(pathname)!;
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
