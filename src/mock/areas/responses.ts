import type { ServerEvent } from "../server/sse.ts";

/** What a handler answers with; `area` ties status and body to the document. */
export interface JsonAnswer<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
}

export interface EmptyAnswer {
  readonly status: 204;
}

/** An event stream. It begins when the answer is sent; the signal is aborted when the client has gone. */
export interface StreamAnswer {
  readonly status: 200;
  readonly events: (signal: AbortSignal) => Iterable<ServerEvent> | AsyncIterable<ServerEvent>;
}

export const ok = <Body>(body: Body): JsonAnswer<200, Body> => ({ status: 200, body });
export const created = <Body>(body: Body): JsonAnswer<201, Body> => ({ status: 201, body });
export const accepted = <Body>(body: Body): JsonAnswer<202, Body> => ({ status: 202, body });
export const noContent = (): EmptyAnswer => ({ status: 204 });
export const stream = (events: StreamAnswer["events"]): StreamAnswer => ({ status: 200, events });
