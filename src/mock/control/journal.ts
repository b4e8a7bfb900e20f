import type { ServerEvent } from "../exchange/responses.ts";
import { appendEvent, dropDetails, hasRoomForEvents, type RawEntry } from "./journal-entry.ts";
import { isFailure } from "./reason.ts";

export interface Journal {
  add(sandboxId: string, entry: RawEntry): void;
  addEvent(sandboxId: string, entry: RawEntry, event: ServerEvent): void;
  /** Tells readers that a request that was added has further violations or notes. */
  addRemarks(sandboxId: string, entry: RawEntry): void;
  /** Oldest first. */
  list(sandboxId: string): NumberedEntry[];
  /** Number of requests that were dropped to make room. */
  countDropped(sandboxId: string): number;
  clear(sandboxId: string): void;
  /** The journal of a sandbox as it is now; undefined if it has no requests. */
  view(sandboxId: string): JournalView | undefined;
  /**
   * Calls `wake` when the journal of a sandbox has changed, with the request that has changed, if it is that. Returns
   * the function that ends this.
   */
  watch(sandboxId: string, wake: Wake): () => void;
}

type Wake = (changed?: RawEntry) => void;

interface JournalView {
  /** Another one after the journal was cleared, or the mock was started again. */
  readonly generation: number;
  readonly first: number;
  readonly entries: readonly RawEntry[];
}

/** A request of a sandbox, and its number in the order of requests. */
export interface NumberedEntry {
  readonly number: number;
  readonly entry: RawEntry;
}

interface SandboxJournal {
  readonly generation: number;
  readonly entries: RawEntry[];
  /** Number of the first entry, and of those dropped before it: entries are numbered from 0 in the order of requests. */
  first: number;
  /** Number of the first entries whose details were dropped. */
  withoutDetails: number;
  characters: number;
}

/** Bytes that a request takes besides its texts, about. */
const BYTES_PER_REQUEST = 500;
/** The part of the budget that is still used after journals have been cut, so that this happens rarely. */
const USED_AFTER_CUT = 0.9;
/** Requests of each sandbox, and characters of their texts. */
const MAX_REQUESTS = 1000;
const MAX_CHARACTERS = 250_000;
/** Dropped journals whose numbers of requests are remembered. */
const MAX_DROPPED = 100_000;

export interface JournalOptions {
  /** Bounds the number of sandboxes that have requests; those of the least recently used are dropped first. */
  readonly maxSandboxes: number;
  /** Bounds the megabytes of all requests, about. The largest journals drop their oldest bodies first. Default: 50 */
  readonly maxMegabytes?: number | undefined;
}

