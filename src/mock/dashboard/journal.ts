import { createEventParser } from "../../core/event-parser.ts";
import { reasonAfter } from "../control/reason.ts";
import { type Access, ControlError, type JournalEntry, request, type Schemas } from "./control.ts";

/** A request that the mock has handled. */
export interface Entry {
  number: number;
  /** System time. */
  received_at: string;
  duration_ms: number;
  request: JournalEntry;
}

export interface Journal {
  /** Oldest first. */
  entries: readonly Entry[];
  /** Requests that are no longer shown, or that the mock dropped before this page read them. */
  missing: number;
  state: "connecting" | "open" | "failed";
  error?: ControlError;
}

/** Requests that the page keeps. */
const MAX_ENTRIES = 10_000;
/** Milliseconds between two attempts to connect. */
const PAUSE = 1000;

const NONE: Journal = { entries: [], missing: 0, state: "connecting" };

/**
 * Follows the journal of a sandbox until the signal is aborted, and reports it at most once for each frame. Connects again
 * if the connection ends, unless the mock refuses the key.
 */
export async function follow(access: Access, signal: AbortSignal, report: (journal: Journal) => void): Promise<void> {
  let journal = NONE;
  let reported = true;
  let lastId: string | undefined;

  function update(changes: Partial<Journal>): void {
    journal = { ...journal, ...changes };
    if (!reported) return;
    reported = false;
    // A hidden page has no frames.
    setTimeout(() => {
      reported = true;
      if (!signal.aborted) report(journal);
    }, 50);
  }

  /** Adds to the list in place, because a copy for each request would take a time that grows with the list. */
  function add(entry: Entry): void {
    const entries = journal.entries as Entry[];
    const index = findIndex(entries, entry.number);
    if (index >= 0) entries[index] = entry;
    else entries.push(entry);
    const excess = entries.length - MAX_ENTRIES;
    if (excess > 0) entries.splice(0, excess);
    update({ missing: journal.missing + Math.max(0, excess) });
  }

  function apply(name: string, data: string): void {
    const value = JSON.parse(data);
    if (name === "request") add(value);
    if (name === "event") addEvent(journal.entries, value);
    if (name === "cleared") update({ entries: [], missing: 0 });
    if (name === "dropped") update({ missing: journal.missing + (value as { count: number }).count });
    update({});
  }

  update({ entries: [] });
  while (!signal.aborted) {
    try {
      const headers = lastId === undefined ? {} : { "last-event-id": lastId };
      const response = await request(access, "_mock/journal/stream", { headers, signal });
      if (lastId === undefined) update({ entries: [], missing: 0 });
      const { error: _, ...rest } = journal;
      journal = { ...rest, state: "open" };
      const parse = createEventParser({
        onEvent({ event = "message", id, data }) {
          lastId = id ?? lastId;
          apply(event, data);
        },
      });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) parse(next.value);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ControlError) {
        update({ state: "failed", error });
        // Neither a wrong key nor a missing permission becomes right by itself.
        if (error.status >= 400 && error.status < 500 && error.status !== 429) return;
      } else update({ state: "connecting" });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function addEvent(
  entries: readonly Entry[],
  { number, event }: { number: number; event: Schemas["StreamEvent"] },
): void {
  const index = findIndex(entries, number);
  const entry = entries[index];
  if (!entry) return;
  const { response, reason, used } = entry.request;
  const changed = {
    ...entry.request,
    reason: reasonAfter(event, reason, used),
    response: { ...response, events: [...response.events, event] },
  };
  (entries as Entry[])[index] = { ...entry, request: changed };
}

/** Entries are in the order of their numbers, with gaps. */
function findIndex(entries: readonly Entry[], number: number): number {
  let [low, high] = [0, entries.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = entries[middle]!.number;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
