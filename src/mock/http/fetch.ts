import type { ServerEvents } from "../exchange/responses.ts";
import type { MockRequest, MockResponse, TransportFault } from "../exchange/types.ts";
import { pause } from "../stages/latency.ts";
import type { Pace } from "./pace.ts";
import { encodeEvent } from "./sse.ts";

export async function readRequest(request: Request): Promise<MockRequest> {
  const { pathname, search, host } = new URL(request.url);
  // A simulated browser may keep the case of names.
  const headers = [...request.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
  // Firefox does not have the property `body`.
  const bytes = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: pathname + search,
    headers: { host, ...Object.fromEntries(headers) },
    body: request.body || bytes?.length ? bytes : undefined,
  };
}

/**
 * Converts a response to a web-standard one; HEAD gets no body (RFC 9110 section 9.3.2). Connection faults have the same
 * effect as with fetch: a rejection, or an error in the middle of the body. The streams of a mock share a pace.
 */
export async function writeResponse(
  mockResponse: MockResponse,
  { method, signal }: Request,
  pace: Pace,
): Promise<Response> {
  const { status, headers, body, events, transportFault } = mockResponse;
  await pause(transportFault?.latency ?? 0, signal);
  // As with fetch, whose reason may be any value.
  if (signal.aborted) throw signal.reason;
  if (transportFault?.drop)
    throw new TypeError("fetch failed", { cause: new Error("A fault was injected: the connection is dropped.") });
  if (method === "HEAD" || (body === undefined && !events)) return new Response(null, { status, headers });
  if (events) {
    const stream = toStream(events, signal, transportFault, pace);
    return new Response(stream, { status, headers });
  }
  const limit = transportFault?.cutAfterBytes ?? null;
  // A body is a text or bytes, but the types of Node.js and of the web differ for bytes.
  return new Response(limit === null ? (body as BodyInit) : cutOff(body!, limit), { status, headers });
}

function toStream(
  events: ServerEvents,
  signal: AbortSignal,
  fault: TransportFault | undefined,
  pace: Pace,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  signal.addEventListener("abort", () => gone.abort(), { once: true, signal: gone.signal });
  const list = events(gone.signal);
  const iterator = Symbol.asyncIterator in list ? list[Symbol.asyncIterator]() : list[Symbol.iterator]();
  let left = fault?.cutAfterEvents ?? Infinity;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      if (left === 0) {
        gone.abort();
        await iterator.return?.();
        controller.error(new TypeError("terminated"));
        return;
      }
      left -= 1;
      const { done, value } = await iterator.next();
      if (done) {
        gone.abort();
        controller.close();
        return;
      }
      if (!isFirst) await pause(fault?.eventLatency?.() ?? 0, gone.signal);
      isFirst = false;
      const bytes = await pace(() => encoder.encode(encodeEvent(value)));
      // The stream may have been canceled.
      if (!gone.signal.aborted) controller.enqueue(bytes);
    },
    async cancel() {
      gone.abort();
      await iterator.return?.();
    },
  });
}

function cutOff(body: string | Uint8Array, most: number): ReadableStream<Uint8Array> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent || most === 0) controller.error(new TypeError("terminated"));
      else controller.enqueue(bytes.subarray(0, most));
      sent = true;
    },
  });
}
