import type { EventStream } from "../../generated/client.ts";
import { mediaTypeOf, PlatformError, StreamError, TimeoutError } from "./errors.ts";
import { eventParser, type Progress, type StreamEvent } from "./events.ts";
import { backoffMs, retryDelayMs } from "./retry.ts";
import { exchange, type Limit, limitOf, type Outgoing, pauseOrThrow, translate } from "./transport.ts";

interface Reader extends AsyncIterableIterator<StreamEvent> {
  return(): Promise<IteratorResult<StreamEvent>>;
}

/** The events of a call, to be read once. */
export function openStream(arrange: () => Outgoing): EventStream<StreamEvent> {
  let taken = false;
  const take = () => {
    if (taken) throw new PlatformError("This stream was read already. Call again, or use tee().");
    taken = true;
    return read(arrange());
  };
  const toReadableStream = () => readableOf(take());
  return {
    [Symbol.asyncIterator]: take,
    toReadableStream,
    tee: () => toReadableStream().tee().map(iterate) as [Reader, Reader],
  };
}

/**
 * Hands out events one by one. Written by hand, because an async generator costs more per event than the parser does, and
 * because its `return` would wait for the server's next word before it ends the request.
 */
function read(call: Outgoing): Reader {
  const leave = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, leave.signal]) : leave.signal;
  const source = batches({ ...call, signal });
  let batch: StreamEvent[] = [];
  let position = 0;
  /** Settles after a call that waits for the server. Further calls, made without waiting for it, take their turn. */
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
      // Events that are left when the signal fires are kept back.
      const { done, value } = await (position < batch.length ? source.throw(signal.reason) : source.next());
      if (done) return { done, value };
      batch = value;
      position = 1;
      return { done: false, value: batch[0] as StreamEvent };
    } catch (error) {
      batch = [];
      if (leave.signal.aborted) return { done: true, value: undefined };
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return {
    next,
    async return() {
      leave.abort();
      await source.return(undefined).catch(() => {});
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Connects, and connects again where the stream can be resumed, until an event ends it. Gives the events of each chunk
 * together, never none, and goes on only when they were handed out.
 */
async function* batches(call: Outgoing): AsyncGenerator<StreamEvent[], undefined> {
  const ends = call.extra!;
  const progress: Progress = { count: 0, lastId: undefined, retryMs: undefined, ended: false };
  /** Waits, and failed attempts among them, since the last event. */
  let waits = 0;
  let failures = 0;
  for (;;) {
    const before = progress.count;
    const limit = limitOf(call.signal, call.idleTimeoutMs);
    let opened = false;
    let failure: unknown;
    try {
      const reader = await connect(resumed(call, progress.lastId), limit);
      opened = true;
      const parse = eventParser(call, progress, ends);
      for (;;) {
        limit.renew();
        const { done, value } = await reader.read();
        // The time that the reader of the events takes doesn't count.
        limit.pause();
        limit.signal.throwIfAborted();
        if (done) break;
        const { events, fault } = parse(value);
        if (events.length > 0) yield events;
        if (fault) throw fault;
        if (progress.ended) return;
      }
    } catch (error) {
      failure = translate(error, call, limit);
    } finally {
      limit.clear();
      limit.abort();
    }
    if (progress.count > before) waits = failures = 0;
    const quiet = opened && (!failure || failure instanceof TimeoutError);
    failure ??= new StreamError(call, `ended before ${ends.join(" or ")}`);
    // Without an id, the stream would begin from its start again.
    const resumable = call.flags.includes("r") && (progress.count === 0 || progress.lastId !== undefined);
    // Nothing may happen for a long time, and the server may close a quiet stream: neither counts as a failed attempt.
    let delay = quiet && call.maxRetries > 0 ? backoffMs(waits) : retryDelayMs(failure, call, failures++);
    if (opened && !resumable) delay = undefined;
    if (delay !== undefined) {
      const asked = progress.retryMs ?? delay;
      delay = waits++ ? Math.max(delay, asked) : asked;
    }
    await pauseOrThrow(call, failure, delay);
  }
}

/** The call that goes on after an event. The id says where, so a place given by the caller must not. */
function resumed(call: Outgoing, lastId: string | undefined): Outgoing {
  if (lastId === undefined) return call;
  const { start_seq: _, last_event_id: __, ...query } = call.query;
  return { ...call, query, headers: { ...call.headers, "Last-Event-ID": lastId } };
}

/** One request, and the reader of the stream that answers it. */
async function connect(call: Outgoing, { signal }: Limit) {
  const response = await exchange(call, signal);
  const reader = response.body?.getReader();
  // A fetch that was given may not heed the signal. `once`: Node keeps signals that are listened to.
  signal.addEventListener("abort", () => reader?.cancel().catch(() => {}), { once: true });
  const type = mediaTypeOf(response);
  if (reader && /^text\/event-stream\b/i.test(type)) return reader;
  throw new StreamError(call, `answered ${response.status} with ${type} instead of an event stream`);
}

function readableOf(source: Reader): ReadableStream<StreamEvent> {
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
    // Nothing is asked for before somebody reads.
    { highWaterMark: 0 },
  );
}

/** Not every browser can iterate over a ReadableStream. */
function iterate(stream: ReadableStream<StreamEvent>): Reader {
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
