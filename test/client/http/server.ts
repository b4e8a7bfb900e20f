import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { Platform, type PlatformOptions } from "../../../src/client/index.ts";
import { defined } from "../../defined.ts";

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Resolves when the response is complete or its connection is closed. */
  closed: Promise<unknown>;
}

/** Responds to one request. */
export type Handler = (response: ServerResponse, request: ReceivedRequest) => unknown;

export interface TestServer {
  url: string;
  requests: ReceivedRequest[];
  close: () => Promise<unknown>;
}

/**
 * Advances the clock of the client and of the server only with the event loop, ten milliseconds a turn. On a busy machine
 * this process may stand still for longer than a timeout under test; none of that time counts.
 */
export function slowClock(): void {
  const toFake = ["setTimeout", "clearTimeout", "performance", "Date"] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, advanceTimeDelta: 10 });
  onTestFinished(() => void vi.useRealTimers());
}

/** Starts a server. Its first request runs the first handler, and so on; the last handler also runs for all later requests. */
export async function startServer(...handlers: Handler[]): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const handler = defined(handlers[Math.min(requests.length, handlers.length - 1)]);
    const { method = "", url = "", headers } = request;
    const closed = once(response, "close");
    const received = { method, url, headers, body: "", closed };
    requests.push(received);
    received.body = await readText(request);
    await handler(response, received);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  onTestFinished(async () => void (await close()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

/**
 * Creates a client of the server, with a backoff of a hundredth of its limit. `delays` are the milliseconds before each retry,
 * from the log.
 */
export function createTestClient(
  server: { url: string },
  options: PlatformOptions = {},
): { client: Platform; delays: number[] } {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.01);
  onTestFinished(() => void random.mockRestore());
  const delays: number[] = [];
  const logger: PlatformOptions["logger"] = {
    warn(message) {
      const [, ms] = message.match(/retry in (\d+) ms$/) ?? [];
      if (ms) delays.push(Number(ms));
    },
  };
  return { client: new Platform({ apiKey: "k", baseUrl: server.url, logger, ...options }), delays };
}

/** Sends a complete response. An object is sent as JSON. */
export function respond(status: number, body: string | object = "", headers: Record<string, string> = {}): Handler {
  return (response) => {
    const isText = typeof body === "string";
    response.writeHead(status, { "Content-Type": isText ? "text/html" : "application/json", ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** Sends a problem document. */
export function respondWithProblem(status: number, headers: Record<string, string> = {}): Handler {
  const problem = { type: "about:blank", title: "Failed", status, detail: "It failed.", code: `CODE_${status}` };
  return respond(status, problem, { "Content-Type": "application/problem+json", ...headers });
}

/** Sends an event stream, each chunk in a packet of its own, and then runs `then`. */
export function streamEvents(chunks: readonly (string | Uint8Array)[], then: Handler = end): Handler {
  return async (response, request) => {
    response.socket?.setNoDelay(true);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    for (const chunk of chunks) if (!(await write(response, chunk))) return;
    await then(response, request);
  };
}

/** Writes a chunk and delays for an iteration of the event loop, so that the client reads it separately. Returns whether it was sent. */
async function write(response: ServerResponse, chunk: string | Uint8Array): Promise<boolean> {
  const written = await new Promise((resolve) => response.write(chunk, (error) => resolve(!error)));
  await new Promise((resolve) => setImmediate(resolve));
  return written === true && !response.destroyed;
}

export const end: Handler = (response) => response.end();

/** Closes the connection. The client still receives what was written before. */
export const closeConnection: Handler = (response) => response.socket?.end();

/** Resets the connection. The client may lose what was written before. */
export const resetConnection: Handler = (response) => response.socket?.resetAndDestroy();

/** Leaves the response unfinished. */
export const stall: Handler = () => {};

/** Starts a JSON response and closes the connection. */
export const truncateJson: Handler = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
  response.write('{"id": "ag_1", "name"', () => response.socket?.end());
};

/** Starts a JSON response and leaves it unfinished. */
export const stallJson: Handler = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"id": "ag_1", "name"');
};

/** Returns the error of a stream, and the events before it. Throws if the stream has none. */
export async function readUntilError<T>(events: AsyncIterable<T>): Promise<{ events: T[]; error: unknown }> {
  const before: T[] = [];
  try {
    for await (const event of events) before.push(event);
  } catch (error) {
    return { events: before, error };
  }
  throw new Error(`The stream ended without an error after ${before.length} events.`);
}

/** Returns the events of a stream that ends with the event `error`, the only end of those that can be resumed. */
export async function collectToError<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const { events, error } = await readUntilError(stream);
  if (!String(error).includes("ended with error")) throw error;
  return events;
}
