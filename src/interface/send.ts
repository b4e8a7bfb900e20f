import { APIError, ConnectionError, PlatformError } from "../client/errors.ts";
import { Platform } from "../client/platform.ts";
import type { Messages } from "./request.ts";
import type { Settings } from "./settings.ts";
import { readViolations, type Violation } from "./violations.ts";

/** A request and the response so far. */
export interface Exchange {
  running: boolean;
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

/** Calls a method of the client once, and reports each step. Never throws. */
export async function send(
  operationId: string,
  args: readonly unknown[],
  settings: Settings,
  { signal, report, fetch = globalThis.fetch }: Sending,
): Promise<Exchange> {
  const started = performance.now();
  const elapsedMs = () => Math.round(performance.now() - started);
  let exchange: Exchange = { running: true, ms: 0, violations: [], messages: {} };
  const update = (changes: Partial<Exchange>) => {
    exchange = { ...exchange, ...changes, ms: elapsedMs() };
    report(exchange);
  };
  try {
    const client = new Platform({
      baseUrl: settings.address,
      apiKey: settings.key,
      userContextToken: settings.userToken,
      // The key is the reader's own.
      allowBrowser: true,
      maxRetries: 0,
      // The reader decides how long to wait for the next event.
      idleTimeoutMs: 0,
      async fetch(request) {
        const response = await fetch(request);
        const { status, statusText, headers } = response;
        update({ response: { status, statusText, headers: [...headers] } });
        return response;
      },
    });
    const options = args.at(-1) as object;
    const call = findMethod(client, operationId)(...args.slice(0, -1), { ...options, signal });
    if ("asResponse" in call) {
      update({ body: await (await call.asResponse()).text() });
    } else {
      for await (const event of call) {
        const number = (exchange.count ?? 0) + 1;
        const events = [...(exchange.events ?? []), { ...event, ms: elapsedMs(), number }];
        update({ events: events.slice(-MAX_EVENTS), count: number, ...joinText(exchange, event) });
      }
    }
  } catch (error) {
    const failure = signal.aborted
      ? { failure: "stopped" as const }
      : describeFailure(error, exchange.response !== undefined);
    update(failure);
  }
  update({ running: false });
  return exchange;
}

function joinText({ texts }: Exchange, { event, data }: Pick<ReceivedEvent, "event" | "data">): Partial<Exchange> {
  const { output_index: index, content } = Object(data) as { output_index: number; content: unknown };
  if (event !== "message.output.delta" || typeof content !== "string") return {};
  return { texts: { ...texts, [index]: (texts?.[index] ?? "") + content } };
}

interface Sending {
  signal: AbortSignal;
  report: (exchange: Exchange) => void;
  fetch?: (request: Request) => Promise<Response>;
}

type Method = (
  ...args: unknown[]
) => { asResponse(): Promise<Response> } | AsyncIterable<Omit<ReceivedEvent, "ms" | "number">>;

/** Each operation is a method named by its operationId. */
function findMethod(client: Platform, operationId: string): Method {
  const find = (node: object, name: string) => (node as Record<string, object>)[name]!;
  return operationId.split(".").reduce(find, client) as Method;
}

/** The fields of the client's options; its errors begin with these names. */
const FIELDS: Record<string, keyof Settings> = { baseUrl: "address", apiKey: "key", userContextToken: "userToken" };

function describeFailure(error: unknown, responded: boolean): Partial<Exchange> {
  if (error instanceof APIError) {
    const { body } = error;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return { body: text, violations: readViolations(body) };
  }
  if (error instanceof ConnectionError && !responded) return { failure: "unreachable" };
  const { message } = error as Error;
  const [, option = "", problem = ""] = /^(\w+) (.*)/s.exec(message) ?? [];
  const field = error instanceof PlatformError ? FIELDS[option] : undefined;
  return field ? { messages: { [field]: [`The value ${problem}`] } } : { failure: { message } };
}
