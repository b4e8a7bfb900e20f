import type { components } from "../../../generated/control/types.ts";
import { notFound, unprocessable } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import { createPatternChecks } from "../lib/patterns/pattern-checks.ts";
import { formatTime } from "../lib/time.ts";
import { parseTime } from "../sandbox/parse-time.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { Controller } from "../sandboxes/state.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { createJournalHandlers } from "./journal-handlers.ts";
import type { Rejections } from "./rejections.ts";
import { checkMatch, checkOperationId, contentOf } from "./replies.ts";
import { checkedSeed, seedOf, snapshotOfSeed } from "./seed.ts";
import { checkSnapshot, usedCount } from "./snapshot.ts";

/** Days that a clock can be moved at once. */
const MAX_DAYS = 366;

/** The operations under `/_mock/`, described in openapi/control/openapi.yaml. */
export function createControlHandlers(sandboxes: Sandboxes, journal: Journal, rejections: Rejections): ControlHandlers {
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

    ...createJournalHandlers(journal),

    "rejections.list": () => ok({ rejections: rejections.list() }),

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
      checkMatch(match, "/body/match", createPatternChecks());
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

function clockOf(controller: Controller): components["schemas"]["Clock"] {
  const next = controller.nextTask();
  return { now: controller.sandbox.time(), next: next ? controller.sandbox.time(next.at) : null };
}
