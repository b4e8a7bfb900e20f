import { unprocessable } from "../../exchange/problems.ts";
import { toText } from "../shared/message-text.ts";

/** Entries of a conversation, and messages and calls of a completion. Each of them is read, checked and counted. */
const MAX_ENTRIES = 10_000;
/** Characters of a prefix, which the answer repeats. */
const MAX_PREFIX = 100_000;

/** Throws a 422 if a turn has too much to read. */
export function checkEntries(pointer: string, count: number): void {
  if (count > MAX_ENTRIES)
    unprocessable(
      pointer,
      `would make ${count} entries, and the mock reads at most ${MAX_ENTRIES} for a response. Send fewer.`,
    );
}

export function checkPrefix(pointer: string, content: Parameters<typeof toText>[0]): void {
  const { length } = toText(content);
  if (length > MAX_PREFIX)
    unprocessable(pointer, `has ${length} characters. A prefix has at most ${MAX_PREFIX} in the mock; send less.`);
}
