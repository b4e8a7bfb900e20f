import { problemOf } from "../areas/problems.ts";
import type { Exchange } from "./request-context.ts";
import type { Output } from "./validate-response.ts";

const CODES: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  429: "RATE_LIMITED",
  500: "INTERNAL_ERROR",
  503: "UNAVAILABLE",
};

/** Uses up the fault that waits for this request, if there is one: a problem to answer with, or a way to send badly. */
export function disturb(exchange: Exchange): Output | undefined {
  const { faults } = exchange.keeper!.world;
  const fault = faults.all().find(({ operation_id }) => operation_id === "*" || operation_id === exchange.id);
  if (!fault) return undefined;
  const remaining = fault.remaining === null ? null : fault.remaining - 1;
  if (remaining === 0) faults.delete(fault.id);
  else faults.put({ ...fault, remaining });
  exchange.disturbance = {
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
    problem: problemOf(status, code, `The mock was told to answer ${exchange.id} with ${status}.`),
  };
}