export function createJournal({ maxSandboxes, maxMegabytes = 50 }: JournalOptions): Journal {
  const maxBytes = maxMegabytes * 1_000_000;
  const journals = new Map<string, SandboxJournal>();
  let used = 0;
  /** By sandbox, the number of requests in a journal that was dropped. */
  const dropped = new Map<string, Pick<SandboxJournal, "first" | "generation">>();
  const readers = new Map<string, Set<Wake>>();
  let lastGeneration = Date.now();

  function dropOldest(): void {
    const [sandboxId, journal] = journals.entries().next().value!;
    const { first, entries, generation } = journal;
    used -= toBytes(journal);
    journals.delete(sandboxId);
    dropped.set(sandboxId, { first: first + entries.length, generation });
    if (dropped.size > MAX_DROPPED) dropped.delete(dropped.keys().next().value!);
  }

  function findJournal(sandboxId: string): SandboxJournal {
    const known = journals.get(sandboxId);
    if (known) {
      // The map is in order of last use, which matters only once journals have to be dropped.
      if (journals.size >= maxSandboxes / 2) {
        journals.delete(sandboxId);
        journals.set(sandboxId, known);
      }
      return known;
    }
    if (journals.size >= maxSandboxes) dropOldest();
    const start = dropped.get(sandboxId) ?? { first: 0, generation: ++lastGeneration };
    const journal = { ...start, entries: [], withoutDetails: 0, characters: 0 };
    dropped.delete(sandboxId);
    journals.set(sandboxId, journal);
    return journal;
  }

  /** Cuts a journal that has grown from so many bytes, and if all of them are too large, the largest ones. */
  function limit(journal: SandboxJournal, before: number): void {
    makeRoom(journal);
    used += toBytes(journal) - before;
    if (used > maxBytes) used = cutLargest([...journals.values()], used, maxBytes);
  }

  function wakeReaders(sandboxId: string, entry?: RawEntry): void {
    for (const wake of readers.get(sandboxId) ?? []) wake(entry);
  }

  return {
    add(sandboxId, entry) {
      const journal = findJournal(sandboxId);
      const before = toBytes(journal);
      journal.entries.push(entry);
      journal.characters += entry.characters;
      limit(journal, before);
      wakeReaders(sandboxId);
    },
    addEvent(sandboxId, entry, event) {
      // A stream may have a great many events. One that reports a failure is shown as the reason.
      if (!hasRoomForEvents(entry) && !isFailure(event)) return;
      const journal = journals.get(sandboxId);
      // The journal may have been cleared, or have dropped the request.
      if (!journal || journal.entries.lastIndexOf(entry) < 0) return;
      const before = toBytes(journal);
      journal.characters += appendEvent(entry, event);
      limit(journal, before);
      wakeReaders(sandboxId, entry);
    },
    addRemarks: wakeReaders,
    list(sandboxId) {
      const { entries, first } = journals.get(sandboxId) ?? { entries: [], first: 0 };
      return entries.map((entry, index) => ({ number: first + index, entry }));
    },
    countDropped: (sandboxId) => (journals.get(sandboxId) ?? dropped.get(sandboxId))?.first ?? 0,
    clear(sandboxId) {
      const journal = journals.get(sandboxId);
      if (journal) used -= toBytes(journal);
      journals.delete(sandboxId);
      dropped.delete(sandboxId);
      wakeReaders(sandboxId);
    },
    view(sandboxId) {
      const start = dropped.get(sandboxId);
      return journals.get(sandboxId) ?? (start && { ...start, entries: [] });
    },
    watch(sandboxId, wake) {
      const others = readers.get(sandboxId) ?? new Set();
      readers.set(sandboxId, others.add(wake));
      return () => {
        if (others.delete(wake) && others.size === 0) readers.delete(sandboxId);
      };
    },
  };
}

/** Cuts the largest journals to the same size, which is at least that of the others. Returns the bytes of all of them. */
function cutLargest(journals: readonly SandboxJournal[], used: number, maxBytes: number): number {
  const largest = journals.toSorted((a, b) => toBytes(b) - toBytes(a));
  let rest = used;
  let [count, size] = [0, 0];
  for (const journal of largest) {
    if (count > 0 && toBytes(journal) <= size) break;
    rest -= toBytes(journal);
    count += 1;
    size = (maxBytes * USED_AFTER_CUT - rest) / count;
  }
  for (const journal of largest.slice(0, count)) {
    makeRoom(journal, size);
    rest += toBytes(journal);
  }
  return rest;
}

function toBytes({ characters, entries }: SandboxJournal): number {
  return characters + entries.length * BYTES_PER_REQUEST;
}

/** Drops what is oldest: first the headers and bodies, then requests. */
function makeRoom(journal: SandboxJournal, maxBytes = Infinity): void {
  const { entries } = journal;
  const isTooLarge = () => journal.characters > MAX_CHARACTERS || toBytes(journal) > maxBytes;
  while (isTooLarge() && journal.withoutDetails < entries.length) {
    journal.characters -= dropDetails(entries[journal.withoutDetails]!);
    journal.withoutDetails += 1;
  }
  while (entries.length > MAX_REQUESTS || isTooLarge()) {
    journal.characters -= entries.shift()!.characters;
    journal.first += 1;
    journal.withoutDetails = Math.max(0, journal.withoutDetails - 1);
  }
}
