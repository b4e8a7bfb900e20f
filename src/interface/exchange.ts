import type { SentRequest } from "./curl.ts";
import type { Messages } from "./request.ts";
import type { Violation } from "./violations.ts";

/** A request and the response so far. */
export interface Exchange {
  running: boolean;
  /** Missing until it is sent. */
  request?: SentRequest;
  /** Missing until there is a response. */
  response?: { status: number; statusText: string; headers: [name: string, value: string][] };
  /** Milliseconds until the last report. */
  ms: number;
  body?: string;
  /** The last events of a stream, and the number of all. Missing if the response is not a stream. */
  events?: ReceivedEvent[];
  count?: number;
  /** What has arrived of the texts of a conversation's messages, by their places in the response. */
  texts?: Record<number, string>;
  violations: Violation[];
  /** The reason why there is no complete response. */
  failure?: "stopped" | "unreachable" | { message: string };
  /** Messages about settings that prevent the request. */
  messages: Messages;
}

export interface ReceivedEvent {
  event: string;
  id?: string;
  data: unknown;
  /** Milliseconds since the request was sent. */
  ms: number;
  /** Position in the stream, from 1. */
  number: number;
}

/** Events that are kept: a stream may go on for hours. */
const MAX_EVENTS = 500;

/** The parts of an exchange that an event changes. */
export function addEvent(
  exchange: Exchange,
  event: Omit<ReceivedEvent, "ms" | "number">,
  ms: number,
): Partial<Exchange> {
  const number = (exchange.count ?? 0) + 1;
  const events = [...(exchange.events ?? []), { ...event, ms, number }];
  return { events: events.slice(-MAX_EVENTS), count: number, ...joinText(exchange, event) };
}

function joinText({ texts }: Exchange, { event, data }: Pick<ReceivedEvent, "event" | "data">): Partial<Exchange> {
  const { output_index: index, content } = Object(data) as { output_index: number; content: unknown };
  if (event !== "message.output.delta" || typeof content !== "string") return {};
  return { texts: { ...texts, [index]: (texts?.[index] ?? "") + content } };
}
