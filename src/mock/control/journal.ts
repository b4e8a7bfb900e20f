import { EventEmitter } from "node:events";
import type { ServerEvent } from "../areas/responses.ts";
import { isFailure } from "./reason.ts";
import { dropDetails, hasRoomForEvents, type RecordedRequest, recordEvent } from "./recorded-request.ts";

/** The last requests of each sandbox. */
export interface Journal {
  add(sandboxId: string, record: RecordedRequest): void;
  /** Adds an event of a response that was added. */
  addEvent(sandboxId: string, record: RecordedRequest, event: ServerEvent): void;
  /** Oldest first. */
  list(sandboxId: string): NumberedRequest[];
  /** Number of requests that were dropped to make room. */
  countDropped(sandboxId: string): number;
  clear(sandboxId: string): void;
  /** The journal of a sandbox as it is now; undefined if it has no requests. */
  view(sandboxId: string): JournalView | undefined;
  /**
   * Calls `wake` when the journal of a sandbox has changed, with the request that has a further event, if it is that. Returns
   * the function that ends this.
   */
  watch(sandboxId: string, wake: Wake): () => void;
}

type Wake = (changed?: RecordedRequest) => void;

interface JournalView {
  /** Another one after the journal was cleared, or the mock was started again. */
  readonly generation: number;
  /** Number of the first record. */
  readonly first: number;
  readonly records: readonly RecordedRequest[];
}

/** A request of a sandbox, and its number in the order of requests. */
export interface NumberedRequest {
  readonly number: number;
  readonly record: RecordedRequest;
}

interface SandboxJournal {
  readonly generation: number;
  readonly records: RecordedRequest[];
  /** Number of the first record, and of those dropped before it: records are numbered from 0 in the order of requests. */
  first: number;
  /** Number of the first records whose details were dropped. */
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
  /** Bytes of all journals. */
  let used = 0;
  /** By sandbox, the number of requests in a journal that was dropped. */
  const dropped = new Map<string, Pick<SandboxJournal, "first" | "generation">>();
  /** Has an event for each sandbox whose journal has readers. */
  const changes = new EventEmitter<Record<string, Parameters<Wake>>>().setMaxListeners(0);
  let lastGeneration = Date.now();

  function dropOldest(): void {
    const [sandboxId, journal] = journals.entries().next().value!;
    const { first, records, generation } = journal;
    used -= toBytes(journal);
    journals.delete(sandboxId);
    dropped.set(sandboxId, { first: first + records.length, generation });
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
    const journal = { ...start, records: [], withoutDetails: 0, characters: 0 };
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

  return {
    add(sandboxId, record) {
      const journal = findJournal(sandboxId);
      const before = toBytes(journal);
      journal.records.push(record);
      journal.characters += record.characters;
      limit(journal, before);
      changes.emit(sandboxId);
    },
    addEvent(sandboxId, record, event) {
      // A stream may have a great many events. One that reports a failure is shown as the reason.
      if (!hasRoomForEvents(record) && !isFailure(event)) return;
      const journal = journals.get(sandboxId);
      // The journal may have been cleared, or have dropped the request.
      if (!journal || journal.records.lastIndexOf(record) < 0) return;
      const before = toBytes(journal);
      journal.characters += recordEvent(record, event);
      limit(journal, before);
      changes.emit(sandboxId, record);
    },
    list(sandboxId) {
      const { records, first } = journals.get(sandboxId) ?? { records: [], first: 0 };
      return records.map((record, index) => ({ number: first + index, record }));
    },
    countDropped: (sandboxId) => (journals.get(sandboxId) ?? dropped.get(sandboxId))?.first ?? 0,
    clear(sandboxId) {
      const journal = journals.get(sandboxId);
      if (journal) used -= toBytes(journal);
      journals.delete(sandboxId);
      dropped.delete(sandboxId);
      changes.emit(sandboxId);
    },
    view(sandboxId) {
      const start = dropped.get(sandboxId);
      return journals.get(sandboxId) ?? (start && { ...start, records: [] });
    },
    watch(sandboxId, wake) {
      changes.on(sandboxId, wake);
      return () => void changes.off(sandboxId, wake);
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

function toBytes({ characters, records }: SandboxJournal): number {
  return characters + records.length * BYTES_PER_REQUEST;
}

/** Drops what is oldest: first the headers and bodies, then requests. */
function makeRoom(journal: SandboxJournal, maxBytes = Infinity): void {
  const { records } = journal;
  const isTooLarge = () => journal.characters > MAX_CHARACTERS || toBytes(journal) > maxBytes;
  while (isTooLarge() && journal.withoutDetails < records.length) {
    journal.characters -= dropDetails(records[journal.withoutDetails]!);
    journal.withoutDetails += 1;
  }
  while (records.length > MAX_REQUESTS || isTooLarge()) {
    journal.characters -= records.shift()!.characters;
    journal.first += 1;
    journal.withoutDetails = Math.max(0, journal.withoutDetails - 1);
  }
}
