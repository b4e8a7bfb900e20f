import { toJson } from "../exchange/remembered.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import type { MockRequest, MockResponse, TransportFault } from "../exchange/types.ts";
import { corsHeaders } from "./cors.ts";

export interface RespondOptions {
  readonly id: string;
  readonly corsOrigins: readonly string[] | undefined;
  readonly transportFault?: TransportFault | undefined;
}

export function respond(
  request: MockRequest,
  result: HandlerResult,
  { id, corsOrigins, transportFault }: RespondOptions,
): MockResponse {
  const { status, events, raw } = result;
  const headers: Record<string, string> = { "x-request-id": id, ...result.headers };
  if (request.headers.origin !== undefined) Object.assign(headers, corsHeaders(request, corsOrigins));
  if (events) {
    headers["content-type"] = "text/event-stream";
    headers["cache-control"] = "no-store";
    return { status, headers, events, transportFault };
  }
  if (raw) {
    headers["content-type"] = raw.mediaType;
    return { status, headers, body: raw.body, transportFault };
  }
  const value = result.problem ?? result.body;
  if (value === undefined) return { status, headers, transportFault };
  headers["content-type"] = result.problem ? "application/problem+json" : "application/json";
  return { status, headers, body: result.problem ? JSON.stringify(value) : toJson(value), transportFault };
}
