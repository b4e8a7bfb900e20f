import { findSubject } from "../../lib/text-generation/subject.ts";
import { toText } from "../message-text.ts";
import { type Entry, entryText } from "./entries.ts";

export interface Question {
  readonly text: string;
  /** Index of the entry; -1 if there is no user message. */
  readonly index: number;
  /** The text, followed by the place, day and numbers from earlier entries if the text has none of its own. */
  readonly context: string;
}

const MAX_EARLIER_ENTRIES = 20;

/** The last message from the user. */
export function lastQuestion(entries: readonly Entry[]): Question {
  const index = entries.findLastIndex((entry) => entry.type === "message.input" && entry.role === "user");
  const entry = entries[index];
  const text = entry?.type === "message.input" ? toText(entry.content) : "";
  const own = findSubject(text);
  const earlier = entries
    .slice(Math.max(0, index - MAX_EARLIER_ENTRIES), Math.max(0, index))
    .map((before) => findSubject(entryText(before)))
    .toReversed();
  const mentioned = [
    own.name === undefined ? earlier.find(({ name }) => name !== undefined)?.name : undefined,
    own.date === undefined ? earlier.find(({ date }) => date !== undefined)?.date : undefined,
    own.numbers.length === 0 ? earlier.find(({ numbers }) => numbers.length > 0)?.numbers.join(" ") : undefined,
  ].filter((part) => part !== undefined);
  return { text, index, context: mentioned.length === 0 ? text : `${text}\nsee ${mentioned.join(", ")}` };
}
