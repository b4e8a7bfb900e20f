import type { HandlerResult } from "../../areas/responses.ts";
import { isMatch } from "../../control/request-match.ts";
import { isJsonType } from "../../lib/media-type.ts";
import { matchableOf } from "../matchable.ts";
import type { RequestContext } from "../request-context.ts";

/** The oldest reply that matches the request, if there is one. */
export function sendReply(context: RequestContext): HandlerResult | undefined {
  const { replies, checks } = context.controller!.sandbox;
  const all = replies.all();
  if (all.length === 0) return undefined;
  const request = matchableOf(context);
  const reply = all.find(({ match }) => isMatch(match, request, checks));
  if (!reply) return undefined;
  const { id, status, remaining, delay_ms, events } = reply;
  if (remaining === 1) replies.delete(id);
  else if (remaining !== null) replies.put({ ...reply, remaining: remaining - 1 });
  if (delay_ms > 0) {
    const fault = context.transportFault ?? { latency: 0, drop: false, cutAfterBytes: null, cutAfterEvents: null };
    context.transportFault = { ...fault, latency: fault.latency + delay_ms };
  }
  const { "content-type": mediaType = "application/json", ...headers } = reply.headers;
  if (events) return { status, headers, events: () => events };
  if (!("body" in reply)) return { status, headers };
  const body = isJsonType(mediaType) ? JSON.stringify(reply.body) : String(reply.body);
  return { status, headers, raw: { mediaType, body } };
}
