import { readJson } from "../../core/json-object.ts";
import { shorten } from "../../core/shorten.ts";
import type { RequestSummary } from "../control/journal-entry.ts";
import { createEntry, MAX_ENTRY_BODY, type RawEntry, type RequestDetails } from "../control/journal-entry.ts";
import { describeReason } from "../control/reason.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import type { HandlerResult, ServerEvent, ServerEvents } from "../exchange/responses.ts";
import { maskOptional, maskUrl } from "../lib/mask.ts";
import { markKnown } from "./shared/known-events.ts";

/** Maximum number of characters of path and query in the journal and the log. */
const MAX_URL = 2000;

/** Nearly all requests use no fault, reply or turn: their entries share this. */
const NONE: string[] = [];

/** Summarizes a request and its response. `at` is the time in its sandbox; the notes list checks that were not enforced. */
export function summarize(
  request_id: string,
  at: string,
  { method, url }: ReceivedRequest,
  operationId: string | undefined,
  result: HandlerResult,
  notes: string[],
  used: readonly string[] = [],
): RequestSummary {
  const { status, problem } = result;
  return {
    request_id,
    at,
    method,
    url: shorten(maskUrl(url), MAX_URL),
    operation_id: operationId ?? null,
    status,
    reason: maskOptional(describeReason({ status, body: status >= 400 ? readBody(result) : undefined, used })),
    violations: problem?.errors ?? [],
    notes,
    used: used.length === 0 ? NONE : [...used],
  };
}

/** Reads the body of an error. That of a reply is a text. */
function readBody({ problem, body, raw }: HandlerResult): unknown {
  if (!raw) return problem ?? body;
  return typeof raw.body === "string" && raw.body.length <= MAX_ENTRY_BODY ? readJson(raw.body) : undefined;
}

export function makeEntry(
  summary: RequestSummary,
  request: ReceivedRequest,
  response: { readonly headers: RequestDetails["responseHeaders"]; readonly body?: RequestDetails["responseBody"] },
): RawEntry {
  const { headers, body, json, receivedAt } = request;
  return createEntry(summary, {
    durationMs: performance.now() - receivedAt,
    headers,
    body,
    // A long body is not kept, so it is not read if no stage has done so.
    json: body && body.length <= MAX_ENTRY_BODY ? json() : undefined,
    responseHeaders: response.headers,
    responseBody: response.body,
  });
}

/** Calls `onEvent` with each of the known events, and ends them when the signal is aborted. */
export function watchKnown(
  signal: AbortSignal,
  events: ServerEvents,
  onEvent: (event: ServerEvent) => void,
): ServerEvents {
  return markKnown(function* (gone) {
    // Known events do not wait.
    for (const event of events(gone) as Iterable<ServerEvent>) {
      if (signal.aborted) return;
      onEvent(event);
      yield event;
    }
  });
}

/** Calls `onEvent` with each event, and ends them when the signal is aborted or the client disconnects. */
export function watch(signal: AbortSignal, events: ServerEvents, onEvent: (event: ServerEvent) => void): ServerEvents {
  return async function* (gone) {
    // In Node.js 20, AbortSignal.any would keep each of its signals in memory as long as the others.
    const ended = new AbortController();
    const end = () => ended.abort();
    for (const each of [signal, gone]) each.addEventListener("abort", end);
    if (signal.aborted || gone.aborted) end();
    try {
      for await (const event of events(ended.signal)) {
        onEvent(event);
        yield event;
      }
    } finally {
      for (const each of [signal, gone]) each.removeEventListener("abort", end);
    }
  };
}
