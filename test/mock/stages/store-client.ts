import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { defined } from "../../defined.ts";

/** The default token. */
export const TOKEN = "kept";

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed text, if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it has asked for
  readonly json: any;
}

export type Send = (method: string, path: string, body?: unknown, token?: string) => Promise<Received>;

/** A mock without a port, or one that listens at `url`. */
export interface Target {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  readonly url?: string;
}

export function toRequest(token: string, method = "GET", body?: unknown): RequestInit {
  const headers = {
    ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
    DashboardUserContextAuth: "mara",
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

const toUrl = ({ url = "http://mock.test" }: Target, path: string) => url + path;

export function sender(target: Target): Send {
  return async (method, path, body, token = TOKEN) => {
    const response = await target.fetch(toUrl(target, path), toRequest(token, method, body));
    const text = await response.text();
    const isJson = /json$/.test(response.headers.get("content-type") ?? "");
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
  };
}

/** The events of a stream. A `for` loop that ends early closes it. */
export async function* readEvents(target: Target, path: string, token = TOKEN): AsyncGenerator<EventSourceMessage> {
  const response = await target.fetch(toUrl(target, path), toRequest(token));
  if (response.status !== 200) throw new Error(`${path} responds ${response.status}: ${await response.text()}`);
  const events = defined(response.body).pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Its type in the DOM has no iterator.
  yield* events as ReadableStream<EventSourceMessage> & AsyncIterable<EventSourceMessage>;
}
