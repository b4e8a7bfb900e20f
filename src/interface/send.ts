import { APIError, ConnectionError, PlatformError } from "../client/errors.ts";
import { Platform } from "../client/platform.ts";
import { addEvent, type Exchange, type ReceivedEvent } from "./exchange.ts";
import type { Settings } from "./settings.ts";
import { readViolations } from "./violations.ts";

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
        const { method, url, headers: sent } = request;
        // The form sends no other bodies than JSON.
        const text = await request.clone().text();
        const body = text === "" ? undefined : JSON.parse(text);
        update({ request: { method, url, headers: Object.fromEntries(sent), body } });
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
        update(addEvent(exchange, event, elapsedMs()));
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
