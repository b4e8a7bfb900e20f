import type { components } from "../../../generated/control/types.ts";

/** A request, and how it violated the document. */
export type JournalEntry = components["schemas"]["JournalEntry"];

/** The last requests of all sandboxes. */
export interface Journal {
  add(sandboxId: string, entry: JournalEntry): void;
  /** Oldest first. */
  entries(sandboxId: string): JournalEntry[];
  clear(sandboxId: string): void;
}

const MAX_ENTRIES = 10_000;

export function createJournal(): Journal {
  let kept: { readonly sandboxId: string; readonly entry: JournalEntry }[] = [];
  return {
    add(sandboxId, entry) {
      kept.push({ sandboxId, entry });
      // Halved when it is full, since each cut copies the rest.
      if (kept.length > 2 * MAX_ENTRIES) kept = kept.slice(-MAX_ENTRIES);
    },
    entries: (sandboxId) => kept.filter((each) => each.sandboxId === sandboxId).map(({ entry }) => entry),
    clear(sandboxId) {
      kept = kept.filter((each) => each.sandboxId !== sandboxId);
    },
  };
}
