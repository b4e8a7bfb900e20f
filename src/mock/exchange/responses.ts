import type { Problem } from "./problems.ts";

/** A JSON response of a handler. `defineHandlers` checks its status and body against the document. */
export interface JsonResponse<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
}

export interface EmptyResponse {
  readonly status: 204;
}

/** An event stream. It starts when the response is sent. */
export type StreamResponse =
  | { readonly status: 200; readonly events: ServerEvents }
  | { readonly status: 200; readonly live: LiveEvents };

/** Events that are known when the response is sent. The signal is aborted when the client disconnects. */
export type ServerEvents = (signal: AbortSignal) => Iterable<ServerEvent> | AsyncIterable<ServerEvent>;

/**
 * Events that report changes in the sandbox. The iterator yields events and waits, only reads the sandbox, and must expect
 * changes after each. It ends early when the client disconnects or the sandbox is replaced. If it reads many rows, it yields
 * `PAUSE` after each `ROWS_PER_PAUSE`.
 */
export type LiveEvents = () => Iterator<ServerEvent | Wait>;

/** Continues when something changes in the sandbox, or at this time, in milliseconds since the epoch, by its clock. */
interface Wait {
  readonly until: number;
}

export const PAUSE: Wait = { until: 0 };
/** Rows that take about a millisecond. */
export const ROWS_PER_PAUSE = 500;

/** An event of a stream, before its data is serialized. */
export interface ServerEvent {
  /** Not sent if it is missing or the default, `message` (HTML, server-sent events, section 9.2.6). */
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}

/** A response before it is serialized: a body, a problem, events, or bytes. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly problem?: Problem;
  readonly events?: ServerEvents;
  readonly live?: LiveEvents;
  /** Text or bytes that are sent unchanged, such as an example from the document. */
  readonly raw?: { readonly mediaType: string; readonly body: string | Uint8Array };
}

export const ok = <Body>(body: Body): JsonResponse<200, Body> => ({ status: 200, body });
export const created = <Body>(body: Body): JsonResponse<201, Body> => ({ status: 201, body });
export const accepted = <Body>(body: Body): JsonResponse<202, Body> => ({ status: 202, body });
export const noContent = (): EmptyResponse => ({ status: 204 });
export const stream = (events: ServerEvents): StreamResponse => ({ status: 200, events });
export const liveStream = (live: LiveEvents): StreamResponse => ({ status: 200, live });
