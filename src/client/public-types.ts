/** The options and results that the methods of all resources share. generated/client.ts imports them from here. */

/** Options of one call. An omitted or undefined option has the value of the client. */
export interface RequestOptions {
  /** Aborts the call or the stream with an AbortError. */
  signal?: AbortSignal | undefined;
  /**
   * Timeout of one attempt in milliseconds, including the body; 0 means no timeout. After it, the attempt fails with a
   * TimeoutError. Streams use idleTimeoutMs instead. In Node.js, `fetch` limits both to 300,000 ms unless you pass a
   * dispatcher: see RECIPES.md.
   */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds without data after which a stream fails with a TimeoutError, or reconnects if it can be resumed; 0 means
   * no timeout.
   */
  idleTimeoutMs?: number | undefined;
  /** Maximum number of retries after the first attempt, and of reconnections of a stream in a row without an event. */
  maxRetries?: number | undefined;
  /** Maximum length of one event, in characters. Beyond it, a stream fails with a StreamError. */
  maxEventLength?: number | undefined;
  /**
   * Maximum number of bytes of a response body, after decompression and by Content-Length. Beyond it, the call fails with a
   * ResponseError. Bodies that you read from `asResponse()`, and streams, have no limit.
   */
  maxBodyBytes?: number | undefined;
  /**
   * Additional headers; null removes a header that would be sent otherwise. With additional headers, a redirect
   * to another origin is not followed.
   */
  headers?: HeaderOptions | undefined;
  /** Token of the user on whose behalf this call operates; only operations of `client.users` send it. */
  userContextToken?: string | undefined;
  /** Additional query parameters, such as those of a preview. They override parameters of the same name. */
  extraQuery?: Record<string, unknown> | undefined;
  /** Additional members of the request body. They override members of the same name. */
  extraBody?: Record<string, unknown> | undefined;
}

export type HeaderOptions =
  | Headers
  | readonly (readonly [string, string])[]
  | Record<string, string | null | undefined>;

/** Optional properties that may also be undefined, for callers who use exactOptionalPropertyTypes. */
export type OrUndefined<T> = { [K in keyof T]: T[K] | (T extends Required<Pick<T, K>> ? never : undefined) };

/** A request that is being sent. Await it for the body of the response; it rejects with a PlatformError. */
export interface Call<T> extends Promise<T> {
  /**
   * Resolves to the body and the response.
   *
   * @example
   * const { data, response } = await client.agents.get("ag_0197c3d0").withResponse();
   */
  withResponse(): Promise<{ data: T; response: Response }>;
  /**
   * Resolves to the response with its body unread. Call it before you await the call. Awaiting the call then rejects: use
   * `withResponse()` to get both.
   *
   * @example
   * const { status, headers } = await client.models.list().asResponse();
   */
  asResponse(): Promise<Response>;
}

/** A list that is being requested. Await it for its first page, or iterate over the items of all pages. */
export interface PageCall<Item, Body> extends Call<Page<Item, Body>>, AsyncIterable<Item> {
  /**
   * Iterates over the pages instead of the items.
   *
   * @example
   * for await (const page of client.agents.list().pages()) console.log(page.items.length, page.total);
   */
  pages(): AsyncIterableIterator<Page<Item, Body>>;
  /**
   * Resolves to the items of all pages, or to the first `limit` items.
   *
   * @example
   * const agents = await client.agents.list().toArray({ limit: 100 });
   */
  toArray(options?: {
    /** Maximum number of items. No further page is requested beyond it. By default, there is no maximum. */
    limit?: number | undefined;
  }): Promise<Item[]>;
}

/** One page of a list. */
export interface Page<Item, Body> {
  readonly items: readonly Item[];
  /** Number of items on all pages; undefined if the response does not contain it. */
  readonly total: number | undefined;
  /** The body of the response. */
  readonly body: Body;
  /**
   * The options for the next page, as plain JSON: the query parameters of this one, with the place of the next one. Undefined on
   * the last page. With the same ids and body, `list` continues from there, also in another process.
   *
   * @example
   * const page = await client.agents.list({ page_size: 50 });
   * const saved = JSON.stringify(page.nextQuery ?? null);
   * const next = JSON.parse(saved);
   * if (next) for await (const agent of client.agents.list(next)) console.log(agent.id);
   */
  readonly nextQuery: object | undefined;
  /**
   * Requests the next page. Resolves to undefined after the last page.
   *
   * @example
   * const first = await client.agents.list({ page_size: 50 });
   * const second = await first.next();
   */
  next(): Promise<Page<Item, Body> | undefined>;
}

