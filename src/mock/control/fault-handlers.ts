import { unprocessable } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import { createPatternChecks } from "../lib/patterns/pattern-checks.ts";
import type { ControlHandlers } from "./handler-types.ts";
import { checkCount, checkMatch, checkOperationId, checkPath } from "./replies.ts";

const EFFECTS = ["latency_ms", "status", "drop", "cut_after_bytes", "cut_after_events"] as const;

/** The operations that add faults and delete them. */
export function createFaultHandlers(
  maxFaults: number,
): Pick<ControlHandlers, "faults.list" | "faults.create" | "faults.delete"> {
  return {
    "faults.list": ({ update }) => update(({ sandbox }) => ok({ faults: [...sandbox.faults.all()] })),

    "faults.create": ({ body, update }) => {
      const { match = {}, probability = 1, times = 1 } = body;
      checkOperationId(body.operation_id, "/body/operation_id");
      checkMatch(match, "/body/match", createPatternChecks());
      checkPath({ operation_id: body.operation_id, ...match }, "/body/match");
      if (EFFECTS.every((effect) => body[effect] === undefined))
        unprocessable("/body", `A fault needs an effect: one of ${EFFECTS.join(", ")}.`);
      return update(({ sandbox }) => {
        checkCount(sandbox.faults, "faults", maxFaults);
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
  };
}
