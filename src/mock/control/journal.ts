import type { components } from "../../../generated/control/types.ts";

/** A request, and how it violated the document. */
export type JournalEntry = components["schemas"]["JournalEntry"];

interface JournalQuery {
  readonly operation_id?: string;
  /** Start of the path. */
  readonly path?: string;
  readonly status?: number;
  readonly limit?: number;
  /** Number of the first entry to return. */
  readonly from?: number;
}

/** The last requests of each sandbox. */
export interface Journal {
  add(sandboxId: string, entry: JournalEntry): void;
  /** Entries that match, oldest first; `next` is the number of the first one after them, if there are more. */
  find(sandboxId: string, query: JournalQuery): { entries: JournalEntry[]; next: number | undefined };
  clear(sandboxId: string): void;
}

interface SandboxJournal {
  entries: JournalEntry[];
  /** Number of the first entry: entries are numbered from 0 in the order in which they were added. */
  first: number;
  characters: number;
}

/** Entries for each sandbox, and characters of their texts; the oldest are dropped first. */
const MAX_ENTRIES = 1000;
const MAX_CHARACTERS = 250_000;

/** `maxSandboxes` bounds the number of sandboxes that have entries; those of the oldest are dropped first. */
export function createJournal(maxSandboxes: number): Journal {
  const journals = new Map<string, SandboxJournal>();

  function journalOf(sandboxId: string): SandboxJournal {
    const known = journals.get(sandboxId);
    if (known) return known;
    if (journals.size >= maxSandboxes) journals.delete(journals.keys().next().value!);
    const journal = { entries: [], first: 0, characters: 0 };
    journals.set(sandboxId, journal);
    return journal;
  }

  return {
    add(sandboxId, entry) {
      const journal = journalOf(sandboxId);
      journal.entries.push(entry);
      journal.characters += charactersOf(entry);
      while (journal.entries.length > MAX_ENTRIES || journal.characters > MAX_CHARACTERS) {
        journal.characters -= charactersOf(journal.entries.shift()!);
        journal.first += 1;
      }
    },
    find(sandboxId, query) {
      const { entries, first } = journals.get(sandboxId) ?? { entries: [], first: 0 };
      const { from = 0, limit = 100 } = query;
      const found: JournalEntry[] = [];
      for (const [index, entry] of entries.entries()) {
        if (first + index < from || !matches(entry, query)) continue;
        if (found.length === limit) return { entries: found, next: first + index };
        found.push(entry);
      }
      return { entries: found, next: undefined };
    },
    clear(sandboxId) {
      journals.delete(sandboxId);
    },
  };
}

function matches(entry: JournalEntry, { operation_id, path, status }: JournalQuery): boolean {
  return (
    (operation_id === undefined || entry.operation_id === operation_id) &&
    (path === undefined || entry.url.startsWith(path)) &&
    (status === undefined || entry.status === status)
  );
}

function charactersOf({ url, violations }: JournalEntry): number {
  return violations.reduce((sum, { pointer, detail }) => sum + pointer.length + detail.length, url.length);
}
