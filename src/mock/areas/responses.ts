import type { Problem } from "./problems.ts";

/** What a handler returns. `defineHandlers` checks status and body against the document. */
export interface JsonResponse<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
}

export interface EmptyResponse {
  readonly status: 204;
}

/** An event stream. It starts when the response is sent; the signal is aborted when the client disconnects. */
export interface StreamResponse {
  readonly status: 200;
  readonly events: ServerEvents;
}

export type ServerEvents = (signal: AbortSignal) => Iterable<ServerEvent> | AsyncIterable<ServerEvent>;

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
  /** Text or bytes that are sent unchanged, such as an example from the document. */
  readonly raw?: { readonly mediaType: string; readonly body: string | Uint8Array };
}

export const ok = <Body>(body: Body): JsonResponse<200, Body> => ({ status: 200, body });
export const created = <Body>(body: Body): JsonResponse<201, Body> => ({ status: 201, body });
export const accepted = <Body>(body: Body): JsonResponse<202, Body> => ({ status: 202, body });
export const noContent = (): EmptyResponse => ({ status: 204 });
export const stream = (events: ServerEvents): StreamResponse => ({ status: 200, events });
