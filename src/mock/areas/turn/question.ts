import { subjectOf } from "../../lib/text-generation/subject.ts";
import { type Entry, textOf, wordsOf } from "./entries.ts";

export interface Question {
  readonly text: string;
  /** Position of its entry; -1 if nobody has asked anything. */
  readonly index: number;
  /** The text, with the place, the day and the numbers of what was said before if it has none of its own. */
  readonly context: string;
}

const MAX_EARLIER_ENTRIES = 20;

/** The last thing that the user has said. */
export function questionIn(entries: readonly Entry[]): Question {
  const index = entries.findLastIndex((entry) => entry.type === "message.input" && entry.role === "user");
  const entry = entries[index];
  const text = entry?.type === "message.input" ? textOf(entry.content) : "";
  const own = subjectOf(text);
  const earlier = entries
    .slice(Math.max(0, index - MAX_EARLIER_ENTRIES), Math.max(0, index))
    .map((before) => subjectOf(wordsOf(before)))
    .toReversed();
  const told = [
    own.name === undefined ? earlier.find(({ name }) => name !== undefined)?.name : undefined,
    own.date === undefined ? earlier.find(({ date }) => date !== undefined)?.date : undefined,
    own.numbers.length === 0 ? earlier.find(({ numbers }) => numbers.length > 0)?.numbers.join(" ") : undefined,
  ].filter((part) => part !== undefined);
  return { text, index, context: told.length === 0 ? text : `${text}\nsee ${told.join(", ")}` };
}
