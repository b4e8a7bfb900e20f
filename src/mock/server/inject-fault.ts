import { problemOf } from "../areas/problems.ts";
import type { HandlerResult } from "../areas/responses.ts";
import type { RequestContext } from "./request-context.ts";

const CODES: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  429: "RATE_LIMITED",
  500: "INTERNAL_ERROR",
  503: "UNAVAILABLE",
};

/** Applies the oldest fault for this operation, if there is one. Returns a response to send instead of the handler's. */
export function injectFault(context: RequestContext): HandlerResult | undefined {
  const { faults } = context.controller!.sandbox;
  const fault = faults.all().find(({ operation_id }) => operation_id === "*" || operation_id === context.operationId);
  if (!fault) return undefined;
  const remaining = fault.remaining === null ? null : fault.remaining - 1;
  if (remaining === 0) faults.delete(fault.id);
  else faults.put({ ...fault, remaining });
  context.transportFault = {
    latency: fault.latency_ms ?? 0,
    drop: fault.drop,
    cutAfterBytes: fault.cut_after_bytes,
    cutAfterEvents: fault.cut_after_events,
  };
  if (fault.drop) return { status: 0 };
  if (fault.status === null) return undefined;
  const { status, retry_after } = fault;
  const headers = {
    ...(retry_after === null ? {} : { "retry-after": String(retry_after) }),
    ...(status === 429 ? { "x-ratelimit-remaining": "0" } : {}),
  };
  const code = CODES[status] ?? "INJECTED_FAULT";
  return {
    status,
    headers,
    problem: problemOf(status, code, `A fault was injected for ${context.operationId}: status ${status}.`),
  };
}
