import type { ServerEvents } from "./responses.ts";

/** A request that the mock has received. */
export interface MockRequest {
  readonly method: string;
  /** Path and query as on the request line (RFC 9112 section 3.2.1). */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: Uint8Array | undefined;
}

/** A response to send. */
export interface MockResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Sent one by one instead of a body. */
  readonly events?: ServerEvents;
  /** The effect of an injected fault on the connection. */
  readonly transportFault?: TransportFault | undefined;
}

export interface TransportFault {
  /** Milliseconds to wait before the response. */
  readonly latency: number;
  /** True if the connection is closed without a response. */
  readonly drop: boolean;
  /** Number of bytes of the body, or of events, after which the connection is closed. */
  readonly cutAfterBytes: number | null;
  readonly cutAfterEvents: number | null;
  /** Returns the milliseconds to wait before the next event of a stream, besides the first. Missing if there is no wait. */
  readonly eventLatency?: (() => number) | undefined;
}