/**
 * A stream of events, which can be read once. The request is sent when you start to read, and aborted when you stop before
 * the stream ends. A stream that ends early fails with a StreamError or a ConnectionError, unless it can be resumed. If its last
 * event reports a failure, the stream returns this event and then throws: for `conversation.response.error` the APIError of
 * the class for its `code`, and for `error` a StreamError. Events of unknown kinds are returned, too.
 */
export interface EventStream<Event> extends AsyncIterable<Event> {
  /**
   * Sends the request. Resolves to this stream and the response when the stream has started. Call it before you read.
   *
   * @example
   * const stream = client.conversations.startStream({ inputs: "When is low water?", model: "aurora-small" });
   * const { response } = await stream.withResponse();
   * for await (const event of stream) console.log(response.status, event.event);
   */
  withResponse(): Promise<{ data: EventStream<Event>; response: Response }>;
  /**
   * Returns the events as bytes, one line of JSON for each, for the body of a response. `fromReadableStream` reads them. The
   * request is sent when the stream is first read. Canceling the stream aborts the request. If the stream fails, this one fails
   * with the same error, after the last event.
   *
   * @example
   * const stream = client.conversations.startStream({ inputs: "When is low water?", model: "aurora-small" });
   * const response = new Response(stream.toReadableStream());
   */
  toReadableStream(): ReadableStream<Uint8Array>;
  /**
   * Returns the events as a stream of objects. Otherwise, it is like `toReadableStream`.
   *
   * @example
   * const events = client.conversations.startStream({ inputs: "When is low water?", model: "aurora-small" });
   * await events.toObjectStream().pipeTo(new WritableStream({ write: ({ event }) => console.log(event) }));
   */
  toObjectStream(): ReadableStream<Event>;
  /**
   * Returns two iterables over the same events, which can be read at different speeds.
   *
   * @example
   * const stream = client.conversations.startStream({ inputs: "When is low water?", model: "aurora-small" });
   * const [shown, logged] = stream.tee();
   */
  tee(): [AsyncIterable<Event>, AsyncIterable<Event>];
  /**
   * Aborts the request; `await using` calls it at the end of the block. The stream can't be read afterward.
   *
   * @example
   * await using stream = client.conversations.startStream({ inputs: "When is low water?", model: "aurora-small" });
   * for await (const event of stream) if (event.event === "message.output.delta") console.log(event.data.content);
   */
  [Symbol.asyncDispose](): Promise<void>;
}

/** A stream whose events are the parts of one response. */
export interface ResponseStream<Event, Body> extends EventStream<Event> {
  /**
   * Resolves to the response of the same call without `stream`, built from the events; the README lists the fields that no
   * event has. It reads the stream to its end. If the program itself reads the stream, it resolves after the last event. It
   * rejects if the stream fails, or is left or aborted before that.
   *
   * @throws APIError of the class for `code` if the last event is `conversation.response.error`.
   * @example
   * const stream = client.conversations.startStream({ inputs: "When is low water?", model: "aurora-small" });
   * for await (const event of stream) if (event.event === "message.output.delta") console.log(event.data.content);
   * const { conversation_id, usage } = await stream.finalResponse();
   */
  finalResponse(): Promise<Body>;
  /**
   * As in EventStream.
   *
   * @example
   * const { data: stream, response } = await client.conversations.startStream({ inputs: "Hello" }).withResponse();
   * console.log(response.status, await stream.finalResponse());
   */
  withResponse(): Promise<{ data: ResponseStream<Event, Body>; response: Response }>;
}

declare global {
  // For compilers without the library "esnext.disposable", which declares the same.
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}
