/** The methods of a stream, for the events of one request and for those of a run of functions. */
import type { PlatformError } from "./errors.ts";
import type { ResponseStream } from "./public-types.ts";
import { iterate } from "./readable-stream.ts";

/** Like Promise.withResolvers, which is newer than ES2022. */
export function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((...functions) => {
    [resolve, reject] = functions;
  });
  return { promise, resolve, reject };
}

/** Reads the events of a stream one by one. */
export interface EventReader<Event, Body> extends AsyncIterableIterator<Event> {
  return(): Promise<IteratorResult<Event>>;
  /** Connects on the first call. Resolves to the first response. */
  connect(): Promise<Response>;
  /** Resolves, when the last event has been read, to a function that builds the response. */
  readonly complete: Promise<() => Body | Promise<Body>>;
}

/**
 * Creates a stream that can be read once. The class of its errors is passed in, because each entry point of the package has
 * a copy of this module, but there is one class.
 */
export function createStream<Event, Body>(
  open: () => EventReader<Event, Body>,
  Failure: typeof PlatformError,
): ResponseStream<Event, Body> {
  let reader: EventReader<Event, Body> | undefined;
  let started = false;
  const start = (reads: boolean) => {
    if (started) throw new Failure("A stream is read once, also by finalResponse(); see tee().");
    started = reads;
    reader ??= open();
    return reader;
  };
  const stream = {
    [Symbol.asyncIterator]: () => start(true),
    withResponse: async () => ({ data: stream, response: await start(false).connect() }),
    toObjectStream: () => createReadableStream(start(true), (event) => event),
    toReadableStream() {
      const encode = (event: Event | null) => new TextEncoder().encode(`${JSON.stringify(event)}\n`);
      // Some servers and proxies end a response properly that has failed. `null` is the last line of a complete one.
      return createReadableStream(start(true), encode, encode(null));
    },
    async finalResponse() {
      if (!started) for await (const _ of start(true));
      return (await (reader ?? start(true)).complete)();
    },
    tee() {
      const source = start(true);
      // Results instead of events, because the error of a stream discards what a slower branch has not read.
      const next = async () => {
        const value = source.next();
        value.catch(() => {});
        return { done: false, value };
      };
      return createReadableStream({ ...source, next }, (result) => result)
        .tee()
        .map((branch) => {
          const results = iterate(branch);
          return { ...results, next: async () => (await results.next()).value ?? { done: true, value: undefined } };
        }) as [AsyncIterableIterator<Event>, AsyncIterableIterator<Event>];
    },
    async [Symbol.asyncDispose]() {
      started = true;
      await reader?.return();
    },
  };
  return stream;
}

function createReadableStream<Event, T>(
  source: { next(): Promise<IteratorResult<Event>>; return(): Promise<unknown> },
  convert: (event: Event) => T,
  last?: T,
): ReadableStream<T> {
  return new ReadableStream<T>(
    {
      async pull(controller) {
        const { done, value } = await source.next();
        if (!done) return controller.enqueue(convert(value));
        if (last) controller.enqueue(last);
        controller.close();
      },
      async cancel() {
        await source.return();
      },
    },
    // The request is sent by the first read, not before.
    { highWaterMark: 0 },
  );
}
