import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { ServerEvent } from "../exchange/responses.ts";
import type { MockResponse, TransportFault } from "../exchange/types.ts";
import { dataJson } from "../lib/event-json.ts";
import { addWaits, createWaits, drawLatency, type Latency, pause } from "../stages/latency.ts";
import { areKnown } from "../stages/shared/known-events.ts";
import { requestNumber } from "../stages/shared/request-ids.ts";
import { toRandom } from "../state/ids.ts";
import type { Pace } from "./pace.ts";
import { encodeEvent, encodeOnce } from "./sse.ts";
import type { UnsentResponses } from "./unsent-responses.ts";

/**
 * Maximum number of unread bytes before a stream waits, so that it holds these and one event. Also set for the server,
 * because the default depends on the version of Node.js.
 */
export const MAX_BUFFERED_BYTES = 65_536;

export interface SendOptions {
  /** Milliseconds to wait before each response, and between the events of a stream. */
  readonly latency: Latency;
  readonly eventLatency: Latency;
  /** Milliseconds of silence after which a stream sends a comment line. */
  readonly keepAlive: number;
  /** Functions that end the open streams that wait for events. All others end by themselves. */
  readonly streams: Set<() => void>;
  /** Shared by all streams. */
  readonly pace: Pace;
  /** Counts a body that is written after a delay. */
  readonly countDelayed: UnsentResponses["countDelayed"];
}

export function send(result: MockResponse, response: ServerResponse, options: SendOptions): Promise<void> | undefined {
  const encoded = encodeLong(result);
  if (options.latency !== 0 || result.transportFault || result.events) return sendSlowly(encoded, response, options);
  sendPlain(encoded, response);
  return undefined;
}

/** Encodes a long body: Node.js would keep its text in memory besides its bytes until it has been sent. */
function encodeLong(result: MockResponse): MockResponse {
  const { body } = result;
  if (typeof body !== "string" || body.length <= MAX_BUFFERED_BYTES) return result;
  return { ...result, body: Buffer.from(body) };
}

async function sendSlowly(result: MockResponse, response: ServerResponse, options: SendOptions): Promise<void> {
  const { body, events, transportFault } = result;
  // A delay may be long, and the part before a cut may be unread.
  if (body !== undefined) options.countDelayed(response, Buffer.byteLength(body));
  await delay(
    drawLatency(options.latency, () => toRandom(requestNumber(result.headers), 0)),
    response,
  );
  if (transportFault) await applyFault(result, transportFault, response);
  if (isGone(response)) return;
  if (events && response.req.method !== "HEAD") await sendEvents(result, response, options);
  else sendPlain(result, response);
}

function sendPlain({ status, headers, body }: MockResponse, response: ServerResponse): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Returns true if the connection has been closed. A response that waits for an earlier one is not told. */
function isGone({ destroyed, req }: ServerResponse): boolean {
  return destroyed || req.socket.destroyed;
}

async function sendEvents(result: MockResponse, response: ServerResponse, options: SendOptions): Promise<void> {
  const { status, headers, events, transportFault } = result;
  const waits = addWaits(
    transportFault?.eventLatency,
    createWaits(options.eventLatency, () => requestNumber(result.headers)),
  );
  const isJoined = events && areKnown(events) && !transportFault && !waits;
  const rest = isJoined ? startKnown(result, response) : undefined;
  if (isJoined && !rest) return;
  const ended = new AbortController();
  const end = () => ended.abort();
  let left = transportFault?.cutAfterEvents ?? Infinity;
  let isFirst = true;
  response.on("close", end);
  // Without a listener, writing to a stream that has just ended would end the process.
  response.on("error", end);
  if (!rest) response.writeHead(status, headers).flushHeaders();
  const { socket } = response.req;
  const isLive = !areKnown(events!);
  if (isLive) options.streams.add(end);
  // A client that has ended its side of the connection may have gone, and must not hold a stream that waits.
  if (isLive || waits) {
    if (socket.readableEnded) end();
    else socket.once("end", end);
  }
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(": keep-alive\n\n");
  }, options.keepAlive);
  const write = async (bytes: Uint8Array) => {
    timer.refresh();
    if (!response.write(bytes)) await once(response, "drain", { signal: ended.signal }).catch(() => {});
  };
  try {
    while (rest && !ended.signal.aborted) {
      const bytes = await options.pace(() => Buffer.from(joinNext(rest)));
      if (bytes.length > 0) await write(bytes);
      if (bytes.length < MAX_WRITE) break;
    }
    for await (const event of rest ? [] : events!(ended.signal)) {
      if (left === 0) break;
      if (waits && !isFirst) await pause(waits(), ended.signal);
      isFirst = false;
      if (ended.signal.aborted) break;
      const bytes = await options.pace(() => encodeOnce(event));
      if (ended.signal.aborted) break;
      left -= 1;
      // The last event must be sent before the connection is cut.
      if (left === 0) await new Promise((resolve) => response.write(bytes, resolve));
      else await write(bytes);
    }
    if (left === 0) response.destroy();
    else response.end();
  } finally {
    clearInterval(timer);
    socket.off("end", end);
    rest?.return?.();
    options.streams.delete(end);
    end();
  }
}

/** Never aborted, because known events do not wait. */
const NEVER = new AbortController().signal;
/** Number of characters at which joined events are written. */
const MAX_WRITE = 16_384;

/** Sends the start of a stream, or all of it if it is short. Returns the rest. */
function startKnown(
  { status, headers, events }: MockResponse,
  response: ServerResponse,
): Iterator<ServerEvent> | undefined {
  const rest = (events!(NEVER) as Iterable<ServerEvent>)[Symbol.iterator]();
  response.on("error", () => {});
  response.writeHead(status, headers);
  try {
    const text = joinNext(rest);
    if (text.length >= MAX_WRITE) {
      response.write(Buffer.from(text));
      return rest;
    }
    response.end(text);
    return undefined;
  } catch (error) {
    // The client sees that a response has begun, and then that it is incomplete.
    response.flushHeaders();
    throw error;
  }
}

/** Encodes events and joins them, because a write costs more than an event. Only the last text is shorter than a write. */
function joinNext(events: Iterator<ServerEvent>): string {
  let text = "";
  while (text.length < MAX_WRITE) {
    const { done, value } = events.next();
    if (done) break;
    text += encodeEvent(value, dataJson(value));
  }
  return text;
}

/** Applies a fault. The response is sent only if the connection is still open. */
async function applyFault(
  { status, headers, body }: MockResponse,
  { latency, drop, cutAfterBytes }: TransportFault,
  response: ServerResponse,
): Promise<void> {
  await delay(latency, response);
  if (drop) response.destroy();
  if (isGone(response) || cutAfterBytes === null || body === undefined) return;
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, "content-length": bytes.length });
  await new Promise((resolve) => response.write(bytes.subarray(0, cutAfterBytes), resolve));
  response.destroy();
}

/** Waits, but no longer than the connection is open, so that nothing keeps a closed server running. */
function delay(milliseconds: number, response: ServerResponse): Promise<void> | undefined {
  const { socket } = response.req;
  if (milliseconds === 0 || isGone(response)) return undefined;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      socket.off("close", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    socket.on("close", done);
  });
}
