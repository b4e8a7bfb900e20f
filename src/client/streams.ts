import type { EventStream } from "../../generated/client.ts";
import { mediaTypeOf, PlatformError, StreamError, TimeoutError } from "./errors.ts";
import { createEventParser, type StreamEvent, type StreamProgress } from "./event-parser.ts";
import { backoffMs, retryDelayMs } from "./retry.ts";
import { createTimeout, normalizeError, type PreparedCall, sendOnce, type Timeout, waitOrThrow } from "./transport.ts";

interface EventIterator extends AsyncIterableIterator<StreamEvent> {
  return(): Promise<IteratorResult<StreamEvent>>;
}

/** Creates the event stream of a call, which can be read once. */
export function createEventStream(prepare: () => PreparedCall): EventStream<StreamEvent> {
  let started = false;
  const start = () => {
    if (started) throw new PlatformError("This stream was already read. Call the method again, or use tee().");
    started = true;
    return readEvents(prepare());
  };
  const toReadableStream = () => readableStreamOf(start());
  return {
    [Symbol.asyncIterator]: start,
    toReadableStream,
    tee: () => toReadableStream().tee().map(iterate) as [EventIterator, EventIterator],
  };
}

/**
 * Returns the events of a call one by one. Not an async generator, because that costs more for each event than parsing it,
 * and because its `return` would wait for the next chunk before it ends the request.
 */
function readEvents(call: PreparedCall): EventIterator {
  const cancellation = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, cancellation.signal]) : cancellation.signal;
  const source = readBatches({ ...call, signal });
  let batch: StreamEvent[] = [];
  let position = 0;
  /** The `next()` that waits for the server, if there is one. Calls of `next()` that overlap with it are queued. */
  let pending: Promise<unknown> | undefined;
  const next = (): Promise<IteratorResult<StreamEvent>> => {
    if (pending) return pending.then(next);
    if (position < batch.length && !signal.aborted)
      return Promise.resolve({ done: false, value: batch[position++] as StreamEvent });
    const pulled = pull();
    pending = pulled.catch(() => {});
    return pulled;
  };
  const pull = async (): Promise<IteratorResult<StreamEvent>> => {
    try {
      // If the signal is aborted, the events that are left in the batch are discarded.
      const { done, value } = await (position < batch.length ? source.throw(signal.reason) : source.next());
      if (done) return { done, value };
      batch = value;
      position = 1;
      return { done: false, value: batch[0] as StreamEvent };
    } catch (error) {
      batch = [];
      if (cancellation.signal.aborted) return { done: true, value: undefined };
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return {
    next,
    async return() {
      cancellation.abort();
      await source.return(undefined).catch(() => {});
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Connects, and reconnects if the stream can be resumed, until a terminal event. Yields the events of each chunk as one
 * batch, which is never empty, and reads the next chunk only after that.
 */
async function* readBatches(call: PreparedCall): AsyncGenerator<StreamEvent[], undefined> {
  const terminalEvents = call.details!;
  const progress: StreamProgress = { count: 0, lastEventId: undefined, retryMs: undefined, ended: false };
  /** Reconnections since the last event, and how many of them followed a failed attempt. */
  let reconnections = 0;
  let failures = 0;
  for (;;) {
    const countBefore = progress.count;
    const timeout = createTimeout(call.signal, call.idleTimeoutMs);
    let connected = false;
    let failure: unknown;
    try {
      const reader = await connect(resumeAfter(call, progress.lastEventId), timeout);
      connected = true;
      const parse = createEventParser(call, progress, terminalEvents);
      for (;;) {
        timeout.refresh();
        const { done, value } = await reader.read();
        // The time that the caller takes for an event doesn't count.
        timeout.pause();
        timeout.signal.throwIfAborted();
        if (done) break;
        const { events, error } = parse(value);
        if (events.length > 0) yield events;
        if (error) throw error;
        if (progress.ended) return;
      }
    } catch (error) {
      failure = normalizeError(error, call, timeout);
    } finally {
      timeout.clear();
      timeout.abort();
    }
    if (progress.count > countBefore) reconnections = failures = 0;
    const idle = connected && (!failure || failure instanceof TimeoutError);
    failure ??= new StreamError(call, `ended before ${terminalEvents.join(" or ")}`);
    // Without an event id, the server would send the stream from its start again.
    const resumable = call.flags.includes("r") && (progress.count === 0 || progress.lastEventId !== undefined);
    // There may be no events for a long time, and the server may close an idle stream: neither is a failed attempt.
    let delayMs = idle && call.maxRetries > 0 ? backoffMs(reconnections) : retryDelayMs(failure, call, failures++);
    if (connected && !resumable) delayMs = undefined;
    if (delayMs !== undefined) {
      const requestedMs = progress.retryMs ?? delayMs;
      delayMs = reconnections++ ? Math.max(delayMs, requestedMs) : requestedMs;
    }
    await waitOrThrow(call, failure, delayMs);
  }
}

/** The call that resumes a stream after an event. Last-Event-ID replaces the start position that the caller gave. */
function resumeAfter(call: PreparedCall, lastEventId: string | undefined): PreparedCall {
  if (lastEventId === undefined) return call;
  const { start_seq: _, last_event_id: __, ...query } = call.query;
  return { ...call, query, headers: { ...call.headers, "Last-Event-ID": lastEventId } };
}

/** Sends one request and returns the reader of its event stream. Throws a StreamError if the response is none. */
async function connect(call: PreparedCall, { signal }: Timeout) {
  const response = await sendOnce(call, signal);
  const reader = response.body?.getReader();
  // A custom fetch may ignore the signal. `once`, because Node.js keeps a signal in memory while it has listeners.
  signal.addEventListener("abort", () => reader?.cancel().catch(() => {}), { once: true });
  const type = mediaTypeOf(response);
  if (reader && /^text\/event-stream\b/i.test(type)) return reader;
  throw new StreamError(call, `received a ${response.status} response with ${type} instead of an event stream`);
}

function readableStreamOf(source: EventIterator): ReadableStream<StreamEvent> {
  return new ReadableStream<StreamEvent>(
    {
      async pull(controller) {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await source.return();
      },
    },
    // The request is sent by the first read, not before.
    { highWaterMark: 0 },
  );
}

/** Not every browser can iterate over a ReadableStream. */
function iterate(stream: ReadableStream<StreamEvent>): EventIterator {
  const reader = stream.getReader();
  return {
    next: () => reader.read() as Promise<IteratorResult<StreamEvent>>,
    async return() {
      reader.cancel().catch(() => {});
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
