import type { operations as ControlOperations, components } from "../../../generated/control/types.ts";
import type { Body, HandlerResponse } from "../areas/operation-types.ts";
import { readCursor, writeCursor } from "../areas/paging.ts";
import { notFound, unprocessable } from "../areas/problems.ts";
import { created, type HandlerResult, noContent, ok } from "../areas/responses.ts";
import { canonicalJson } from "../lib/canonical-json.ts";
import { hash } from "../lib/hash.ts";
import { formatTime } from "../lib/time.ts";
import { parseTime } from "../sandbox/parse-time.ts";
import type { Awaitable } from "../sandbox/store.ts";
import { type Journal, type NumberedRequest, pageOf } from "./journal.ts";
import { entryOf, matchableOf, type RecordedRequest } from "./recorded-request.ts";
import { checkOperationId, contentOf } from "./replies.ts";
import { compileMatch, type Mismatch, type RequestMatch } from "./request-match.ts";
import type { Sandboxes } from "./sandboxes.ts";
import { checkedSeed, seedOf, snapshotOfSeed } from "./seed.ts";
import { checkSnapshot, usedCount } from "./snapshot.ts";
import type { Controller } from "./state.ts";

interface ControlRequest<Id extends keyof ControlOperations> {
  readonly path: NonNullable<ControlOperations[Id]["parameters"]["path"]>;
  readonly query: NonNullable<ControlOperations[Id]["parameters"]["query"]>;
  readonly body: Body<ControlOperations[Id]>;
  readonly sandboxId: string;
  /** Calls `work` with the sandbox, as `Sandboxes.update` does. */
  update<Result>(work: (controller: Controller) => Result): Awaitable<Result>;
}

/** A file is sent as it is, and so has no JSON response. */
export type ControlHandlers = {
  readonly [Id in keyof ControlOperations]: (
    request: ControlRequest<Id>,
  ) => Awaitable<Id extends "files.get" ? HandlerResult : HandlerResponse<ControlOperations[Id]>>;
};

/** Days that a clock can be moved at once. */
const MAX_DAYS = 366;

/** The operations under `/_mock/`, described in openapi/control/openapi.yaml. */
export function createControlHandlers(sandboxes: Sandboxes, journal: Journal): ControlHandlers {
  const { tables } = sandboxes;
  return {
    "sandbox.reset": async ({ body, sandboxId }) => {
      const initial = sandboxes.initial();
      const from = body && {
        ...initial,
        seed: body.seed ?? initial.seed,
        clock: body.now === undefined ? initial.clock : parseTime(body.now),
      };
      await sandboxes.replace(sandboxId, from);
      journal.clear(sandboxId);
      return noContent();
    },

    // A snapshot's rows are objects, which is all that its type says.
    "snapshot.get": ({ update }) =>
      update((controller) => ok(controller.snapshot() as components["schemas"]["Snapshot"])),

    "snapshot.restore": async ({ body, sandboxId }) => {
      checkSnapshot(body, tables);
      await sandboxes.replace(sandboxId, { ...body, count: usedCount(body, tables) });
      return noContent();
    },

    // A seed's resources are objects, which is all that its type says.
    "seed.get": ({ update }) =>
      update((controller) =>
        ok(seedOf(controller, sandboxes.initial()) as object as components["schemas"]["SeedData"]),
      ),

    "seed.replace": async ({ body, sandboxId }) => {
      await sandboxes.replace(sandboxId, snapshotOfSeed(checkedSeed(body), sandboxes.initial()));
      journal.clear(sandboxId);
      return noContent();
    },

    "clock.get": ({ update }) => update((controller) => ok(clockOf(controller))),

    "clock.move": async ({ body, sandboxId }) => {
      function target(now: number): number {
        const to = body.advance_to === undefined ? now + (body.advance_ms ?? 0) : parseTime(body.advance_to);
        if (to < now)
          unprocessable("/body/advance_to", `It is ${formatTime(now)} already, and the clock can't go back.`);
        if (to > now + MAX_DAYS * 86_400_000)
          unprocessable(
            "/body/advance_to",
            `That is more than ${MAX_DAYS} days ahead. Move the clock in several steps.`,
          );
        return to;
      }
      const { isThere, clock } = await sandboxes.moveClock(sandboxId, target, (controller, isThere) => ({
        isThere,
        clock: clockOf(controller),
      }));
      if (isThere) return ok(clock);
      const place = body.advance_to === undefined ? "/body/advance_ms" : "/body/advance_to";
      return unprocessable(place, `So much happens until then that it is ${clock.now} only. Go on in smaller steps.`);
    },

    "journal.get": ({ query, sandboxId }) => {
      const { cursor, limit = 100, ...filters } = query;
      const found = journal.find(sandboxId, ({ summary }) => passes(summary, filters));
      return ok(journalPage(found, ["journal", filters], limit, cursor));
    },

    "journal.search": ({ body, sandboxId }) => {
      const { match = {}, status, cursor, limit = 100 } = body;
      checkMatch(match, "/body/match");
      const mismatchesOf = timed(compileMatch(match));
      const all = journal.find(sandboxId).map(({ number, record }) => {
        const mismatches = mismatchesOf(matchableOf(record)).map(({ pointer, detail }) => ({
          pointer: `/match${pointer}`,
          detail,
        }));
        if (status !== undefined && record.summary.status !== status)
          mismatches.push({ pointer: "/status", detail: `The status is ${record.summary.status}, not ${status}.` });
        return { number, record, mismatches };
      });
      const found = all.filter(({ mismatches }) => mismatches.length === 0);
      return ok({
        ...journalPage(found, ["search", match, status ?? null], limit, cursor),
        count: found.length,
        near_misses: found.length > 0 ? [] : nearest(all),
      });
    },

    "journal.clear": ({ sandboxId }) => {
      journal.clear(sandboxId);
      return noContent();
    },

    "replies.list": ({ update }) => update(({ sandbox }) => ok({ replies: [...sandbox.replies.all()] })),

    "replies.create": async ({ body, update }) => {
      const { match, times = 1, delay_ms = 0 } = body;
      const content = await contentOf(body);
      return update(({ sandbox }) => {
        const reply = { id: sandbox.newId("reply_"), match, remaining: times, delay_ms, ...content };
        return created(sandbox.replies.put(reply));
      });
    },

    "replies.clear": ({ update }) =>
      update(({ sandbox }) => {
        for (const { id } of sandbox.replies.all()) sandbox.replies.delete(id);
        return noContent();
      }),

    "replies.delete": ({ path, update }) =>
      update(({ sandbox }) => {
        if (!sandbox.replies.delete(path.reply_id))
          notFound("REPLY_NOT_FOUND", `There is no pending reply ${path.reply_id} in this sandbox.`);
        return noContent();
      }),

    "faults.list": ({ update }) => update(({ sandbox }) => ok({ faults: [...sandbox.faults.all()] })),

    "faults.create": ({ body, update }) => {
      const { match = {}, probability = 1, times = 1 } = body;
      checkOperationId(body.operation_id, "/body/operation_id");
      checkMatch(match, "/body/match");
      if (EFFECTS.every((effect) => body[effect] === undefined))
        unprocessable("/body", `A fault needs an effect: one of ${EFFECTS.join(", ")}.`);
      return update(({ sandbox }) => {
        const fault = {
          id: sandbox.newId("fault_"),
          operation_id: body.operation_id,
          match,
          probability,
          remaining: times,
          latency_ms: body.latency_ms ?? null,
          status: body.status ?? null,
          retry_after: body.retry_after ?? null,
          drop: body.drop ?? false,
          cut_after_bytes: body.cut_after_bytes ?? null,
          cut_after_events: body.cut_after_events ?? null,
        };
        return created(sandbox.faults.put(fault));
      });
    },

    "faults.delete": ({ update }) =>
      update(({ sandbox }) => {
        for (const { id } of sandbox.faults.all()) sandbox.faults.delete(id);
        return noContent();
      }),

    "files.get": ({ path, update }) =>
      update(({ sandbox }) => {
        const file =
          sandbox.files.get(path.file_id) ??
          notFound("FILE_NOT_FOUND", `There is no file ${path.file_id} in this sandbox.`);
        return { status: 200, raw: { mediaType: file.mediaType, body: file.content } };
      }),
  };
}

