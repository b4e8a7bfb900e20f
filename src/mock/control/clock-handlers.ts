import type { components } from "../../../generated/control/types.ts";
import { unprocessable } from "../exchange/problems.ts";
import { ok } from "../exchange/responses.ts";
import { formatTime } from "../lib/time.ts";
import type { Controller } from "../sandboxes/control-tables.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { parseTime } from "../state/parse-time.ts";
import { byDueTime } from "../state/tasks.ts";
import type { ControlHandlers } from "./handler-types.ts";

const MAX_DAYS = 366;

export function createClockHandlers(
  sandboxes: Sandboxes,
): Pick<ControlHandlers, "clock.get" | "clock.move" | "tasks.list"> {
  return {
    "tasks.list": ({ query: { limit = 100 }, update }) =>
      update(({ sandbox }) => {
        const all = sandbox.tasks.by(byDueTime);
        const tasks = all.slice(0, limit).map(({ at, ...task }) => ({ ...task, at: sandbox.time(at) }));
        return ok({ tasks, count: all.length });
      }),

    "clock.get": ({ update }) => update((controller) => ok(readClock(controller))),

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
        clock: readClock(controller),
      }));
      if (isThere) return ok(clock);
      const place = body.advance_to === undefined ? "/body/advance_ms" : "/body/advance_to";
      return unprocessable(
        place,
        `Too many actions become due: the clock stopped at ${clock.now}. Continue in smaller steps.`,
      );
    },
  };
}

function readClock(controller: Controller): components["schemas"]["Clock"] {
  const next = controller.nextTask();
  return { now: controller.sandbox.time(), next: next ? controller.sandbox.time(next.at) : null };
}
