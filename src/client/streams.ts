import { PlatformError, readMediaType, StreamError } from "./errors.ts";
import { createEventParser, type StreamEvent, type StreamProgress } from "./event-parser.ts";
import type { EventStream } from "./public-types.ts";
import { retryDelayMs } from "./retry.ts";
import {
  anySignal,
  createTimeout,
  normalizeError,
  type PreparedCall,
  sendOnce,
  type Timeout,
  waitOrThrow,
} from "./transport.ts";

interface EventIterator extends AsyncIterableIterator<StreamEvent> {
  return(): Promise<IteratorResult<StreamEvent>>;
}

interface EventReader extends EventIterator {
  /** Connects on the first call. Resolves to the first response. */
  connect(): Promise<Response>;
}

/** Creates the event stream of a call, which can be read once. */
export function createEventStream(prepare: () => PreparedCall): EventStream<StreamEvent> {
  let reader: EventReader | undefined;
  let started = false;
  const open = (reads: boolean) => {
    if (started) throw new PlatformError("A stream can be read once; see tee().");
    started = reads;
    reader ??= readEvents(prepare());
    return reader;
  };
  const toReadableStream = () => createReadableStream(open(true));
  const stream = {
    [Symbol.asyncIterator]: () => open(true),
    withResponse: async () => ({ data: stream, response: await open(false).connect() }),
    toReadableStream,
    tee: () => toReadableStream().tee().map(iterate) as [EventIterator, EventIterator],
    async [Symbol.asyncDispose]() {
      await reader?.return();
    },
  };
  return stream;
}

/**
 * Returns the events of a call one by one. Not an async generator, because that costs more for each event than parsing it,
 * and because its `return` would wait for the next chunk before it ends the request.
 */
function readEvents(call: PreparedCall): EventReader {
  const cancellation = new AbortController();
  const signal = anySignal(call.signal, cancellation.signal);
  const source = readBatches({ ...call, signal });
  let connected: Promise<Response> | undefined;
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
      // If the signal is aborted, the remaining events of the batch are discarded.
      let result: IteratorResult<Response | StreamEvent[], undefined>;
      do result = await (position < batch.length ? source.throw(signal.reason) : source.next());
      while (!result.done && !Array.isArray(result.value));
      if (result.done) return result;
      batch = result.value as StreamEvent[];
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
    connect() {
      connected ??= source.next().then(({ value }) => value as Response);
      return connected;
    },
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
 * Connects, and reconnects if the stream can be resumed, until a terminal event. Yields the response of each connection, and the
 * events of each chunk as one batch, which is never empty, and reads the next chunk only after that.
 */
async function* readBatches(call: PreparedCall): AsyncGenerator<Response | StreamEvent[], undefined> {
  const terminalEvents = call.details!;
  const progress: StreamProgress = { count: 0, lastEventId: undefined, retryMs: undefined, ended: false };
  /** Attempts since the last event that were not the first one. */
  let reconnections = 0;
  for (;;) {
    const countBefore = progress.count;
    const timeout = createTimeout(call.signal, call.idleTimeoutMs, "idleTimeoutMs");
    let connected = false;
    let failure: unknown;
    try {
      const { response, reader } = await connect(resumeAfter(call, progress.lastEventId), timeout, reconnections);
      connected = true;
      timeout.pause();
      yield response;
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
        if (progress.ended) return;
        if (error) throw error;
      }
    } catch (error) {
      failure = normalizeError(error, call, timeout);
    } finally {
      timeout.abort();
    }
    if (progress.count > countBefore) reconnections = 0;
    // Without an event id, the server would send the stream from its start again.
    const resumable = call.flags.includes("r") && (!progress.count || progress.lastEventId);
    let delayMs = connected && !resumable ? undefined : retryDelayMs(failure, call, reconnections);
    if (delayMs !== undefined) {
      const requestedMs = progress.retryMs ?? delayMs;
      delayMs = reconnections++ ? Math.max(delayMs, requestedMs) : requestedMs;
    }
    failure ??= new StreamError(call, `ended before ${terminalEvents.join(" or ")}`);
    await waitOrThrow(call, failure, delayMs);
  }
}

/** The call that resumes a stream after an event. Last-Event-ID replaces the start position of the caller. */
function resumeAfter(call: PreparedCall, lastEventId: string | undefined): PreparedCall {
  if (!lastEventId) return call;
  const { start_seq: _, last_event_id: __, ...query } = call.query;
  // A header consists of bytes, which fetch takes as Latin-1 characters.
  const id = String.fromCharCode(...new TextEncoder().encode(lastEventId));
  return { ...call, query, headers: { ...call.headers, "Last-Event-ID": id } };
}

/** Sends one request and returns its response and the reader of its event stream. Throws a StreamError for another response. */
async function connect(call: PreparedCall, timeout: Timeout, attempt: number) {
  const response = await sendOnce(call, timeout, attempt);
  const reader = response.body?.getReader();
  // A custom fetch may ignore the signal. `once`, because Node.js keeps a signal in memory while it has listeners.
  timeout.signal.addEventListener("abort", () => reader?.cancel().catch(() => {}), { once: true });
  const type = readMediaType(response);
  if (reader && /^text\/event-stream\b/i.test(type)) return { response, reader };
  throw new StreamError(call, `received a ${response.status} response (${type}) instead of an event stream`);
}

function createReadableStream(source: EventIterator): ReadableStream<StreamEvent> {
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