const EFFECTS = ["latency_ms", "status", "drop", "cut_after_bytes", "cut_after_events"] as const;

/** Throws a 422 for conditions that no request could meet. */
function checkMatch({ operation_id }: RequestMatch, pointer: string): void {
  if (operation_id !== undefined) checkOperationId(operation_id, `${pointer}/operation_id`);
}

type JournalFilters = Omit<NonNullable<ControlOperations["journal.get"]["parameters"]["query"]>, "limit" | "cursor">;

function passes(summary: RecordedRequest["summary"], { operation_id, method, path, status }: JournalFilters): boolean {
  return (
    (operation_id === undefined || summary.operation_id === operation_id) &&
    (method === undefined || summary.method === method) &&
    (path === undefined || summary.url.startsWith(path)) &&
    (status === undefined || summary.status === status)
  );
}

/** A page of recorded requests. `filters` are those with which they were found: a cursor is valid for the same ones. */
function journalPage(
  found: readonly NumberedRequest[],
  filters: readonly unknown[],
  limit: number,
  cursor: string | undefined,
): components["schemas"]["Journal"] {
  // A match may be long, and a cursor is part of a URL.
  const scope = hash(canonicalJson(filters)!).toString(36);
  const from = cursor === undefined ? 0 : Number(readCursor(cursor, scope)[0]);
  const { records, next } = pageOf(found, { from, limit });
  return { requests: records.map(entryOf), next_cursor: next === undefined ? null : writeCursor(scope, [next]) };
}

/** Milliseconds that a search may take. A pattern of a schema can take a second for each request. */
const MAX_SEARCH_TIME = 1000;

/** Throws a 422 when the function has been called for too long. */
function timed<Request, Result>(check: (request: Request) => Result): (request: Request) => Result {
  const start = performance.now();
  return (request) => {
    if (performance.now() - start > MAX_SEARCH_TIME)
      unprocessable("/body/match/body", "It takes too long to check these schemas. Use simpler patterns.");
    return check(request);
  };
}

const MAX_NEAR_MISSES = 3;

/** The requests that fail the fewest conditions; of equal ones the latest first. */
function nearest(
  all: readonly (NumberedRequest & { readonly mismatches: Mismatch[] })[],
): components["schemas"]["NearMiss"][] {
  return all
    .toSorted((a, b) => a.mismatches.length - b.mismatches.length || b.number - a.number)
    .slice(0, MAX_NEAR_MISSES)
    .map(({ record, mismatches }) => ({ request: entryOf(record), mismatches }));
}

function clockOf(controller: Controller): components["schemas"]["Clock"] {
  const next = controller.nextTask();
  return { now: controller.sandbox.time(), next: next ? controller.sandbox.time(next.at) : null };
}
