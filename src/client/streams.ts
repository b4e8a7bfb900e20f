import type { EventStream } from "../../generated/client.ts";
import { PlatformError, StreamError, TimeoutError } from "./errors.ts";
import { eventParser, type Progress, type StreamEvent } from "./events.ts";
import { backoffMs } from "./retry.ts";
import {
  type Context,
  delayAfter,
  exchange,
  infoOf,
  type Limit,
  limitOf,
  type Outgoing,
  sleep,
  translate,
} from "./transport.ts";

/** The events of a call, to be read once. */
export function openStream(context: Context, arrange: () => Outgoing): EventStream<StreamEvent> {
  let taken = false;
  const take = () => {
    if (taken) throw new PlatformError("This stream was read already. Make the call again, or split it with tee().");
    taken = true;
    return read(context, arrange());
  };
  const toReadableStream = () => readableOf(take());
  return {
    [Symbol.asyncIterator]: take,
    toReadableStream,
    tee() {
      const [left, right] = toReadableStream().tee();
      return [iterate(left), iterate(right)];
    },
  };
}

/**
 * Hands out events one by one. Written by hand, because an async generator costs more per event than the parser does, and
 * because its `return` would wait for the server's next word before it ends the request.
 */
function read(context: Context, call: Outgoing): AsyncIterableIterator<StreamEvent> {
  const leave = new AbortController();
  const { signal } = call.options;
  const either = signal ? AbortSignal.any([signal, leave.signal]) : leave.signal;
  const source = batches(context, { ...call, options: { ...call.options, signal: either } });
  let batch: StreamEvent[] = [];
  let position = 0;
  /** Settles after a call that waits for the server. Further calls, made without waiting for it, take their turn. */
  let pending: Promise<unknown> | undefined;
  const next = (): Promise<IteratorResult<StreamEvent>> => {
    if (pending) return pending.then(next);
    const left = position < batch.length;
    if (left && !either.aborted) return Promise.resolve({ done: false, value: batch[position++] as StreamEvent });
    batch = [];
    const pulled = (left ? source.throw(either.reason) : source.next()).then(
      ({ done, value }) => {
        pending = undefined;
        if (done) return { done, value };
        batch = value;
        position = 1;
        return { done: false, value: batch[0] as StreamEvent };
      },
      (error) => {
        pending = undefined;
        if (leave.signal.aborted) return { done: true as const, value: undefined };
        throw error;
      },
    );
    pending = pulled.catch(() => {});
    return pulled;
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
async function* batches(context: Context, first: Outgoing): AsyncGenerator<StreamEvent[], undefined> {
  const info = infoOf(context, first);
  const { spec, options } = first;
  const { maxRetries = context.maxRetries, idleTimeoutMs = context.idleTimeoutMs } = options;
  const progress: Progress = { count: 0, lastId: undefined, retryMs: undefined, ended: false };
  /** Waits, and failed attempts among them, since the last event. */
  let waits = 0;
  let failures = 0;
  for (;;) {
    const before = progress.count;
    const limit = limitOf(options.signal, idleTimeoutMs);
    let opened = false;
    let failure: unknown;
    try {
      const reader = await connect(context, resumed(first, progress.lastId), limit);
      opened = true;
      const parse = eventParser(info, progress, spec.ends);
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
      failure = translate(error, info, limit);
    } finally {
      limit.clear();
      limit.abort();
    }
    if (progress.count > before) waits = failures = 0;
    const quiet = opened && (!failure || failure instanceof TimeoutError);
    failure ??= new StreamError(info, `ended before ${spec.ends.join(" or ")}`);
    // Without an id, the stream would begin from its start again.
    const resumable = spec.resumable && (progress.count === 0 || progress.lastId !== undefined);
    if (opened && !resumable) throw failure;
    // Nothing may happen for a long time, and the server may close a quiet stream: neither counts as a failed attempt.
    const delay =
      quiet && maxRetries > 0 ? backoffMs(waits, context.random) : delayAfter(failure, context, first, failures++);
    if (delay === undefined) throw failure;
    const asked = progress.retryMs ?? delay;
    const pause = waits++ ? Math.max(delay, asked) : asked;
    context.log(`${spec.id}: ${(failure as Error).name}, connecting again in ${Math.round(pause)} ms`);
    await sleep(pause, options.signal, info);
  }
}

/** The call that goes on after an event. The id says where, so a place given by the caller must not. */
function resumed(call: Outgoing, lastId: string | undefined): Outgoing {
  if (lastId === undefined) return call;
  const { start_seq: _, last_event_id: __, ...query } = call.query;
  return {
    ...call,
    query,
    options: { ...call.options, headers: { ...call.options.headers, "Last-Event-ID": lastId } },
  };
}

/** One request, and the reader of the stream that answers it. */
async function connect(context: Context, call: Outgoing, limit: Limit) {
  const response = await exchange(context, call, limit.signal);
  const reader = response.body?.getReader();
  // A fetch that was given may not heed the signal. `once`: Node keeps signals that are listened to.
  limit.signal.addEventListener("abort", () => reader?.cancel().catch(() => {}), { once: true });
  const type = response.headers.get("content-type") ?? "no media type";
  if (reader && /^text\/event-stream\b/i.test(type)) return reader;
  const what = `answered ${response.status} with ${type} instead of an event stream`;
  throw new StreamError(infoOf(context, call), what);
}

function readableOf(source: AsyncIterableIterator<StreamEvent>): ReadableStream<StreamEvent> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await source.return?.();
      },
    },
    // Nothing is asked for before somebody reads.
    { highWaterMark: 0 },
  );
}

/** Not every browser can iterate over a ReadableStream. */
async function* iterate(stream: ReadableStream<StreamEvent>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.cancel().catch(() => {});
  }
}
