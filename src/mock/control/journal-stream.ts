import type { ServerEvent, ServerEvents } from "../exchange/responses.ts";
import { shareEvent } from "../exchange/shared-events.ts";
import { newWork, pause } from "../lib/pause.ts";
import type { Journal } from "./journal.ts";
import { type RawEntry, toJournalEntry, toShownEvent } from "./journal-entry.ts";

/** A place in the stream of a journal: the journal's generation, and the number of the next request. */
interface Position {
  generation: number | undefined;
  next: number;
}

/**
 * The requests of a sandbox's journal, then each further one, and the events of their responses, as they are added. A
 * reader has a position but no buffer: one that reads slowly holds nothing, and misses what the journal drops meanwhile.
 */
export function streamJournal(journal: Journal, sandboxId: string, lastEventId: string | undefined): ServerEvents {
  return async function* (gone) {
    let wake = () => {};
    /** The number of a request, and how many of its events, violations and notes were sent. */
    const sent = new WeakMap<RawEntry, { readonly number: number; readonly remarks: number; events: number }>();
    /** Requests that were sent and have changed since. */
    const changed = new Set<RawEntry>();
    const unwatch = journal.watch(sandboxId, (entry) => {
      if (entry && sent.has(entry)) changed.add(entry);
      wake();
    });
    const end = () => wake();
    gone.addEventListener("abort", end);
    const position = readPosition(lastEventId);
    const work = newWork();

    /** The next events, without a wait; none if all has been sent. */
    function next(): ServerEvent[] {
      const view = journal.view(sandboxId);
      if (position.generation !== undefined && view?.generation !== position.generation) {
        Object.assign(position, { generation: undefined, next: 0 });
        return [{ event: "cleared", data: {} }];
      }
      if (!view) return [];
      position.generation = view.generation;
      if (position.next < view.first) {
        const count = view.first - position.next;
        position.next = view.first;
        return [{ event: "dropped", data: { count } }];
      }
      for (const entry of changed) {
        changed.delete(entry);
        const events = changesOf(entry);
        if (events.length > 0) return events;
      }
      const entry = view.entries[position.next - view.first];
      if (!entry) return [];
      position.next += 1;
      return [toRequestEvent(entry, position.next - 1)];
    }

    function toRequestEvent(entry: RawEntry, number: number): ServerEvent {
      const { events = [], truncated = [] } = entry;
      const remarks = countRemarks(entry);
      sent.set(entry, { number, remarks, events: events.length });
      const id = lastId(position);
      // Further events, remarks and truncations are the only changes of an entry.
      return shareEvent(entry, `${id} ${events.length} ${remarks} ${truncated.length}`, () => {
        const received_at = new Date(entry.addedAt - entry.durationMs).toISOString();
        const duration_ms = Math.round(entry.durationMs * 1000) / 1000;
        return { event: "request", id, data: { number, received_at, duration_ms, request: toJournalEntry(entry) } };
      });
    }

    /** The further events of a request, or the request again, if it has further remarks. */
    function changesOf(entry: RawEntry): ServerEvent[] {
      const known = sent.get(entry)!; // Only a sent one is in `changed`.
      if (known.remarks !== countRemarks(entry)) return [toRequestEvent(entry, known.number)];
      const later = entry.events?.slice(known.events) ?? [];
      known.events += later.length;
      const id = lastId(position);
      const { number } = known;
      return later.map((event) =>
        shareEvent(event, `${id} ${number}`, () => ({
          event: "event",
          id,
          data: { number, event: toShownEvent(event) },
        })),
      );
    }

    try {
      // A reader that resumes may lack some events of the streams before its position.
      const isResumed = journal.view(sandboxId)?.generation === position.generation;
      for (const { entry, number } of isResumed ? journal.list(sandboxId) : [])
        if (number < position.next && isStream(entry)) yield toRequestEvent(entry, number);
      while (!gone.aborted) {
        const events = next();
        if (events.length > 0) {
          yield* events;
          continue;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        // Many readers may have waited for the same change.
        await pause(work);
      }
    } finally {
      unwatch();
      gone.removeEventListener("abort", end);
    }
  };
}

function countRemarks({ summary: { violations, notes } }: RawEntry): number {
  return violations.length + notes.length;
}

/** Before the first event, only the media type tells. */
function isStream({ events, responseHeaders }: RawEntry): boolean {
  return events !== undefined || responseHeaders?.["content-type"] === "text/event-stream";
}

/** The control document gives the form of an id. Of another one, nothing is known, as after a restart of the mock. */
function readPosition(lastEventId: string | undefined): Position {
  if (lastEventId === undefined) return { generation: undefined, next: 0 };
  const [generation, number] = lastEventId.split("-").map(Number);
  return { generation, next: number! + 1 };
}

/** The id that continues at a position. */
function lastId({ generation, next }: Position): string {
  return `${generation}-${next - 1}`;
}
