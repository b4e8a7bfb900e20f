import type { operations as ControlOperations, components } from "../../../generated/control/types.ts";
import type { Body, HandlerResponse } from "../areas/handler.ts";
import { readCursor, writeCursor } from "../areas/paging.ts";
import { notFound, unprocessable } from "../areas/problems.ts";
import { created, type HandlerResult, noContent, ok } from "../areas/responses.ts";
import { canonicalJson } from "../lib/canonical-json.ts";
import { formatTime } from "../lib/time.ts";
import { parseTime } from "../sandbox/parse-time.ts";
import type { Awaitable } from "../sandbox/store.ts";
import type { Journal } from "./journal.ts";
import { unknownOperation } from "./operation-ids.ts";
import type { Sandboxes } from "./sandboxes.ts";
import { checkSnapshot, usedCount } from "./snapshot.ts";
import type { Controller, InjectedFault } from "./state.ts";

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
  return {
    "sandbox.reset": async ({ body, sandboxId }) => {
      const { seed, clock } = sandboxes.initial();
      const from = body && {
        seed: body.seed ?? seed,
        clock: body.now === undefined ? clock : parseTime(body.now),
      };
      await sandboxes.replace(sandboxId, from);
      journal.clear(sandboxId);
      return noContent();
    },

    // A snapshot's rows are objects, which is all that its type says.
    "snapshot.get": ({ update }) =>
      update((controller) => ok(controller.snapshot() as components["schemas"]["Snapshot"])),

    "snapshot.restore": async ({ body, sandboxId }) => {
      checkSnapshot(body);
      await sandboxes.replace(sandboxId, { ...body, count: usedCount(body) });
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
      const { cursor, ...filters } = query;
      const scope = canonicalJson(["journal", filters])!;
      const from = cursor === undefined ? 0 : Number(readCursor(cursor, scope)[0]);
      const { entries, next } = journal.find(sandboxId, { ...filters, from });
      return ok({ requests: entries, next_cursor: next === undefined ? null : writeCursor(scope, [next]) });
    },

    "journal.clear": ({ sandboxId }) => {
      journal.clear(sandboxId);
      return noContent();
    },

    "faults.list": ({ update }) => update(({ sandbox }) => ok({ faults: [...sandbox.faults.all()] })),

    "faults.create": ({ body, update }) => {
      checkOperationId(body.operation_id);
      return update(({ sandbox }) => {
        const fault: InjectedFault = {
          id: sandbox.newId("fault_"),
          operation_id: body.operation_id,
          remaining: body.times === undefined ? 1 : body.times,
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

/** Throws a 422 for an id that no operation of the API has, because its fault would never be injected. */
function checkOperationId(id: string): void {
  const problem = id === "*" ? undefined : unknownOperation(id);
  if (problem !== undefined) unprocessable("/body/operation_id", problem);
}

function clockOf(controller: Controller): components["schemas"]["Clock"] {
  const next = controller.nextTask();
  return { now: controller.sandbox.time(), next: next ? controller.sandbox.time(next.at) : null };
}
