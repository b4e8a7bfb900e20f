import type { operations as ControlOperations, components } from "../../../generated/control/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { createPatternChecks } from "../../core/patterns/pattern-checks.ts";
import { readCursor, writeCursor } from "../areas/shared/paging.ts";
import { noContent, ok, stream } from "../exchange/responses.ts";
import { hash } from "../lib/hash.ts";
import { refuseExcess } from "./condition-checks.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal, NumberedEntry } from "./journal.ts";
import { type RawEntry, toJournalEntry, toMatchable } from "./journal-entry.ts";
import { streamJournal } from "./journal-stream.ts";
import { checkMatch } from "./replies.ts";
import { compileMatch, describeMismatches, type Mismatch, type RequestMatch } from "./request-match.ts";

type JournalOperation = "journal.get" | "journal.search" | "journal.clear" | "journal.stream";

/** The operations that read, follow and clear a journal. They need no sandbox, so a proxy has them, too. */
export function createJournalHandlers(journal: Journal): Pick<ControlHandlers, JournalOperation> {
  return {
    "journal.get": ({ query, sandboxId }) => {
      const { cursor, limit = 100, ...filters } = query;
      const all = journal.list(sandboxId);
      const found = all.filter(({ entry }) => passes(entry.summary, filters));
      return ok({
        ...journalPage(found, ["journal", filters], limit, cursor),
        dropped: journal.countDropped(sandboxId),
        truncated: all.filter(({ entry }) => entry.truncated !== undefined).length,
      });
    },

    "journal.search": ({ body, sandboxId }) => {
      const { match = {}, status, cursor, limit = 100 } = body;
      const dropped = journal.countDropped(sandboxId);
      return refuseExcess("/body/match", () => {
        const all = compareAll(journal.list(sandboxId), match, status);
        const possible = all.filter(({ mismatches }) => mismatches.every(({ isChecked }) => !isChecked));
        const found = possible.filter(({ mismatches }) => mismatches.length === 0);
        return ok({
          ...journalPage(found, ["search", match, status ?? null], limit, cursor),
          count: found.length,
          unchecked: possible.length - found.length + dropped,
          dropped,
          near_misses: found.length > 0 ? [] : nearest(all),
        });
      });
    },

    "journal.clear": ({ sandboxId }) => {
      journal.clear(sandboxId);
      return noContent();
    },

    "journal.stream": ({ header, sandboxId }) => stream(streamJournal(journal, sandboxId, header["last-event-id"])),
  };
}

type JournalFilters = Omit<NonNullable<ControlOperations["journal.get"]["parameters"]["query"]>, "limit" | "cursor">;

function passes(summary: RawEntry["summary"], { operation_id, method, path, status }: JournalFilters): boolean {
  return (
    (operation_id === undefined || summary.operation_id === operation_id) &&
    (method === undefined || summary.method === method) &&
    (path === undefined || summary.url.startsWith(path)) &&
    (status === undefined || summary.status === status)
  );
}

/** A page of entries. `filters` are those that found them: a cursor is valid for the same ones only. */
function journalPage(
  found: readonly NumberedEntry[],
  filters: readonly unknown[],
  limit: number,
  cursor: string | undefined,
): Pick<components["schemas"]["Journal"], "requests" | "next_cursor"> {
  // A match may be long, and a cursor is part of a URL.
  const scope = hash(canonicalJson(filters)).toString(36);
  const from = cursor === undefined ? 0 : Number(readCursor(cursor, scope)[0]);
  const rest = found.filter(({ number }) => number >= from);
  const next = rest[limit]?.number;
  return {
    requests: rest.slice(0, limit).map(({ entry }) => toJournalEntry(entry)),
    next_cursor: next === undefined ? null : writeCursor(scope, [next]),
  };
}

interface ComparedEntry extends NumberedEntry {
  readonly mismatches: Mismatch[];
}

/** Compares requests with the conditions of a search. Throws a 422 if these can't be checked. */
function compareAll(found: readonly NumberedEntry[], match: RequestMatch, status?: number): ComparedEntry[] {
  const checks = createPatternChecks();
  checkMatch(match, "/body/match", checks);
  const findMismatches = compileMatch(match, checks, "/match");
  return found.map(({ number, entry }) => {
    const mismatches = findMismatches(toMatchable(entry));
    if (status !== undefined && entry.summary.status !== status) {
      const describe = () => `The status is ${entry.summary.status}, not ${status}.`;
      mismatches.push({ pointer: "/status", isChecked: true, describe });
    }
    return { number, entry, mismatches };
  });
}

const MAX_NEAR_MISSES = 3;

/** The requests that fail the fewest conditions, the latest first if they fail equally many. */
function nearest(all: readonly ComparedEntry[]): components["schemas"]["NearMiss"][] {
  return all
    .toSorted((a, b) => a.mismatches.length - b.mismatches.length || b.number - a.number)
    .slice(0, MAX_NEAR_MISSES)
    .map(({ entry, mismatches }) => ({ request: toJournalEntry(entry), mismatches: describeMismatches(mismatches) }));
}
