import { type OperationId, operations } from "../../../generated/operations.ts";
import { isMatch } from "../control/request-match.ts";
import { DEFAULT_CODES, type Problem, toProblem } from "../exchange/problems.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import type { TransportFault } from "../exchange/types.ts";
import type { ControlledSandbox } from "../sandboxes/control-tables.ts";
import { createWaits, drawLatency, toSeed } from "./latency.ts";
import { toMatchable } from "./shared/matchable.ts";

interface AppliedFault {
  readonly transportFault: TransportFault;
  /** The response to send instead of the handler's. */
  readonly result?: HandlerResult;
}

export function injectFault(
  sandbox: Pick<ControlledSandbox, "faults" | "checks" | "random" | "use">,
  operationId: string,
  request: ReceivedRequest,
): AppliedFault | undefined {
  const { faults } = sandbox;
  const all = faults.all();
  if (all.length === 0) return undefined;
  const matchable = toMatchable(operationId, request);
  const fault = all.findLast(
    ({ operation_id, match, probability }) =>
      (operation_id === "*" || operation_id === operationId) &&
      isMatch(match, matchable, sandbox.checks) &&
      // A random number is used only if it matters, so that other faults do not change ids.
      (probability === 1 || sandbox.random() < probability),
  );
  if (!fault) return undefined;
  sandbox.use(fault.id);
  const random = () => sandbox.random();
  const remaining = fault.remaining === null ? null : fault.remaining - 1;
  if (remaining === 0) faults.delete(fault.id);
  else faults.put({ ...fault, remaining });
  const transportFault = {
    latency: drawLatency(fault.latency_ms ?? 0, random),
    drop: fault.drop,
    cutAfterBytes: fault.cut_after_bytes,
    cutAfterEvents: fault.cut_after_events,
    eventLatency: createWaits(fault.event_latency_ms ?? 0, () => toSeed(random)),
  };
  if (fault.drop) return { transportFault, result: { status: 0 } };
  if (fault.status === null) return { transportFault };
  const { status, retry_after } = fault;
  const headers = {
    ...(retry_after === null ? {} : { "retry-after": String(retry_after) }),
    ...(status === 429 ? { "x-ratelimit-remaining": "0" } : {}),
  };
  return { transportFault, result: { status, headers, problem: faultProblem(operationId, status) } };
}

/** Returns the problem of a fault. A 422 has a violation of the body or, in an operation without one, of the query. */
function faultProblem(operationId: string, status: number): Problem {
  const code = DEFAULT_CODES[status] ?? "INJECTED_FAULT";
  const detail = `A fault was injected for ${operationId}: status ${status}.`;
  // TypeScript can't exclude a single number from a type: the status is any except 422.
  if (status !== 422) return toProblem(status as 500, code, detail);
  const pointer = operations[operationId as OperationId].body === "none" ? "/query" : "/body";
  return toProblem(status, code, detail, {
    errors: [{ pointer, detail: "is invalid: a fault was injected", code: "invalid" }],
  });
}
