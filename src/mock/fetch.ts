import { encodeEvent } from "./events.ts";
import type { MockAnswer, MockRequest } from "./exchange.ts";

/** A web-standard request as the mock takes it. */
export async function readRequest(request: Request): Promise<MockRequest> {
  const { pathname, search, host } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    headers: { host, ...Object.fromEntries(request.headers) },
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : undefined,
  };
}

/** The mock's answer as a web-standard response; HEAD gets no body (RFC 9110 section 9.3.2). */
export function writeResponse({ status, headers, body, events }: MockAnswer, { method, signal }: Request): Response {
  if (method === "HEAD" || (body === undefined && !events)) return new Response(null, { status, headers });
  return new Response(events ? streamOf(events, signal) : (body as BodyInit), { status, headers });
}

function streamOf(events: NonNullable<MockAnswer["events"]>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  signal.addEventListener("abort", () => gone.abort(), { once: true, signal: gone.signal });
  const list = events(gone.signal);
  const iterator = Symbol.asyncIterator in list ? list[Symbol.asyncIterator]() : list[Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(encodeEvent(value)));
    },
    async cancel() {
      gone.abort();
      await iterator.return?.();
    },
  });
}
