/**
 * Test doubles for the results of methods: what `agents.get`, `agents.list` and `conversations.startStream` of a double
 * return. A separate entry point, so that it adds nothing to a program.
 */
import type { Call, Page, PageCall, ResponseStream } from "./public-types.ts";

/**
 * A call that resolves to `data`, or rejects if it is a promise that rejects.
 *
 * @example
 * const models = { list: () => callOf({ object: "list", data: [] }) };
 */
export function callOf<T>(data: T | PromiseLike<T>, response: Response = new Response()): Call<T> {
  const call = Promise.resolve(data);
  return Object.assign(call, {
    withResponse: async () => ({ data: await call, response }),
    asResponse: async () => {
      await call;
      return response;
    },
  });
}

/**
 * A list of one page. Its body is `body`, which few programs read: without it, the items.
 *
 * @example
 * const agents = { list: () => listOf([{ id: "ag_1", name: "Scout" }]) };
 */
export function listOf<Item, Body>(items: readonly Item[], body?: Body): PageCall<Item, Body> {
  const page: Page<Item, Body> = {
    items,
    total: items.length,
    // A double of a list whose body is not read need not have one.
    body: body ?? (items as Body),
    nextQuery: undefined,
    next: async () => undefined,
  };
  return Object.assign(callOf(page), {
    async *pages() {
      yield page;
    },
    toArray: async ({ limit = Infinity } = {}) => items.filter((_, index) => !(index >= limit)),
    async *[Symbol.asyncIterator]() {
      yield* items;
    },
  });
}

/**
 * A stream of events. Unlike that of the client, it can be read more than once. `finalResponse()` resolves to `body`.
 *
 * @example
 * const stream = streamOf([{ event: "message.output.delta", data: { content: "06:12" } }]);
 * for await (const { data } of stream) console.log(data.content);
 */
export function streamOf<Event, Body>(
  events: readonly Event[],
  response: Response = new Response(),
  body?: Body,
): ResponseStream<Event, Body> {
  async function* iterate() {
    yield* events;
  }
  const toStream = <T>(chunks: readonly T[]) =>
    new ReadableStream<T>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
  const stream: ResponseStream<Event, Body> = {
    [Symbol.asyncIterator]: iterate,
    tee: () => [iterate(), iterate()],
    toObjectStream: () => toStream(events),
    toReadableStream: () =>
      toStream([...events, null].map((event) => new TextEncoder().encode(`${JSON.stringify(event)}\n`))),
    // A double whose response is not read need not have one.
    finalResponse: async () => body as Body,
    withResponse: async () => ({ data: stream, response }),
    async [Symbol.asyncDispose]() {},
  };
  return stream;
}
