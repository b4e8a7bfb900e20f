import type { StreamEvent } from "./stream-parser.ts";

/** A value for each index. An object has them in ascending order, and needs no memory for missing ones. */
type Indexed<T> = Record<number, T>;

interface Entry {
  content?: unknown;
  arguments?: string;
}

/** Builds the response that a call without `stream` returns from all events of its stream, which has succeeded. */
export function buildResponse(events: readonly StreamEvent[]): object {
  const response = {};
  const entries: Indexed<Entry> = {};
  /** A character for each byte. */
  let audio = "";
  for (const { event, data } of events) {
    const { type, created_at, output_index, content_index, content, audio_data, ...fields } = Object(data);
    // Each piece is padded by itself, so the pieces can't be joined as text.
    if (audio_data) audio += atob(audio_data);
    if (output_index === undefined) {
      if (event.startsWith("conversation.")) Object.assign(response, fields);
      continue;
    }
    // The name of an event is the type of its entry, and a verb.
    entries[output_index] ??= { object: "entry", type: event.replace(/\.\w+$/, ""), created_at } as Entry;
    const entry = entries[output_index]!;
    if (fields.arguments) fields.arguments = (entry.arguments ?? "") + fields.arguments;
    Object.assign(entry, fields);
    if (content === undefined) continue;
    entry.content ??= {};
    const chunks = entry.content as Indexed<unknown>;
    chunks[content_index] = typeof content === "string" ? ((chunks[content_index] as string) ?? "") + content : content;
  }
  if (events[0]!.event.startsWith("speech.")) return { audio_data: btoa(audio) };
  const outputs = Object.values(entries);
  for (const entry of outputs) {
    if (!entry.content) continue;
    const chunks = Object.values(entry.content);
    const isText = chunks.length < 2 && typeof chunks[0] === "string";
    entry.content = isText
      ? chunks[0]
      : chunks.map((chunk) => (typeof chunk === "string" ? { type: "text", text: chunk } : chunk));
  }
  return { object: "conversation.response", outputs, ...response };
}
