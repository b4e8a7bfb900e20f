/** The server under test, and how to test it. */
export interface Target {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The API key. Default: a new key for each session. */
  readonly key?: string | undefined;
  readonly userContextToken?: string | undefined;
  /** The key of another workspace, for which nothing that the suite creates exists. */
  readonly otherKey?: string | undefined;
  /**
   * `examples`: the server responds with the examples of the document, as stock Prism does. `seeded`: the examples exist under
   * each new key, as in our mock. `own`: the server has resources of its own, which the checks find in its listings.
   */
  readonly data: "examples" | "seeded" | "own";
  /** The documented responses to request with `Prefer: code=` and `Prefer: example=`. */
  readonly prefer: "all" | "none";
  /** True if the server stores nothing, and responds to each request with an example. */
  readonly stateless?: boolean;
  /** The number of generated requests for each operation, and their random seed. Default: none. */
  readonly generate?: { readonly count: number; readonly randomSeed: number };
  /** Operations that affect others, and that checks may call all the same. Default: none. */
  readonly allow?: readonly string[];
  /** Milliseconds after which listings and states must show a change. Default: 0. */
  readonly settleMs?: number;
  /** True if checks may create, change and delete resources. */
  readonly writes: boolean;
  /** Milliseconds that a check may wait for responses. */
  readonly timeoutMs: number;
}

/** True if the server responds to each request with an example, which does not depend on the values sent. */
export const sendsExamples = ({ data, stateless = false }: Target): boolean => data === "examples" || stateless;

/** The state of a series of requests with one API key. */
export interface Session {
  readonly target: Target;
  readonly key: string;
  readonly onExchange: ((exchange: Exchange) => void) | undefined;
  /** The items of listings, by operation and path. */
  readonly listings: Map<string, Promise<unknown[]>>;
  /** Identifiers of resources that the session created, by the path of their collection. */
  readonly created: Map<string, string>;
  /** Deletes what the session created; the last entry first. */
  readonly undo: ((session: Session) => Promise<unknown>)[];
  /** The remaining time for responses. */
  readonly time: { leftMs: number };
}

/** A request that is sent, and then again with its response. */
export interface Exchange {
  readonly request: Request;
  readonly body: unknown;
  /** The text that was sent instead of the body. */
  readonly text?: string | undefined;
  /** Undefined without a response. */
  readonly status?: number;
  /** The `X-Request-Id` of the response. */
  readonly requestId: string | null;
  /** True if the operation changes nothing. */
  readonly isRead: boolean;
}

export function createSession(target: Target, onExchange?: Session["onExchange"]): Session {
  const key = target.key ?? `contract-${crypto.randomUUID()}`;
  const time = { leftMs: target.timeoutMs };
  return { target, key, onExchange, listings: new Map(), created: new Map(), undo: [], time };
}

/**
 * Headers that open a new connection for each request to stock Prism. It closes a connection that was idle for 5 seconds,
 * which a busy machine may take between two requests; a POST sent at that moment is lost, and fetch does not retry it.
 */
export const connectionHeaders = ({ data }: Target): Record<string, string> =>
  data === "examples" ? { Connection: "close" } : {};
