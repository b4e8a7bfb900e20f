import type { SeedData } from "../../../generated/seed-data.ts";
import type { CustomHandlers } from "../areas/operation-types.ts";
import type { ServerEvents } from "../areas/responses.ts";
import type { RequestSummary } from "../control/recorded-request.ts";

export type { CustomHandlers, RequestSummary, SeedData };

export interface MockOptions {
  /** Determines ids and generated content; 1 unless given. */
  readonly seed?: number | undefined;
  /**
   * What every sandbox starts with instead of the built-in data, in the form that `GET /_mock/seed` returns. `{}` is an
   * empty sandbox. `createMock` throws a `SeedError` if it is not valid.
   */
  readonly seedData?: SeedData | undefined;
  /**
   * How time passes in a sandbox. With `logical`, each request takes a second, so that the same requests get the same
   * responses. With `real`, it passes whether or not there are requests. `logical` unless given.
   */
  readonly clock?: "logical" | "real";
  /**
   * Time at which every sandbox starts, in RFC 3339. Unless given, a logical clock starts at noon UTC on 2 March 2026, and a
   * real one with the sandbox.
   */
  readonly now?: string | undefined;
  /** How many times faster than in reality time passes: always, or on a logical clock while a stream waits; 1 unless given. */
  readonly speed?: number;
  /** Whether requests need credentials; they do unless this is false. */
  readonly auth?: boolean;
  /** Whether responses are checked against the document; they are unless this is false. */
  readonly validateResponses?: boolean;
  /** Ids of operations that are answered with their examples, as Prism does, instead of by a handler. */
  readonly static?: readonly string[] | undefined;
  /** Origins whose pages may call the API; all may unless some are given. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Sandboxes in memory at once; 10,000 unless given. Beyond it the one unused longest is dropped. */
  readonly maxSandboxes?: number;
  /**
   * Megabytes of memory for the journals of all sandboxes, about. Beyond it the largest ones drop their oldest bodies, and
   * then their oldest requests. Default: 50
   */
  readonly maxJournalMb?: number | undefined;
  /** Where sandboxes are kept beyond the life of this mock; nowhere unless given. */
  readonly store?: Store | undefined;
  /** Handlers to call instead of the built-in ones. */
  readonly handlers?: CustomHandlers;
  /** Called after each request to the API with what the journal has of it, except headers and bodies. */
  readonly onRequest?: ((summary: RequestSummary) => void) | undefined;
  /** Called with a line about what no response can say, such as a failed timer; `console.error` unless given. */
  readonly log?: (line: string) => void;
}

/** A mock without handles for its sandboxes, which `testing/create-mock.ts` adds. */
export interface Mock {
  /** Handles one request. Never rejects. */
  request(request: MockRequest): Promise<MockResponse>;
  /** The same in the form of the Fetch standard: give it to clients as their `fetch`. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /**
   * Moves the clock of a key's sandbox forward by so many milliseconds; what falls due on the way happens. Unlike a handle's
   * `clock.advance`, it does so before it returns, if sandboxes are in memory.
   */
  moveClock(key: string, milliseconds: number): Promise<void>;
}

/** What keeps sandboxes beyond the life of a mock. Close the servers that use it first. */
export interface Store {
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/** A request as it was received. */
export interface MockRequest {
  readonly method: string;
  /** Path and query as on the request line (RFC 9112 section 3.2.1). */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: Uint8Array | undefined;
}

/** A response to be sent. */
export interface MockResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Sent one by one instead of a body. */
  readonly events?: ServerEvents;
  /** What an injected fault does to the connection. */
  readonly transportFault?: TransportFault | undefined;
}

export interface TransportFault {
  /** Milliseconds to wait before the response. */
  readonly latency: number;
  /** Whether the connection is closed without a response. */
  readonly drop: boolean;
  /** Number of bytes of the body, or of events, after which the connection is closed. */
  readonly cutAfterBytes: number | null;
  readonly cutAfterEvents: number | null;
}
