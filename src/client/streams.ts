import { PlatformError, readMediaType, StreamError } from "./errors.ts";
import { createStream, type EventReader, withResolvers } from "./event-stream.ts";
import { normalizeError } from "./failures.ts";
import { readHeaders } from "./options.ts";
import { extend, type PreparedCall } from "./prepare-call.ts";
import type { ResponseStream } from "./public-types.ts";
import { retryDelayMs } from "./retry.ts";
import { sendOnce, waitOrThrow } from "./send.ts";
import { createStreamParser, type StreamEvent, type StreamProgress } from "./stream-parser.ts";
import { createTimeout, type Timeout } from "./timeout.ts";

/** Creates the event stream of a call, which can be read once. */
export function createEventStream(prepare: () => PreparedCall): ResponseStream<StreamEvent, object> {
  return createStream(() => readEvents(prepare()), PlatformError);
}

/**
 * Returns the events of a call one by one. Not an async generator, because that costs more for each event than parsing it,
 * and because its `return` would wait for the next chunk before it ends the request.
 */
function readEvents(call: PreparedCall): EventReader<StreamEvent, object> {
  // Not AbortSignal.any, which leaves an entry for each stream on the signal of the caller.
  const cancellation = createTimeout(call.signal, 0);
  const { signal } = cancellation;
  cancellation.pause();
  let left = false;
  const progress: StreamProgress = { count: 0, chunks: call.flags.includes("r") ? undefined : [] };
  const source = readBatches(extend(call, { signal }), progress);
  let connected: Promise<Response> | undefined;
  let batch: StreamEvent[] = [];
  let position = 0;
  /** The `next()` that waits for the server, if there is one. Calls of `next()` that overlap with it are queued. */
  let pending: Promise<unknown> | undefined;
  const { promise, resolve, reject } = withResolvers<() => Promise<object>>();
  // Also rejects when the caller aborts a stream that nobody reads on. Most programs read only the events.
  const complete = cancellation.race(promise).catch((error) => {
    throw normalizeError(error, call, cancellation);
  });
  complete.catch(() => {});
  // The result is decided by the last event that is read, and not by the last one that has arrived: the rest may be left.
  const take = (): IteratorResult<StreamEvent> => {
    const value = batch[position++] as StreamEvent;
    if (position === batch.length)
      if (progress.failure) reject(progress.failure);
      else if (progress.ended) resolve(() => buildFinalResponse(call, progress.chunks));
    return { done: false, value };
  };
  const next = (): Promise<IteratorResult<StreamEvent>> => {
    if (pending) return pending.then(next);
    if (position < batch.length && !signal.aborted) return Promise.resolve(take());
    const pulled = pull();
    pending = pulled.catch(() => {});
    return pulled;
  };
  const pull = async (): Promise<IteratorResult<StreamEvent>> => {
    try {
      // After a failed withResponse(), the source has ended, as it does after the last event.
      await connected;
      cancellation.refresh();
      // If the signal is aborted, the remaining events of the batch are discarded.
      let result = await (position < batch.length ? source.throw(signal.reason) : source.next());
      while (!result.done && !Array.isArray(result.value)) result = await source.next();
      if (result.done) {
        cancellation.clear();
        return result;
      }
      batch = result.value as StreamEvent[];
      position = 0;
      return take();
    } catch (error) {
      batch = [];
      cancellation.clear();
      reject(error);
      if (left) return { done: true, value: undefined };
      throw error;
    } finally {
      pending = undefined;
      cancellation.pause();
    }
  };
  return {
    next,
    complete,
    connect() {
      if (connected) return connected;
      cancellation.refresh();
      connected = source
        .next()
        .then(({ value }) => value as Response)
        .finally(cancellation.pause);
      connected.catch((error) => {
        cancellation.clear();
        reject(error);
      });
      return connected;
    },
    async return() {
      left = true;
      reject(new PlatformError("The stream was left before its end."));
      // The abort must not settle `complete` first.
      await undefined;
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
 * events of each chunk as one batch, which is never empty, and reads the next chunk only after that. Throws the error of a
 * terminal event that reports a failure after its batch.
 */
async function* readBatches(
  first: PreparedCall,
  progress: StreamProgress,
): AsyncGenerator<Response | StreamEvent[], undefined> {
  let call = first;
  const ends = call.details!;
  /** Attempts since the last event that were not the first one. */
  let reconnections = 0;
  for (;;) {
    const countBefore = progress.count;
    const timeout = createTimeout(call.signal, call.idleTimeoutMs, "idleTimeoutMs");
    let connected = false;
    let failure: unknown;
    try {
      call = resumeAfter(first, progress.lastEventId);
      const { response, reader } = await connect(call, timeout, reconnections);
      connected = true;
      timeout.pause();
      yield response;
      const parse = createStreamParser(call, progress, ends, response.headers);
      for (;;) {
        timeout.refresh();
        const { done, value } = await reader.read();
        // The time that the caller takes for an event doesn't count.
        timeout.pause();
        timeout.signal.throwIfAborted();
        if (done) break;
        progress.chunks?.push(value);
        const events = parse(value);
        if (events.length > 0) yield events;
        if (progress.failure) throw progress.failure;
        if (progress.ended) return;
      }
    } catch (error) {
      failure = normalizeError(error, call, timeout);
    } finally {
      timeout.abort();
    }
    if (progress.count > countBefore) reconnections = 0;
    // Without an event id, the server would send the stream from its start again.
    const resumable = !progress.ended && call.flags.includes("r") && (!progress.count || progress.lastEventId);
    const attempt = reconnections;
    let delayMs = connected && !resumable ? undefined : retryDelayMs(failure, call, reconnections);
    if (delayMs !== undefined) {
      const requestedMs = progress.retryMs ?? delayMs;
      delayMs = reconnections++ ? Math.max(delayMs, requestedMs) : requestedMs;
    }
    failure ??= new StreamError(call, `ended before ${ends.join(" or ").replaceAll("!", "")}`);
    await waitOrThrow(call, failure, delayMs, attempt);
  }
}

/** Builds the final response of a stream that has succeeded from its chunks. */
async function buildFinalResponse(call: PreparedCall, chunks: Uint8Array[] = []): Promise<object> {
  // Not in the first bundle of a page, because few programs ask for the final response.
  const { buildResponse } = await import("./final-response.ts");
  return buildResponse(chunks.flatMap(createStreamParser(call, { count: 0 }, call.details!, new Headers())));
}

/** The call that resumes a stream after an event. Last-Event-ID replaces the start position of the caller. */
function resumeAfter(call: PreparedCall, lastEventId: string | undefined): PreparedCall {
  if (!lastEventId) return call;
  const query = { ...call.query, start_seq: undefined, last_event_id: undefined };
  // A header consists of bytes, which fetch takes as Latin-1 characters.
  const id = String.fromCharCode(...new TextEncoder().encode(lastEventId));
  return extend(call, { query, headers: readHeaders({ ...call.headers, "Last-Event-ID": id }) });
}

/** Sends one request and returns its response and the reader of its event stream. Throws a StreamError for another response. */
async function connect(call: PreparedCall, timeout: Timeout, attempt: number) {
  const { response } = await sendOnce(call, timeout, attempt);
  const reader = response.body?.getReader();
  timeout.cancelOnAbort(reader);
  const type = readMediaType(response);
  if (reader && /^text\/event-stream\b/i.test(type)) return { response, reader };
  throw new StreamError(call, `received a ${response.status} response (${type}) instead of an event stream`);
}
