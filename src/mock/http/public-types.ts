import type { SeedData } from "../../../generated/seed-data.ts";
import type { CustomHandlers } from "../areas/operation-types.ts";
import type { RequestSummary } from "../control/journal-entry.ts";
import type { MockRequest, MockResponse } from "../exchange/types.ts";

export interface MockOptions {
  /** Determines ids and generated content. Default: 1. */
  readonly randomSeed?: number | undefined;
  /**
   * Initial data of every sandbox instead of the built-in data, in the form that `GET /_mock/seed` returns. `{}` is an
   * empty sandbox. `createMock` throws a `SeedError` if it is not valid.
   */
  readonly seedData?: SeedData | undefined;
  /**
   * Passage of time in a sandbox. With `logical`, each request takes a second, so the same requests get the same
   * responses. With `real`, time also passes between requests. Default: `logical`.
   */
  readonly clock?: "logical" | "real";
  /**
   * Time at which every sandbox starts, in RFC 3339. By default, a logical clock starts at noon UTC on 2 March 2026, and a
   * real one with the sandbox.
   */
  readonly now?: string | undefined;
  /** Factor by which time passes faster than real time. On a logical clock, it applies only while a stream waits. Default: 1. */
  readonly speed?: number;
  /** If false, requests need no credentials. Default: true. */
  readonly auth?: boolean;
  /** If false, responses are not checked against the document. Default: true. */
  readonly validateResponses?: boolean;
  /** Ids of operations that respond with their examples, as Prism does, instead of calling a handler. */
  readonly static?: readonly string[] | undefined;
  /** Origins whose pages may call the API. Default: all. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Maximum number of sandboxes in memory. Beyond it, the least recently used one is dropped. Default: 10,000. */
  readonly maxSandboxes?: number;
  /**
   * Approximate memory of a sandbox beyond its seed, in megabytes. A request that would exceed it gets a 503 with the code
   * `SANDBOX_FULL`, and has no effect. Default: 64.
   */
  readonly maxSandboxMb?: number | undefined;
  /**
   * Approximate memory of all sandboxes, in megabytes. Beyond it, the least recently used ones are dropped from memory if a
   * store keeps them. Otherwise, a request that needs more gets a 503 with the code `MEMORY_FULL`. Default: 512.
   */
  readonly maxMemoryMb?: number | undefined;
  /** Maximum number of pending replies of a sandbox, of its pending faults, and of its pending turns. Default: 1,000. */
  readonly maxReplies?: number | undefined;
  /**
   * Approximate memory for the journals of all sandboxes, in megabytes. Beyond it, the largest ones drop their oldest
   * bodies, and then their oldest requests. Default: 50.
   */
  readonly maxJournalMb?: number | undefined;
  /**
   * Maximum size of a response of the API except an event stream, in megabytes (characters of JSON). A request for a larger
   * response gets a 503 with the code `RESPONSE_TOO_LARGE`, and has no effect. Default: 32.
   */
  readonly maxResponseMb?: number | undefined;
  /**
   * Maximum number of open streams that wait for events, of all keys. A request for another one gets a 503. Default:
   * 10,000.
   */
  readonly maxStreams?: number | undefined;
  /** Maximum number of these streams for one key. A request for another one gets a 429. Default: 1,000. */
  readonly maxStreamsPerKey?: number | undefined;
  /** Keeps sandboxes beyond the life of this mock. By default, they are lost with it. */
  readonly store?: Store | undefined;
  /** Handlers to call instead of the built-in ones. */
  readonly handlers?: CustomHandlers;
  /** Called after each request to the API with its entry in the journal, without headers and bodies. */
  readonly onRequest?: ((summary: RequestSummary) => void) | undefined;
  /** Logs errors that no response can report, such as a failed timer. Default: `console.error`. */
  readonly log?: (line: string) => void;
}

/** A mock without handles for its sandboxes, which `testing/create-mock.ts` adds. */
export interface Mock {
  /**
   * Handles one request. Never rejects.
   *
   * @example
   * const { status, body } = await mock.request({
   *   method: "GET",
   *   url: "/v1/models",
   *   headers: { authorization: "Bearer key" },
   * });
   */
  request(request: MockRequest): Promise<MockResponse>;
  /**
   * Returns the maximum size of the body of a request, in bytes. A server need not read more, because `request`
   * responds to a larger body with 413.
   *
   * @example
   * mock.maxBodyBytes({ method: "POST", url: "/v1/agents" }); // 10,000,000
   */
  maxBodyBytes(request: Pick<MockRequest, "method" | "url">): number;
  /**
   * Returns false if the headers of a request determine its response, for example if there is no key. A server then does not
   * ask a client that expects `100-continue` for the body (RFC 9110 section 10.1.1).
   *
   * @example
   * mock.needsBody({ method: "POST", url: "/v1/agents", headers: {}, body: undefined }); // false: there is no key
   */
  needsBody(request: MockRequest): boolean;
  /**
   * Handles one request of the Fetch standard: pass this method to clients as their `fetch`.
   *
   * @example
   * const { fetch } = createMock();
   * const client = new Platform({ apiKey: "key", fetch: (request) => fetch(request) });
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /**
   * Moves the clock of a key's sandbox forward by `milliseconds`, and runs the tasks that are due. If sandboxes
   * are in memory, the tasks run before this method returns, unlike with a handle's `clock.advance`.
   */
  moveClock(key: string, milliseconds: number): Promise<void>;
}

/** Keeps sandboxes beyond the life of a mock. Close the servers that use it first. */
export interface Store {
  /**
   * Waits for pending writes.
   *
   * @example
   * const store = await openStore("redis://127.0.0.1:6379", { expire: 86_400_000 });
   * await store.close();
   */
  close(): Promise<void>;
}
