import type { components } from "../../../generated/control/types.ts";
import { createPatternChecks } from "../../core/patterns/pattern-checks.ts";
import { unprocessable } from "../exchange/problems.ts";
import type { InjectedFault } from "../sandboxes/control-tables.ts";
import { checkMatch, checkOperationId, checkPath, checkRange } from "./replies.ts";

/** Returns the row of a fault, without its id. Throws a 422 for one that could have no effect. `pointer` is its place. */
export function readFault(
  fault: components["schemas"]["FaultCreate"],
  pointer: string,
  checks = createPatternChecks(),
): Omit<InjectedFault, "id"> {
  const { operation_id, match = {}, probability = 1, times = 1, latency_ms, event_latency_ms, status } = fault;
  checkOperationId(operation_id, `${pointer}/operation_id`);
  checkMatch(match, `${pointer}/match`, checks);
  checkPath({ operation_id, ...match }, `${pointer}/match`);
  checkRange(latency_ms, `${pointer}/latency_ms`);
  checkRange(event_latency_ms, `${pointer}/event_latency_ms`);
  const drop = fault.drop ?? false;
  const effects = [latency_ms, event_latency_ms, status, fault.cut_after_bytes, fault.cut_after_events];
  if (!drop && effects.every((effect) => effect === undefined))
    unprocessable(
      pointer,
      "A fault needs an effect: status, drop, latency_ms, event_latency_ms, cut_after_bytes or cut_after_events.",
    );
  if (fault.retry_after !== undefined && status === undefined)
    unprocessable(
      `${pointer}/retry_after`,
      "The header Retry-After is sent with a problem. Set status, too, such as 503.",
    );
  return {
    operation_id,
    match,
    probability,
    remaining: times,
    latency_ms: latency_ms ?? null,
    event_latency_ms: event_latency_ms ?? null,
    status: status ?? null,
    retry_after: fault.retry_after ?? null,
    drop,
    cut_after_bytes: fault.cut_after_bytes ?? null,
    cut_after_events: fault.cut_after_events ?? null,
  };
}
