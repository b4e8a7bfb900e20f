import { isJsonType } from "../../core/media-type.ts";
import { isMatch } from "../control/request-match.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import type { TransportFault } from "../exchange/types.ts";
import type { ControlledSandbox, Reply } from "../sandboxes/control-tables.ts";
import { addWaits, createWaits, drawLatency, toSeed } from "./latency.ts";
import { toMatchable } from "./shared/matchable.ts";

const NO_FAULT: TransportFault = { latency: 0, drop: false, cutAfterBytes: null, cutAfterEvents: null };

/** Takes the newest reply that matches the request, if there is one. Returns the fault with the delay of the reply, too. */
export function takeReply(
  sandbox: Pick<ControlledSandbox, "replies" | "checks" | "random" | "use">,
  operationId: string,
  request: ReceivedRequest,
  fault: TransportFault | undefined,
) {
  const { replies } = sandbox;
  const all = replies.all();
  if (all.length === 0) return undefined;
  const matchable = toMatchable(operationId, request);
  const found = all.findLast(({ match }) => isMatch(match, matchable, sandbox.checks));
  if (!found) return undefined;
  const { id, remaining, latency_ms, event_latency_ms } = found;
  sandbox.use(id);
  if (remaining === 1) replies.delete(id);
  else if (remaining !== null) replies.put({ ...found, remaining: remaining - 1 });
  const before = fault ?? NO_FAULT;
  const random = () => sandbox.random();
  const latency = drawLatency(latency_ms, random);
  const waits = createWaits(event_latency_ms, () => toSeed(random));
  const isDelayed = latency > 0 || waits !== undefined;
  const eventLatency = addWaits(before.eventLatency, waits);
  return {
    result: toHandlerResult(found),
    transportFault: isDelayed ? { ...before, latency: before.latency + latency, eventLatency } : fault,
  };
}

function toHandlerResult(reply: Reply): HandlerResult {
  const { status, events } = reply;
  const { "content-type": mediaType = "application/json", ...headers } = reply.headers;
  if (events) return { status, headers, events: () => events };
  if (!("body" in reply)) return { status, headers };
  const body = isJsonType(mediaType) ? JSON.stringify(reply.body) : String(reply.body);
  return { status, headers, raw: { mediaType, body } };
}
