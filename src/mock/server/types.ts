import type { components } from "../../../generated/control/types.ts";
import type { ServerEvent } from "./sse.ts";

export interface MockOptions {
  /** Ids and made-up content follow from it; 1 unless given. */
  readonly seed?: number;
  /** Time at which every world begins, in RFC 3339; noon UTC on 2 March 2026 unless given. */
  readonly now?: string;
  /** How many times faster than real time a world's time goes on while a stream waits; 1 unless given. */
  readonly speed?: number;
  /** Whether requests need credentials; they do unless this is false. */
  readonly auth?: boolean;
  /** Whether answers are checked against the document; they are unless this is false. */
  readonly validateResponses?: boolean;
  /** Where worlds are kept beyond the life of this mock; nowhere unless given. */
  readonly store?: Store;
  /** Called after each request to the API with what the journal says of it. */
  readonly onRequest?: (entry: JournalEntry) => void;
}

export interface Mock {
  /** Answers one request. Never rejects. */
  request(request: MockRequest): Promise<MockAnswer>;
  /** The same in the form of the Fetch standard, to be given to clients as their `fetch`. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** Moves the clock of a key's world on by so many milliseconds; what falls due on the way happens. */
  moveClock(key: string, milliseconds: number): void;
}

/** A file that keeps worlds, as `openStore` opens it. */
export interface Store {
  /** Lets go of the file, so that another mock can open it. */
  close(): void;
}

/** A request, and what was wrong with it. */
export type JournalEntry = components["schemas"]["JournalEntry"];

/** A request as it came. */
export interface MockRequest {
  readonly method: string;
  /** Path and query as on the request line (RFC 9112 section 3.2.1). */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: Uint8Array | undefined;
}

/** An answer to be sent. */
export interface MockAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Sent one by one instead of a body. */
  readonly events?: (signal: AbortSignal) => Iterable<ServerEvent> | AsyncIterable<ServerEvent>;
  /** How the answer is sent badly, because a fault says so. */
  readonly disturbance?: Disturbance | undefined;
}

export interface Disturbance {
  /** Milliseconds to wait first. */
  readonly latency: number;
  /** Whether the connection is closed instead. */
  readonly drop: boolean;
  /** Number of bytes of the body, or of events, after which the connection is closed. */
  readonly cutAfterBytes: number | null;
  readonly cutAfterEvents: number | null;
}
